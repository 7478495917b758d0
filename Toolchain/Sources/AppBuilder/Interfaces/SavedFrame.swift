/// Where a view lies beside where Interface Builder saved that it lies, as the renderer tells it.
public struct SavedFrame: Sendable, Equatable {
    /// The line of the view in its document, from 1.
    public var line: Int
    /// What a difference comes of, in words; `same` where there is none.
    public var cause: String
    /// What the view is.
    public var name: String
    /// The frame that the document has: x, y, width and height in points.
    public var saved: [Double]
    /// The frame that the view has.
    public var own: [Double]

    /// Whether the view lies where it was saved, within a point.
    public var isSame: Bool { cause == Self.same }

    static let same = "same"

    /// Reads a line of the renderer's; `nil` if it is none of a view.
    init?(_ line: Substring) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 5, let number = Int(fields[0]) else { return nil }
        let rects = fields[3...].map { $0.split(separator: " ").compactMap { Double($0) } }
        guard rects.allSatisfy({ $0.count == 4 }) else { return nil }
        (self.line, cause, name, saved, own) = (number, String(fields[1]), String(fields[2]), rects[0], rects[1])
    }

    /// The difference in words, as compilers print remarks.
    public func text(file: String) -> String {
        func words(_ rect: [Double]) -> String {
            let numbers = rect.map { number in Int(exactly: number).map(String.init) ?? String(number) }
            return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
        }
        return "\(file):\(line): note: \(name) is saved at \(words(saved)) and lies at \(words(own)): \(cause)"
    }

    /// How many views lie where they were saved, and what the differences of the others come of, most frequent first.
    public static func summary(_ frames: [SavedFrame]) -> [String] {
        let counts = Dictionary(grouping: frames, by: \.cause).mapValues(\.count)
        let order = counts.sorted { ($0.key != same ? 1 : 0, -$0.value, $0.key) < ($1.key != same ? 1 : 0, -$1.value, $1.key) }
        return order.map { cause, count in
            let tenths = Int((Double(count) / Double(frames.count) * 1000).rounded())
            let share = "\(tenths / 10).\(tenths % 10) %"
            return String(repeating: " ", count: max(0, 8 - share.count)) + share + "  \(count)  \(cause)"
        }
    }
}
