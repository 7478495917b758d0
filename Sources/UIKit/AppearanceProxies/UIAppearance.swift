import Foundation

/// A class whose instances take a default look over from a proxy. See https://developer.apple.com/documentation/uikit/uiappearance.
///
/// The proxy is an instance of the class that is never shown. What is set on it is set on every instance that comes into a window, unless
/// the app gave that instance a value of its own.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all instances.
    static func appearance() -> Self
    // @objc(appearanceWhenContainedInInstancesOfClasses:)
    /// The proxy of the instances inside containers; the innermost is named first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy of the instances with traits.
    static func appearance(for trait: UITraitCollection) -> Self
    // @objc(appearanceForTraitCollection:whenContainedInInstancesOfClasses:)
    /// The proxy of the instances with traits inside containers; the innermost is named first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance {
    /// The proxy of all instances.
    public static func appearance() -> Self { AppearanceStore.proxy(of: self) }
    /// The proxy of the instances inside containers; the innermost is named first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceStore.proxy(of: self, containers: containerTypes)
    }
    /// The proxy of the instances with traits.
    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceStore.proxy(of: self, traits: trait) }
    /// The proxy of the instances with traits inside containers; the innermost is named first.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.proxy(of: self, traits: trait, containers: containerTypes) }
}

extension UIView: UIAppearance {}
