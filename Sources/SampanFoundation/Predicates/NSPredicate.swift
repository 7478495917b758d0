import Foundation
import ObjCRuntime

/// A condition that objects are tested by, out of memory or of a format.
///
/// It takes the place of Foundation's class, of which it is a kind: that one knows no formats.
/// See https://developer.apple.com/documentation/foundation/nspredicate.
// replaces Foundation
open class NSPredicate: Foundation.NSPredicate {
    /// Whether the predicate takes everything or nothing.
    let isConstant: Bool

    /// Creates a predicate that takes everything or nothing.
    public override init(value: Bool) {
        isConstant = true
        super.init(value: value)
    }

    /// Creates a predicate that asks a closure, which has the object and the variables' values.
    public override init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        isConstant = false
        super.init(block: block)
    }

    /// The predicate as it is written in a format.
    open override var predicateFormat: String { PredicateText.text(of: self) }

    /// Whether the predicate takes an object.
    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    /// The predicate with constants for variables, which formats write after `$`.
    open func withSubstitutionVariables(_ variables: [String: Any]) -> Self { replacing(variables) as! Self }

    /// Allows a predicate that was read from an archive to be evaluated; others may be anyway.
    open func allowEvaluation() {}

    /// Returns the predicate itself.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        return other === self || (type(of: other) == type(of: self) && other.predicateFormat == predicateFormat)
    }

    open override var hash: Int { predicateFormat.hashValue }

    /// The format.
    open override var description: String { predicateFormat }

    func evaluate(_ object: Any?, bindings: [String: Any]) -> Bool { evaluate(with: object, substitutionVariables: bindings) }

    /// The predicate with constants for some of its variables.
    func replacing(_ variables: [String: Any]) -> NSPredicate { self }
}

/// Lets an initializer of `NSPredicate` return an instance of a subclass.
public protocol PredicateMaking {}

extension NSPredicate: PredicateMaking {}

extension PredicateMaking where Self: NSPredicate {
    /// Creates a predicate out of a format: `"name BEGINSWITH[c] %@ AND age > %d"`.
    ///
    /// `%@` stands for a value, `%K` for a key path; of both, what is between quotation marks is text. A format that is none raises
    /// `NSInvalidArgumentException`. See
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html.
    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self = Self.made(PredicateParser.predicate(predicateFormat, args))
    }

    /// Creates a predicate out of a format and the arguments that stand for its `%@` and `%K`.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = Self.made(PredicateParser.predicate(predicateFormat, arguments ?? []))
    }

    private static func made(_ predicate: NSPredicate) -> Self {
        guard let predicate = predicate as? Self else {
            ObjCException.raise("NSInvalidArgumentException", "the format \"\(predicate.predicateFormat)\" makes no \(Self.self)")
        }
        return predicate
    }
}
