/// The order of rules, which follows from their facts: who reads a fact comes after all who write it.
struct RuleOrder {
    /// What a rule has to do with facts.
    struct Rule {
        var name: String
        var reads: Set<FactKey> = []
        var writes: Set<FactKey> = []
    }

    /// Why rules have no order.
    enum Failure: Error, Equatable, CustomStringConvertible {
        /// Rules that wait for each other.
        case cycle([String])
        /// Two rules write a fact, and nothing says which comes first.
        case unordered(fact: String, String, String)

        var description: String {
            switch self {
            case .cycle(let names): "lowering rules wait for each other: \(names.joined(separator: ", "))"
            case .unordered(let fact, let first, let second):
                "nothing says whether the lowering rule \(first) or \(second) is the first to write \(fact)"
            }
        }
    }

    /// The positions of the rules in the order in which they are to be applied; where the facts leave a choice, in the order given.
    static func sorted(_ rules: [Rule]) throws(Failure) -> [Int] {
        // Who reads and writes a fact goes on with what others have written.
        var before: [Set<Int>] = rules.map { _ in [] }
        for (index, rule) in rules.enumerated() {
            for (other, writer) in rules.enumerated() where other != index {
                for fact in rule.reads.intersection(writer.writes) where !(writer.reads.contains(fact) && rule.writes.contains(fact)) {
                    before[index].insert(other)
                }
            }
        }
        var result: [Int] = []
        var pending = Array(rules.indices)
        while !pending.isEmpty {
            guard let place = pending.firstIndex(where: { before[$0].isSubset(of: result) }) else {
                throw .cycle(pending.map { rules[$0].name })
            }
            result.append(pending.remove(at: place))
        }
        try checkWriters(rules, before, result)
        return result
    }

    /// Facts that are no collections have writers of which each comes after the one before for a reason.
    private static func checkWriters(_ rules: [Rule], _ before: [Set<Int>], _ order: [Int]) throws(Failure) {
        var reach: [Int: Set<Int>] = [:]
        for index in order { reach[index] = before[index].reduce(into: before[index]) { $0.formUnion(reach[$1] ?? []) } }
        var last: [FactKey: Int] = [:]
        for index in order {
            for fact in rules[index].writes where !fact.type.isCollected {
                if let other = last[fact], reach[index]?.contains(other) != true {
                    throw .unordered(fact: "\(fact.type)", rules[other].name, rules[index].name)
                }
                last[fact] = index
            }
        }
    }
}
