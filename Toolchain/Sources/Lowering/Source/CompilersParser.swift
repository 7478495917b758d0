import CSyntax
import SwiftParser
import SwiftSyntax

/// The parser in the build that the compiler uses, which takes a tenth of the time of the one that programs link against; that one where the
/// toolchain has no such build, or one that makes other trees.
enum CompilersParser {
    /// The tree of a text.
    static func parse(_ text: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        guard isUsable, let tree = parseQuickly(text) else { return Parser.parse(source: text) }
        return tree
    }

    /// The tree of a text by the compiler's build, if the toolchain's fits.
    static func parseQuickly(_ text: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax? {
        guard isUsable, let start = text.baseAddress else { return nil }
        return unsafeBitCast(syntax_parse(start, text.count), to: SourceFileSyntax.self)
    }

    /// Whether the compiler's build is there and makes the same tree of a sample.
    static let isUsable: Bool = {
        guard MemoryLayout<SourceFileSyntax>.size == MemoryLayout<syntax_words>.size else { return false }
        return Array(sample.utf8).withUnsafeBufferPointer { text in
            guard let start = text.baseAddress else { return false }
            let tree = Parser.parse(source: text)
            let isOpen = withExtendedLifetime(tree) {
                syntax_open(unsafeBitCast(tree, to: syntax_words.self), start, text.count)
            }
            guard isOpen else { return false }
            let quick = unsafeBitCast(syntax_parse(start, text.count), to: SourceFileSyntax.self)
            return outline(quick) == outline(tree)
        }
    }()

    /// What a tree is made of, with the kinds of its nodes, places, tokens and the space between them.
    static func outline(_ tree: some SyntaxProtocol) -> String {
        var text = "\(tree.kind)@\(tree.position.utf8Offset)+\(tree.totalLength.utf8Length)\(tree.hasError ? "!" : "")"
        if let token = Syntax(tree).as(TokenSyntax.self) {
            text += " \(token.presence) \(token.tokenKind) \(token.leadingTrivia.pieces) \(token.trailingTrivia.pieces)"
        }
        return text + "(" + tree.children(viewMode: .all).map { outline($0) }.joined(separator: ",") + ")"
    }

    private static let sample = """
        // A comment, with ä.
        import UIKit
        /// Documented.
        @MainActor public final class Sample<Element: Hashable>: UIView, @unchecked Sendable where Element == Int {
            @IBOutlet private weak var label: UILabel!
            lazy var texts: [String: [Int]?] = ["a": [1, 0x2F], "b\\n\\(1 + 2)": nil] // behind
            init?(_ a: inout Int, b c: Int...) throws { super.init(frame: .zero) }
            func `is`(_ value: Any) async rethrows -> (Int, Double) {
                guard let value = value as? Int, value > 1 ?? 2 else { return (0, 1.5e3) }
                switch value { case 1...2, let x where x < 3: break; default: fallthrough }
                for case let (i, _)? in texts where !i.isEmpty { continue }
                #if os(iOS) && canImport(UIKit)
                defer { label?.text = \"""
                    long
                    \""" }
                #endif
                let close = { [weak self] (a: Int) -> Void in _ = self?.texts[keyPath: \\.first]; $0 = a }
                return try await f(x: &a, y: /b/, z: #selector(g), w: #"raw"#) { $0 }
            }
            subscript(i: Int) -> some View { get { i } set }
        }
        enum E: String { case a = "x", b; indirect case c(E) }
        let broken = ) [ (
        """
}
