import Foundation

/// A store that forgets what was not asked for while as many others were.
struct RecencyCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    mutating func value(_ key: Key, make: () -> Value) -> Value {
        if let found = young[key] { return found }
        let value = old[key] ?? make()
        if young.count >= capacity {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[key] = value
        return value
    }

    mutating func removeAll() {
        young.removeAll()
        old.removeAll()
    }
}

/// What was shaped and laid out lately. The font library's lock must be held.
final class LayoutCache: @unchecked Sendable {
    static let shared = LayoutCache()

    private struct ParagraphKey: Hashable {
        var text: String
        var runs: [ShapeRun]
        var direction: WritingDirection
        var defaultIsRightToLeft: Bool

        // Texts tell most keys apart; hashing every attribute would cost more than the comparison that follows.
        func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            if let run = runs.first { hasher.combine(run.style.font) }
        }
    }

    private struct TextKey: Hashable {
        struct Run: Equatable {
            var length: Int
            var shape: ShapeStyle
            var paragraph: ParagraphStyle
        }
        var string: String
        var runs: [Run]
        var container: TextContainer

        static func == (left: TextKey, right: TextKey) -> Bool {
            left.container == right.container && left.string == right.string && left.runs == right.runs
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(string)
            hasher.combine(container.width)
            hasher.combine(container.maximumLineCount)
            if let run = runs.first { hasher.combine(run.shape.font) }
        }
    }

    private var paragraphs = RecencyCache<ParagraphKey, ShapedParagraph>(capacity: 600)
    private var texts = RecencyCache<TextKey, LaidOutText>(capacity: 600)

    func paragraph(_ text: String, _ runs: [ShapeRun], _ direction: WritingDirection, _ defaultIsRightToLeft: Bool) -> ShapedParagraph {
        paragraphs.value(ParagraphKey(text: text, runs: runs, direction: direction, defaultIsRightToLeft: defaultIsRightToLeft)) {
            Shaper.shape(text, runs: runs, direction: direction, defaultIsRightToLeft: defaultIsRightToLeft)
        }
    }

    func layout(_ text: StyledText, _ container: TextContainer) -> LaidOutText {
        let runs = text.runs.map { TextKey.Run(length: $0.length, shape: $0.shape, paragraph: $0.paragraph) }
        // Making a layout asks for paragraphs, not for layouts: the access to `texts` stays exclusive.
        return texts.value(TextKey(string: text.string, runs: runs, container: container)) { Typesetter.lay(text, in: container) }
    }

    func removeAll() {
        paragraphs.removeAll()
        texts.removeAll()
    }
}
