import Templates
import Testing

/// What happens to the spaces around tags.
@Suite struct SpacingTests {
    @Test(arguments: [
        Example("{% if yes %}\nx\n{% endif %}\ny", gives: "\nx\n\ny"),
        Example("a\n  {% if yes %}  \n  x\n  {% endif %}  \ny", gives: "a\n    \n  x\n    \ny"),
        Example("a {% if yes %} x {% endif %} y", gives: "a  x  y"),
        Example("a {% if yes %} x\n{% endif %} y", gives: "a  x\n y"),
        Example("{% if yes %}\n\nx\n\n{% endif %}\n\ny", gives: "\n\nx\n\n\n\ny"),
        Example("{# c #}\n{% if yes %}\nx{% endif %}", gives: "\n\nx"),
        Example("{% if yes %}\n{# c #}\nx{% endif %}", gives: "\n\nx"),
        Example("{{ name }}\n{% if yes %}\n{{ name }}\n{% endif %}\n{{ name }}", gives: "Kyle\n\nKyle\n\nKyle"),
        Example("{% if yes %}   {% endif %}|", gives: "   |"),
        Example("  {% if yes %}\n    x\n  {% endif %}\n", gives: "  \n    x\n  \n"),
        Example("{% for x in letters %}\n - {{ x }}\n{% endfor %}\nend", gives: "\n - a\n\n - b\n\n - c\n\nend"),
        Example("x  \n{% if yes %}y{% endif %}", gives: "x  \ny"),
    ])
    func spacesStayWithoutSpacing(_ example: Example) {
        example.check(spacing: .untouched)
    }

    @Test(arguments: [
        Example("{% if yes %}\nx\n{% endif %}\ny", gives: "x\ny"),
        Example("a\n  {% if yes %}  \n  x\n  {% endif %}  \ny", gives: "a\n  x\ny"),
        Example("a {% if yes %} x {% endif %} y", gives: "a x y"),
        Example("a {% if yes %} x\n{% endif %} y", gives: "a x\n y"),
        Example("{% if yes %}\n\nx\n\n{% endif %}\n\ny", gives: "\nx\n\n\ny"),
        Example("{# c #}\n{% if yes %}\nx{% endif %}", gives: "\nx"),
        Example("{% if yes %}\n{# c #}\nx{% endif %}", gives: "\nx"),
        Example("{{ name }}\n{% if yes %}\n{{ name }}\n{% endif %}\n{{ name }}", gives: "Kyle\nKyle\nKyle"),
        Example("{% if yes %}   {% endif %}|", gives: "|"),
        Example("  {% if yes %}\n    x\n  {% endif %}\n", gives: "    x\n"),
        Example("{% for x in letters %}\n - {{ x }}\n{% endfor %}\nend", gives: " - a\n - b\n - c\nend"),
        Example("x  \n{% if yes %}y{% endif %}", gives: "x\ny"),
    ])
    func smartSpacingTakesTheLinesOfTags(_ example: Example) {
        example.check(spacing: .smart)
    }

    @Test(arguments: [
        Example("{% if yes %}\nx\n{% endif %}\ny", gives: "xy"),
        Example("a\n  {% if yes %}  \n  x\n  {% endif %}  \ny", gives: "axy"),
        Example("a {% if yes %} x {% endif %} y", gives: "axy"),
        Example("a {% if yes %} x\n{% endif %} y", gives: "axy"),
        Example("{% if yes %}\n\nx\n\n{% endif %}\n\ny", gives: "xy"),
        Example("{# c #}\n{% if yes %}\nx{% endif %}", gives: "x"),
        Example("{% if yes %}\n{# c #}\nx{% endif %}", gives: "\nx"),
        Example("{{ name }}\n{% if yes %}\n{{ name }}\n{% endif %}\n{{ name }}", gives: "KyleKyleKyle"),
        Example("{% if yes %}   {% endif %}|", gives: "|"),
        Example("  {% if yes %}\n    x\n  {% endif %}\n", gives: "x"),
        Example("{% for x in letters %}\n - {{ x }}\n{% endfor %}\nend", gives: "- a- b- cend"),
        Example("x  \n{% if yes %}y{% endif %}", gives: "xy"),
    ])
    func trimmedSpacingTakesAllSpaces(_ example: Example) {
        example.check(spacing: .trimmed)
    }

