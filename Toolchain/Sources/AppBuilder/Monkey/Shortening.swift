/// Finds few of many steps that still fail: delta debugging, which leaves steps out by halves, quarters and so on down to single ones.
struct Shortening {
    /// How many trials there may be yet.
    private var trialsLeft: Int
    private let fails: ([String]) throws -> Bool

    /// - Parameters:
    ///   - trials: how many times `fails` may be called.
    ///   - fails: whether steps fail in the way that is looked for.
    init(trials: Int, fails: @escaping ([String]) throws -> Bool) { (trialsLeft, self.fails) = (trials, fails) }

    /// The fewest steps found, the last of which fails; `nil` if not even all of them do again.
    mutating func shortest(of steps: [String]) throws -> [String]? {
        // Most failures come from what was done last.
        var length = 1
        while length < steps.count {
            let end = Array(steps.suffix(length))
            if try doesFail(end) { return try reduced(end) }
            length *= 4
        }
        return try doesFail(steps) ? try reduced(steps) : nil
    }

    private mutating func reduced(_ failing: [String]) throws -> [String] {
        var steps = failing
        var part = (steps.count + 1) / 2
        while steps.count > 1, trialsLeft > 0 {
            var hasLeftOut = false
            var start = 0
            while start < steps.count, trialsLeft > 0 {
                let rest = Array(steps[..<start] + steps[min(start + part, steps.count)...])
                if !rest.isEmpty, try doesFail(rest) {
                    steps = rest
                    hasLeftOut = true
                } else {
                    start += part
                }
            }
            if part == 1, !hasLeftOut { break }
            part = max(1, min((part + 1) / 2, steps.count))
        }
        return steps
    }

    private mutating func doesFail(_ steps: [String]) throws -> Bool {
        trialsLeft -= 1
        return try fails(steps)
    }
}
