/// Something that holds or does not.
public protocol Condition: Resolvable {
    /// Whether it holds.
    func holds(_ context: Context) throws -> Bool
}

extension Condition {
    /// Whether the condition holds, as a value.
    public func resolve(_ context: Context) throws -> Any? { try holds(context) }
}

/// A value as a condition: whether there is one that is neither empty, zero nor false.
struct ValueCondition: Condition {
    let value: any Resolvable

    func holds(_ context: Context) throws -> Bool { Value.isTrue(try value.resolve(context)) }
    func resolve(_ context: Context) throws -> Any? { try value.resolve(context) }
}

/// `not`
struct NotCondition: Condition {
    let condition: any Condition

    func holds(_ context: Context) throws -> Bool { try !condition.holds(context) }
}

/// `and`, `or`
struct PairCondition: Condition {
    let left: any Condition
    let right: any Condition
    let isAnd: Bool

    func holds(_ context: Context) throws -> Bool {
        let first = try left.holds(context)
        return first == isAnd ? try right.holds(context) : first
    }
}

/// `==`, `<`, `in` and their kin. They compare values; a condition on one side has none.
struct Comparison: Condition {
    let left: any Condition
    let right: any Condition
    let compares: (Any?, Any?) -> Bool
    /// For `!=`.
    var isNegated = false

    func holds(_ context: Context) throws -> Bool {
        guard let left = left as? ValueCondition, let right = right as? ValueCondition else { return isNegated }
        return compares(try left.resolve(context), try right.resolve(context)) != isNegated
    }
}
