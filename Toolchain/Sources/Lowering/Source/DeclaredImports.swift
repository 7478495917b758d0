import SwiftSyntax

extension ModuleInput {
    /// Whether the module extends XCTest and knows nothing of UIKit. XCTest here is that of Linux, and such libraries have a part for it.
    var isMadeForXCTest: Bool { isLibrary && imports("XCTest") && !imports("UIKit") }

    /// Whether a file has an import of a module, under whatever condition. Only files that have the words are parsed for that.
    private func imports(_ module: String) -> Bool {
        sources.contains { source in
            guard source.text.contains(module) else { return false }
            let finder = ImportFinder(module)
            guard let tree = SourceParser.parse(Array(source.text.utf8)) else { return false }
            finder.walk(tree)
            return finder.isFound
        }
    }
}

/// Looks for an import of a module at the top of a file.
private final class ImportFinder: SyntaxVisitor {
    private let module: String
    private(set) var isFound = false

    init(_ module: String) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.first?.name.text == module { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
