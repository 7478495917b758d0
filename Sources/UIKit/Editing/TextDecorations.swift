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

/// The caret, which blinks by the host's clock, and the handles at a selection's ends.
@MainActor
final class TextDecorations {
    /// How long the caret is seen and then not, in seconds.
    private static let (shown, hidden) = (0.65, 0.35)

    private let caret = UIView()
    private let handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
    private var timer: HostTimer?
    private var isActive = false
    private var caretFrame: CGRect?

    init() {
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
    }

    /// Shows the caret or the selection's ends in a view, or neither.
    func show(in view: UIView, caret frame: CGRect?, ends: (start: CGRect, end: CGRect)?, color: UIColor) {
        caret.backgroundColor = color
        let moved = frame != caretFrame
        caretFrame = frame
        if let frame {
            if caret.superview !== view { view.addSubview(caret) }
            UIView.performWithoutAnimation { caret.frame = frame }
            if moved || timer == nil { restart() }
        } else {
            stop()
            caret.removeFromSuperview()
        }
        for handle in handles {
            guard let ends else {
                handle.removeFromSuperview()
                continue
            }
            if handle.superview !== view { view.addSubview(handle) }
            handle.color = color
            UIView.performWithoutAnimation { handle.place(at: handle.isStart ? ends.start : ends.end) }
        }
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// A caret that moved is seen at once.
    private func restart() {
        stop()
        caret.alpha = 1
        tick(after: Self.shown)
    }

    private func tick(after delay: TimeInterval) {
        timer = HostTimer.schedule(after: delay) { [weak self] in
            guard let self, self.caret.window != nil else { return }
            let isSeen = self.caret.alpha > 0.5
            UIView.animate(withDuration: 0.12, delay: 0, options: .allowUserInteraction, animations: { self.caret.alpha = isSeen ? 0 : 1 })
            self.tick(after: isSeen ? Self.hidden : Self.shown)
        }
    }
}

/// A line with a knob at the end of a selection.
private final class SelectionHandle: UIView {
    let isStart: Bool
    private let line = UIView()
    private let knob = UIView()
    private static let diameter: CGFloat = 10

    var color: UIColor = .tintColorDefault {
        didSet {
            line.backgroundColor = color
            knob.backgroundColor = color
        }
    }

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        knob.layer.cornerRadius = Self.diameter / 2
        addSubview(line)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    func place(at caret: CGRect) {
        frame = CGRect(x: caret.midX - Self.diameter / 2, y: caret.minY, width: Self.diameter, height: caret.height)
        line.frame = CGRect(x: bounds.midX - 1, y: 0, width: 2, height: bounds.height)
        knob.frame = CGRect(
            x: 0, y: isStart ? -Self.diameter + 1 : bounds.height - 1, width: Self.diameter, height: Self.diameter)
    }
}
