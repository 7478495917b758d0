import Foundation

/// Says where a selection is shown. See https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    // @objc(selectionContainerViewBelowTextForSelectionDisplayInteraction:) optional
    /// The view below the text that the highlight goes into; the interaction's view, behind its subviews, for `nil`.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

/// Shows caret, highlight and handles of a text input, and leaves fingers to the app.
/// See https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction.
///
/// What is shown follows the input's delegate: an app whose selection changes by itself tells that, or calls `setNeedsSelectionUpdate()`.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The text input. Not kept.
    open private(set) weak var textInput: (any UITextInput)?
    /// Says where the selection is shown. Not kept.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The interaction's view.
    open private(set) weak var view: UIView?

    // @objc(activated)
    /// Whether the selection is shown. `false` to begin with.
    open var isActivated = false { didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } } }

    /// The caret; the system's to begin with.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
        didSet { replace(oldValue, by: cursorView) }
    }
    /// What is shown below the selected text; the system's to begin with.
    open var highlightView: any UIView & UITextSelectionHighlightView = StandardSelectionHighlight() {
        didSet { replace(oldValue, by: highlightView) }
    }
    /// The handles: two, the one where the selection begins and the one where it ends.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        StandardSelectionHandle(.leading), StandardSelectionHandle(.trailing),
    ]
    {
        didSet {
            for (old, index) in zip(oldValue, 0...) where !handleViews.contains(where: { $0 === old }) {
                replace(old, by: index < handleViews.count ? handleViews[index] : nil)
            }
            setNeedsSelectionUpdate()
        }
    }

    private let surface = SelectionSurface()
    private var caretPlace: CGRect?

    // @objc(initWithTextInput:delegate:)
    /// Creates an interaction that shows an input's selection. Neither is kept.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
        setUp()
    }

    /// Creates the interaction of a `UITextInteraction`.
    init(_ textInput: (any UITextInput)?) {
        self.textInput = textInput
        super.init()
        setUp()
    }

    private func setUp() { surface.onLayout = { [weak self] in self?.layoutManagedSubviews() } }

    /// Shows another input's selection.
    func show(_ input: (any UITextInput)?) {
        textInput = input
        setNeedsSelectionUpdate()
    }

    private func replace(_ old: UIView, by new: UIView?) {
        guard old !== new else { return }
        old.removeFromSuperview()
        caretPlace = nil
        setNeedsSelectionUpdate()
    }

    open func willMove(to view: UIView?) {
        TextInputObserver.current.remove(self)
        surface.removeFromSuperview()
        shownViews.forEach { $0.removeFromSuperview() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        surface.frame = view.bounds
        view.addSubview(surface)
        TextInputObserver.current.add(self)
        setNeedsSelectionUpdate()
    }

    private var shownViews: [UIView] { [cursorView, highlightView] + handleViews.map { $0 as UIView } }

    // MARK: What is shown

    /// The selection, or where it lies, is another: before the next frame it is shown anew.
    open func setNeedsSelectionUpdate() { surface.setNeedsLayout() }

    /// Places caret, highlight and handles by the input's selection, at once.
    open func layoutManagedSubviews() {
        guard let view, let textInput, isActivated, let range = textInput.selectedTextRange else { return hideAll() }
        UIView.performWithoutAnimation {
            if range.isEmpty {
                hide(highlightView)
                handleViews.forEach { hide($0) }
                showCaret(of: textInput, at: range.start, in: view)
            } else {
                hide(cursorView)
                caretPlace = nil
                showSelection(textInput.selectionRects(for: range), of: textInput, in: view)
            }
        }
    }

    private func hideAll() {
        shownViews.forEach { hide($0) }
        caretPlace = nil
    }

    private func hide(_ view: UIView) { if view.superview != nil { view.removeFromSuperview() } }

    private func source(of input: any UITextInput, or view: UIView) -> UIView {
        OptionalRequirement.call { input.textInputView } ?? input as? UIView ?? view
    }

    /// What takes text shows a caret; what is only selected in does not.
    private func showCaret(of input: any UITextInput, at position: UITextPosition, in view: UIView) {
        let rect = input.caretRect(for: position)
        guard TextTyping.takesText(input), !rect.isEmpty, !rect.isNull, !rect.isInfinite else {
            caretPlace = nil
            return hide(cursorView)
        }
        if cursorView.superview !== view { view.addSubview(cursorView) }
        view.bringSubviewToFront(cursorView)
        let place = view.convert(rect, from: source(of: input, or: view))
        let transform = OptionalRequirement.call { input.caretTransform(for: position) } ?? .identity
        cursorView.bounds = CGRect(origin: .zero, size: place.size)
        cursorView.center = CGPoint(x: place.midX, y: place.midY)
        cursorView.transform = transform
        cursorView.isBlinking = true
        if place != caretPlace { cursorView.resetBlinkAnimation() }
        caretPlace = place
    }

    private func showSelection(_ rects: [UITextSelectionRect], of input: any UITextInput, in view: UIView) {
        let source = source(of: input, or: view)
        let below = OptionalRequirement.chaining(delegate?.selectionContainerViewBelowText(for: self)).flatMap { $0 }
        let container = below ?? view
        if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
        highlightView.frame = container.bounds
        highlightView.selectionRects = rects.map { PlacedSelectionRect($0, rect: highlightView.convert($0.rect, from: source)) }
        guard let first = rects.first(where: \.containsStart) ?? rects.first, let last = rects.last(where: \.containsEnd) ?? rects.last
        else { return handleViews.forEach { hide($0) } }
        for (index, handle) in handleViews.enumerated() {
            let isStart = index == 0
            let rect = isStart ? first : last
            if handle.superview !== view { view.addSubview(handle) }
            view.bringSubviewToFront(handle)
            (handle as? StandardSelectionHandle)?.isVertical = rect.isVertical
            (handle as? StandardSelectionHandle)?.color = view.tintColor
            handle.frame = handle.preferredFrame(for: view.convert(Self.edge(of: rect, isStart: isStart), from: source))
            handle.layoutIfNeeded()
        }
    }

    /// Where a caret would stand at an end of a selection.
    private static func edge(of part: UITextSelectionRect, isStart: Bool) -> CGRect {
        let rect = part.rect
        if part.isVertical { return CGRect(x: rect.minX, y: (isStart ? rect.minY : rect.maxY) - 1, width: rect.width, height: 2) }
        let isAtLeft = isStart != (part.writingDirection == .rightToLeft)
        return CGRect(x: (isAtLeft ? rect.minX : rect.maxX) - 1, y: rect.minY, width: 2, height: rect.height)
    }

    /// The handle at a point of the interaction's view.
    func handle(at point: CGPoint) -> UIView? {
        handleViews.first { $0.superview != nil && $0.frame.insetBy(dx: -17, dy: -17).contains(point) }
    }
}

extension UITextSelectionDisplayInteraction: TextInputWatcher {
    func textInputDidChange() {}

    func textInput(_ input: (any UITextInput)?, _ change: TextInputChange) {
        guard change == .selectionDidChange || change == .textDidChange, input == nil || input === textInput else { return }
        setNeedsSelectionUpdate()
    }
}

/// Covers the interaction's view without being seen: what it has to show is laid out with it.
private final class SelectionSurface: UIView {
    var onLayout: () -> Void = {}

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}

/// A rectangle of a selection, elsewhere.
private final class PlacedSelectionRect: UITextSelectionRect {
    private let original: UITextSelectionRect
    private let place: CGRect

    init(_ original: UITextSelectionRect, rect: CGRect) {
        (self.original, place) = (original, rect)
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { original.writingDirection }
    override var containsStart: Bool { original.containsStart }
    override var containsEnd: Bool { original.containsEnd }
    override var isVertical: Bool { original.isVertical }
    override var transform: CGAffineTransform { original.transform }
}
