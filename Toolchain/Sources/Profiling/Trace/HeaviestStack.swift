/// Finds where most of some time went.
struct HeaviestStack {
    private let trace: Trace

    init(_ trace: Trace) { self.trace = trace }

    /// Of samples, the innermost call of the stack that is found by going from the outermost functions to the heaviest one at each, until the
    /// time is a function's own rather than that of one it called; `nil` if there are no samples.
    func innermostCall(of samples: some Sequence<Trace.Sample>) -> Int? {
        var totals: [Int: Int] = [:]
        var own: [Int: Int] = [:]
        for sample in samples {
            own[sample.call, default: 0] += sample.weight
            var call = sample.call
            while call >= 0 {
                totals[call, default: 0] += sample.weight
                call = trace.calls[call].caller
            }
        }
        let callees = Dictionary(grouping: totals.keys) { trace.calls[$0].caller }
        var heaviest: Int?
        var level = callees[-1] ?? []
        while true {
            // Calls of a function from several places in another are one: from where says nothing of how heavy it is.
            let functions = Dictionary(grouping: level) { trace.calls[$0].function }.values.map { calls in
                (calls: calls.sorted(), weight: calls.reduce(0) { $0 + (totals[$1] ?? 0) })
            }
            guard let next = functions.max(by: { ($0.weight, $1.calls[0]) < ($1.weight, $0.calls[0]) }) else { return heaviest }
            if let heaviest {
                let function = trace.calls[heaviest].function
                let ownWeight = own.reduce(0) { sum, entry in
                    let call = trace.calls[entry.key]
                    return call.function == function && call.caller == trace.calls[heaviest].caller ? sum + entry.value : sum
                }
                if ownWeight >= next.weight { return heaviest }
            }
            heaviest = next.calls.max { (totals[$0] ?? 0, $1) < (totals[$1] ?? 0, $0) }
            level = next.calls.flatMap { callees[$0] ?? [] }
        }
    }
}
