import Foundation
import ObjCRuntime

/// A predicate that compares what two expressions give.
///
/// It takes the place of Foundation's class of that name, which can do nothing here.
/// See https://developer.apple.com/documentation/foundation/nscomparisonpredicate.
// replaces Foundation
open class NSComparisonPredicate: NSPredicate {
    /// How texts are compared.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// `[c]`: capital and small letters are taken for the same.
        public static let caseInsensitive = Options(rawValue: 1)
        /// `[d]`: letters with and without accents are taken for the same.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// `[n]`: the texts are alike already, so that nothing has to be taken for the same.
        public static let normalized = Options(rawValue: 4)
    }

    /// Which elements of the left side have to compare as is asked.
    public enum Modifier: UInt, Sendable {
        /// The left side itself.
        case direct
        /// All elements of the left side.
        case all
        /// One element of the left side.
        case any
    }

    /// How the two sides are compared.
    public enum Operator: UInt, Sendable {
        /// `<`
        case lessThan
        /// `<=`
        case lessThanOrEqualTo
        /// `>`
        case greaterThan
        /// `>=`
        case greaterThanOrEqualTo
        /// `==`
        case equalTo
        /// `!=`
        case notEqualTo
        /// A regular expression fits the whole text.
        case matches
        /// The text is alike, where `?` is any character and `*` any number of them.
        case like
        /// The text begins so.
        case beginsWith
        /// The text ends so.
        case endsWith
        /// The left side is an element, or a part of a text, of the right one.
        case `in`
        /// A message to the left side with the right one.
        case customSelector
        /// The left side has the right one as an element, or as a part of its text.
        case contains = 99
        /// The left side is none of those outside of the right side's two.
        case between
    }

    /// The left side.
    public let leftExpression: NSExpression
    /// The right side.
    public let rightExpression: NSExpression
    /// Which elements of the left side have to compare as is asked.
    public let comparisonPredicateModifier: Modifier
    /// How the sides are compared.
    public let predicateOperatorType: Operator
    /// How texts are compared.
    public let options: Options
    /// The message that compares, for a predicate that was made with one.
    public let customSelector: Selector?

    let patterns = PatternStore()

    /// Creates a predicate that compares two expressions.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator, options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options, customSelector) = (type, options, nil)
        super.init(value: true)
    }

    /// Creates a predicate that sends the left side a message with the right side, whose answer is a truth value.
    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, .direct)
        (predicateOperatorType, options, customSelector) = (.customSelector, [], selector)
        super.init(value: true)
    }

    /// Whether the two sides compare, for an object, as is asked.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let scope = PredicateScope(object: object, bindings: bindings ?? [:])
        let (left, right) = (leftExpression.value(scope), rightExpression.value(scope))
        guard comparisonPredicateModifier != .direct else { return compare(left, right) }
        // What is to be found on a path that ends early is nothing.
        guard left != nil else { return comparisonPredicateModifier == .all }
        guard let elements = PredicateValue.elements(left), !(left is NSDictionary) else {
            ObjCException.raise(
                "NSInvalidArgumentException", "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
        }
        if comparisonPredicateModifier == .all { return elements.allSatisfy { compare($0, right) } }
        return elements.contains { compare($0, right) }
    }

    override func replacing(_ variables: [String: Any]) -> NSPredicate {
        let (left, right) = (leftExpression.replacing(variables), rightExpression.replacing(variables))
        if let customSelector {
            return NSComparisonPredicate(leftExpression: left, rightExpression: right, customSelector: customSelector)
        }
        return NSComparisonPredicate(
            leftExpression: left, rightExpression: right, modifier: comparisonPredicateModifier, type: predicateOperatorType,
            options: options)
    }
}
