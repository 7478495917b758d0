import Foundation

/// A constraint: first item's attribute = multiplier × second item's attribute + constant.
public final class IBConstraint {
    /// How the two sides compare.
    public enum Relation: String, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// Its identifier in the document.
    public let id: String?
    /// The line it stands on.
    public let line: Int
    /// The first item; `nil` is the view that holds the constraint.
    public let firstItem: String?
    /// The first item's attribute in Interface Builder's words ("leading", "centerX", "topMargin").
    public let firstAttribute: String
    /// How the two sides compare.
    public let relation: Relation
    /// The second item, if any.
    public let secondItem: String?
    /// The second item's attribute.
    public let secondAttribute: String?
    /// The factor, also where it is written as a ratio ("16:9", "1/3").
    public let multiplier: Double
    /// The constant in points; `nil` where it is left to the system's own spacing.
    public let constant: Double?
    /// From 1 to 1000, 1000 being required.
    public let priority: Double
    /// What the app finds the constraint by.
    public let identifier: String?
    /// Whether the constraint serves the canvas only and is taken off at build time.
    public let isPlaceholder: Bool
    /// The class to create instead of NSLayoutConstraint, and the connections: a constraint is an object like others.
    public let object: IBObject

    init(
        object: IBObject, firstItem: String?, firstAttribute: String, relation: Relation, secondItem: String?, secondAttribute: String?,
        multiplier: Double, constant: Double?, priority: Double, identifier: String?, isPlaceholder: Bool
    ) {
        self.object = object
        self.id = object.id
        self.line = object.line
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
        self.isPlaceholder = isPlaceholder
    }
}

/// A layout guide that constraints may name.
public struct IBLayoutGuide {
    /// Whom it belongs to.
    public enum Owner: Sendable {
        /// A view's guide by key: "safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard".
        case view
        /// A view controller's guide by type: "top", "bottom".
        case viewController
    }

    /// Its identifier in the document.
    public var id: String
    /// The key or type.
    public var name: String
    /// Whom it belongs to.
    public var owner: Owner
    /// The view or view controller.
    public internal(set) weak var object: IBObject?
    /// The line it stands on.
    public var line: Int
}
