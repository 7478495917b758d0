import Foundation

/// A control that runs an action when it is tapped, with a title, an image or both.
/// See https://developer.apple.com/documentation/uikit/uibutton.
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
    /// The looks of buttons.
    public enum ButtonType: Int, Sendable {
        /// None of its own.
        case custom = 0
        /// Text and images in the tint colour.
        case system = 1
        /// A sign that leads to details.
        case detailDisclosure = 2
        /// A sign that leads to information.
        case infoLight = 3
        /// A sign that leads to information.
        case infoDark = 4
        /// A plus.
        case contactAdd = 5
        /// A cross.
        case close = 7
        /// The older name of the system's look.
        public static let roundedRect = ButtonType.system
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal
        /// What a person most likely wants.
        case primary
        /// To leave things as they are.
        case cancel
        /// To destroy something.
        case destructive
    }

    /// Called to bring the configuration up to date with the button's state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The button's look.
    open private(set) var buttonType = ButtonType.custom
    var states = ButtonStates()
    var views = ButtonViews()

    // MARK: Creating

    /// Creates a button without a look of its own.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a button from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UIButton.self)
    }

    // @objc(buttonWithType:)
    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    // @objc(buttonWithType:primaryAction:)
    /// Creates a button of a type that runs an action and shows its title and image.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        setType(buttonType)
        adopt(primaryAction)
    }

    /// Creates a button without a look of its own that runs an action and shows its title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    // @objc(buttonWithConfiguration:primaryAction:)
    /// Creates a button with a configured look.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setType(.system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    // @objc(systemButtonWithImage:target:action:)
    /// A button of the system's look that shows an image and calls an action on a target, or along the responder chain, when it is tapped.
    /// See https://developer.apple.com/documentation/uikit/uibutton/systembutton(with:target:action:).
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let made: AnyObject = self == UIButton.self ? UIButton(frame: .zero) : DynamicClass.make(self, "initWithFrame:", [CGRect.zero])
        let button = made as! Self
        button.setType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    /// Sets the type, for documents and initializers.
    package func setType(_ type: ButtonType) {
        buttonType = type
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: setImage(Self.largeSymbol("info.circle"), for: .normal)
        case .contactAdd: setImage(Self.largeSymbol("plus.circle"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        case .custom, .system: break
        }
        views.titleLabel?.font = defaultTitleFont
        contentDidChange()
    }

    private static func largeSymbol(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    override var sendsPrimaryActionOnTouchUp: Bool { true }

    /// What the button is for.
    open var role = Role.normal {
        didSet { contentDidChange() }
    }

    /// Whether a tap selects the button, or takes the selection back. With a menu that a tap opens, one element of the menu is marked, and
    /// the button has its title and image.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
    }

    /// Whether a drag that stays over the button does what a tap does. See
    /// https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting/isspringloaded.
    open var isSpringLoaded: Bool {
        get { tapsUnderDrags }
        set { tapsUnderDrags = newValue }
    }

    // MARK: Menu

    /// The menu that opens when a finger stays on the button, or, with `showsMenuAsPrimaryAction`, at once.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            menuDidChange()
        }
    }
    /// Called after an element of the menu was chosen; for views of this module.
    var whenMenuSelects: (() -> Void)?
    /// In which order the menu's elements are shown.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration() }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if changesSelectionAsPrimaryAction, menu == nil, isTracking, let touch = touches.first,
            point(inside: touch.location(in: self), with: event)
        {
            isSelected.toggle()
        }
        super.touchesEnded(touches, with: event)
    }

    // MARK: Pointer

    /// How the button meets the pointer.
    lazy var pointer = ButtonPointer(of: self)

    /// Whether the button has an effect while the pointer is over it; `false` unless `pointerStyleProvider` was set. A disabled button has
    /// none.
    ///
    /// See https://developer.apple.com/documentation/uikit/uibutton/ispointerinteractionenabled.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointer.enable(isPointerInteractionEnabled) } }
    }
    // @objc(isHovered)
    /// Whether the button has its effect of the pointer now. See https://developer.apple.com/documentation/uikit/uibutton/ishovered.
    open var isHovered: Bool { isPointerInteractionEnabled && pointer.isHovered }

    // MARK: Content by state

    /// Sets the title for a state; a state without one shows that of the normal state.
    open dynamic func setTitle(_ title: String?, for state: UIControl.State) {
        states.titles[state] = title
        if configuration != nil, state == .normal { configuration?.title = title }
        contentDidChange()
    }
    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        states.titleColors[state] = color
        contentDidChange()
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        states.titleShadowColors[state] = color
        contentDidChange()
    }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        states.images[state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        contentDidChange()
    }
    /// Sets the image behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        states.backgroundImages[state] = image
        contentDidChange()
    }
    /// Sets the look of a symbol in a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        states.symbolConfigurations[state] = configuration
        contentDidChange()
    }
    /// Sets the title with its attributes for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        states.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange()
    }

    /// The title of a state.
    open func title(for state: UIControl.State) -> String? { states.titles.value(for: state) }
    /// The title's colour in a state.
    open func titleColor(for state: UIControl.State) -> UIColor? { states.titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { states.titleShadowColors.value(for: state) }
    /// The image of a state.
    open func image(for state: UIControl.State) -> UIImage? { states.images.value(for: state) }
    /// The image behind everything in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { states.backgroundImages.value(for: state) }
    /// The look of a symbol in a state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        states.symbolConfigurations.value(for: state)
    }
    /// The title with its attributes of a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { states.attributedTitles.value(for: state) }

    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }
    /// The colour that the title is shown in.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour that the title's shadow is shown in.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image that is shown.
    open var currentImage: UIImage? { image(for: state) }
    /// The image that is shown behind everything.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The look of the symbol that is shown.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }
    /// The title with its attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    // MARK: Views

    /// What shows the title.
    open var titleLabel: UILabel? { titleLabelForWriting }
    /// What shows the image.
    open var imageView: UIImageView? { imageViewForWriting }

    /// Whether the image grows as body text does, where the person has chosen a size of text for accessibility.
    /// See https://developer.apple.com/documentation/uikit/uibutton/adjustsimagesizeforaccessibilitycontentsizecategory.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { views.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
        set {
            guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
            imageViewForWriting.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    open override var largeContentTitle: String? {
        get { super.largeContentTitle ?? currentTitle ?? configuration?.title }
        set { super.largeContentTitle = newValue }
    }

    open override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? currentImage ?? configuration?.image }
        set { super.largeContentImage = newValue }
    }
    /// What shows the line below the title; only configured buttons have one.
    open var subtitleLabel: UILabel? { views.subtitleLabel }

    // MARK: Insets and behaviour of buttons without a configuration

    // appearance
    /// The distance of the content from the bounds, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentSizeDidChange() } }
    }
    // appearance
    /// How the title is moved and narrowed, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }
    // appearance
    /// How the image is moved and narrowed, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }
    /// Whether images get darker while a finger is on the button.
    open var adjustsImageWhenHighlighted = true
    /// Whether images get fainter while the button is disabled.
    open var adjustsImageWhenDisabled = true {
        didSet { contentDidChange() }
    }
    /// Whether the title's shadow changes sides while a finger is on the button.
    open var reversesTitleShadowWhenHighlighted = false

    // MARK: Geometry of buttons without a configuration

    /// Where the background image lies; may be overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and image lie together; may be overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets) }
    /// Where the title lies; may be overridden.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
    /// Where the image lies; may be overridden.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }

    open override var intrinsicContentSize: CGSize {
        fittingContent(CGSize(width: views.layoutWidth ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layoutContent()
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { highlightDidChange() } }
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
        if isHovered, !isEnabled { PointerTracker.current.update() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    // @objc(held)
    /// Whether the button is held in its pressed look because its menu is open. See
    /// https://developer.apple.com/documentation/uikit/uibutton/isheld.
    open var isHeld: Bool { contextMenuInteraction?.isOpen ?? false }

    /// How the button would like to look and behave where the system has several ways. See
    /// https://developer.apple.com/documentation/uikit/uibutton/preferredbehavioralstyle.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the button looks and behaves: as everywhere but on a Mac. See
    /// https://developer.apple.com/documentation/uikit/uibutton/behavioralstyle.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Configuration

    /// How the button looks; `nil` leaves that to the properties above.
    open var configuration: UIButton.Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { removeConfiguredViews() }
            setNeedsUpdateConfiguration()
            if !views.isUpdatingConfiguration { contentSizeDidChange() }
        }
    }
    /// Called before the button is shown in a new state, to change the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether colours follow the state by themselves.
    open var automaticallyUpdatesConfiguration = true

    /// Asks for the configuration to be brought up to date before the next frame.
    open func setNeedsUpdateConfiguration() {
        views.needsConfigurationUpdate = true
        if !views.isUpdatingConfiguration { setNeedsLayout() }
    }

    /// Brings the configuration up to date with the state; may be overridden.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIButton: ConfigurationUpdating {}
