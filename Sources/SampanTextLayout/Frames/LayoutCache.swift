import Foundation

/// A store that forgets what was not asked for while others of the same cost in all were.
package struct RecencyCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var cost = 0
    private let capacity: Int

    /// Creates a store.
    ///
    /// - Parameter capacity: the cost in all after which what was not asked for again is forgotten.
    package init(capacity: Int) { self.capacity = capacity }

    /// How many values are kept.
    package var count: Int { young.count + old.keys.count { young[$0] == nil } }

    /// The value of a key, made where it is not there.
    ///
    /// What costs more than half of what the store can hold counts as half, so that one such value and many small ones stay beside each other.
    ///
    /// - Parameter cost: how much keeping the value costs, in the capacity's unit.
    package mutating func value(_ key: Key, cost: Int, make: () -> Value) -> Value {
        if let found = young[key] { return found }
        let value = old[key] ?? make()
        let cost = min(cost, capacity / 2)
        if self.cost + cost > capacity {
            old = young
            young.removeAll(keepingCapacity: true)
            self.cost = 0
        }
        young[key] = value
        self.cost += cost
        return value
    }

    /// Forgets everything.
    package mutating func removeAll() {
        young.removeAll()
        old.removeAll()
        cost = 0
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

    /// What a text costs beside its characters, as many characters.
    private static let baseCost = 64
    /// As much as 600 labels, or a few versions of a text that somebody writes.
    private static let capacity = 600 * 2 * baseCost

    private var paragraphs = RecencyCache<ParagraphKey, ShapedParagraph>(capacity: capacity)
    private var texts = RecencyCache<TextKey, LaidOutText>(capacity: capacity)

    private static func cost(of text: String) -> Int { baseCost + text.utf8.count }

    func paragraph(_ text: String, _ runs: [ShapeRun], _ direction: WritingDirection, _ defaultIsRightToLeft: Bool) -> ShapedParagraph {
        let key = ParagraphKey(text: text, runs: runs, direction: direction, defaultIsRightToLeft: defaultIsRightToLeft)
        return paragraphs.value(key, cost: Self.cost(of: text)) {
            Shaper.shape(text, runs: runs, direction: direction, defaultIsRightToLeft: defaultIsRightToLeft)
        }
    }

    func layout(_ text: StyledText, _ container: TextContainer) -> LaidOutText {
        let runs = text.runs.map { TextKey.Run(length: $0.length, shape: $0.shape, paragraph: $0.paragraph) }
        // Making a layout asks for paragraphs, not for layouts: the access to `texts` stays exclusive.
        let key = TextKey(string: text.string, runs: runs, container: container)
        // Who is asked about lines may ask for layouts in turn.
        if let hooks = container.hooks { return hooks.layout(key) { Typesetter.lay(text, in: container) } }
        return texts.value(key, cost: Self.cost(of: text.string)) { Typesetter.lay(text, in: container) }
    }

    func removeAll() {
        paragraphs.removeAll()
        texts.removeAll()
    }
}
