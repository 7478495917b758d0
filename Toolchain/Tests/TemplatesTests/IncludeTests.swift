import Templates
import Testing

/// Templates in others.
@Suite struct IncludeTests {
    @Test(arguments: [
        Example(#"{% include "greeting" %}"#, gives: "Hello Kyle!"),
        Example("{% include template %}", gives: "Hello Kyle!"),
        Example(#"{% include "greeting" person %}"#, gives: "Hello Katie!"),
        Example(#"{% include "greeting" number %}"#, gives: "Hello Kyle!"),
        Example(#"{% for name in letters %}{% include "greeting" %}{% endfor %}"#, gives: "Hello a!Hello b!Hello c!"),
        Example(#"{% include "macros" %}|"#, gives: "|"),
        Example(#"{% include "assigning" %}{{ answer }}"#, gives: "text"),
    ])
    func anIncludedTemplateSeesWhatIsVisible(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example(#"{% import "macros" %}{% call greet "Ann" %}"#, gives: "Hi Ann"),
        Example(#"{% import "assigning" %}{{ answer }}"#, gives: "42"),
        Example(#"{% import "greeting" %}"#, gives: ""),
    ])
    func importTakesMacrosAndVariablesOver(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }

    @Test(arguments: [
        Example(
            "{% include %}",
            fails:
                "'include' tag requires one argument, the template file to be included. A second optional argument can be used to specify the context that will be passed to the included file"
        ),
        Example(
            #"{% include "a" b c %}"#,
            fails:
                "'include' tag requires one argument, the template file to be included. A second optional argument can be used to specify the context that will be passed to the included file"
        ),
        Example("{% include number %}", fails: "'number' could not be resolved as a string"),
        Example("{% include missing %}", fails: "'missing' could not be resolved as a string"),
        Example(
            "a\n {% include \"faulty\" %}", fails: "Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'."),
        Example(#"{% include "failing" %}"#, fails: "Call to undefined block 'missing'."),
        Example("{% import %}", fails: "'import' tag requires one argument, the template file to be imported."),
        Example(#"{% import "a" b %}"#, fails: "'import' tag requires one argument, the template file to be imported."),
        Example("{% import number %}", fails: "'number' could not be resolved as a string"),
        Example(#"{% import "faulty" %}"#, fails: "Unknown filter 'nonsense'. Found similar filters: 'basename', 'contains', 'indent'."),
    ])
    func whatIncludesWronglyIsRefused(_ example: Example) {
        example.check(extensions: [.swift], templates: Samples.templates)
    }
}
