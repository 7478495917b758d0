import Templates
import Testing

/// What is said of faults, and where they are.
@Suite struct ErrorTests {
    @Test(arguments: [
        Example(
            "{{ name|nonsense }}",
            reports:
                "1:3: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n{{ name|nonsense }}\n   ^~~~~~~~~~~~~"
        ),
        Example(
            "a\n\n   {{ name|nonsense }} b",
            reports:
                "3:6: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n   {{ name|nonsense }} b\n      ^~~~~~~~~~~~~"
        ),
        Example("{% nonsense %}", reports: "1:3: error: Unknown template tag 'nonsense'\n{% nonsense %}\n   ^~~~~~~~"),
        Example(
            "{% if yes %}\n  {% nonsense %}\n{% endif %}",
            reports: "2:5: error: Unknown template tag 'nonsense'\n  {% nonsense %}\n     ^~~~~~~~"),
        Example("{{ }}", reports: "1:2: error: Missing variable name\n{{ }}\n  ^"),
        Example(
            "{{ name }}é日本 {{ name|nonsense }}",
            reports:
                "1:17: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n{{ name }}é日本 {{ name|nonsense }}\n                 ^~~~~~~~~~~~~"
        ),
        Example("{% else %}", reports: "1:3: error: Unknown template tag 'else'\n{% else %}\n   ^~~~"),
        Example("{% endif %}", reports: "1:3: error: Unknown template tag 'endif'\n{% endif %}\n   ^~~~~"),
        Example("{% endfor %}", reports: "1:3: error: Unknown template tag 'endfor'\n{% endfor %}\n   ^~~~~~"),
        Example("{% empty %}", reports: "1:3: error: Unknown template tag 'empty'\n{% empty %}\n   ^~~~~"),
        Example(
            "a\r\nb {{ name|nonsense }}",
            reports:
                "2:5: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\nb {{ name|nonsense }}\n     ^~~~~~~~~~~~~"
        ),
        Example(
            "{{ name\n |nonsense }}",
            reports:
                "1:3: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n{{ name\n   ^~~~~~~~~~~~~~"
        ),
    ])
    func anErrorTellsItsPlace(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example(
            "{{ name|upper }}",
            reports:
                "1:3: error: Unknown filter 'upper'. Found similar filters: 'uppercase', 'split', 'filter'.\n{{ name|upper }}\n   ^~~~~~~~~~"
        ),
        Example(
            "{{ name|uppercas }}",
            reports: "1:3: error: Unknown filter 'uppercas'. Found similar filters: 'uppercase'.\n{{ name|uppercas }}\n   ^~~~~~~~~~~~~"),
        Example(
            "{{ name|splt }}", reports: "1:3: error: Unknown filter 'splt'. Found similar filters: 'split'.\n{{ name|splt }}\n   ^~~~~~~~~"),
        Example(
            "{{ name|xyz }}", reports: "1:3: error: Unknown filter 'xyz'. Found similar filters: 'hexToInt'.\n{{ name|xyz }}\n   ^~~~~~~~"),
        Example(
            "{{ name|capitalise }}",
            reports:
                "1:3: error: Unknown filter 'capitalise'. Found similar filters: 'capitalize'.\n{{ name|capitalise }}\n   ^~~~~~~~~~~~~~~"),
    ])
    func similarFiltersAreNamed(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example(
            "a\n {% include \"faulty\" %}",
            reports:
                "faulty:2:5: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n  {{ name|nonsense }}\n     ^~~~~~~~~~~~~\n2:4: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n {% include \"faulty\" %}\n    ^~~~~~~~~~~~~~~~"
        ),
        Example(
            #"{% extends "faulty" %}"#,
            reports:
                "faulty:2:5: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n  {{ name|nonsense }}\n     ^~~~~~~~~~~~~\n1:3: error: Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'.\n{% extends \"faulty\" %}\n   ^~~~~~~~~~~~~~~~"
        ),
        Example(
            #"{% include "failing" %}"#,
            reports:
                "failing:1:3: error: Call to undefined block 'missing'.\n{% call missing %}\n   ^~~~~~~~~~~~\n1:3: error: Call to undefined block 'missing'.\n{% include \"failing\" %}\n   ^~~~~~~~~~~~~~~~~"
        ),
        Example(
            #"{% include "nowhere" %}"#,
            reports:
                "1:3: error: Template named `nowhere` does not exist in the list assigning, base, failing, faulty, greeting, macros, middle, repeating\n{% include \"nowhere\" %}\n   ^~~~~~~~~~~~~~~~~"
        ),
    ])
    func anErrorInAnIncludedTemplateTellsBothPlaces(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }
}
