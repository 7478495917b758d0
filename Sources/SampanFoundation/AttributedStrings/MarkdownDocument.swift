internal import CCMark
import Foundation

/// A text of CommonMark, and `~~text~~`, as an attributed string. cmark reads it.
struct MarkdownDocument {
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?

    init(_ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?) { (self.options, self.baseURL) = (options, baseURL) }

    /// Deeper nesting is left out of what text is said to be in: a document of brackets alone has no end of it.
    private static let deepest = 200

    private struct Piece {
        var text: String
        var intent: InlinePresentationIntent = []
        var blocks: [PresentationIntent.IntentType] = []
        var link: String?
        var image: String?
    }

    func read(_ text: String) -> AttributedString {
        var pieces: [Piece]
        if options.interpretedSyntax == .full {
            pieces = walk(text)
        } else {
            pieces = walkLines(text)
        }
        pieces = struckThrough(pieces)
        var result = AttributedString()
        for piece in pieces where !piece.text.isEmpty { result.append(AttributedString(piece.text, attributes: attributes(of: piece))) }
        return result
    }

    private func attributes(of piece: Piece) -> AttributeContainer {
        var attributes = AttributeContainer()
        if !piece.intent.isEmpty { attributes.inlinePresentationIntent = piece.intent }
        if !piece.blocks.isEmpty { attributes.presentationIntent = PresentationIntent(types: piece.blocks) }
        if let link = piece.link { attributes.link = URL(string: link, relativeTo: baseURL) }
        if let image = piece.image { attributes.imageURL = URL(string: image, relativeTo: baseURL) }
        if let language = options.languageCode { attributes.languageIdentifier = language }
        return attributes
    }

    // MARK: Lines alone

