import Foundation

/// What is different for some size classes.
public final class IBVariation {
    /// What the traits must be for it to hold.
    public struct Condition: Hashable, Sendable {
        /// "compact" or "regular"; `nil` is any.
        public var widthClass: String?
        /// "compact" or "regular"; `nil` is any.
        public var heightClass: String?
        /// Another condition that is not a size class, as "userInterfaceIdiom=mac".
        public var other: [String: String]

        /// How many traits it names: the more, the later it is applied.
        public var specificity: Int { (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) + other.count }
    }

    /// What the traits must be.
    public let condition: Condition
    /// The attributes and values that hold then.
    public let object: IBObject
    /// Subviews that are in (`true`) or out (`false`) then, by identifier.
    public internal(set) var subviews: [String: Bool] = [:]
    /// Constraints that are in or out then, by identifier.
    public internal(set) var constraints: [String: Bool] = [:]

    init(condition: Condition, object: IBObject) { (self.condition, self.object) = (condition, object) }
}

/// A user-defined run-time attribute.
public struct IBRuntimeAttribute {
    /// The key path it sets.
    public var keyPath: String
    /// Interface Builder's word for the type ("number", "color").
    public var type: String
    /// The value.
    public var value: IBValue
    /// The line it stands on.
    public var line: Int
}

/// What a document mentions of its app's and the system's resources, with the values they had when it was saved.
public struct IBResources {
    /// Sizes of images, in points.
    public struct Image: Hashable, Sendable {
        /// The size in points when the document was saved.
        public var size: CGSize
        /// Whether it is one of the system's symbols.
        public var isSystem: Bool
        /// The line it stands on.
        public var line: Int
    }

    /// Images by name.
    public internal(set) var images: [String: Image] = [:]
    /// Colours of asset catalogs by name.
    public internal(set) var namedColors: [String: IBColor] = [:]
    /// System colours by name.
    public internal(set) var systemColors: [String: IBColor] = [:]
}

extension IBObject {
    /// What Interface Builder leaves out where it is the default, for attributes that variations set.
    private static let defaults = ["hidden": "NO", "alpha": "1", "constant": "0", "priority": "1000", "enabled": "YES"]

    /// A record of only the attributes and values that any variation mentions, with this object's own values and, over these, those of
    /// the given variations.
    public func varied(by variations: [IBVariation]) -> IBObject {
        let result = IBObject(element: element, className: className, isKnown: isKnown, line: line, attributes: [:])
        for variation in self.variations {
            for name in variation.object.attributes.keys { result.attributes[name] = attributes[name] ?? Self.defaults[name] }
            for name in variation.object.values.keys { result.values[name] = values[name] }
        }
        for variation in variations {
            result.attributes.merge(variation.object.attributes) { $1 }
            result.values.merge(variation.object.values) { $1 }
        }
        return result
    }
}
