import SwiftSyntax

/// The detectors of a thread, and the tables by which they are called.
final class SwiftWalker {
    private let detectors: [any SwiftScanner]
    private let visits = SwiftVisits()

    init(_ detectors: [Detector]) {
        self.detectors = detectors.compactMap { $0 as? any SwiftScanner }
        var calls: [String: [any SwiftScanner]] = [:]
        var references: [String: [any SwiftScanner]] = [:]
        var types: [String: [any SwiftScanner]] = [:]
        var imports: [String: [any SwiftScanner]] = [:]
        for detector in self.detectors {
            detector.register(visits)
            for name in detector.applicableCalls { calls[name, default: []].append(detector) }
            for name in detector.applicableReferences { references[name, default: []].append(detector) }
            for name in detector.applicableTypes { types[name, default: []].append(detector) }
            for name in detector.applicableImports { imports[name, default: []].append(detector) }
        }
        if !calls.isEmpty { registerCalls(calls) }
        if !references.isEmpty { registerReferences(references) }
        if !types.isEmpty { registerTypes(types) }
        if !imports.isEmpty {
            visits.visit(ImportDeclSyntax.self) { context, node in
                for detector in imports[node.path.first?.name.identifierText ?? ""] ?? [] { detector.visitImport(context, node) }
            }
        }
    }

    private func registerCalls(_ table: [String: [any SwiftScanner]]) {
        visits.visit(FunctionCallExprSyntax.self) { context, node in
            guard let call = SwiftCall(node) else { return }
            for detector in table[call.name] ?? [] { detector.visitCall(context, call) }
        }
    }

    private func registerReferences(_ table: [String: [any SwiftScanner]]) {
        visits.visit(DeclReferenceExprSyntax.self) { context, node in
            guard let detectors = table[node.baseName.identifierText] else { return }
            // The name of what is called is seen as a call.
            let whole =
                node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? Syntax($0) : nil } ?? Syntax(node)
            if let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id { return }
            for detector in detectors { detector.visitReference(context, node) }
        }
    }

    private func registerTypes(_ table: [String: [any SwiftScanner]]) {
        func look(_ context: SwiftContext, _ node: any DeclGroupSyntax) {
            for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
                guard let name = Evaluator.name(of: inherited.type), let detectors = table[name] else { continue }
                for detector in detectors { detector.visitType(context, node, inheriting: name) }
            }
        }
        visits.visit(ClassDeclSyntax.self) { look($0, $1) }
        visits.visit(StructDeclSyntax.self) { look($0, $1) }
        visits.visit(EnumDeclSyntax.self) { look($0, $1) }
        visits.visit(ActorDeclSyntax.self) { look($0, $1) }
        visits.visit(ProtocolDeclSyntax.self) { look($0, $1) }
        visits.visit(ExtensionDeclSyntax.self) { look($0, $1) }
    }

    /// Looks at a file.
    func lint(_ context: SwiftContext) {
        for detector in detectors {
            detector.beforeCheckFile(context)
            detector.visitFile(context)
        }
        NodeVisitor(visits, context).walk(context.file.tree)
        for detector in detectors { detector.afterCheckFile(context) }
    }
}

/// The one walk over a file.
private final class NodeVisitor: SyntaxAnyVisitor {
    private let visits: SwiftVisits
    private let context: SwiftContext

    init(_ visits: SwiftVisits, _ context: SwiftContext) {
        (self.visits, self.context) = (visits, context)
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        for handler in visits.handlers(of: node.kind).visits { handler(context, node) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        for handler in visits.handlers(of: node.kind).leaves { handler(context, node) }
    }

    // Visited as a token, for `visitAny` is not called for those.
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        for handler in visits.handlers(of: .token).visits { handler(context, Syntax(token)) }
        return .skipChildren
    }
}
