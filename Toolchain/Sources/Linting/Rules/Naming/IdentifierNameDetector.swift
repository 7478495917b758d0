import SwiftSyntax

/// Names of variables, functions and cases.
final class IdentifierNameDetector: Detector, SwiftScanner {
    static let issue = Issue(
        "VariableNaming", IdentifierNameDetector.self, like: "identifier_name", .naming, "A name is no variable's or function's name",
        why: """
            Variables, functions and cases begin with a small letter, have letters and digits only, and are neither too short nor too long to be
            read.
            """,
        options: [
            IssueOption("min_length", 3, "The fewest characters."), IssueOption("max_length", 40, "The most characters."),
            IssueOption("excluded", ["id"], "Names that are left alone; regular expressions for the whole name."),
            IssueOption("allowed_symbols", .texts([]), "Characters other than letters and digits that may stand in a name."),
            IssueOption("additional_operators", .texts([]), "Names that count as operators."),
        ],
        noncompliant: [
            "let ↓MyLet = 0\n", "let ↓_myLet = 0\n", "let ↓i = 0\n", "func ↓IsEmpty() {}\n", "enum AB {\n    case ↓MyCase\n}\n",
            "enum AB {\n    case abc(↓x: Int)\n}\n", "struct Grid<let ↓Width_: Int> {}\n",
        ],
        compliant: ["let myLet = 0\nprivate let _myLet = 0\nfunc == (lhs: AB, rhs: AB) -> Bool { true }\nlet URL = 1\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(VariableDeclSyntax.self) { [self] context, node in
            guard !node.modifiers.has(.override) else { return }
            let isStatic = node.modifiers.has(.static)
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
                check(
                    context, name, at: name, node.modifiers, allowsUnderscore: node.modifiers.has(.private, .fileprivate),
                    isStatic: isStatic)
            }
        }
        visits.visit(FunctionDeclSyntax.self) { [self] context, node in
            guard !node.modifiers.has(.override) else { return }
            if case .binaryOperator = node.name.tokenKind { return }
            if case .prefixOperator = node.name.tokenKind { return }
            if case .postfixOperator = node.name.tokenKind { return }
            check(
                context, node.name, at: node.name, node.modifiers, allowsUnderscore: node.modifiers.has(.private, .fileprivate),
                isStatic: false)
        }
        visits.visit(EnumCaseElementSyntax.self) { [self] context, node in
            check(context, node.name, at: node.name, [], allowsUnderscore: false, isStatic: false, isCase: true)
        }
        visits.visit(GenericParameterSyntax.self) { [self] context, node in
            guard node.specifier?.tokenKind == .keyword(.let) else { return }
            check(context, node.name, at: node.name, [], allowsUnderscore: false, isStatic: false)
        }
        visits.visit(EnumCaseParameterSyntax.self) { [self] context, node in
            guard let name = node.secondName ?? node.firstName else { return }
            check(context, name, at: name, [], allowsUnderscore: false, isStatic: false)
        }
        visits.visit(AccessorParametersSyntax.self) { [self] context, node in
            check(context, node.name, at: node.name, [], allowsUnderscore: false, isStatic: false)
        }
        visits.visit(IdentifierPatternSyntax.self) { [self] context, node in
            // What a declaration of a variable binds at its top was looked at with its modifiers.
            if node.parent?.is(PatternBindingSyntax.self) == true { return }
            check(context, node.identifier, at: node.identifier, [], allowsUnderscore: false, isStatic: false)
        }
        visits.visit(ClosureShorthandParameterSyntax.self) { [self] context, node in
            check(context, node.name, at: node.name, [], allowsUnderscore: false, isStatic: false)
        }
        visits.visit(ClosureParameterSyntax.self) { [self] context, node in
            let name = node.secondName ?? node.firstName
            check(context, name, at: name, [], allowsUnderscore: false, isStatic: false)
        }
        visits.visit(FunctionParameterSyntax.self) { [self] context, node in
            let name = node.secondName ?? node.firstName
            check(context, name, at: name, [], allowsUnderscore: true, isStatic: false)
        }
    }

    private func check(
        _ context: SwiftContext, _ token: TokenSyntax, at place: TokenSyntax, _ modifiers: DeclModifierListSyntax, allowsUnderscore: Bool,
        isStatic: Bool, isCase: Bool = false
    ) {
        guard token.text != "_", token.tokenKind != .wildcard else { return }
        let settings = context.settings(for: Self.issue)
        let whole = token.identifierText
        guard !settings.excludes(whole, written: token.text), whole.first != "$" else { return }
        var name = whole
        if allowsUnderscore, name.hasPrefix("_") { name = String(name.drop { $0 == "_" }) }
        guard let first = name.first else { return }
        let allowed = settings.strings("allowed_symbols").joined()
        let problem: String
        let ownCase = name.dropFirst().first
        if !name.allSatisfy({ $0.isLetter || $0.isNumber || allowed.contains($0) || !$0.isASCII }) {
            problem = "should have letters and digits only"
        } else if first.isUppercase, !isStatic, isCase || !name.allSatisfy({ !$0.isLowercase }) && ownCase?.isUppercase != true {
            problem = "should begin with a small letter"
        } else if name.count < settings.int("min_length") || name.count > settings.int("max_length") {
            problem = "should have between \(settings.int("min_length")) and \(settings.int("max_length")) characters"
        } else {
            return
        }
        context.report(Self.issue, at: place, "\"\(whole)\" \(problem).")
    }
}
