import Foundation

/// Values of which each belongs to a state of a control.
struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value set for just this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value of a state; if it has none, that of the state without the focus, and that of the normal state in the end.
    func value(for state: UIControl.State) -> Value? { values[state] ?? values[state.subtracting(.focused)] ?? values[.normal] }

    var isEmpty: Bool { values.isEmpty }
    /// All values by their states.
    var dictionary: [UIControl.State: Value] { values }
    var all: Dictionary<UIControl.State, Value>.Values { values.values }
}

/// What a button shows in its states.
struct ButtonStates {
    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var titleColors = StateValues<UIColor>()
    var titleShadowColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var backgroundImages = StateValues<UIImage>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}

/// The views of a button, made when there is something to show in them.
@MainActor
struct ButtonViews {
    var titleLabel: ButtonLabel?
    var imageView: UIImageView?
    var backgroundImageView: UIImageView?
    /// Behind the title of a selected system button.
    var selectionView: UIView?
    var subtitleLabel: ButtonLabel?
    var backgroundView: ConfiguredBackgroundView?
    var activityIndicator: UIActivityIndicatorView?
    /// The configuration as it is shown, colours fitted to the state.
    var shownConfiguration: UIButton.Configuration?
    var needsConfigurationUpdate = false
    var isUpdatingConfiguration = false
    /// The width that Auto Layout offers a title of several lines.
    var layoutWidth: CGFloat?
    /// The darkened version of an image, kept while the same one is shown.
    var darkened: (original: UIImage, image: UIImage)?
}

/// A button's title: the button takes part in every change of its size.
final class ButtonLabel: UILabel {
    weak var button: UIButton?

    init(button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        lineBreakMode = .byTruncatingMiddle
        lineBreakStrategy = []
    }

    required init?(coder: NSCoder) { nil }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.contentSizeDidChange()
    }
}

/// What takes a state as an argument, as one value: for appearance proxies.
extension UIButton {
    // appearance
    var allTitleColors: [UIControl.State: UIColor] {
        get { states.titleColors.dictionary }
        set { newValue.forEach { setTitleColor($1, for: $0) } }
    }
    // appearance
    var allTitleShadowColors: [UIControl.State: UIColor] {
        get { states.titleShadowColors.dictionary }
        set { newValue.forEach { setTitleShadowColor($1, for: $0) } }
    }
    // appearance
    var allImages: [UIControl.State: UIImage] {
        get { states.images.dictionary }
        set { newValue.forEach { setImage($1, for: $0) } }
    }
    // appearance
    var allBackgroundImages: [UIControl.State: UIImage] {
        get { states.backgroundImages.dictionary }
        set { newValue.forEach { setBackgroundImage($1, for: $0) } }
    }
}
