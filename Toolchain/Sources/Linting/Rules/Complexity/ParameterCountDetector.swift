import SwiftSyntax

/// Lists that are too long to be read: parameters, tuples and associated values.
final class ParameterCountDetector: Detector, SwiftScanner {
    static let parameters = Issue(
        "LongParameterList", ParameterCountDetector.self, like: "function_parameter_count", .complexity,
        "A function has too many parameters",
        why: "Calls with many arguments are mistaken easily. Put those that belong together into a type.", debt: 20,
        options: [
            IssueOption("threshold", 5, "The most parameters."),
            IssueOption("ignores_default_parameters", true, "Whether parameters with a default do not count."),
        ],
        noncompliant: [Example("↓func f(a: Int, b: Int) {}\n", options: ["threshold": 1])],
        compliant: [
            Example("func f(a: Int, b: Int = 1) {}\n", options: ["threshold": 1]),
            Example("class A: B {\n    override func f(a: Int, b: Int) {}\n    init(a: Int, b: Int) {}\n}\n", options: ["threshold": 1]),
        ])
    static let tuple = Issue(
        "LargeTuple", ParameterCountDetector.self, like: "large_tuple", .complexity, "A tuple has too many members",
        why: "A tuple of many members is a type without a name. Declare one.", debt: 10,
        options: [
            IssueOption("threshold", 2, "The most members."),
            IssueOption("ignore_regex", false, "Whether what a regular expression finds is left alone."),
        ],
        noncompliant: ["let place: ↓(Int, Int, Int)\n", "func f() -> ↓(Int, Int, Int) {}\n"],
        compliant: ["let place: (Int, Int)\nlet f: (Int, Int, Int) -> Void\n"])
    static let associated = Issue(
        "ManyAssociatedValues", ParameterCountDetector.self, like: "enum_case_associated_values_count", .complexity,
        "A case has too many associated values",
        why: "A case of many values is a type without a name. Declare one.", debt: 10,
        options: [IssueOption("threshold", 4, "The most values.")], isEnabledByDefault: false,
        noncompliant: ["enum A {\n    case ↓a(Int, Int, Int, Int, Int)\n}\n"], compliant: ["enum A {\n    case a(Int, Int)\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionDeclSyntax.self) { context, node in
            guard !node.modifiers.has(.override) else { return }
            let settings = context.settings(for: Self.parameters)
            let all = node.signature.parameterClause.parameters
            let count = settings.bool("ignores_default_parameters") ? all.count { $0.defaultValue == nil } : all.count
            let most = settings.int("threshold")
            guard count > most else { return }
            context.report(Self.parameters, at: node.funcKeyword, "This function has \(count) parameters; \(most) are allowed.")
        }
        visits.visit(TupleTypeSyntax.self) { context, node in
            let settings = context.settings(for: Self.tuple)
            let most = settings.int("threshold")
            guard node.elements.count > most else { return }
            if settings.bool("ignore_regex"),
                node.enclosing(GenericArgumentListSyntax.self)?.parent?.parent?.as(IdentifierTypeSyntax.self)?.name.text == "Regex"
            {
                return
            }
            context.report(Self.tuple, at: node, "This tuple has \(node.elements.count) members; \(most) are allowed.")
        }
        visits.visit(EnumCaseElementSyntax.self) { context, node in
            let most = context.settings(for: Self.associated).int("threshold")
            guard let count = node.parameterClause?.parameters.count, count > most else { return }
            context.report(Self.associated, at: node, "This case has \(count) values; \(most) are allowed.")
        }
    }
}
