/// An unknown of a layout: one number that constraints relate to others. Any real number is allowed unless a constraint says otherwise.
public struct Variable: Hashable, Sendable {
    package let index: Int32
}

/// A constraint that a solver holds, by its number there. The number is used again once the constraint is removed and the solver has solved.
public struct ConstraintID: Hashable, Sendable, Comparable {
    package let index: Int32

    /// Orders by number; a constraint added to a fresh solver has a greater number than those before it.
    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Creates the product of a number and a variable.
    public init(_ coefficient: Double, _ variable: Variable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How a constraint's left side compares with its constant.
public enum Relation: Int8, Sendable, BitwiseCopyable {
    /// The left side is at most the constant.
    case lessThanOrEqual = -1
    /// The left side is the constant.
    case equal = 0
    /// The left side is at least the constant.
    case greaterThanOrEqual = 1
}

/// How much a constraint matters.
///
/// Levels are strict: no amount of error at lower priorities outweighs any error at a higher one. Within one priority the sum of the
/// errors is as small as possible.
public struct Priority: Hashable, Sendable, Comparable {
    /// The level; greater ones are satisfied first.
    public let level: Double

    /// A weighted constraint's priority: any finite number above 0.
    public init(_ level: Double) {
        precondition(level > 0 && level < Priority.broken.level, "a priority is a positive number")
        self.level = level
    }

    private init(unchecked level: Double) { self.level = level }

    /// The constraint must hold.
    public static let required = Priority(unchecked: .infinity)

    /// What a required constraint has after it was broken: above every weighted one, below the required ones.
    static let broken = Priority(unchecked: .greatestFiniteMagnitude)

    /// Below everything else: what is to be where nothing else says anything, and is no part of what makes a layout unambiguous.
    public static let faintest = Priority(.leastNonzeroMagnitude)

    /// For trying whether another solution is as good: above the faintest wishes, below all others.
    static let trial = Priority(2 * .leastNonzeroMagnitude)

    /// Orders by level.
    public static func < (a: Priority, b: Priority) -> Bool { a.level < b.level }
}

/// Required constraints that cannot hold together, and which of them no longer has to.
public struct Conflict: Hashable, Sendable {
    /// The constraints, none of which can be left out: without any one of them the others can hold. In the order of their numbers.
    public let constraints: [ConstraintID]
    /// The one that was broken. It is from now on satisfied as well as the others permit.
    public let broken: ConstraintID

    package init(constraints: [ConstraintID], broken: ConstraintID) {
        self.constraints = constraints
        self.broken = broken
    }
}
