import Foundation

/// A button that pastes what is on the general pasteboard, without asking the person: the tap says that it is meant.
///
/// It is enabled while its target takes what is there.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipastecontrol>
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What a button shows.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uipastecontrol/displaymode>
    public enum DisplayMode: UInt, Sendable {
        /// A picture and a word.
        case iconAndLabel = 0
        /// A picture.
        case iconOnly = 1
        /// A word.
        case labelOnly = 2
        /// An arrow and a word.
        case arrowAndLabel = 3
    }

    private var look: Configuration
    private let button = UIButton(type: .system)
    private var observers: [any NSObjectProtocol] = []

    /// Creates a button.
    ///
    /// - Parameter configuration: how it looks; what is changed of it later does not matter.
    public init(configuration: UIPasteControl.Configuration) {
        look = configuration.duplicate()
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a button that looks as most do.
    public override init(frame: CGRect) {
        look = Configuration()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button from an Interface Builder document.
    public required init?(coder: NSCoder) {
        look = Configuration()
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(into: self, as: UIPasteControl.self)
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    // @objc(configuration)
    /// How the button looks.
    open var configuration: UIPasteControl.Configuration { look.duplicate() }

    /// Who takes what is pasted; not kept. Without it the button is disabled. See
    /// https://developer.apple.com/documentation/uikit/uipastecontrol/target.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { update() }
    }

    private func setUp() {
        addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .primaryActionTriggered)
        let names = [
            UIPasteboard.changedNotification, UIResponder.pasteConfigurationDidChange, UIApplication.didBecomeActiveNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.update() }
            }
        }
        show()
        update()
    }

    /// Changes how the button looks, as documents do.
    func change(_ change: (Configuration) -> Void) {
        change(look)
        show()
    }

    private func show() {
        var shown = UIButton.Configuration.filled()
        shown.cornerStyle = look.cornerStyle
        shown.background.cornerRadius = look.cornerRadius
        shown.baseForegroundColor = look.baseForegroundColor
        shown.baseBackgroundColor = look.baseBackgroundColor
        shown.imagePlacement = look.imagePlacement
        shown.imagePadding = 6
        if look.displayMode != .iconOnly { shown.title = SystemWords.text(.paste) }
        switch look.displayMode {
        case .iconAndLabel, .iconOnly: shown.image = UIImage(systemName: "doc.on.clipboard")
        case .arrowAndLabel: shown.image = UIImage(systemName: "arrow.down")
        case .labelOnly: break
        }
        button.configuration = shown
        button.accessibilityLabel = SystemWords.text(.paste)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Pasting

    private var hasSomethingToPaste: Bool {
        guard let target else { return false }
        let providers = UIPasteboard.general.itemProviders
        guard !providers.isEmpty else { return false }
        return OptionalRequirement.call { target.canPaste(providers) } ?? target.pasteConfiguration?.accepts(providers) ?? false
    }

    private func update() {
        let canPaste = hasSomethingToPaste
        if isEnabled != canPaste { isEnabled = canPaste }
        if button.isEnabled != canPaste { button.isEnabled = canPaste }
    }

    private func wasTapped() {
        // What is there, and what the target takes, may have changed without a word.
        update()
        guard isEnabled, let target else { return }
        let providers = UIPasteboard.general.itemProviders
        _ = OptionalRequirement.call { target.paste(itemProviders: providers) }
        sendActions(for: .primaryActionTriggered)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        update()
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
