import Templates
import Testing

/// A template, and what has to come of it with `Samples.values`.
struct Example: CustomTestStringConvertible, Sendable {
    private enum Expectation {
        case output(String)
        case reason(String)
        case report(String)
    }

    private let template: String
    private let expectation: Expectation

    var testDescription: String { template }

    /// A template with an output.
    init(_ template: String, gives output: String) {
        self.template = template
        expectation = .output(output)
    }

    /// A template that is refused, with the reason.
    init(_ template: String, fails reason: String) {
        self.template = template
        expectation = .reason(reason)
    }

    /// A template that is refused, with all that is said of it.
    init(_ template: String, reports report: String) {
        self.template = template
        expectation = .report(report)
    }

    /// Renders the template and compares.
    func check(
        extensions: [Extension] = [], templates: [String: String] = [:], spacing: Environment.Spacing = .untouched,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let environment = Environment(loader: DictionaryLoader(templates), extensions: extensions, spacing: spacing)
        do {
            let output = try Template(template, environment: environment).render(Samples.values)
            guard case .output(let expected) = expectation else {
                Issue.record("\(template) gives \(output)", sourceLocation: sourceLocation)
                return
            }
            #expect(output == expected, sourceLocation: sourceLocation)
        } catch let error as TemplateError {
            switch expectation {
            case .output: Issue.record("\(error)", sourceLocation: sourceLocation)
            case .reason(let reason):
                #expect(error.reason == reason, sourceLocation: sourceLocation)
                #expect(error.token != nil, "the error tells no place", sourceLocation: sourceLocation)
            case .report(let report): #expect("\(error)" == report, sourceLocation: sourceLocation)
            }
        } catch {
            Issue.record("not a template's error: \(error)", sourceLocation: sourceLocation)
        }
    }
}

/// What the examples' templates see.
enum Samples {
    static let values: [String: Any] = [
        "name": "Kyle", "empty": "", "text": "hello world", "path": "some/folder/test.jpg", "number": 3, "half": 0.5, "zero": 0,
        "negative": -1, "yes": true, "no": false, "letters": ["a", "b", "c"], "numbers": [1, 2, 3], "nothing": [Any](),
        "nested": [[1, 2], [3]], "mixed": ["One", 2, true, 10.5] as [Any], "lines": "One\nTwo", "gaps": "One\n\n\nTwo\n\n",
        "table": ["b": 2, "a": 1],
        "person": ["name": "Katie", "pets": ["Rex", "Tom"], "address": ["city": "Oslo"]] as [String: Any], "key": "name", "index": 1,
        "filterName": "uppercase", "joining": "join:\"-\"",
        "people": [["name": "Ann", "age": 30], ["name": "Bob", "age": 17], ["name": "Cy", "age": 45]] as [[String: Any]],
        "template": "greeting",
    ]

    static let templates = [
        "greeting": "Hello {{ name }}!",
        "base": #"<{% block header %}Header{% endblock %}|{% block body %}Body of {{ name }}{% endblock %}>"#,
        "middle": #"{% extends "base" %}{% block header %}Middle {{ block.super }}{% endblock %}"#,
        "repeating": "{% block header %}Header{% endblock %}-{{ block.header }}", "assigning": "{% set answer 42 %}text",
        "macros": "{% macro greet who %}Hi {{ who }}{% endmacro %}", "faulty": "first\n  {{ name|nonsense }}",
        "failing": "{% call missing %}",
    ]
}
