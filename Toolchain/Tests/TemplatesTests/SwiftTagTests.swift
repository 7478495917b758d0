import Templates
import Testing

/// StencilSwiftKit's tags.
@Suite struct SwiftTagTests {
    @Test(arguments: [
        Example("{% set x %}hi {{ name }}{% endset %}{{ x }}", gives: "hi Kyle"),
        Example("{% set x name|uppercase %}{{ x }}", gives: "KYLE"),
        Example("{% set x letters %}{{ x.1 }}", gives: "b"),
        Example("{% set x %}{{ letters }}{% endset %}{{ x.1 }}", gives: #"""#),
        Example("{% set x 1...3 %}{{ x.last }}", gives: "3"),
        Example("{% set x missing %}{{ x }}", gives: ""),
        Example("{% set name missing %}{{ name }}", gives: ""),
        Example("{% set x 'a b' %}{{ x }}", gives: "a b"),
        Example("{% set x name %}{% set x text %}{{ x }}", gives: "hello world"),
    ])
    func setKeepsTextsAndValues(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example("{% if yes %}{% set x 'a' %}{{ x }}{% endif %}{{ x }}", gives: "a"),
        Example("{% for y in letters %}{% set x y %}{{ x }}{% endfor %}{{ x }}", gives: "abc"),
        Example("{% set x 'a' %}{% if yes %}{% set x 'b' %}{{ x }}{% endif %}{{ x }}", gives: "ba"),
        Example("{% macro m %}{% set name 'in' %}{{ name }}{% endmacro %}{% call m %}{{ name }}", gives: "inKyle"),
    ])
    func aVariableLivesInItsScope(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example("{% macro m %}hi{% endmacro %}{% call m %}", gives: "hi"),
        Example("{% macro m a b %}{{ a }}-{{ b }}{% endmacro %}{% call m 1 'x' %}", gives: "1-x"),
        Example("{% macro m a %}{{ a }}{% endmacro %}{% call m name|uppercase %}", gives: "KYLE"),
        Example("{% macro m a %}{{ a }}{% endmacro %}{% call m 1...3 %}", gives: "[1, 2, 3]"),
        Example("{% macro m a %}[{{ a }}]{% endmacro %}{% call m missing %}", gives: "[]"),
        Example("{% macro m a %}{{ a }}{{ name }}{% endmacro %}{% call m 1 %}", gives: "1Kyle"),
        Example("{% macro m n %}{{ n }}{% if n > 1 %}{% call m 1 %}{% endif %}{% endmacro %}{% call m 2 %}", gives: "21"),
        Example("{% macro a %}A{% endmacro %}{% macro b %}{% call a %}B{% endmacro %}{% call b %}", gives: "AB"),
        Example("{% macro m name %}{{ name }}{% endmacro %}{% call m 'in' %}{{ name }}", gives: "inKyle"),
        Example("{% macro m %}{{ forloop.counter }}{% endmacro %}{% for x in letters %}{% call m %}{% endfor %}", gives: "123"),
        Example("{% macro m %}hi{% endmacro %}{{ m }}", gives: ""),
    ])
    func macrosAreCalledWithArguments(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example("{% map letters into r %}{{ maploop.item|uppercase }}{% endmap %}{{ r }}", gives: #"["A", "B", "C"]"#),
        Example("{% map letters into r using x %}{{ x }}{{ x|uppercase }}{% endmap %}{{ r|join:',' }}", gives: "aA,bB,cC"),
        Example("{% map letters into r using x %}{{ maploop.counter }} - {{ x }}{% endmap %}{{ r|join:',' }}", gives: "0 - a,1 - b,2 - c"),
        Example(
            "{% map letters into r %}{{ maploop.first }}{{ maploop.last }}{% endmap %}{{ r }}",
            gives: #"["truefalse", "falsefalse", "falsetrue"]"#),
        Example("{% map 1...3 into r using x %}{{ x }}!{% endmap %}{{ r }}", gives: #"["1!", "2!", "3!"]"#),
        Example("{% map nothing into r %}x{% endmap %}{{ r }}", gives: ""),
        Example("{% map missing into r %}x{% endmap %}{{ r }}", gives: ""),
        Example("{% map name into r %}x{% endmap %}{{ r }}", gives: ""),
        Example("{% map letters|uppercase into r using x %}{{ x }}{% endmap %}{{ r }}", gives: #"["A", "B", "C"]"#),
        Example("{% map letters into letters using x %}{{ x }}{{ x }}{% endmap %}{{ letters }}", gives: #"["aa", "bb", "cc"]"#),
    ])
    func mapMakesAListOfAnother(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example(
            "{% set %}{% endset %}",
            fails: "'set' tag takes at least one argument (the name of the variable to set) and optionally the value expression."),
        Example(
            "{% set x a b %}",
            fails: "'set' tag takes at least one argument (the name of the variable to set) and optionally the value expression."),
        Example("{% set x %}a", fails: "`endset` was not found."),
        Example("{% set x name|nonsense %}", fails: "Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'."),
        Example("{% macro %}{% endmacro %}", fails: "'macro' tag takes at least one argument, the name of the variable to set."),
        Example("{% macro m %}a", fails: "`endmacro` was not found."),
        Example("{% call %}", fails: "'call' tag takes at least one argument, the name of the block to call."),
        Example("{% call missing %}", fails: "Call to undefined block 'missing'."),
        Example("{% call name %}", fails: "Call to undefined block 'name'."),
        Example("{% macro m a %}{% endmacro %}{% call m %}", fails: "Block 'm' accepts 1 parameters, 0 given."),
        Example("{% macro m a %}{% endmacro %}{% call m 1 2 %}", fails: "Block 'm' accepts 1 parameters, 2 given."),
        Example("{% call m %}{% macro m %}{% endmacro %}", fails: "Call to undefined block 'm'."),
        Example(
            "{% map %}{% endmap %}", fails: "'map' statements should use the following 'map {array} into {varname} [using {element}]'."),
        Example(
            "{% map letters %}{% endmap %}",
            fails: "'map' statements should use the following 'map {array} into {varname} [using {element}]'."),
        Example(
            "{% map letters into %}{% endmap %}",
            fails: "'map' statements should use the following 'map {array} into {varname} [using {element}]'."),
        Example(
            "{% map letters in r %}{% endmap %}",
            fails: "'map' statements should use the following 'map {array} into {varname} [using {element}]'."),
        Example(
            "{% map letters into r using %}{% endmap %}",
            fails: "'map' statements should use the following 'map {array} into {varname} [using {element}]'."),
        Example("{% map letters into r %}a", fails: "`endmap` was not found."),
        Example("{% map letters into r %}{% break %}{% endmap %}", fails: "'break' can be used only inside loop body"),
    ])
    func whatIsNotWellFormedIsRefused(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }
}
