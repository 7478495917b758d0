/// Templates that hold a bit of everything, to be damaged.
enum Seeds {
    /// What means something in templates.
    static let pieces = [
        "{{", "}}", "{%", "%}", "{#", "#}", "{%-", "-%}", "{%+", "+%}", "|", ":", ",", "(", ")", "[", "]", "...", "'", "\"", " in ",
        " and ", " or ", " not ", " == ", " if ", " else ", "{% endif %}", "{% endfor %}", "{% break %}", "{% continue outer %}",
        "{% empty %}", "{% block a %}", "{% endblock %}", "{{ block.super }}", "{% extends \"base\" %}", "{% include \"self\" %}",
        "{% call again 1 %}", "{% macro again a %}", "{% endmacro %}", "{% set name %}", "{% endset %}",
        "{% map list into list using x %}", "{% endmap %}", "{% filter uppercase %}", "{% endfilter %}",
        "{% for x in 1...9223372036854775807 %}", "forloop", "table", "list", "name", ".count", ".first", ".last", ".0", ".-1", "|join:",
        "|split:", "|indent:9999", "|replace:'(a+)+$','$1','regex'", "|replace:'','x'", "|swiftIdentifier:\"pretty\"", "|filter:name",
        "|percent", "|hexToInt", "|int255toFloat", "|basename", "|dirname", "|lowerFirstWord", "|camelToSnakeCase:'false'",
        "|snakeToCamelCase:'true'", "|escapeReservedKeywords", "|removeNewlines:'leading'", "\t", "\r\n",
    ]

    static let all = [
        """
        Hello {{ name }}, {{ table.key|default:"nothing"|uppercase }} {{ list.0.b[inner] }} {{ name if number > 2 and not no else 'x' }}
        {# a comment #}{{ 1...3 }}{{ "a, b"|split:", "|join:'-' }}{{ lines|indent:2," ",true }}{{ name|filter:filter }}
        """,
        """
        {% outer: for item in list where item.a != 2 %}
          {%- for key, value in item %}{{ key }}={{ value }}{% if forloop.last %}{% continue outer %}{% endif %}{% endfor -%}
          {{ forloop.counter }}{% if item.a == 3 %}{% break %}{% elif item.a in numbers or (no and yes) %}b{% else %}c{% endif %}
        {% empty %}none{% endfor %}
        """,
        """
        {% extends "base" %}{% block a %}{{ block.super }} and {{ name }}{% endblock %}
        {% block b %}{% include "part" table %}{{ block.a }}{% endblock %}
        """,
        """
        {% macro again a b %}{{ a }}{% if b > 0 %}{% call again b 0 %}{% endif %}{% endmacro %}
        {% set text %}{% call again "x" number %}{% endset %}{% set other list|join:"," %}{{ text }}{{ other }}
        {% map numbers into doubled using n %}{{ maploop.counter }}{{ n }}{{ n }}{% endmap %}{{ doubled|join:";" }}{% import "part" %}
        """,
        """
        {% filter lowerFirstWord|swiftIdentifier:"pretty"|escapeReservedKeywords %}some text {{ name|camelToSnakeCase }}{% endfilter %}
        {{ "fc"|hexToInt|int255toFloat|percent }}{{ "a/b.c"|basename }}{{ "a/b"|dirname }}{{ "x1y"|replace:"[0-9]","-$0-","regex" }}
        {{ lines|removeNewlines:"leading" }}{{ name|snakeToCamelCase:"true"|hasPrefix:"K" }}{% ifnot no %}{% now "yyyy" %}{% endif %}
        """,
    ]

    /// Other templates that the damaged ones name.
    static let others = [
        "base": "<{% block a %}A{% endblock %}|{% block b %}B{{ name }}{% endblock %}>",
        "part": "[{{ key }}{% set part 'of it' %}]",
    ]

    static let values: [String: Any] = [
        "name": "Kyle", "number": 3, "yes": true, "no": false,
        "table": ["key": "value", "inner": ["b": 1]], "inner": "b",
        "list": [["a": 1, "b": ["b": 2]], ["a": 2], ["a": 3]] as [[String: Any]], "numbers": [1, 2, 3],
        "lines": "One\n  Two\n\nThree",
        "filter": "uppercase", "key": "outside", "half": 0.5, "empty": "",
    ]

    static let parameters = ["a=1\na=2\nb.c.d=e\nflag\nb.c.f=x=y\ng="]
}
