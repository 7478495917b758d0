import Foundation

/// A trait that a collection has a value of. See https://developer.apple.com/documentation/uikit/uitraitdefinition.
///
/// A value that is `Hashable` is compared; another one counts as changed whenever it is set.
public protocol UITraitDefinition {
    /// What the trait is.
    associatedtype Value
    /// What it is where nothing is said.
    static var defaultValue: Value { get }
    /// Its name, for people who debug.
    static var name: String { get }
    /// What tells the trait apart, so that it can be kept.
    static var identifier: String { get }
    /// Whether colours depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// The type's whole name.
    public static var identifier: String { String(reflecting: Self.self) }
    /// No colour depends on it.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's, which has a place of its own in collections.
protocol SystemTrait: UITraitDefinition {
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// The value of a trait of an app's.
struct CustomTraitValue: Hashable {
    let trait: UITrait
    let value: Any
    private let compared: AnyHashable

    private final class Unlike: Hashable {
        static func == (a: Unlike, b: Unlike) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    init(_ trait: UITrait, _ value: Any) {
        (self.trait, self.value) = (trait, value)
        compared = (value as? AnyHashable) ?? AnyHashable(Unlike())
    }

    static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool { a.compared == b.compared }
    func hash(into hasher: inout Hasher) { hasher.combine(compared) }
}

extension UITraitCollection.Values {
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return Self.read(system, self) as! Trait.Value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return Self.write(system, newValue, &self) }
            custom[ObjectIdentifier(trait)] = CustomTraitValue(trait, newValue)
            if trait.affectsColorAppearance { coloring.insert(ObjectIdentifier(trait)) }
        }
    }

    private static func read<Trait: SystemTrait>(_ trait: Trait.Type, _ values: Self) -> Any { values[keyPath: trait.path] }
    private static func write<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any, _ values: inout Self) {
        values[keyPath: trait.path] = value as! Trait.Value
    }

    /// Whether a trait has another value.
    func differs(_ trait: UITrait, from other: Self) -> Bool {
        guard let system = trait as? any SystemTrait.Type else {
            return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
        }
        func compare<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
            (self[keyPath: trait.path] as? AnyHashable) != (other[keyPath: trait.path] as? AnyHashable)
        }
        return compare(system)
    }

    /// Forgets what was said of a trait.
    mutating func remove(_ trait: UITrait) {
        guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] = nil }
        func reset<Trait: SystemTrait>(_ trait: Trait.Type) { self[keyPath: trait.path] = Self()[keyPath: trait.path] }
        reset(system)
    }

    /// Whether anything was said of a trait.
    func contains(_ trait: UITrait) -> Bool {
        trait is any SystemTrait.Type ? differs(trait, from: Self()) : custom[ObjectIdentifier(trait)] != nil
    }
}

/// The kind of interface.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The direction of the language.
public enum UITraitLayoutDirection: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels a point.
public enum UITraitDisplayScale: SystemTrait {
    /// Unspecified.
    public static var defaultValue: CGFloat { 0 }
    static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// The room there is across.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The room there is down.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether 3D Touch is there.
public enum UITraitForceTouchCapability: SystemTrait {
    /// Unknown.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var path: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The colours the display can show.
public enum UITraitDisplayGamut: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

/// The preferred contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Base or elevated.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The weight of text.
public enum UITraitLegibilityWeight: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether a selection is active.
public enum UITraitActiveAppearance: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// Whether what is shown is recorded or seen elsewhere, too.
public enum UITraitSceneCaptureState: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UISceneCaptureState> { \.sceneCaptureState }
}