    /// Reads what is within lines. cmark always reads blocks, so the text is made one line that begins no block: with a space that is none
    /// of ASCII's at each end and in the place of the ends of lines.
    private func walkLines(_ text: String) -> [Piece] {
        let spaces: [Character] = [
            "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2008}", "\u{205F}",
        ]
        let present = Set(text)
        let free = spaces.filter { !present.contains($0) }
        guard free.count > 1 else { return [Piece(text: text)] }
        let (edge, end) = (free[0], free[1])
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: String(end))
        let keeps = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        return walk("\(edge)\(lines)\(edge)").map { piece in
            var piece = piece
            piece.blocks = []
            piece.text = piece.text.filter { $0 != edge }
            piece.text = piece.text.replacingOccurrences(of: String(end), with: keeps ? "\n" : " ")
            return piece
        }
    }

    // MARK: The tree

    private func walk(_ text: String) -> [Piece] {
        let bytes = Array(text.utf8)
        guard
            let root = bytes.withUnsafeBytes({ cmark_parse_document($0.bindMemory(to: CChar.self).baseAddress, $0.count, CMARK_OPT_UNSAFE) }
            )
        else { return [Piece(text: text)] }
        defer { cmark_node_free(root) }
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        var walker = Walker()
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return walker.pieces }
            guard let node = cmark_iter_get_node(iterator) else { continue }
            if event == CMARK_EVENT_ENTER { walker.enter(node) } else { walker.leave(node) }
        }
    }

    private struct Walker {
        var pieces: [Piece] = []
        private var blocks: [PresentationIntent.IntentType] = []
        private var identity = 0
        private var ordinals: [Int] = []
        private var intents: [InlinePresentationIntent] = []
        private var links: [String?] = []
        private var images: [String?] = []

        private static func literal(_ node: OpaquePointer) -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

        private func kind(_ node: OpaquePointer) -> PresentationIntent.Kind? {
            switch cmark_node_get_type(node) {
            case CMARK_NODE_PARAGRAPH: .paragraph
            case CMARK_NODE_HEADING: .header(level: Int(cmark_node_get_heading_level(node)))
            case CMARK_NODE_BLOCK_QUOTE: .blockQuote
            case CMARK_NODE_LIST: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
            case CMARK_NODE_ITEM: .listItem(ordinal: ordinals.last ?? 1)
            case CMARK_NODE_CODE_BLOCK:
                .codeBlock(languageHint: cmark_node_get_fence_info(node).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 })
            case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
            default: nil
            }
        }

        mutating func enter(_ node: OpaquePointer) {
            let type = cmark_node_get_type(node)
            if let kind = kind(node) {
                identity += 1
                blocks.insert(PresentationIntent.IntentType(kind: kind, identity: identity), at: 0)
            }
            switch type {
            case CMARK_NODE_LIST: ordinals.append(max(1, Int(cmark_node_get_list_start(node))))
            case CMARK_NODE_TEXT: add(Self.literal(node))
            case CMARK_NODE_SOFTBREAK: add(" ", .softBreak)
            case CMARK_NODE_LINEBREAK: add("\n", .lineBreak)
            case CMARK_NODE_CODE: add(Self.literal(node), .code)
            case CMARK_NODE_HTML_INLINE, CMARK_NODE_CUSTOM_INLINE: add(Self.literal(node), .inlineHTML)
            case CMARK_NODE_HTML_BLOCK:
                identity += 1
                blocks.insert(PresentationIntent.IntentType(kind: .paragraph, identity: identity), at: 0)
                add(Self.literal(node), .blockHTML)
                blocks.removeFirst()
            // Blocks have no events of their own end where they hold no nodes.
            case CMARK_NODE_CODE_BLOCK:
                add(Self.literal(node))
                blocks.removeFirst()
            case CMARK_NODE_THEMATIC_BREAK:
                add("⸻")
                blocks.removeFirst()
            case CMARK_NODE_EMPH: intents.append(.emphasized)
            case CMARK_NODE_STRONG: intents.append(.stronglyEmphasized)
            case CMARK_NODE_LINK: links.append(cmark_node_get_url(node).map { String(cString: $0) })
            case CMARK_NODE_IMAGE: images.append(cmark_node_get_url(node).map { String(cString: $0) })
            default: break
            }
        }

        mutating func leave(_ node: OpaquePointer) {
            if kind(node) != nil { blocks.removeFirst() }
            switch cmark_node_get_type(node) {
            case CMARK_NODE_LIST: ordinals.removeLast()
            case CMARK_NODE_ITEM: if let last = ordinals.popLast() { ordinals.append(last + 1) }
            case CMARK_NODE_EMPH, CMARK_NODE_STRONG: intents.removeLast()
            case CMARK_NODE_LINK: links.removeLast()
            case CMARK_NODE_IMAGE: images.removeLast()
            default: break
            }
        }

        private mutating func add(_ text: String, _ own: InlinePresentationIntent = []) {
            let intent = intents.suffix(MarkdownDocument.deepest).reduce(own) { $0.union($1) }
            pieces.append(
                Piece(
                    text: text, intent: intent, blocks: Array(blocks.prefix(MarkdownDocument.deepest)), link: links.last ?? nil,
                    image: images.last ?? nil))
        }
    }

    // MARK: ~~text~~

    /// cmark knows nothing of `~~`. Within a block, pairs of it strike what is between them through.
    private func struckThrough(_ pieces: [Piece]) -> [Piece] {
        guard pieces.contains(where: { $0.text.contains("~") && !$0.intent.contains(.code) }) else { return pieces }
        var result: [Piece] = []
        var index = 0
        while index < pieces.count {
            var end = index + 1
            while end < pieces.count, pieces[end].blocks == pieces[index].blocks { end += 1 }
            result += struckThrough(block: Array(pieces[index..<end]))
            index = end
        }
        return result
    }

    private func struckThrough(block: [Piece]) -> [Piece] {
        // Adjacent pieces that differ in nothing are one, so that "~~" is not torn apart.
        var joined: [Piece] = []
        for piece in block {
            if let last = joined.last, last.intent == piece.intent, last.link == piece.link, last.image == piece.image {
                joined[joined.count - 1].text += piece.text
            } else {
                joined.append(piece)
            }
        }
        let parts = joined.map { $0.intent.contains(.code) ? [$0.text] : $0.text.components(separatedBy: "~~") }
        var left = parts.reduce(0) { $0 + $1.count - 1 } / 2 * 2
        var isStruck = false
        var result: [Piece] = []
        for (piece, parts) in zip(joined, parts) {
            for (number, part) in parts.enumerated() {
                if number > 0 {
                    if left > 0 {
                        (isStruck, left) = (!isStruck, left - 1)
                    } else {
                        var tildes = piece
                        tildes.text = "~~"
                        result.append(tildes)
                    }
                }
                var struck = piece
                struck.text = part
                if isStruck { struck.intent.insert(.strikethrough) }
                result.append(struck)
            }
        }
        return result
    }
}
