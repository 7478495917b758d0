import Foundation

/// The look of a tab bar's items in one state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image.
    open var iconColor: UIColor?
    /// How far the badge is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The look of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    fileprivate func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
    }

    /// This look, where another one says nothing.
    func under(_ other: UITabBarItemStateAppearance) -> UITabBarItemStateAppearance {
        let look = UITabBarItemStateAppearance()
        look.titleTextAttributes = titleTextAttributes.merging(other.titleTextAttributes) { $1 }
        look.titlePositionAdjustment = other.titlePositionAdjustment == .zero ? titlePositionAdjustment : other.titlePositionAdjustment
        look.iconColor = other.iconColor ?? iconColor
        look.badgePositionAdjustment = other.badgePositionAdjustment == .zero ? badgePositionAdjustment : other.badgePositionAdjustment
        look.badgeBackgroundColor = other.badgeBackgroundColor ?? badgeBackgroundColor
        look.badgeTextAttributes = badgeTextAttributes.merging(other.badgeTextAttributes) { $1 }
        return look
    }
}

/// The look of a tab bar's items.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How image and title of an item stand.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitabbaritemappearance/style>
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image, in a low bar.
        case compactInline = 2
    }

    /// The ordinary look.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of an item that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of an item that has the focus; what it does not say is as without the focus.
    public let focused = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    /// Creates the system's look of a style.
    public init(style: UITabBarItemAppearance.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Creates the system's look of items with the title below the image.
    public convenience override init() { self.init(style: .stacked) }

    /// Goes back to the system's look of a style; it says of all that the bar is to decide.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) { states.forEach { $0.take(UITabBarItemStateAppearance()) } }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        for (new, old) in zip(copy.states, states) { new.take(old) }
        return copy
    }
}

/// The look of a tab bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The look of items with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The look of items with the title beside the image in a low bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour of the image behind the selected item; the image's own if `nil`.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage?
    /// How items with the title below the image share the bar's width, unless the bar says it.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide such items are where they stand in the middle, in points; 0 for the system's width.
    open var stackedItemWidth: CGFloat = 0
    /// The space between such items where they stand in the middle, in points; 0 for the system's space.
    open var stackedItemSpacing: CGFloat = 0

    /// Creates the look of the system's tab bars.
    public override init() { super.init() }

    /// Creates the look of the system's bars in a kind of interface.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates a copy of another bar's look.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    /// Creates the default look; no archive holds one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }
}
