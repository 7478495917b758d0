import Foundation

/// The look of a bar. See https://developer.apple.com/documentation/uikit/uibarappearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Whether the bar shows the system's translucent material.
    package var showsMaterial = true { didSet { effect = nil } }
    /// The blur that stands behind the bar, if it is another than the system's.
    private var effect: UIBlurEffect?
    /// The kind of interface that the standard looks are for.
    public private(set) var idiom = UIUserInterfaceIdiom.unspecified
    /// The blur behind the bar, below its colour and image. `nil` is none; the standard background has the one of the system's bars.
    open var backgroundEffect: UIBlurEffect? {
        get { effect ?? (showsMaterial ? UIBlurEffect(style: .systemChromeMaterial) : nil) }
        set {
            showsMaterial = false
            effect = newValue
        }
    }
    /// The blur that the app has chosen.
    var ownEffect: UIBlurEffect? { effect }
    /// The colour of the bar.
    open var backgroundColor: UIColor?
    /// The image of the bar.
    open var backgroundImage: UIImage?
    /// How the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge.
    open var shadowColor: UIColor? = .barShadow
    /// The image of the line at the bar's edge.
    open var shadowImage: UIImage?

    /// Creates the look of the system's bars.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates the look of the system's bars in a kind of interface.
    public init(idiom: UIUserInterfaceIdiom) {
        super.init()
        configureWithDefaultBackground()
        self.idiom = idiom
    }

    /// Creates a copy of another bar's look.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        copyBackground(from: barAppearance)
    }

    /// Creates the default look; no archive holds one.
    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    func copyBackground(from other: UIBarAppearance) {
        idiom = other.idiom
        showsMaterial = other.showsMaterial
        effect = other.effect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// The system's translucent material, with a line.
    open func configureWithDefaultBackground() {
        showsMaterial = true
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = .barShadow
        shadowImage = nil
    }

    /// An opaque background, with a line.
    open func configureWithOpaqueBackground() {
        showsMaterial = false
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = .barShadow
        shadowImage = nil
    }

    /// No background and no line.
    open func configureWithTransparentBackground() {
        showsMaterial = false
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }
}

extension UIColor {
    static let barShadow = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) }
}

/// The look of a bar's buttons in one state. See https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button.
    open var backgroundImage: UIImage?
    /// How far the image behind the button is moved.
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The look of a bar's buttons. See https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The ordinary look.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look while a finger is on the button.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that cannot be chosen.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of a button that has the focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Creates the look of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Creates the plain look.
    public convenience override init() { self.init(style: .plain) }

    /// Goes back to the look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
            state.backgroundImagePositionAdjustment = .zero
        }
        if style == .done { normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)] }
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        for (to, from) in [
            (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused),
        ] {
            to.titleTextAttributes = from.titleTextAttributes
            to.titlePositionAdjustment = from.titlePositionAdjustment
            to.backgroundImage = from.backgroundImage
            to.backgroundImagePositionAdjustment = from.backgroundImagePositionAdjustment
        }
        return copy
    }
}

/// The look of a navigation bar. See https://developer.apple.com/documentation/uikit/uinavigationbarappearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The look of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The image that stands for back: the system's arrow, unless another one was set.
    open var backIndicatorImage: UIImage { ownBackIndicator ?? Self.backArrow }
    /// The mask of the back image during transitions: the system's arrow, unless another one was set.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? Self.backArrow }
    private(set) var ownBackIndicator: UIImage?
    private(set) var ownBackIndicatorMask: UIImage?

    static let backArrow: UIImage = {
        let weight = UIImage.SymbolConfiguration(pointSize: 19, weight: .semibold)
        return UIImage(systemName: "chevron.backward", withConfiguration: weight) ?? UIImage()
    }()

    /// Creates the look of the system's navigation bars.
    public override init() { super.init() }

    /// Creates the look of the system's bars in a kind of interface.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates a copy of another bar's look.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.copy() as! UIBarButtonItemAppearance
        doneButtonAppearance = other.doneButtonAppearance.copy() as! UIBarButtonItemAppearance
        backButtonAppearance = other.backButtonAppearance.copy() as! UIBarButtonItemAppearance
        (ownBackIndicator, ownBackIndicatorMask) = (other.ownBackIndicator, other.ownBackIndicatorMask)
    }

    /// Creates the default look; no archive holds one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the image that stands for back.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        (ownBackIndicator, ownBackIndicatorMask) = (backIndicatorImage, backIndicatorTransitionMaskImage)
    }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }
}
