import UIKit

/// How an element behaves. See https://developer.apple.com/documentation/swiftui/accessibilitytraits.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// One of the traits.
    public typealias Element = AccessibilityTraits
    var traits: UIAccessibilityTraits
    /// Traits that UIKit does not have.
    var own: Set<Own>

    enum Own { case isModal }

    init(_ traits: UIAccessibilityTraits, own: Set<Own> = []) { (self.traits, self.own) = (traits, own) }

    /// No traits.
    public init() { (traits, own) = (UIAccessibilityTraits(rawValue: 0), []) }

    /// It can be tapped.
    public static let isButton = AccessibilityTraits(.button)
    /// It begins a part.
    public static let isHeader = AccessibilityTraits(.header)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(.selected)
    /// It leads elsewhere.
    public static let isLink = AccessibilityTraits(.link)
    /// It is a field that something is looked for in.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(.image)
    /// It makes sounds of its own.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// It tells of all when the app comes up.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// It plays or records.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// It takes fingers itself.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// It turns a page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// What is beside it is passed over.
    public static let isModal = AccessibilityTraits([], own: [.isModal])
    /// It holds tabs.
    public static let isTabBar = AccessibilityTraits(.tabBar)

    /// Whether all of some traits are there.
    public func contains(_ member: AccessibilityTraits) -> Bool { traits.isSuperset(of: member.traits) && own.isSuperset(of: member.own) }
    /// All traits of both.
    public func union(_ other: Self) -> Self { Self(traits.union(other.traits), own: own.union(other.own)) }
    /// The traits that both have.
    public func intersection(_ other: Self) -> Self { Self(traits.intersection(other.traits), own: own.intersection(other.own)) }
    /// The traits that one of both has.
    public func symmetricDifference(_ other: Self) -> Self {
        Self(traits.symmetricDifference(other.traits), own: own.symmetricDifference(other.own))
    }
    /// Adds traits.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        self = union(newMember)
        return (isNew, newMember)
    }
    /// Takes traits away.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let had = intersection(member)
        self = Self(traits.subtracting(member.traits), own: own.subtracting(member.own))
        return had == Self() ? nil : had
    }
    /// Adds traits.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let had = intersection(newMember)
        self = union(newMember)
        return had == Self() ? nil : had
    }
    /// Adds traits.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps common traits.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps what one of both has.
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

/// What becomes of the elements within one. See https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }
    let kind: Kind
    /// They are hidden.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They are met within it.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// What they say is said by it.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// More or less. See https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// What is done with an element. See https://developer.apple.com/documentation/swiftui/accessibilityactionkind.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable {
        case activate, escape, magicTap
        case named(Text)
    }
    let kind: Kind
    /// It is used.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// It is left.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// What matters most is done.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    init(kind: Kind) { self.kind = kind }
    /// Something with a name.
    public init(named name: Text) { kind = .named(name) }
}
