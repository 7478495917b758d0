import SampanAutoLayout

/// A generator whose numbers are the same every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A constraint of a random system, kept beside the solver to measure errors and to rebuild from.
struct Given {
    var factors: [Int: Double]
    var relation: Relation
    var constant: Double
    var priority: Priority

    func error(at values: [Double]) -> Double {
        let sum = factors.reduce(0) { $0 + $1.value * values[$1.key] } - constant
        switch relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}

/// A system that people would not write, but a solver must solve.
struct RandomSystem {
    var variableCount: Int
    var constraints: [Given]

    /// With `feasible`, all required constraints hold at some point.
    init(using random: inout SplitMix, feasible: Bool) {
        variableCount = Int.random(in: 1...8, using: &random)
        let point = (0..<variableCount).map { _ in Double(Int.random(in: -20...40, using: &random)) }
        constraints = []
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            constraints.append(RandomSystem.constraint(variableCount, feasible ? point : nil, using: &random))
        }
    }

    static func constraint(_ variableCount: Int, _ point: [Double]?, using random: inout SplitMix) -> Given {
        var factors: [Int: Double] = [:]
        let choices = [1, 1, 1, 1, -1, -1, -1, 0.5, -0.5, 2, -2, 3, 1.0 / 3]
        for _ in 0..<[1, 1, 2, 2, 2, 3, 4].randomElement(using: &random)! {
            factors[Int.random(in: 0..<variableCount, using: &random)] = choices.randomElement(using: &random)!
        }
        let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
        let level = [1000.0, 1000, 1000, 750, 750, 250, 50].randomElement(using: &random)!
        var constant = Double(Int.random(in: -30...60, using: &random))
        if level == 1000, let point {
            constant = factors.reduce(0) { $0 + $1.value * point[$1.key] }
            // Often exactly at the limit, where solvers degenerate.
            let slack = Bool.random(using: &random) ? 0 : Double(Int.random(in: 0...10, using: &random))
            if relation == .lessThanOrEqual { constant += slack }
            if relation == .greaterThanOrEqual { constant -= slack }
        }
        return Given(factors: factors, relation: relation, constant: constant, priority: level == 1000 ? .required : Priority(level))
    }

    /// The sum of the errors at each level of the given constraints, the highest level first.
    static func costs(_ constraints: [Given], at values: [Double]) -> [Double] {
        var sums: [Double: Double] = [:]
        for constraint in constraints { sums[constraint.priority.level, default: 0] += constraint.error(at: values) }
        return sums.sorted { $0.key > $1.key }.map(\.value)
    }
}

extension Solver {
    func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

    func add(_ given: Given, _ variables: [Variable]) -> ConstraintID {
        add(
            given.factors.sorted { $0.key < $1.key }.map { Term($0.value, variables[$0.key]) }, given.relation, given.constant,
            priority: given.priority)
    }
}

/// Whether two lists of costs are equal within 1e-6, relative to their size.
func nearlyEqual(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1)) }
}
