import Templates
import Testing

/// What `for` goes through, and how loops are left.
@Suite struct LoopTests {
    @Test(arguments: [
        Example("{% for x in letters %}{{ x }}{% endfor %}", gives: "abc"),
        Example("{% for x in numbers %}{{ x }},{% endfor %}", gives: "1,2,3,"),
        Example("{% for p in people %}{{ p.name }} {% endfor %}", gives: "Ann Bob Cy "),
        Example("{% for x in person.pets %}{{ x }}{% endfor %}", gives: "RexTom"),
        Example("{% for list in nested %}{% for x in list %}{{ x }}{% endfor %};{% endfor %}", gives: "12;3;"),
        Example("{% for x in letters|join:',' %}{{ x }}{% endfor %}", gives: ""),
        Example("{% for x in name %}{{ x }}{% empty %}none{% endfor %}", gives: "none"),
        Example("{% for x in number %}{{ x }}{% empty %}none{% endfor %}", gives: "none"),
        Example("{% for _ in letters %}x{% endfor %}", gives: "xxx"),
        Example("{% for x in missing|default:letters %}{{ x }}{% endfor %}", gives: "abc"),
        Example("{% for x in missing | default: a, b , letters %}{{ x }}{% endfor %}", gives: "abc"),
        Example("{% for in in letters %}{{ in }}{% endfor %}", gives: "abc"),
    ])
    func aLoopRendersItsBodyForEachValue(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for x in nothing %}{{ x }}{% empty %}none{% endfor %}", gives: "none"),
        Example("{% for x in missing %}{{ x }}{% empty %}none{% endfor %}", gives: "none"),
        Example("{% for x in letters %}{{ x }}{% empty %}none{% endfor %}", gives: "abc"),
        Example("{% for x in nothing %}{{ x }}{% endfor %}", gives: ""),
        Example("{% for x in true %}{{ x }}{% empty %}none{% endfor %}", gives: "none"),
    ])
    func emptyIsRenderedWhereThereIsNothing(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for key, value in table %}{{ key }}={{ value }};{% endfor %}", gives: "a=1;b=2;"),
        Example("{% for key,value in table %}{{ key }}{{ value }}{% endfor %}", gives: "a1b2"),
        Example("{% for key in table %}{{ key }}{% endfor %}", gives: "ab"),
        Example("{% for key , value in table %}{{ value }}{% endfor %}", gives: "12"),
        Example("{% for key, _ in table %}{{ key }}{% endfor %}", gives: "ab"),
        Example("{% for _, value in table %}{{ value }}{% endfor %}", gives: "12"),
    ])
    func tablesAreGoneThroughByTheirKeys(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for i in 1...3 %}{{ i }}{% endfor %}", gives: "123"),
        Example("{% for i in 3...1 %}{{ i }}{% endfor %}", gives: "321"),
        Example("{% for i in 1...letters.count %}{{ i }}{% endfor %}", gives: "123"),
        Example("{% for i in number...1 %}{{ i }}{% endfor %}", gives: "321"),
        Example("{% for i in -1...1 %}{{ i }}{% endfor %}", gives: "-101"),
        Example("{% for i in 1|default:2...2 %}{{ i }}{% endfor %}", gives: "12"),
    ])
    func rangesGoUpAndDown(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for x in letters where x != 'b' %}{{ x }}{% endfor %}", gives: "ac"),
        Example("{% for p in people where p.age >= 18 %}{{ p.name }}{% endfor %}", gives: "AnnCy"),
        Example("{% for p in people where p.age > 18 and p.name != 'Cy' %}{{ p.name }}{% endfor %}", gives: "Ann"),
        Example("{% for x in letters where x == 'z' %}{{ x }}{% empty %}none{% endfor %}", gives: "none"),
        Example("{% for x in letters where x != 'b' %}{{ forloop.counter }}/{{ forloop.length }} {% endfor %}", gives: "1/2 2/2 "),
        Example("{% for key, value in table where value > 1 %}{{ key }}{% endfor %}", gives: "b"),
        Example("{% for i in 1...3 where i > 1 %}{{ i }}{{ forloop.first }}{% endfor %}", gives: "2true3false"),
    ])
    func whereLeavesValuesOut(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for x in letters %}{{ forloop.counter }}{% endfor %}", gives: "123"),
        Example("{% for x in letters %}{{ forloop.counter0 }}{% endfor %}", gives: "012"),
        Example("{% for x in letters %}{{ forloop.first }} {% endfor %}", gives: "true false false "),
        Example("{% for x in letters %}{{ forloop.last }} {% endfor %}", gives: "false false true "),
        Example("{% for x in letters %}{{ forloop.length }}{% endfor %}", gives: "333"),
        Example("{% for x in letters %}{{ x }}{% if not forloop.last %}, {% endif %}{% endfor %}", gives: "a, b, c"),
        Example(
            "{% for x in letters %}{% for y in numbers %}{{ forloop.counter }}{% endfor %}{{ forloop.counter }};{% endfor %}",
            gives: "1231;1232;1233;"),
        Example("{{ forloop.counter }}", gives: ""),
    ])
    func forloopTellsWhereALoopIs(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for x in letters %}{{ x }}{% break %}{% endfor %}!", gives: "a!"),
        Example("{% for x in letters %}{% if x == 'b' %}{% break %}{% endif %}{{ x }}{% endfor %}!", gives: "a!"),
        Example("{% for x in letters %}<{% if forloop.first %}{{ x }}{% break %}>{% endif %}>{% endfor %}!", gives: "<a!"),
        Example("{% for x in letters %}{% for y in numbers %}{{ y }}{% break %}{% endfor %}{{ x }}{% endfor %}", gives: "1a1b1c"),
        Example("{% for x in letters %}{% for y in numbers %}{{ y }}{% endfor %}{% break %}{{ x }}{% endfor %}", gives: "123"),
    ])
    func breakEndsALoop(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for x in letters %}{{ x }}{% continue %}!{% endfor %}", gives: "abc"),
        Example("{% for x in letters %}{% if x == 'b' %}{% continue %}{% endif %}{{ x }}{% endfor %}", gives: "ac"),
        Example("{% for x in letters %}{% if forloop.last %}<{% continue %}>{% endif %}{{ x }}{% endfor %}!", gives: "ab<!"),
        Example("{% for x in letters %}{% for y in numbers %}{% continue %}{{ y }}{% endfor %}{{ x }}{% endfor %}", gives: "abc"),
    ])
    func continueGoesOnWithTheNextValue(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example(
            "{% outer: for x in letters %}{% for y in numbers %}{{ x }}{{ y }}{% break outer %}{% endfor %}{% endfor %}!", gives: "a1!"),
        Example(
            "{% outer: for x in letters %}{% for y in numbers %}{{ x }}{{ y }}{% continue outer %}{% endfor %}-{% endfor %}!",
            gives: "a1b1c1!"),
        Example(
            "{% outer: for x in letters %}{% for y in numbers %}{{ forloop.outer.counter }}{{ forloop.counter }} {% endfor %}{% endfor %}",
            gives: "11 12 13 21 22 23 31 32 33 "),
        Example(
            "{% a: for x in 1...2 %}{% b: for y in 1...2 %}{% for z in 1...2 %}{{ forloop.a.counter }}{{ forloop.b.counter }}{{ forloop.counter }} {% endfor %}{% endfor %}{% endfor %}",
            gives: "111 112 121 122 211 212 221 222 "),
        Example("{% outer: for x in letters %}{{ forloop.label }}{% break %}{% endfor %}", gives: "outer"),
        Example("{% outer : for x in letters %}{{ x }}{% endfor %}", gives: "abc"),
    ])
    func labelsNameOuterLoops(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for x in letters %}{% filter uppercase %}{{ x }}{% break %}y{% endfilter %}{% endfor %}", gives: "A"),
        Example("{% for x in letters %}{% block b %}{{ x }}{% break %}{% endblock %}{% endfor %}!", gives: "a!"),
        Example(
            "{% for x in letters %}{% include 'greeting' %}{% break %}{% endfor %}",
            fails: "Template named `greeting` does not exist in an empty list of templates"),
    ])
    func aJumpLeavesEverythingInTheLoop(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for name in letters %}{{ name }}{% endfor %}{{ name }}", gives: "abcKyle"),
        Example("{% for x in letters %}{{ x }}{% endfor %}{{ x }}", gives: "abc"),
    ])
    func aLoopKeepsItsVariablesToItself(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% for %}{% endfor %}", fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example("{% for x %}{% endfor %}", fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example("{% for x in %}{% endfor %}", fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example("{% for x letters %}{% endfor %}", fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example(
            "{% for x y in letters %}{% endfor %}", fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example(
            "{% for x in letters where %}{% endfor %}",
            fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example(
            "{% for x in letters if x %}{% endfor %}",
            fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example(
            "{% for x in (letters) %}{% endfor %}", fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example(
            "{% for x in 1 ... 3 %}{% endfor %}", fails: "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."),
        Example("{% for x in letters %}a", fails: "`endfor` was not found."),
        Example("{% for x in letters %}{% end %}", fails: "Unknown template tag 'end'"),
        Example("{% for x in letters|nonsense %}{% endfor %}", fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
        Example(
            "{% for x in letters where x|nonsense %}{% endfor %}", fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
        Example("{% for a,b,c in table %}{% endfor %}", fails: #"Tuple '(key: "a", value: 1)' has less values than loop variables"#),
        Example("{% for x in 1... %}{% endfor %}", fails: "Variable tags must include at least 1 argument"),
        Example("{% for x in ...3 %}{% endfor %}", fails: "Variable tags must include at least 1 argument"),
        Example("{% for x in name...3 %}{% endfor %}", fails: "'from' value is not an Integer (Kyle)"),
        Example("{% for x in 1..3 %}{% endfor %}", fails: "Unexpected '.' in variable '1..3'"),
        Example("{% break %}", fails: "'break' can be used only inside loop body"),
        Example("{% continue %}", fails: "'continue' can be used only inside loop body"),
        Example("{% for x in letters %}{% endfor %}{% break %}", fails: "'break' can be used only inside loop body"),
        Example("{% for x in letters %}{% break a b %}{% endfor %}", fails: "'break a b' can accept only one parameter"),
        Example("{% outer: for x in letters %}{% break inner %}{% endfor %}", fails: "No loop labeled 'inner' is currently running"),
        Example("{% outer: for x in letters %}{% continue inner %}{% endfor %}", fails: "No loop labeled 'inner' is currently running"),
        Example("{% outer: if yes %}{% endif %}", fails: "Unknown template tag 'outer:if'"),
    ])
    func aLoopThatIsNotWellFormedIsRefused(_ example: Example) {
        example.check()
    }
}
