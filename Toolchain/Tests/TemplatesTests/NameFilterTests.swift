import Templates
import Testing

/// StencilSwiftKit's filters of names.
@Suite struct NameFilterTests {
    @Test(arguments: [
        Example(#"{{ "hello"|swiftIdentifier:"valid" }}"#, gives: "hello"),
        Example(#"{{ "42hello"|swiftIdentifier:"valid" }}"#, gives: "_42hello"),
        Example(#"{{ "some$URL"|swiftIdentifier:"valid" }}"#, gives: "some_URL"),
        Example(#"{{ "with space"|swiftIdentifier:"valid" }}"#, gives: "with_space"),
        Example(#"{{ "apples.count"|swiftIdentifier:"valid" }}"#, gives: "apples_count"),
        Example(#"{{ ".SFNSDisplay"|swiftIdentifier:"valid" }}"#, gives: "_SFNSDisplay"),
        Example(#"{{ "Show-NavCtrl"|swiftIdentifier:"valid" }}"#, gives: "Show_NavCtrl"),
        Example(#"{{ "HEADER_TITLE"|swiftIdentifier:"valid" }}"#, gives: "HEADER_TITLE"),
        Example(#"{{ "foo_bar.baz.qux-yay"|swiftIdentifier:"valid" }}"#, gives: "foo_bar_baz_qux_yay"),
        Example(#"{{ "25 Ultra Light"|swiftIdentifier:"valid" }}"#, gives: "_25_Ultra_Light"),
        Example(#"{{ "26_extra_ultra_light"|swiftIdentifier:"valid" }}"#, gives: "_26_extra_ultra_light"),
        Example(#"{{ "12 @ 34 % 56 + 78 Hello world"|swiftIdentifier:"valid" }}"#, gives: "_12___34___56___78_Hello_world"),
        Example(#"{{ "some😎🎉emoji"|swiftIdentifier:"valid" }}"#, gives: "some😎🎉emoji"),
        Example(#"{{ "été"|swiftIdentifier:"valid" }}"#, gives: "été"),
        Example(#"{{ "日本語"|swiftIdentifier:"valid" }}"#, gives: "日本語"),
        Example(#"{{ ""|swiftIdentifier:"valid" }}"#, gives: ""),
        Example(#"{{ "_"|swiftIdentifier:"valid" }}"#, gives: "_"),
        Example(#"{{ "class"|swiftIdentifier:"valid" }}"#, gives: "class"),
    ])
    func anIdentifierIsValid(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example(#"{{ "hello"|swiftIdentifier }}"#, gives: "Hello"),
        Example(#"{{ "42hello"|swiftIdentifier }}"#, gives: "_42hello"),
        Example(#"{{ "some$URL"|swiftIdentifier }}"#, gives: "Some_URL"),
        Example(#"{{ "with space"|swiftIdentifier }}"#, gives: "With_Space"),
        Example(#"{{ "apples.count"|swiftIdentifier }}"#, gives: "Apples_Count"),
        Example(#"{{ ".SFNSDisplay"|swiftIdentifier }}"#, gives: "_SFNSDisplay"),
        Example(#"{{ "Show-NavCtrl"|swiftIdentifier }}"#, gives: "Show_NavCtrl"),
        Example(#"{{ "HEADER_TITLE"|swiftIdentifier }}"#, gives: "HEADER_TITLE"),
        Example(#"{{ "foo_bar.baz.qux-yay"|swiftIdentifier }}"#, gives: "Foo_bar_Baz_Qux_Yay"),
        Example(#"{{ "25 Ultra Light"|swiftIdentifier }}"#, gives: "_25_Ultra_Light"),
        Example(#"{{ "26_extra_ultra_light"|swiftIdentifier }}"#, gives: "_26_extra_ultra_light"),
        Example(#"{{ "12 @ 34 % 56 + 78 Hello world"|swiftIdentifier }}"#, gives: "_12___34___56___78_Hello_World"),
        Example(#"{{ "some😎🎉emoji"|swiftIdentifier }}"#, gives: "Some😎🎉emoji"),
        Example(#"{{ "été"|swiftIdentifier }}"#, gives: "Été"),
        Example(#"{{ "日本語"|swiftIdentifier }}"#, gives: "日本語"),
        Example(#"{{ ""|swiftIdentifier }}"#, gives: ""),
        Example(#"{{ "_"|swiftIdentifier }}"#, gives: "_"),
        Example(#"{{ "class"|swiftIdentifier }}"#, gives: "Class"),
        Example(#"{{ "some_test"|swiftIdentifier:"normal" }}"#, gives: "Some_test"),
    ])
    func anIdentifiersWordsAreCapitalized(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example(#"{{ "hello"|swiftIdentifier:"pretty" }}"#, gives: "Hello"),
        Example(#"{{ "42hello"|swiftIdentifier:"pretty" }}"#, gives: "_42hello"),
        Example(#"{{ "some$URL"|swiftIdentifier:"pretty" }}"#, gives: "SomeURL"),
        Example(#"{{ "with space"|swiftIdentifier:"pretty" }}"#, gives: "WithSpace"),
        Example(#"{{ "apples.count"|swiftIdentifier:"pretty" }}"#, gives: "ApplesCount"),
        Example(#"{{ ".SFNSDisplay"|swiftIdentifier:"pretty" }}"#, gives: "SFNSDisplay"),
        Example(#"{{ "Show-NavCtrl"|swiftIdentifier:"pretty" }}"#, gives: "ShowNavCtrl"),
        Example(#"{{ "HEADER_TITLE"|swiftIdentifier:"pretty" }}"#, gives: "HeaderTitle"),
        Example(#"{{ "foo_bar.baz.qux-yay"|swiftIdentifier:"pretty" }}"#, gives: "FooBarBazQuxYay"),
        Example(#"{{ "25 Ultra Light"|swiftIdentifier:"pretty" }}"#, gives: "_25UltraLight"),
        Example(#"{{ "26_extra_ultra_light"|swiftIdentifier:"pretty" }}"#, gives: "_26ExtraUltraLight"),
        Example(#"{{ "12 @ 34 % 56 + 78 Hello world"|swiftIdentifier:"pretty" }}"#, gives: "_12345678HelloWorld"),
        Example(#"{{ "some😎🎉emoji"|swiftIdentifier:"pretty" }}"#, gives: "Some😎🎉emoji"),
        Example(#"{{ "été"|swiftIdentifier:"pretty" }}"#, gives: "Été"),
        Example(#"{{ "日本語"|swiftIdentifier:"pretty" }}"#, gives: "日本語"),
        Example(#"{{ ""|swiftIdentifier:"pretty" }}"#, gives: ""),
        Example(#"{{ "_"|swiftIdentifier:"pretty" }}"#, gives: ""),
        Example(#"{{ "class"|swiftIdentifier:"pretty" }}"#, gives: "Class"),
        Example(#"{{ "This-is-42$hello@world"|swiftIdentifier:"pretty" }}"#, gives: "ThisIs42HelloWorld"),
        Example(#"{{ "some$URLDecoder"|swiftIdentifier:"pretty" }}"#, gives: "SomeURLDecoder"),
    ])
    func anIdentifierIsPretty(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 'SomeCapString'|camelToSnakeCase }}", gives: "some_cap_string"),
        Example("{{ 'someCapString'|camelToSnakeCase }}", gives: "some_cap_string"),
        Example("{{ 'String_With_WoRds'|camelToSnakeCase }}", gives: "string_with_wo_rds"),
        Example("{{ 'string_wiTH_WOrds'|camelToSnakeCase }}", gives: "string_wi_th_w_ords"),
        Example("{{ 'URLChooser'|camelToSnakeCase }}", gives: "url_chooser"),
        Example("{{ 'PLEASE_STOP_SCREAMING'|camelToSnakeCase }}", gives: "please_stop_screaming"),
        Example("{{ 'a__b__c'|camelToSnakeCase }}", gives: "a__b__c"),
        Example("{{ '__y_z!'|camelToSnakeCase }}", gives: "__y_z!"),
        Example("{{ 'x1A'|camelToSnakeCase }}", gives: "x1_a"),
        Example("{{ 'Show-NavCtrl'|camelToSnakeCase }}", gives: "show_nav_ctrl"),
        Example("{{ ''|camelToSnakeCase }}", gives: ""),
        Example("{{ 'SomeCapString'|camelToSnakeCase:'false' }}", gives: "Some_Cap_String"),
        Example("{{ 'someCapString'|camelToSnakeCase:'false' }}", gives: "some_Cap_String"),
        Example("{{ 'STRing_with_words'|camelToSnakeCase:'false' }}", gives: "ST_Ring_with_words"),
        Example("{{ 'URLChooser'|camelToSnakeCase:'false' }}", gives: "URL_Chooser"),
        Example("{{ 'SomeCap'|camelToSnakeCase:'yes' }}", gives: "some_cap"),
        Example("{{ 'SomeCap'|camelToSnakeCase:'no' }}", gives: "Some_Cap"),
        Example("{{ 'SomeCap'|camelToSnakeCase:'0' }}", gives: "Some_Cap"),
        Example("{{ 'SomeCap'|camelToSnakeCase:false }}", gives: "some_cap"),
    ])
    func camelsBecomeSnakes(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 'snake_case'|snakeToCamelCase }}", gives: "SnakeCase"),
        Example("{{ 'snAke_case'|snakeToCamelCase }}", gives: "SnAkeCase"),
        Example("{{ 'SNAKE_CASE'|snakeToCamelCase }}", gives: "SnakeCase"),
        Example("{{ '__snake_case'|snakeToCamelCase }}", gives: "__SnakeCase"),
        Example("{{ 'string_wiTH_WOrds'|snakeToCamelCase }}", gives: "StringWiTHWOrds"),
        Example("{{ 'a__b__c'|snakeToCamelCase }}", gives: "ABC"),
        Example("{{ '__y_z!'|snakeToCamelCase }}", gives: "__YZ!"),
        Example("{{ 'PLEASESTOPSCREAMING!'|snakeToCamelCase }}", gives: "Pleasestopscreaming!"),
        Example("{{ 'URLChooser'|snakeToCamelCase }}", gives: "URLChooser"),
        Example("{{ 'x'|snakeToCamelCase }}", gives: "X"),
        Example("{{ ''|snakeToCamelCase }}", gives: ""),
        Example("{{ 'A-B'|snakeToCamelCase }}", gives: "AB"),
        Example("{{ 'snake_case'|snakeToCamelCase:'true' }}", gives: "SnakeCase"),
        Example("{{ '__snake_case'|snakeToCamelCase:'true' }}", gives: "SnakeCase"),
        Example("{{ '__y_z!'|snakeToCamelCase:'true' }}", gives: "YZ!"),
        Example("{{ 'SNAKE_CASE'|snakeToCamelCase:'true' }}", gives: "SnakeCase"),
        Example("{{ '__a_b'|snakeToCamelCase:'1' }}", gives: "AB"),
        Example("{{ '__a_b'|snakeToCamelCase:true }}", gives: "__AB"),
    ])
    func snakesBecomeCamels(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ 'hello'|escapeReservedKeywords }}", gives: "hello"),
        Example("{{ 'self'|escapeReservedKeywords }}", gives: "`self`"),
        Example("{{ 'Self'|escapeReservedKeywords }}", gives: "`Self`"),
        Example("{{ 'Any'|escapeReservedKeywords }}", gives: "`Any`"),
        Example("{{ 'Type'|escapeReservedKeywords }}", gives: "`Type`"),
        Example("{{ 'class'|escapeReservedKeywords }}", gives: "`class`"),
        Example("{{ '#imageLiteral'|escapeReservedKeywords }}", gives: "`#imageLiteral`"),
        Example("{{ 'x'|escapeReservedKeywords }}", gives: "x"),
        Example("{{ ''|escapeReservedKeywords }}", gives: ""),
        Example("{{ 'internal'|escapeReservedKeywords }}", gives: "`internal`"),
        Example("{{ 'async'|escapeReservedKeywords }}", gives: "async"),
        Example("{{ 'true'|escapeReservedKeywords }}", gives: "`true`"),
        Example("{{ '_'|escapeReservedKeywords }}", gives: "`_`"),
        Example("{{ 'some'|escapeReservedKeywords }}", gives: "some"),
        Example("{{ 'class'|swiftIdentifier:'pretty'|lowerFirstWord|escapeReservedKeywords }}", gives: "`class`"),
    ])
    func wordsOfSwiftAreEscaped(_ example: Example) {
        example.check(extensions: [.swift])
    }

    @Test(arguments: [
        Example("{{ name|swiftIdentifier:'nice' }}", fails: "'swiftIdentifier' filter knows no 'nice', only 'normal', 'valid', 'pretty'"),
        Example("{{ name|swiftIdentifier:'' }}", fails: "'swiftIdentifier' filter knows no '', only 'normal', 'valid', 'pretty'"),
        Example("{{ name|camelToSnakeCase:'maybe' }}", fails: "'camelToSnakeCase' filter takes 'true' or 'false', not 'maybe'"),
        Example("{{ name|snakeToCamelCase:'maybe' }}", fails: "'snakeToCamelCase' filter takes 'true' or 'false', not 'maybe'"),
    ])
    func aModeThatIsNotKnownIsRefused(_ example: Example) {
        example.check(extensions: [.swift])
    }
}
