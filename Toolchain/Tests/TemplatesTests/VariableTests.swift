import Templates
import Testing

/// What `{{ … }}` finds under names.
@Suite struct VariableTests {
    @Test(arguments: [
        Example("{{ name }}", gives: "Kyle"),
        Example("{{name}}", gives: "Kyle"),
        Example("{{ number }}", gives: "3"),
        Example("{{ half }}", gives: "0.5"),
        Example("{{ yes }}", gives: "true"),
        Example("{{ missing }}", gives: ""),
        Example("{{ empty }}", gives: ""),
        Example("{{ name }} is {{ number }}", gives: "Kyle is 3"),
        Example("{{\n  name\n}}", gives: "Kyle"),
        Example("{{ letters }}", gives: #"["a", "b", "c"]"#),
        Example("{{ nested }}", gives: "[[1, 2], [3]]"),
        Example("{{ mixed }}", gives: #"["One", 2, true, 10.5]"#),
        Example("{{ table }}", gives: #"["a": 1, "b": 2]"#),
        Example("{{ nothing }}", gives: "[]"),
        Example("{{ person.address }}", gives: #"["city": "Oslo"]"#),
    ])
    func aNameStandsForItsValue(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ person.name }}", gives: "Katie"),
        Example("{{ person.address.city }}", gives: "Oslo"),
        Example("{{ person.missing }}", gives: ""),
        Example("{{ person.missing.city }}", gives: ""),
        Example("{{ name.missing }}", gives: ""),
        Example("{{ number.anything }}", gives: ""),
        Example("{{ people.1.name }}", gives: "Bob"),
        Example("{{ person.pets.0 }}", gives: "Rex"),
        Example("{{ table.a }}", gives: "1"),
    ])
    func aDotLooksIntoAValue(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ letters.0 }}", gives: "a"),
        Example("{{ letters.2 }}", gives: "c"),
        Example("{{ letters.3 }}", gives: ""),
        Example("{{ letters.-1 }}", gives: ""),
        Example("{{ letters.first }}", gives: "a"),
        Example("{{ letters.last }}", gives: "c"),
        Example("{{ letters.count }}", gives: "3"),
        Example("{{ nothing.first }}", gives: ""),
        Example("{{ nothing.last }}", gives: ""),
        Example("{{ nothing.count }}", gives: "0"),
        Example("{{ nested.0.1 }}", gives: "2"),
        Example("{{ letters.x }}", gives: ""),
    ])
    func listsHavePlacesAndEnds(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ name.first }}", gives: "K"),
        Example("{{ name.last }}", gives: "e"),
        Example("{{ name.count }}", gives: "4"),
        Example("{{ name.1 }}", gives: "y"),
        Example("{{ name.9 }}", gives: ""),
        Example("{{ empty.first }}", gives: ""),
        Example("{{ empty.last }}", gives: ""),
        Example("{{ empty.count }}", gives: "0"),
    ])
    func textsHaveCharacters(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ table.count }}", gives: "2"),
        Example("{{ person.count }}", gives: "3"),
        Example("{{ person.address.count }}", gives: "1"),
    ])
    func tablesHaveACount(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ person[key] }}", gives: "Katie"),
        Example("{{ letters[index] }}", gives: "b"),
        Example("{{ person['name'] }}", gives: "Katie"),
        Example(#"{{ person["address"].city }}"#, gives: "Oslo"),
        Example("{{ people[index].name }}", gives: "Bob"),
        Example("{{ people[index][key] }}", gives: "Bob"),
        Example("{{ letters[number] }}", gives: ""),
        Example("{{ missing[key] }}", gives: ""),
        Example("{{ person.pets[index] }}", gives: "Tom"),
        Example("{{ letters[0] }}", gives: "a"),
    ])
    func bracketsLookUpWhatANameHolds(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ 'text' }}", gives: "text"),
        Example(#"{{ "text" }}"#, gives: "text"),
        Example(#"{{ "it's" }}"#, gives: "it's"),
        Example(#"{{ 'say "x"' }}"#, gives: #"say "x""#),
        Example("{{ '' }}", gives: ""),
        Example("{{ 'a|b' }}", gives: "a|b"),
        Example("{{ 'a:b,c' }}", gives: "a:b,c"),
        Example("{{ 'a b' }}", gives: "a b"),
        Example("{{ '{' }}", gives: "{"),
        Example("{{ 5 }}", gives: "5"),
        Example("{{ -5 }}", gives: "-5"),
        Example("{{ +5 }}", gives: "5"),
        Example("{{ 3.14 }}", gives: "3.14"),
        Example("{{ 1.0 }}", gives: "1.0"),
        Example("{{ 1e3 }}", gives: "1000.0"),
        Example("{{ true }}", gives: "true"),
        Example("{{ false }}", gives: "false"),
        Example("{{ ' }}", gives: ""),
        Example(#"{{ " }}"#, gives: ""),
        Example("{{ 'a }}", gives: ""),
    ])
    func literalsAreTheirOwnValues(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ 1...3 }}", gives: "[1, 2, 3]"),
        Example("{{ 3...1 }}", gives: "[3, 2, 1]"),
        Example("{{ 1...number }}", gives: "[1, 2, 3]"),
        Example("{{ index...number }}", gives: "[1, 2, 3]"),
        Example("{{ -1...1 }}", gives: "[-1, 0, 1]"),
        Example("{{ 2...2 }}", gives: "[2]"),
    ])
    func rangesAreLists(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ . }}", fails: "Unexpected '.' in variable '.'"),
        Example("{{ .. }}", fails: "Unexpected '.' in variable '..'"),
        Example("{{ .name }}", fails: "Unexpected '.' in variable '.name'"),
        Example("{{ person..name }}", fails: "Unexpected '.' in variable 'person..name'"),
        Example("{{ [key] }}", fails: "Unexpected '[' in variable '[key]'"),
        Example("{{ person[key }}", fails: "Unbalanced subscript brackets in variable 'person[key'"),
        Example("{{ person[[key] }}", fails: "Unbalanced subscript brackets in variable 'person[[key]'"),
        Example("{{ person[key]] }}", fails: "Unbalanced ']' in variable 'person[key]]'"),
        Example("{{ person[] }}", fails: "Unable to resolve subscript '' in variable 'person[]'"),
        Example("{{ person[[]] }}", fails: "Unexpected '[' in variable '[]'"),
        Example("{{ person[key][] }}", fails: "Unable to resolve subscript '' in variable 'person[key][]'"),
        Example("{{ person[key]name }}", fails: "Unexpected character 'n' in variable 'person[key]name'"),
        Example("{{ person[.] }}", fails: "Unexpected '.' in variable '.'"),
        Example("{{ person[missing].name }}", fails: "Unable to resolve subscript 'missing' in variable 'person[missing].name'"),
        Example("{{ name...3 }}", fails: "'from' value is not an Integer (Kyle)"),
        Example("{{ 1...name }}", fails: "'to' value is not an Integer (Kyle)"),
    ])
    func aNameThatIsNotWellFormedIsRefused(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ name if yes }}", gives: "Kyle"),
        Example("{{ name if no }}", gives: ""),
        Example("{{ name if yes else text }}", gives: "Kyle"),
        Example("{{ name if no else text }}", gives: "hello world"),
        Example("{{ name if no else text|uppercase }}", gives: "HELLO WORLD"),
        Example("{{ name|lowercase if number > 2 else 'x' }}", gives: "kyle"),
        Example("{{ name if yes and no else number }}", gives: "3"),
        Example("{{ name if not no else number }}", gives: "Kyle"),
        Example("{{ 'a' if number == 3 else 'b' }}", gives: "a"),
        Example("{{ name if missing else 'none' }}", gives: "none"),
        Example("{{ name if }}", gives: ""),
        Example("{{ name if else number }}", fails: "'if' expression error: end"),
        Example("{{ name if yes else }}", fails: "Variable tags must include at least 1 argument"),
    ])
    func aValueMayDependOnACondition(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ number == 3 }}", gives: "true"),
        Example("{{ number == 4 }}", gives: "false"),
        Example("{{ 1 > 0 }}", gives: "true"),
        Example("{{ yes and no }}", gives: "false"),
        Example("{{ yes or no }}", gives: "true"),
        Example("{{ not yes }}", gives: "false"),
        Example("{{ name == 'Kyle' and number >= 3 }}", gives: "true"),
        Example("{{ 'a' in letters }}", gives: "true"),
        Example("{{ name|uppercase == 'KYLE' }}", gives: "true"),
    ])
    func aConditionPrintsWhetherItHolds(_ example: Example) {
        example.check()
    }
}
