import Foundation

/// Shows an app's own keyboard, or what is above the keyboard, and types into the text that is edited.
/// See https://developer.apple.com/documentation/uikit/uiinputviewcontroller.
///
/// It is a responder's `inputViewController` or `inputAccessoryViewController`. Apps that are keyboards for other apps do not exist here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate, InputViewOwner {
    /// The height of a keyboard whose app says none, in points.
    private static let standardHeight: CGFloat = 216
    /// How long a finger rests on the key for the next keyboard until it has all of them listed, in seconds.
    private static let listDelay: TimeInterval = 0.5

    private let proxy = DocumentProxy()
    private var touchBegan: TimeInterval?

    /// Creates a controller whose view is in a xib, or is made by `loadView()`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        TextInputObserver.current.add(self)
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        TextInputObserver.current.add(self)
    }

    // MARK: The view

    /// The root view, if it is an input view: so it is unless the app made another.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// Makes the root view: from the storyboard, the xib, or an input view that looks like a keyboard.
    open override func loadView() {
        super.loadView()
        guard let loaded = viewStorage else { return }
        let frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.standardHeight)
        if type(of: loaded) == UIView.self, loaded.subviews.isEmpty, nibName == nil, storyboard == nil {
            view = UIInputView(frame: frame, inputViewStyle: .keyboard)
        } else {
            loaded.frame = frame
        }
    }

    package var shownInputView: UIView? { view }

    // MARK: The text

    /// The text that is edited. The same object whichever text that is.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language that the keyboard types, as a BCP 47 tag; `nil` leaves it what it is. While the keyboard is shown,
    /// `UIResponder.textInputMode` is of this language.
    open var primaryLanguage: String? {
        didSet { if primaryLanguage != oldValue { KeyboardController.shared.inputViewsMayHaveChanged() } }
    }

    /// Whether the keyboard may use all that the app may. An app's own always may.
    open var hasFullAccess: Bool { true }

    /// Ends editing, by which the keyboard goes.
    open func dismissKeyboard() { TextInputObserver.current.responder?.resignFirstResponder() }

    // @objc(requestSupplementaryLexiconWithCompletion:)
    /// Asks for words that the person has beside those of dictionaries: shortcuts for texts, and names. There are none on this system: as on a
    /// new device, the lexicon has no entries. The handler is called on the main thread, later.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { MainActor.assumeIsolated { handler(UILexicon(entries: [])) } }
    }

    /// Asks for words that the person has beside those of dictionaries, as `requestSupplementaryLexicon(completion:)` does.
    open func requestSupplementaryLexicon() async -> UILexicon {
        await withCheckedContinuation { continuation in
            requestSupplementaryLexicon { lexicon in continuation.resume(returning: lexicon) }
        }
    }

    // MARK: Languages

    /// Whether the keyboard needs a key for the next language: whether the person types in several.
    open var needsInputModeSwitchKey: Bool { InputModes.current.all.count > 1 }

    /// Goes on to the next of the person's languages.
    open func advanceToNextInputMode() { InputModes.current.advance() }

    // @objc(handleInputModeListFromView:withEvent:)
    /// Does what the key for the next language does: a tap takes the next one, a finger that rests lists them all. For all touch events of the
    /// key's control.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {
        guard let touch = event.touches(for: view)?.first else { return }
        switch touch.phase {
        case .began: touchBegan = touch.timestamp
        case .cancelled: touchBegan = nil
        case .ended:
            guard let began = touchBegan else { return }
            touchBegan = nil
            if touch.timestamp - began < Self.listDelay { advanceToNextInputMode() } else { listInputModes(at: view) }
        default: break
        }
    }

    private func listInputModes(at key: UIView) {
        guard let window = key.window else { return }
        let modes = InputModes.current
        let actions = modes.all.map { mode in
            let tag = mode.primaryLanguage ?? ""
            return UIAction(
                title: Locale.current.localizedString(forIdentifier: tag) ?? tag, state: mode === modes.mode ? .on : .off
            ) { _ in InputModes.current.choose(mode) }
        }
        MenuOverlay(UIMenu(children: actions), anchor: key.convert(key.bounds, to: nil), preview: nil, from: key, sender: key)
            .open(over: window)
    }

    // MARK: Changes

    /// The selection is about to change; may be overridden.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection has changed; may be overridden.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text is about to change, or another text is edited; may be overridden.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text has changed, or another text is edited; may be overridden.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

extension UIInputViewController: TextInputWatcher {
    private var isShown: Bool { viewStorage?.window != nil }

    func textInputDidChange() {
        guard isShown, let input = TextInputObserver.current.responder as? any UITextInput else { return }
        textWillChange(input)
        textDidChange(input)
    }

    func textInput(_ input: (any UITextInput)?, _ change: TextInputChange) {
        guard isShown else { return }
        switch change {
        case .selectionWillChange: selectionWillChange(input)
        case .selectionDidChange: selectionDidChange(input)
        case .textWillChange: textWillChange(input)
        case .textDidChange: textDidChange(input)
        }
    }
}
