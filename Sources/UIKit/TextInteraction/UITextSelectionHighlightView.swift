import Foundation
import QuartzCore

/// A view that shows what of a text is selected. See https://developer.apple.com/documentation/uikit/uitextselectionhighlightview.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// What to show, in the view's own points: empty at a caret.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// Shows a selection's rectangles in the tint colour, as text views do.
final class StandardSelectionHighlight: UIView, UITextSelectionHighlightView {
    /// How much of the tint colour is seen.
    static let opacity: CGFloat = 0.2

    private var shown: [CALayer] = []

    var selectionRects: [UITextSelectionRect] = [] { didSet { show() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        while shown.count > selectionRects.count { shown.removeLast().removeFromSuperlayer() }
        while shown.count < selectionRects.count {
            let part = CALayer()
            layer.addSublayer(part)
            shown.append(part)
        }
        let color = tintColor.withAlphaComponent(Self.opacity).resolvedColor(with: traitCollection).cgColor
        for (part, rect) in zip(shown, selectionRects) {
            part.bounds = CGRect(origin: .zero, size: rect.rect.size)
            part.position = CGPoint(x: rect.rect.midX, y: rect.rect.midY)
            part.setAffineTransform(rect.transform)
            part.backgroundColor = color
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }
}
