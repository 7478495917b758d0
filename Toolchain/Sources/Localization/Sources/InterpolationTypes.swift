import SwiftSyntax

/// What a source's declarations say of the types of the values in its texts.
///
/// The compiler, which Xcode asks, knows all types. Here names are looked up among the declarations of the file, the nearest one above
/// first; what nothing is known of is taken for an object, as most values in texts are.
final class InterpolationTypes: SyntaxVisitor {
    private var declared: [String: [(position: AbsolutePosition, specifier: String)]] = [:]

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// The conversion for a value in a text; `nil` for one that belongs in no key.
    func specifier(of segment: ExpressionSegmentSyntax) -> String? {
        if let said = segment.expressions.first(where: { $0.label?.text == "specifier" }) {
            return said.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        // With a format, a style or the like, a value becomes a text.
        guard segment.expressions.count == 1, let value = segment.expressions.first?.expression else { return "%@" }
        return specifier(of: value, at: segment.position)
    }

    private func specifier(of value: ExprSyntax, at position: AbsolutePosition) -> String {
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return "%lld"
        case .floatLiteralExpr: return "%lf"
        case .prefixOperatorExpr(let prefix): return specifier(of: prefix.expression, at: position)
        case .tupleExpr(let tuple):
            return tuple.elements.count == 1 ? tuple.elements.first.map { specifier(of: $0.expression, at: position) } ?? "%@" : "%@"
        case .sequenceExpr(let sequence):
            let elements = Array(sequence.elements)
            guard
                stride(from: 1, to: elements.count, by: 2).allSatisfy({
                    ["+", "-", "*", "/", "%", "&+", "&-"].contains(elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text)
                })
            else { return "%@" }
            // A literal takes the type of what it is reckoned with.
            let kinds = stride(from: 0, to: elements.count, by: 2).map { (specifier(of: elements[$0], at: position), elements[$0]) }
            let named = kinds.first { !$0.1.is(IntegerLiteralExprSyntax.self) && !$0.1.is(FloatLiteralExprSyntax.self) }
            return named?.0 ?? (kinds.contains { $0.0 == "%lf" } ? "%lf" : "%lld")
        case .declReferenceExpr(let name): return declaredSpecifier(name.baseName.text, at: position) ?? "%@"
        case .memberAccessExpr(let member):
            let name = member.declName.baseName.text
            if let known = declaredSpecifier(name, at: position) { return known }
            return ["count", "endIndex", "startIndex", "hashValue"].contains(name) ? "%lld" : "%@"
        case .functionCallExpr(let call):
            guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return "%@" }
            return Self.specifier(ofType: name) ?? declaredSpecifier(name, at: position) ?? "%@"
        default: return "%@"
        }
    }

    private func declaredSpecifier(_ name: String, at position: AbsolutePosition) -> String? {
        guard let all = declared[name] else { return nil }
        return (all.last { $0.position < position } ?? all.first)?.specifier
    }

    /// The conversion for a type's name; `nil` for types that are no numbers.
    private static func specifier(ofType name: String) -> String? {
        switch name {
        case "Int", "Int64": "%lld"
        case "UInt", "UInt64": "%llu"
        case "Int32", "Int16", "Int8": "%d"
        case "UInt32", "UInt16", "UInt8": "%u"
        case "Double", "CGFloat", "TimeInterval": "%lf"
        case "Float": "%f"
        default: nil
        }
    }

    private func note(_ name: String, _ type: TypeSyntax?, _ value: ExprSyntax?, at position: AbsolutePosition) {
        var specifier: String?
        if let type {
            specifier = Self.specifier(ofType: type.trimmedDescription) ?? "%@"
        } else if let value {
            specifier = self.specifier(of: value, at: position)
        }
        guard let specifier else { return }
        declared[name, default: []].append((position, specifier))
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            note(name, node.typeAnnotation?.type, node.initializer?.value, at: node.position)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type, nil, at: node.position)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type, nil, at: node.position)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.signature.returnClause?.type { note(node.name.text, type, nil, at: node.position) }
        return .visitChildren
    }

    /// `for number in 1...3`
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
        if let range = node.sequence.as(SequenceExprSyntax.self),
            range.elements.contains(where: { ["...", "..<"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) })
        {
            declared[name, default: []].append((node.position, "%lld"))
        }
        return .visitChildren
    }
}
