import Templates
import Testing

/// What `if` takes.
@Suite struct ConditionTests {
    @Test(arguments: [
        Example("{% if yes %}a{% endif %}", gives: "a"),
        Example("{% if no %}a{% endif %}", gives: ""),
        Example("{% if yes %}a{% else %}b{% endif %}", gives: "a"),
        Example("{% if no %}a{% else %}b{% endif %}", gives: "b"),
        Example("{% if no %}a{% elif yes %}b{% else %}c{% endif %}", gives: "b"),
        Example("{% if no %}a{% elif no %}b{% else %}c{% endif %}", gives: "c"),
        Example("{% if no %}a{% elif no %}b{% endif %}", gives: ""),
        Example("{% if no %}a{% elif yes %}b{% elif yes %}c{% endif %}", gives: "b"),
        Example("{% if yes %}{% if no %}a{% else %}b{% endif %}{% endif %}", gives: "b"),
        Example("{% ifnot yes %}a{% else %}b{% endif %}", gives: "b"),
        Example("{% ifnot no %}a{% endif %}", gives: "a"),
        Example("{% ifnot missing %}a{% endif %}", gives: "a"),
    ])
    func ofSeveralBranchesTheFirstThatHoldsIsTaken(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% if name %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if empty %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if number %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if zero %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if negative %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if half %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if yes %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if no %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if letters %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if nothing %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if table %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if missing %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if person.name %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if person.missing %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 'x' %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if '' %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 1 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 0 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 0.5 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if -0.5 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if true %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if false %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 1...3 %}yes{% else %}no{% endif %}", gives: "yes"),
    ])
    func whatIsEmptyZeroOrMissingDoesNotHold(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% if yes and no %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if yes or no %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if no or yes and yes %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if yes or yes and no %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if no and yes or yes %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if not no %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if not yes %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if not not yes %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if not no and yes %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if not no or no %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if not (yes and no) %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if (no or yes) and yes %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if (yes or no) and no %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if ((yes)) %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if not (no) and yes %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number > 2 and number < 4 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if not 'a' in letters %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if not number == 4 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if name == 'Kyle' and (not missing or no) %}yes{% else %}no{% endif %}", gives: "yes"),
    ])
    func operatorsBindByTheirPrecedence(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% if name == 'Kyle' %}yes{% else %}no{% endif %}", gives: "yes"),
        Example(#"{% if name == "Ky" %}yes{% else %}no{% endif %}"#, gives: "no"),
        Example("{% if name != 'Kyle' %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if name != 'Ann' %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number == 3 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number == 3.0 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number != 3 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 2 == 2.0 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if yes == true %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if yes == no %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if no == false %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if yes == 1 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if '2' == 2 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if missing == other %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if missing == '' %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if missing != 'a' %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if letters == letters %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if half < 1 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number > 2 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number > 3 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if number >= 3 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number < 3 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if number <= 3 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if number <= 2 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if -1 < 0 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 1.5 >= 1 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 'a' < 'b' %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if number > 'a' %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if missing < 1 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if yes > no %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if number > 2 == yes %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if name|lowercase == 'kyle' %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if name|default:'x y' == 'Kyle' %}yes{% else %}no{% endif %}", gives: "yes"),
    ])
    func valuesAreComparedByKind(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% if 'a' in letters %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 'z' in letters %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 2 in numbers %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 5 in numbers %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 2.0 in numbers %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 'yl' in name %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 'x' in name %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 2 in 1...3 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if 4 in 1...3 %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if number in 1...3 %}yes{% else %}no{% endif %}", gives: "yes"),
        Example("{% if name in missing %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 'a' in table %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if missing in letters %}yes{% else %}no{% endif %}", gives: "no"),
        Example("{% if 1 in 1...3 and 5 in 1...3 %}yes{% else %}no{% endif %}", gives: "no"),
    ])
    func inLooksIntoListsTextsAndRanges(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% if %}a{% endif %}", fails: "'if' expression error: end"),
        Example("{% if not %}a{% endif %}", fails: "'if' expression error: end"),
        Example("{% if and yes %}a{% endif %}", fails: "'if' expression error: infix operator 'and' doesn't have a left hand side"),
        Example("{% if yes and %}a{% endif %}", fails: "'if' expression error: end"),
        Example("{% if yes no %}a{% endif %}", fails: "'if' expression error: dangling token"),
        Example("{% if (yes %}a{% endif %}", fails: "'if' expression error: missing closing bracket"),
        Example("{% if yes) %}a{% endif %}", fails: "'if' expression error: missing opening bracket"),
        Example("{% if () %}a{% endif %}", fails: "'if' expression error: end"),
        Example("{% if == %}a{% endif %}", fails: "'if' expression error: infix operator '==' doesn't have a left hand side"),
        Example("{% if in letters %}a{% endif %}", fails: "'if' expression error: infix operator 'in' doesn't have a left hand side"),
        Example("{% if yes not no %}a{% endif %}", fails: "'if' expression error: prefix operator 'not' was called with a left hand side"),
        Example("{% if yes ( no ) %}a{% endif %}", fails: "'if' expression error: dangling token"),
        Example("{% if (yes) (no) %}a{% endif %}", fails: "'if' expression error: dangling token"),
        Example("{% if name == 'a' + 'b' %}a{% endif %}", fails: "'if' expression error: dangling token"),
        Example("{% if name|nonsense %}a{% endif %}", fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
        Example("{% if (yes)and no %}a{% endif %}", fails: "'if' expression error: missing closing bracket"),
        Example("{% ifnot %}{% endif %}", fails: "'ifnot' statements should use the following syntax 'ifnot condition'."),
        Example("{% ifnot yes no %}{% endif %}", fails: "'ifnot' statements should use the following syntax 'ifnot condition'."),
        Example("{% if yes %}a", fails: "`endif` was not found."),
        Example("{% if yes %}a{% else %}b", fails: "`endif` was not found."),
        Example("{% if yes %}a{% else x %}{% endif %}", fails: "`endif` was not found."),
        Example("{% if yes %}a{% endif x %}", fails: "`endif` was not found."),
        Example("{% if yes %}a{% elif %}b{% endif %}", fails: "'if' expression error: end"),
        Example("{% if yes %}a{% else %}b{% else %}c{% endif %}", fails: "Unknown template tag 'else'"),
        Example("{% if yes %}a{% else %}b{% elif no %}c{% endif %}", fails: "Unknown template tag 'elif'"),
        Example("{% ifnot no %}a{% elif yes %}b{% endif %}", fails: "Unknown template tag 'elif'"),
    ])
    func aConditionThatIsNotWellFormedIsRefused(_ example: Example) {
        example.check()
    }
}
