/// How a person goes through the elements inside of a container.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the assistive technology thinks best.
    case automatic = 0
    /// One by one.
    case separate = 1
    /// All as one.
    case combined = 2
}

/// What kind of thing holds elements. See https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A table of data.
    case dataTable
    /// An ordered list.
    case list
    /// A part of the screen to come back to.
    case landmark
    /// Elements that belong together.
    case semanticGroup
}

/// Where a person scrolls. See https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left
    case up
    case down
    case next
    case previous
}

/// What tests can find by a name that people are not told.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilityidentification.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The name.
    var accessibilityIdentifier: String? { get set }
}
