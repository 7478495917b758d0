import Foundation

/// Lets fingers place the caret and select in a text input of an app's own: it shows caret, highlight and handles, and the edit menu.
/// See https://developer.apple.com/documentation/uikit/uitextinteraction.
///
/// One tap places the caret, two select a word, three a paragraph; a finger that rests moves the caret under a loupe, or selects by words where
/// the text cannot be edited; handles and caret can be dragged.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// Decides and hears about what fingers do. Not kept.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text input, which need not be the interaction's view. Not kept.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet {
            display.show(textInput)
            updateDisplay()
        }
    }
    /// What the interaction lets a person do.
    open private(set) var textInteractionMode: UITextInteractionMode
    /// The view.
    open private(set) weak var view: UIView?
    /// The interaction's recognizers: others may wait for these to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tapper, presser, dragger] }

    let tapper = TextTapRecognizer(target: nil, action: nil)
    let presser = UILongPressGestureRecognizer(target: nil, action: nil)
    let dragger = TextDragRecognizer(target: nil, action: nil)
    let display = UITextSelectionDisplayInteraction(nil)
    private lazy var guide = TextInteractionGuide(self)
    private lazy var menu = TextEditMenu { [weak self] in self?.textInput }
    var loupe: UITextLoupeSession?
    /// Whether the drag moves the caret, and selects nothing.
    var dragsOnlyCaret = false

    // @objc(textInteractionForMode:)
    /// Creates an interaction; it does nothing before it has a text input and a view.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        tapper.cancelsTouchesInView = false
        tapper.onAction = { [weak self] _ in self?.tapped() }
        presser.onAction = { [weak self] _ in self?.pressed() }
        dragger.onAction = { [weak self] _ in self?.dragged() }
        for recognizer in gesturesForFailureRequirements { recognizer.delegate = guide }
    }

    open func willMove(to view: UIView?) { menu.dismiss() }

    open func didMove(to view: UIView?) {
        if let old = self.view {
            gesturesForFailureRequirements.forEach(old.removeGestureRecognizer)
            old.removeInteraction(display)
            old.removeInteraction(menu.interaction)
            TextInputObserver.current.remove(self)
            endLoupe()
        }
        self.view = view
        guard let view else { return }
        gesturesForFailureRequirements.forEach(view.addGestureRecognizer)
        view.addInteraction(display)
        view.addInteraction(menu.interaction)
        TextInputObserver.current.add(self)
        updateDisplay()
    }

    /// What an input's interaction lets a person do; `nil` if it has none.
    static func mode(of input: any UIResponder & UITextInput) -> UITextInteractionMode? {
        let views = [input as? UIView, OptionalRequirement.call { input.textInputView }].compactMap { $0 }
        for case let interaction as UITextInteraction in views.flatMap(\.interactions) where interaction.textInput === input {
            return interaction.textInteractionMode
        }
        return nil
    }

    /// The text as fingers select in it.
    var text: InputText? { textInput.flatMap { InputText.of($0) } }

    private func updateDisplay() { display.isActivated = textInput?.isFirstResponder ?? false }

    // MARK: The edit menu

    /// Shows the edit menu at what is selected.
    func showMenu() { menu.show() }

    /// Shows the edit menu, unless the tap had it go.
    func toggleMenu() {
        if !menu.wasLeft(at: tapper.start) { menu.show() }
    }
}

extension UITextInteraction: TextInputWatcher {
    func textInputDidChange() { updateDisplay() }

    func textInput(_ input: (any UITextInput)?, _ change: TextInputChange) {
        if change == .textWillChange, input === textInput { menu.dismiss() }
    }
}

/// A tap that knows which one of several it is.
final class TextTapRecognizer: UITapGestureRecognizer {
    /// How many taps came one after the other, with this one.
    private(set) var count = 1
    /// When the finger came down.
    private(set) var start: TimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { (count, start) = (touch.tapCount, touch.beginning) }
        super.touchesBegan(touches, with: event)
    }
}

/// A drag that knows where it came down, and after how many taps.
final class TextDragRecognizer: UIPanGestureRecognizer {
    /// How many taps came before, with this one.
    private(set) var count = 1
    /// Where the finger came down, in the window's points.
    private(set) var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { (count, start) = (touch.tapCount, touch.location(in: nil)) }
        super.touchesBegan(touches, with: event)
    }
}

/// Decides for an interaction's recognizers.
private final class TextInteractionGuide: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UITextInteraction?

    init(_ owner: UITextInteraction) {
        self.owner = owner
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { owner?.mayBegin(gestureRecognizer) ?? false }
}
