import Foundation
import ObjCRuntime

/// A part of a predicate that stands for a value: a constant, a key path, a function.
///
/// It takes the place of Foundation's class of that name, which can do nothing here.
/// See https://developer.apple.com/documentation/foundation/nsexpression.
// replaces Foundation
open class NSExpression: NSObject, NSCopying {
    /// What an expression can be.
    public enum ExpressionType: UInt, Sendable {
        /// A value that stays the same.
        case constantValue = 0
        /// The object that is evaluated.
        case evaluatedObject = 1
        /// A value given by name when the expression is evaluated.
        case variable = 2
        /// The value at the end of a path of keys.
        case keyPath = 3
        /// What a function gives.
        case function = 4
        /// What either of two collections has.
        case unionSet = 5
        /// What both of two collections have.
        case intersectSet = 6
        /// What one collection has and another has not.
        case minusSet = 7
        /// The elements of a collection that a predicate takes.
        case subquery = 13
        /// Several expressions.
        case aggregate = 14
        /// Any key.
        case anyKey = 15
        /// What a closure gives.
        case block = 19
        /// One of two expressions, as a predicate decides.
        case conditional = 20
    }

    /// A name for an element's place in an array.
    enum IndexSymbol: String {
        case first = "FIRST"
        case last = "LAST"
        case size = "SIZE"
    }

    /// What the expression is.
    indirect enum Content {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        /// The second is the expression that the path starts from, `nil` for the evaluated object.
        case keyPath(String, NSExpression?)
        case anyKey
        case function(String, [NSExpression])
        /// A message to what the first expression gives.
        case message(NSExpression, String, [NSExpression])
        case indexSymbol(IndexSymbol)
        case aggregate([NSExpression])
        case set(ExpressionType, NSExpression, NSExpression)
        case subquery(NSExpression, String, NSPredicate)
        case conditional(NSPredicate, NSExpression, NSExpression)
        case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// Creates an expression out of a format: `"@sum.price * 1.1"`, `"max({1, 2})"`.
    ///
    /// A format that is none raises `NSInvalidArgumentException`.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(PredicateParser.expression(expressionFormat, args).content)
    }

    /// Creates an expression out of a format and the arguments that stand for its `%@` and `%K`.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(PredicateParser.expression(expressionFormat, arguments).content)
    }

    /// Creates an expression for a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// Creates an expression for the value that is given by a name, which is written after `$` in formats.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Creates an expression for the value at a path of keys.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath, nil)) }

    /// Creates an expression for the value at a path of keys from what another expression gives.
    convenience init(forKeyPath keyPath: String, of expression: NSExpression) {
        if case .keyPath(let path, let start) = expression.content {
            self.init(.keyPath("\(path).\(keyPath)", start))
        } else {
            self.init(.keyPath(keyPath, expression))
        }
    }

    /// Creates an expression for an element of a collection.
    convenience init(forIndex index: NSExpression, in collection: NSExpression) {
        self.init(.function("objectFrom:withIndex:", [collection, index]))
    }

    /// Creates an expression for one of the functions that Foundation defines: `sum:`, `raise:toPower:`, `lowercase:`.
    ///
    /// A name that none of them has raises `NSInvalidArgumentException`, as does another number of arguments than its colons.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard PredicateFunction.named(name, count: parameters.count) != nil else {
            ObjCException.raise(
                "NSInvalidArgumentException", "Unable to parse function name '\(name)' into supported selector (\(name))")
        }
        self.init(.function(name, parameters.map(Self.expression)))
    }

    /// Creates an expression for what an object answers to a message.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.message(target, name, (parameters ?? []).map(Self.expression)))
    }

    /// Creates an expression for an array of what other expressions give.
    public convenience init(forAggregate subexpressions: [Any]) { self.init(.aggregate(subexpressions.map(Self.expression))) }

    /// Creates an expression for what either of two collections has.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) { self.init(.set(.unionSet, left, right)) }

    /// Creates an expression for what both of two collections have.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) { self.init(.set(.intersectSet, left, right)) }

    /// Creates an expression for what the first of two collections has and the second has not.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) { self.init(.set(.minusSet, left, right)) }

    /// Creates an expression for the elements of a collection that a predicate takes; it knows them as the variable.
    public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression, variable, predicate))
    }

    /// Creates an expression for the first of two expressions if a predicate takes the object, for the second if not.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(.conditional(predicate, trueExpression, falseExpression))
    }

    /// Creates an expression for what a closure gives for the evaluated object, the values of other expressions, and the context.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
        arguments: [NSExpression]?
    ) {
        self.init(.block(block, arguments ?? []))
    }

    /// An expression for the object that is evaluated.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    /// An expression for any key.
    open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

    /// What stands among arguments is an expression or a value.
    private static func expression(_ value: Any) -> NSExpression {
        value as? NSExpression ?? NSExpression(forConstantValue: value)
    }

    /// Returns the expression itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another expression is written alike.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        return other === self || (other.expressionType == expressionType && other.description == description)
    }

    open override var hash: Int { description.hashValue }

    /// The expression as it is written in a format.
    open override var description: String { PredicateText.text(of: self) }
}
