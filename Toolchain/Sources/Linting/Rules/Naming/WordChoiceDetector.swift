import Foundation
import SwiftSyntax

/// Words that should not stand in names.
final class WordChoiceDetector: Detector, SwiftScanner {
    static let inclusive = Issue(
        "InclusiveLanguage", WordChoiceDetector.self, like: "inclusive_language", .naming, "A name hurts",
        why: "There are words for the same thing that hurt nobody: allowlist, denylist, primary, replica.",
        options: [
            IssueOption("terms", ["whitelist", "blacklist", "master", "slave"], "The words, in small letters."),
            IssueOption("additional_terms", .texts([]), "Further words."),
            IssueOption("override_terms", .texts([]), "The words to look for instead."),
            IssueOption("override_allowed_terms", ["mastercard"], "Words with one of these in them that are no such word."),
        ],
        noncompliant: ["func f<↓Master>(a: Master) {}\n", "let ↓slave = 1\n", "func ↓updateWhitelist() {}\n"],
        compliant: ["let replica = 1\nlet mastercardNumber = 1\n"])
    static let none = Issue(
        "CaseNamedNone", WordChoiceDetector.self, like: "discouraged_none_name", .naming, "A case or constant is called none",
        why: "Where the value is optional, `.none` means `nil` and not the case: a comparison is silently wrong.",
        isEnabledByDefault: false,
        noncompliant: ["enum Colour {\n    case ↓none\n}\n", "struct Colour {\n    static let ↓none = Colour()\n}\n"],
        compliant: ["enum Colour {\n    case none(Int)\n    case noColour\n    var none: Int { 1 }\n}\n"])
    static let prefixed = Issue(
        "TopLevelConstantNaming", WordChoiceDetector.self, like: "prefixed_toplevel_constant", .naming,
        "A constant of the file has no prefix",
        why: "A prefix tells a file's constants from local ones.",
        options: [IssueOption("only_private", false, "Whether only private constants are looked at.")], isEnabledByDefault: false,
        noncompliant: ["let ↓height = 10.0\n"],
        compliant: ["let kHeight = 10.0\nstruct S {\n    let height = 1\n}\nlet area: Int = { 1 }()\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(VariableDeclSyntax.self) { [self] context, node in
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
                look(context, name)
                if node.modifiers.has(.static, .class), name.identifierText == "none", node.parent?.is(MemberBlockItemSyntax.self) == true {
                    context.report(Self.none, at: name, "\".none\" of an optional is nil; choose another name.")
                }
                if node.bindingSpecifier.tokenKind == .keyword(.let), node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
                    let value = binding.initializer?.value,
                    value.as(FunctionCallExprSyntax.self)?.calledExpression.is(ClosureExprSyntax.self) != true,
                    !Self.hasPrefix(name.identifierText),
                    node.modifiers.has(.private, .fileprivate) || !context.settings(for: Self.prefixed).bool("only_private")
                {
                    context.report(Self.prefixed, at: name, "Begin this constant's name with \"k\".")
                }
            }
        }
        visits.visit(EnumCaseElementSyntax.self) { [self] context, node in
            look(context, node.name)
            if node.name.identifierText == "none", node.parameterClause == nil {
                context.report(Self.none, at: node.name, "\".none\" of an optional is nil; choose another name.")
            }
        }
        visits.visit(FunctionDeclSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(ClassDeclSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(StructDeclSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(EnumDeclSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(ActorDeclSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(ProtocolDeclSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(TypeAliasDeclSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(GenericParameterSyntax.self) { [self] in look($0, $1.name) }
        visits.visit(FunctionParameterSyntax.self) { [self] context, node in
            look(context, node.firstName)
            if let second = node.secondName { look(context, second) }
        }
    }

    private static func hasPrefix(_ name: String) -> Bool { name.first == "k" && name.dropFirst().first?.isUppercase == true }

    private func look(_ context: SwiftContext, _ token: TokenSyntax) {
        // Most names have none of the letters' beginnings; the words are few.
        let settings = context.settings(for: Self.inclusive)
        let name = token.text.lowercased()
        let instead = settings.strings("override_terms")
        let words = (instead.isEmpty ? settings.strings("terms") : instead) + settings.strings("additional_terms")
        guard let word = words.first(where: { name.hasBytes(of: $0.lowercased()) }) else { return }
        var rest = name
        for allowed in settings.strings("override_allowed_terms") { rest = rest.replacingOccurrences(of: allowed.lowercased(), with: "") }
        guard rest.hasBytes(of: word.lowercased()) else { return }
        context.report(Self.inclusive, at: token, "\"\(token.text)\" contains \"\(word)\"; there are words that hurt nobody.")
    }
}
