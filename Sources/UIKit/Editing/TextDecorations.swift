import Foundation

/// Draws a part of its superview's content, in the superview's own coordinates.
final class TextCanvas: UIView {
    /// Draws into the current context, whose origin is the superview's.
    var onDraw: ((CGRect) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        onDraw?(frame)
        context.restoreGState()
    }
}

/// The caret and the handles at a selection's ends, in UIKit's own text views.
@MainActor
final class TextDecorations {
    private let caret = UIStandardTextCursorView()
    private let handles = [StandardSelectionHandle(.leading), StandardSelectionHandle(.trailing)]
    private var caretFrame: CGRect?

    init() { caret.isBlinking = true }

    /// Shows the caret or the selection's ends in a view, or neither.
    func show(in view: UIView, caret frame: CGRect?, ends: (start: CGRect, end: CGRect)?, color: UIColor) {
        let moved = frame != caretFrame
        caretFrame = frame
        if let frame {
            if caret.superview !== view { view.addSubview(caret) }
            UIView.performWithoutAnimation { caret.frame = frame }
            if moved { caret.resetBlinkAnimation() }
        } else {
            caret.removeFromSuperview()
        }
        caret.backgroundColor = color
        for (handle, isStart) in zip(handles, [true, false]) {
            guard let ends else {
                handle.removeFromSuperview()
                continue
            }
            if handle.superview !== view { view.addSubview(handle) }
            handle.color = color
            UIView.performWithoutAnimation {
                handle.frame = handle.preferredFrame(for: isStart ? ends.start : ends.end)
                handle.layoutIfNeeded()
            }
        }
    }
}
