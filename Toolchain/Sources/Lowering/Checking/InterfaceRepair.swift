import SwiftParser
import SwiftSyntax

/// Makes an interface do without what the compiler does not take of it.
///
/// What Objective-C cannot see is not exposed; what overrides nothing does not override; an adoption that cannot be is none; and any other
/// declaration that is faulty goes.
enum InterfaceRepair {
    /// The text without the faults; `nil` if there is nothing that could be done about them.
    static func repaired(_ text: String, _ faults: [CheckInterfaces.Fault]) -> String? {
        let bytes = Array(text.utf8)
        let tree = Parser.parse(source: text)
        let starts = lineStarts(bytes)
        var edits = TextEdits()
        var touched: Set<SyntaxIdentifier> = []
        for fault in faults where starts.indices.contains(fault.line - 1) {
            let offset = min(starts[fault.line - 1] + fault.column - 1, bytes.count - 1)
            guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), let declaration = token.declaration,
                touched.insert(declaration.id).inserted
            else { continue }
            repair(declaration, fault.message, &edits)
        }
        guard !edits.isEmpty else { return nil }
        return String(decoding: edits.apply(to: bytes).text, as: UTF8.self)
    }

    private static func repair(_ declaration: DeclSyntax, _ message: String, _ edits: inout TextEdits) {
        let exposing = declaration.attributes?.attribute("objc")
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let overriding = modifiers?.first { $0.name.tokenKind == .keyword(.override) }
        let isOptional = modifiers?.contains { $0.name.tokenKind == .keyword(.optional) } == true
        if message.contains("cannot be a member of an '@objc' protocol"), let whole = declaration.protocol, !whole.hasOptional,
            let exposing = whole.attributes.attribute("objc")
        {
            edits.replace(exposing.textRange, with: "")
        } else if message.contains("requires an 'override' keyword"), let first = modifiers?.first {
            edits.insert("override ", at: first.textRange.lowerBound)
        } else if let exposing, !isOptional, message.contains("@objc") || message.contains("Objective-C") {
            edits.replace(exposing.textRange, with: "")
        } else if let overriding, message.contains("does not override") {
            edits.replace(overriding.textRange, with: "")
        } else if let clause = declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause {
            edits.replace(clause.textRange, with: "")
        } else {
            edits.replace(declaration.textRange, with: "")
        }
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
}

extension TokenSyntax {
    /// The smallest declaration that it is part of and that can go.
    fileprivate var declaration: DeclSyntax? {
        var node = parent
        while let current = node {
            if let declaration = current.as(DeclSyntax.self), !declaration.is(AccessorDeclSyntax.self) { return declaration }
            node = current.parent
        }
        return nil
    }
}

extension DeclSyntax {
    fileprivate var attributes: AttributeListSyntax? { asProtocol((any WithAttributesSyntax).self)?.attributes }
}

extension DeclSyntax {
    /// The protocol that it is a requirement of.
    fileprivate var `protocol`: ProtocolDeclSyntax? { parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self) }
}

extension ProtocolDeclSyntax {
    fileprivate var hasOptional: Bool {
        memberBlock.members.contains {
            $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.tokenKind == .keyword(.optional) } == true
        }
    }
}
