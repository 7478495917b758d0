import Templates
import Testing

/// The language's own filters.
@Suite struct FilterTests {
    @Test(arguments: [
        Example("{{ name|uppercase }}", gives: "KYLE"),
        Example("{{ name|lowercase }}", gives: "kyle"),
        Example("{{ text|capitalize }}", gives: "Hello World"),
        Example("{{ 'hELLO wORLD'|capitalize }}", gives: "Hello World"),
        Example("{{ letters|uppercase }}", gives: #"["A", "B", "C"]"#),
        Example("{{ letters|capitalize }}", gives: #"["A", "B", "C"]"#),
        Example("{{ number|uppercase }}", gives: "3"),
        Example("{{ yes|uppercase }}", gives: "TRUE"),
        Example("{{ missing|uppercase }}", gives: ""),
        Example("{{ 'straße'|uppercase }}", gives: "STRASSE"),
        Example("{{ name|uppercase|lowercase }}", gives: "kyle"),
    ])
    func filtersChangeTheCaseOfTexts(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example(#"{{ name|default:"World" }}"#, gives: "Kyle"),
        Example(#"{{ missing|default:"World" }}"#, gives: "World"),
        Example("{{ missing|default:other,name }}", gives: "Kyle"),
        Example("{{ missing|default:other,another,'x' }}", gives: "x"),
        Example("{{ missing|default:1 }}", gives: "1"),
        Example("{{ missing|default:1.5 }}", gives: "1.5"),
        Example("{{ missing|default }}", gives: ""),
        Example("{{ empty|default:'x' }}", gives: ""),
        Example("{{ zero|default:'x' }}", gives: "0"),
        Example("{{ person.missing|default:'anonymous' }}", gives: "anonymous"),
        Example("{{ missing|default:letters|join:'' }}", gives: "abc"),
    ])
    func defaultStandsInForWhatIsMissing(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ letters|join:', ' }}", gives: "a, b, c"),
        Example("{{ letters|join }}", gives: "abc"),
        Example("{{ mixed|join:', ' }}", gives: "One, 2, true, 10.5"),
        Example("{{ letters|join:yes }}", gives: "atruebtruec"),
        Example("{{ letters|join:number }}", gives: "a3b3c"),
        Example("{{ name|join:',' }}", gives: "Kyle"),
        Example("{{ nothing|join:',' }}", gives: ""),
        Example("{{ letters|join:'|' }}", gives: "a|b|c"),
        Example("{{ nested|join:';' }}", gives: "[1, 2];[3]"),
    ])
    func joinPutsListsTogether(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ 'One, Two'|split:', ' }}", gives: #"["One", "Two"]"#),
        Example("{{ 'One, Two'|split }}", gives: #"["One,", "Two"]"#),
        Example("{{ text|split:'o' }}", gives: #"["hell", " w", "rld"]"#),
        Example("{{ ''|split:',' }}", gives: #"[""]"#),
        Example("{{ letters|split:',' }}", gives: #"["a", "b", "c"]"#),
        Example("{{ 'a,b'|split:','|join:';' }}", gives: "a;b"),
        Example("{{ 'a1b'|split:1 }}", gives: #"["a", "b"]"#),
    ])
    func splitTakesTextsApart(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ lines|indent }}", gives: "One\n    Two"),
        Example("{{ lines|indent:2 }}", gives: "One\n  Two"),
        Example("{{ lines|indent:2,'-' }}", gives: "One\n--Two"),
        Example("{{ lines|indent:2,' ',true }}", gives: "  One\n  Two"),
        Example("{{ lines|indent:1,'ab',true }}", gives: "abOne\nabTwo"),
        Example("{{ lines|indent:0 }}", gives: "One\nTwo"),
        Example("{{ gaps|indent:2 }}", gives: "One\n\n\n  Two\n\n"),
        Example("{{ number|indent:2,' ',true }}", gives: "  3"),
        Example("{% filter indent:2,' ',true %}a\nb{% endfilter %}", gives: "  a\n  b"),
    ])
    func indentMovesLinesIn(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ name|filter:filterName }}", gives: "KYLE"),
        Example("{{ letters|filter:joining }}", gives: "a-b-c"),
        Example("{{ name|filter:'lowercase' }}", gives: "kyle"),
        Example("{{ name|filter:'uppercase|lowercase' }}", gives: "kyle"),
        Example("{{ name|filter:missing }}", gives: "Kyle"),
    ])
    func filterAppliesWhatAVariableNames(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{% filter uppercase %}a {{ name }}{% endfilter %}", gives: "A KYLE"),
        Example("{% filter lowercase|capitalize %}TEST{% endfilter %}", gives: "Test"),
        Example(#"{% filter split:","|join:";" %}{{ numbers|join:"," }}{% endfilter %}"#, gives: "1;2;3"),
        Example("{% filter uppercase %}{% for x in letters %}{{ x }}{% endfor %}{% endfilter %}", gives: "ABC"),
    ])
    func theFilterTagFiltersWhatIsInIt(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ name| }}", gives: "Kyle"),
        Example("{{ name||uppercase }}", gives: "KYLE"),
        Example("{{ |uppercase }}", gives: ""),
        Example("{{ name|default: }}", gives: "Kyle"),
    ])
    func separatorsWithoutAFilterAreIgnored(_ example: Example) {
        example.check()
    }

    @Test(arguments: [
        Example("{{ name|nonsense }}", fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
        Example("{{ name|uppercas }}", fails: "Unknown filter 'uppercas'. Found similar filters: 'uppercase'."),
        Example("{{ name|uppercase:5 }}", fails: "Can't invoke filter with an argument"),
        Example("{{ letters|join:1,2 }}", fails: "'join' filter takes at most one argument"),
        Example("{{ name|split:1,2 }}", fails: "'split' filter takes at most one argument"),
        Example("{{ lines|indent:'x' }}", fails: "'indent' filter width argument must be an Integer (x)"),
        Example("{{ lines|indent:1,2 }}", fails: "'indent' filter indentation argument must be a String (2)"),
        Example("{{ lines|indent:1,' ',3 }}", fails: "'indent' filter indentFirst argument must be a Bool (3)"),
        Example("{{ lines|indent:1,' ',true,5 }}", fails: "'indent' filter can take at most 3 arguments"),
        Example("{{ lines|indent:-1 }}", fails: "'indent' filter width argument must be between 0 and 10000, not -1"),
        Example("{{ lines|indent:10001 }}", fails: "'indent' filter width argument must be between 0 and 10000, not 10001"),
        Example("{{ name|filter }}", fails: "'filter' filter takes one argument"),
        Example("{{ name|filter:'a','b' }}", fails: "'filter' filter takes one argument"),
        Example("{{ name|filter:'nonsense' }}", fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
        Example("{{ name|filter:number }}", fails: "Unknown filter '3'."),
        Example("{% filter %}a{% endfilter %}", fails: "'filter' tag takes one argument, the filter expression"),
        Example("{% filter uppercase lowercase %}a{% endfilter %}", fails: "'filter' tag takes one argument, the filter expression"),
        Example("{% filter nonsense %}a{% endfilter %}", fails: "Unknown filter 'nonsense'. Found similar filters: 'indent'."),
        Example("{% filter uppercase %}a", fails: "`endfilter` was not found."),
        Example("{{ |}}", fails: "Variable tags must include at least 1 argument"),
    ])
    func aFilterThatCannotBeAppliedIsRefused(_ example: Example) {
        example.check()
    }
}