    @Test(arguments: [
        Example("{% if yes +%}\nx\n{%+ endif %}\ny", gives: "\nx\n\ny"),
        Example("{% if yes -%}\n\n  x\n\n  {%- endif %}\n  y", gives: "x\n  y"),
        Example("a\n\n\n{%- if yes %}x{% endif -%}\n\n\nb", gives: "axb"),
        Example("a\n  {%+ if yes %}x{% endif +%}\n b", gives: "a\n  x\n b"),
        Example("{%-if yes-%} x {%-endif-%}", gives: "x"),
        Example("{% for x in numbers -%}\n    {{ x }}\n{%- endfor %}", gives: "123"),
        Example("{{-name-}}", gives: ""),
    ])
    func aTagSaysWhatHappensToItsSpaces(_ example: Example) {
        example.check(spacing: .untouched)
    }

    @Test(arguments: [
        Example("{% if yes +%}\nx\n{%+ endif %}\ny", gives: "\nx\ny"),
        Example("{% if yes -%}\n\n  x\n\n  {%- endif %}\n  y", gives: "x  y"),
        Example("a\n\n\n{%- if yes %}x{% endif -%}\n\n\nb", gives: "axb"),
        Example("a\n  {%+ if yes %}x{% endif +%}\n b", gives: "a\n  x\n b"),
        Example("{%-if yes-%} x {%-endif-%}", gives: "x"),
        Example("{% for x in numbers -%}\n    {{ x }}\n{%- endfor %}", gives: "123"),
        Example("{{-name-}}", gives: ""),
    ])
    func aTagSaysOtherwiseThanSmartSpacing(_ example: Example) {
        example.check(spacing: .smart)
    }

    @Test(arguments: [
        Example("{% if yes +%}\nx\n{%+ endif %}\ny", gives: "\nx\ny"),
        Example("{% if yes -%}\n\n  x\n\n  {%- endif %}\n  y", gives: "xy"),
        Example("a\n\n\n{%- if yes %}x{% endif -%}\n\n\nb", gives: "axb"),
        Example("a\n  {%+ if yes %}x{% endif +%}\n b", gives: "a\n  x\n b"),
        Example("{%-if yes-%} x {%-endif-%}", gives: "x"),
        Example("{% for x in numbers -%}\n    {{ x }}\n{%- endfor %}", gives: "123"),
        Example("{{-name-}}", gives: ""),
    ])
    func aTagSaysOtherwiseThanTrimmedSpacing(_ example: Example) {
        example.check(spacing: .trimmed)
    }

    @Test(arguments: [
        Example("{% if yes %}\nx\n{% endif %}\ny", gives: "\nx\ny"),
        Example("a\n\n{% if yes %}\nx\n{% endif %}\n\ny", gives: "a\n\nx\n\ny"),
        Example("{% for x in letters %}\n  {% if x == 'a' %}\n  {{ x }}\n  {% endif %}\n{% endfor %}\ny", gives: "\n  a\ny"),
        Example("a\n\n\n\nb", gives: "a\n\n\n\nb"),
        Example("a\n \n\nb", gives: "a\n\nb"),
        Example("{{ empty }}\n\nb", gives: "\n\nb"),
        Example("a\n{{ empty }}\nb", gives: "a\nb"),
        Example("\n\na\n\n\n", gives: "\n\na\n\n\n"),
        Example("x\n\t\n y", gives: "x\n y"),
        Example("{% set q %}\n\na\n\n{% endset %}[{{ q }}]", gives: "[\n\na\n\n]"),
    ])
    func compactSpacingTakesLinesThatComeOutBlank(_ example: Example) {
        example.check(extensions: [.swift], spacing: .compact)
    }
}
