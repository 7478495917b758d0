/// How often the lines of a file were run.
///
/// A line counts as often as the innermost part of the code that goes on from the line before, or as the one of those that begin on it that
/// ran most often, as llvm-cov has it.
struct LineCoverage {
    /// A stretch of code that is run as a whole, with how often it was.
    struct Region: Hashable {
        var start: Position
        var end: Position
        var count: Int
        /// Whether it is what lies between two others, where no code begins.
        var isGap = false
    }

    /// A place in a file: line and column, counted from 1.
    struct Position: Hashable, Comparable {
        var line: Int
        var column: Int
        static func < (left: Position, right: Position) -> Bool { (left.line, left.column) < (right.line, right.column) }
    }

    /// How often each line was run that has code, by its number.
    private(set) var counts: [Int: Int] = [:]

    /// How many lines have code.
    var executable: Int { counts.count }
    /// How many of them were run.
    var covered: Int { counts.values.count { $0 > 0 } }

    /// What both have counted.
    func adding(_ other: LineCoverage) -> LineCoverage {
        var sum = self
        sum.counts.merge(other.counts, uniquingKeysWith: +)
        return sum
    }

    /// Counts the lines of regions. The same region, in a function that was made for several types, counts together.
    init(_ regions: [Region]) {
        var sums: [Region: Int] = [:]
        for region in regions {
            var key = region
            key.count = 0
            sums[key, default: 0] += region.count
        }
        // From the outside in.
        let sorted = sums.map { key, count in Region(start: key.start, end: key.end, count: count, isGap: key.isGap) }
            .sorted { ($0.start, $1.end) < ($1.start, $0.end) }
        guard let last = sorted.map(\.end.line).max(), let first = sorted.first?.start.line else { return }
        var open: [Region] = []
        var next = 0
        for line in first...last {
            let begin = Position(line: line, column: 1)
            open.removeAll { $0.end <= begin }
            let wrapped = open.last?.count
            var begun: [Int] = []
            while next < sorted.count, sorted[next].start.line == line {
                if !sorted[next].isGap { begun.append(sorted[next].count) }
                open.append(sorted[next])
                next += 1
            }
            if begun.isEmpty {
                if let wrapped { counts[line] = wrapped }
            } else {
                counts[line] = max(wrapped ?? 0, begun.max() ?? 0)
            }
        }
    }
}
