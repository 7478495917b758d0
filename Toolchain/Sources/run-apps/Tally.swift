/// How many apps start, and how many do not for which reason.
struct Tally {
    private var starting = 0
    private var missing = 0
    private var failures: [String: Int] = [:]

    mutating func enter(_ outcome: PublicApp.Outcome) {
        switch outcome {
        case .starts: starting += 1
        case .isNotThere: missing += 1
        case .fails(let reason): failures[reason.kind, default: 0] += 1
        }
    }

    /// How many start, and below that the kinds of reasons, the most frequent first.
    var lines: [String] {
        let count = starting + missing + failures.values.reduce(0, +)
        let kinds = failures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["\(starting) of \(count) start" + (missing > 0 ? ", \(missing) are not there" : "")]
            + kinds.map { "\($0.value)  \($0.key)" }
    }
}
