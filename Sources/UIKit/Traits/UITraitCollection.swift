import Foundation
import ObjCRuntime

/// The environment that an interface is shown in: sizes, scale, appearance, language direction, preferred text size.
///
/// A trait that is not set is *unspecified*; collections are combined with `init(traitsFrom:)`, later ones winning.
/// See https://developer.apple.com/documentation/uikit/uitraitcollection.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package struct Values: Hashable {
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var displayScale: CGFloat = 0
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var forceTouchCapability = UIForceTouchCapability.unknown
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var displayGamut = UIDisplayGamut.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var legibilityWeight = UILegibilityWeight.unspecified
        var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
        var listEnvironment = UIListEnvironment.unspecified
        var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
        var sceneCaptureState = UISceneCaptureState.unspecified
        /// Traits of the app's.
        var custom: [ObjectIdentifier: CustomTraitValue] = [:]
        /// Those of them that colours depend on.
        var coloring: Set<ObjectIdentifier> = []

        mutating func merge(_ other: Values) {
            func take<T: Equatable>(_ path: WritableKeyPath<Values, T>, unless unspecified: T) {
                if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
            }
            take(\.userInterfaceIdiom, unless: .unspecified)
            take(\.userInterfaceStyle, unless: .unspecified)
            take(\.layoutDirection, unless: .unspecified)
            take(\.displayScale, unless: 0)
            take(\.horizontalSizeClass, unless: .unspecified)
            take(\.verticalSizeClass, unless: .unspecified)
            take(\.forceTouchCapability, unless: .unknown)
            take(\.preferredContentSizeCategory, unless: .unspecified)
            take(\.displayGamut, unless: .unspecified)
            take(\.accessibilityContrast, unless: .unspecified)
            take(\.userInterfaceLevel, unless: .unspecified)
            take(\.legibilityWeight, unless: .unspecified)
            take(\.activeAppearance, unless: .unspecified)
            take(\.listEnvironment, unless: .unspecified)
            take(\.toolbarItemPresentationSize, unless: .unspecified)
            take(\.sceneCaptureState, unless: .unspecified)
            guard !other.custom.isEmpty else { return }
            custom.merge(other.custom) { $1 }
            coloring.formUnion(other.coloring)
        }
    }

    package let values: Values

    package init(values: Values) {
        self.values = values
        super.init()
    }

    /// Creates a collection in which every trait is unspecified.
    public override convenience init() { self.init(values: Values()) }

    /// Creates a collection from an archive. What that does not hold is unspecified.
    public required convenience init?(coder: NSCoder) {
        var values = Values()
        for trait in TraitArchive.traits { trait.read(coder, &values) }
        self.init(values: values)
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the system's traits that are specified to an archive; what an app's own traits hold has no form there.
    open func encode(with coder: NSCoder) {
        for trait in TraitArchive.traits { trait.write(values, coder) }
    }

    private convenience init(set: (inout Values) -> Void) {
        var values = Values()
        set(&values)
        self.init(values: values)
    }

    // @objc(traitCollectionWithTraitsFromCollections:)
    /// Combines collections; where several specify a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(set: { values in traitCollections.forEach { values.merge($0.values) } })
    }

    // @objc(traitCollectionWithUserInterfaceIdiom:)
    /// Creates a collection with just this trait.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(set: { $0.userInterfaceIdiom = idiom }) }
    // @objc(traitCollectionWithUserInterfaceStyle:)
    /// Creates a collection with just this trait.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(set: { $0.userInterfaceStyle = userInterfaceStyle })
    }
    // @objc(traitCollectionWithLayoutDirection:)
    /// Creates a collection with just this trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(set: { $0.layoutDirection = layoutDirection })
    }
    // @objc(traitCollectionWithDisplayScale:)
    /// Creates a collection with just this trait, in pixels a point.
    public convenience init(displayScale scale: CGFloat) { self.init(set: { $0.displayScale = scale }) }
    // @objc(traitCollectionWithHorizontalSizeClass:)
    /// Creates a collection with just this trait.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(set: { $0.horizontalSizeClass = horizontalSizeClass })
    }
    // @objc(traitCollectionWithVerticalSizeClass:)
    /// Creates a collection with just this trait.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(set: { $0.verticalSizeClass = verticalSizeClass })
    }
    // @objc(traitCollectionWithForceTouchCapability:)
    /// Creates a collection with just this trait.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(set: { $0.forceTouchCapability = capability })
    }
    // @objc(traitCollectionWithPreferredContentSizeCategory:)
    /// Creates a collection with just this trait.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(set: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
    }
    // @objc(traitCollectionWithDisplayGamut:)
    /// Creates a collection with just this trait.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(set: { $0.displayGamut = displayGamut }) }
    // @objc(traitCollectionWithAccessibilityContrast:)
    /// Creates a collection with just this trait.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(set: { $0.accessibilityContrast = accessibilityContrast })
    }
    // @objc(traitCollectionWithUserInterfaceLevel:)
    /// Creates a collection with just this trait.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(set: { $0.userInterfaceLevel = userInterfaceLevel })
    }
    // @objc(traitCollectionWithLegibilityWeight:)
    /// Creates a collection with just this trait.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(set: { $0.legibilityWeight = legibilityWeight }) }
    // @objc(traitCollectionWithActiveAppearance:)
    /// Creates a collection with just this trait.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(set: { $0.activeAppearance = activeAppearance })
    }

    // @objc(traitCollectionWithSceneCaptureState:)
    /// Creates a collection with just this trait.
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init(set: { $0.sceneCaptureState = sceneCaptureState }) }

    /// The kind of interface.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The direction of the language.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels a point; 0 when unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The room there is across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room there is down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Whether 3D Touch is there.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The colours the display can show.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The preferred contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The weight of text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether a selection is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// Whether what is shown is recorded or seen elsewhere, too. It never is here.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    // @objc(containsTraitsInCollection:)
    /// Whether this collection specifies every trait that `trait` specifies, with the same value.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    // @objc(hasDifferentColorAppearanceComparedToTraitCollection:)
    /// Whether dynamic colours may look different in this collection than in `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel || values.displayGamut != other.displayGamut
            || values.activeAppearance != other.activeAppearance || values.userInterfaceIdiom != other.userInterfaceIdiom
            || values.coloring.union(other.coloring).contains { values.custom[$0] != other.custom[$0] }
    }

    /// The current collection of a thread; the host's while it has none.
    private final class Current {
        var traits: UITraitCollection?
    }

    private static let perThread = PerThread { Current() }

    /// The traits that dynamic colours and images resolve against where no view is asked: UIKit sets it around drawing and layout. Each
    /// thread has its own.
    open class var current: UITraitCollection {
        get { perThread.current.traits ?? .host }
        set { perThread.current.traits = newValue }
    }

    /// The traits of the screen that the host provides.
    nonisolated(unsafe) package static var host = beforeAnyHost {
        didSet { hostGeneration &+= 1 }
    }

    /// How often `host` was set.
    nonisolated(unsafe) private(set) static var hostGeneration: UInt32 = 0

    private static let beforeAnyHost = UITraitCollection(set: {
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceStyle = .light
        $0.layoutDirection = .leftToRight
        $0.displayScale = 3
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.forceTouchCapability = .unavailable
        $0.preferredContentSizeCategory = .large
        $0.displayGamut = .P3
        $0.accessibilityContrast = .normal
        $0.userInterfaceLevel = .base
        $0.legibilityWeight = .regular
        $0.activeAppearance = .active
        $0.sceneCaptureState = .inactive
    })

    // @objc(performAsCurrentTraitCollection:)
    /// Runs `actions` with `current` set to this collection.
    open func performAsCurrent(_ actions: () -> Void) {
        let current = Self.perThread.current
        let previous = current.traits
        current.traits = self
        actions()
        current.traits = previous
    }

    package func with(_ set: (inout Values) -> Void) -> UITraitCollection {
        var copy = values
        set(&copy)
        return UITraitCollection(values: copy)
    }

    package func merging(_ other: UITraitCollection?) -> UITraitCollection {
        guard let other else { return self }
        return with { $0.merge(other.values) }
    }

    /// Returns the receiver, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    open override var hash: Int { values.hashValue }
}
