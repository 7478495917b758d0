import Foundation

// What `#Predicate` makes of comparisons by a language's rules, which Foundation has on Apple's systems only.
extension PredicateExpressions {
    /// Whether a text contains another one, whatever its case and accents.
    ///
    /// See https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// Whether it does.
        public typealias Output = Bool
        /// The text.
        public let root: Root
        /// The other one.
        public let other: Other

        /// Creates a search of a text.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// Searches the text.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
        }
    }

    /// How a text compares with another one, whatever their case.
    ///
    /// See https://developer.apple.com/documentation/foundation/predicateexpressions/stringcaseinsensitivecompare.
    public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// Which comes first.
        public typealias Output = ComparisonResult
        /// The text.
        public let root: Root
        /// The other one.
        public let other: Other

        /// Creates a comparison of texts.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// Compares the texts.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
        }
    }

    /// How a text compares with another one, by the rules of the person's language.
    ///
    /// See https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedcompare.
    public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// Which comes first.
        public typealias Output = ComparisonResult
        /// The text.
        public let root: Root
        /// The other one.
        public let other: Other

        /// Creates a comparison of texts.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// Compares the texts.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
        }
    }

    /// What `#Predicate` makes of `localizedStandardContains(_:)`.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> { .init(root: root, other: other) }
    /// What `#Predicate` makes of `caseInsensitiveCompare(_:)`.
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringCaseInsensitiveCompare<Root, Other> { .init(root: root, other: other) }
    /// What `#Predicate` makes of `localizedCompare(_:)`.
    public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other) -> StringLocalizedCompare<Root, Other> {
        .init(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
