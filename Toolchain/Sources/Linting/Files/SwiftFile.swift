import Foundation
import Lowering
import SwiftSyntax

/// What can be said of a Swift file, made once and kept for all rules.
public protocol SwiftFileFact: AnyObject {
    init(_ file: SwiftFile)
}

/// A Swift file. It is parsed when its tree is first asked for; what rules have in common is made once.
public final class SwiftFile: @unchecked Sendable {
    /// The path from the linted folder.
    public let path: String
    /// The file's name.
    public let name: String
    /// The text.
    public let bytes: [UInt8]
    private let lock = NSRecursiveLock()
    private var facts: [ObjectIdentifier: AnyObject] = [:]

    /// Creates a file of a text.
    public init(path: String, bytes: [UInt8]) {
        (self.path, self.bytes) = (path, bytes)
        name = path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Creates a file of a text.
    public convenience init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// Something that is made when it is first asked for, on whatever thread.
    private struct Lazily<Value> {
        var value: Value?
        mutating func get(_ lock: NSRecursiveLock, _ make: () -> Value) -> Value {
            lock.withLock {
                if let value { return value }
                let made = make()
                value = made
                return made
            }
        }
    }
    private var lazyTree = Lazily<SourceFileSyntax?>()
    private var lazyLines = Lazily<LineTable>()
    private var lazyTokens = Lazily<TokenTable>()
    private var lazyDeclarations = Lazily<Declarations>()
    private var lazyMetrics = Lazily<FileMetrics>()

    /// The tree; an empty one for a text that no one writes and the parser would take minutes for (`isReadable`).
    public var tree: SourceFileSyntax { lazyTree.get(lock) { SourceParser.parse(bytes) } ?? SourceFile.empty }

    /// Whether the parser takes the text.
    public var isReadable: Bool { lazyTree.get(lock) { SourceParser.parse(bytes) } != nil }

    /// Where lines begin.
    public var lines: LineTable { lazyLines.get(lock) { LineTable(bytes) } }

    /// The comments, in their order.
    public var comments: [Comment] { tokens.comments }

    /// The tokens, in their order.
    var tokens: TokenTable { lazyTokens.get(lock) { TokenTable(self) } }

    /// The named declarations.
    public var declarations: Declarations {
        lazyDeclarations.get(lock) {
            let collector = DeclarationCollector(lines)
            collector.walk(tree)
            return Declarations(collector.entries)
        }
    }

    /// The measures of the file.
    public var metrics: FileMetrics { lazyMetrics.get(lock) { FileMetrics(self) } }

    /// The text as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Something that several rules want to know of the file, made when it is first asked for.
    public func fact<Fact: SwiftFileFact>(_ type: Fact.Type) -> Fact {
        lock.withLock {
            if let known = facts[ObjectIdentifier(type)] as? Fact { return known }
            let made = Fact(self)
            facts[ObjectIdentifier(type)] = made
            return made
        }
    }

    /// The bytes of a node, without the comments and space around it.
    public func range(of node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The place of bytes.
    public func location(_ range: Range<Int>) -> Location {
        Location(path: path, start: lines.position(range.lowerBound), end: lines.position(range.upperBound))
    }

    /// The place of a node.
    public func location(of node: some SyntaxProtocol) -> Location { location(range(of: node)) }

    /// The text of bytes.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[max(0, range.lowerBound)..<min(bytes.count, range.upperBound)], as: UTF8.self)
    }
}

private enum SourceFile {
    static let empty = SourceFileSyntax(statements: CodeBlockItemListSyntax([]), endOfFileToken: .endOfFileToken())
}
