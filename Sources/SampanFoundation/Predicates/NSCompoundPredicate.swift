import Foundation
import ObjCRuntime

/// A predicate that joins others by AND, OR or NOT.
///
/// It takes the place of Foundation's class of that name, which knows no formats.
/// See https://developer.apple.com/documentation/foundation/nscompoundpredicate.
// replaces Foundation
open class NSCompoundPredicate: NSPredicate {
    /// How predicates are joined.
    public enum LogicalType: UInt, Sendable {
        /// The predicate does not hold.
        case not
        /// All predicates hold.
        case and
        /// One of the predicates holds.
        case or
    }

    /// How the predicates are joined.
    public let compoundPredicateType: LogicalType

    /// The predicates that are joined.
    public let subpredicates: [Any]

    let joined: [NSPredicate]
    var isNegation: Bool { compoundPredicateType == .not }

    /// Creates a predicate that joins others; of `.not` the first one counts.
    public init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        joined = subpredicates
        self.subpredicates = subpredicates
        super.init(value: true)
    }

    /// Creates a predicate that holds if all others do.
    public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
    }

    /// Creates a predicate that holds if one of others does.
    public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
    }

    /// Creates a predicate that holds if another does not.
    public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }

    /// Whether the predicate takes an object. Of no predicates at all, AND takes everything, and OR and NOT nothing.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch compoundPredicateType {
        case .and: joined.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .or: joined.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .not: joined.first.map { !$0.evaluate(with: object, substitutionVariables: bindings) } ?? false
        }
    }

    override func replacing(_ variables: [String: Any]) -> NSPredicate {
        NSCompoundPredicate(type: compoundPredicateType, subpredicates: joined.map { $0.replacing(variables) })
    }
}
