import Foundation

/// A view at an end of a selection, by which a finger takes hold of it.
/// See https://developer.apple.com/documentation/uikit/uitextselectionhandleview.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection that the handle is at: `.leading` where it begins, `.trailing` where it ends.
    var direction: NSDirectionalRectEdge { get set }
    // @objc(vertical)
    /// Whether the text's lines are vertical.
    var isVertical: Bool { get }
    /// The shape of the handle in its own points; `nil` is the system's.
    var customShape: UIBezierPath? { get set }
    // @objc(preferredFrameForRect:)
    /// Where the handle has to be to stand at a rectangle: the caret's at the selection's end, in the points of the view that both are in.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// A line with a knob at the end of a selection.
final class StandardSelectionHandle: UIView, UITextSelectionHandleView {
    private let line = UIView()
    private let knob = UIView()
    private var shape: CAShapeLayer?
    private static let diameter: CGFloat = 10

    /// The colour of line and knob.
    var color: UIColor = .tintColorDefault {
        didSet {
            line.backgroundColor = color
            knob.backgroundColor = color
            shape?.fillColor = color.resolvedColor(with: traitCollection).cgColor
        }
    }

    var direction: NSDirectionalRectEdge { didSet { setNeedsLayout() } }
    var isVertical = false { didSet { if isVertical != oldValue { setNeedsLayout() } } }
    var customShape: UIBezierPath? { didSet { showShape() } }
    private var isStart: Bool { direction.contains(.leading) || direction.contains(.top) }

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        knob.layer.cornerRadius = Self.diameter / 2
        addSubview(line)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    private func showShape() {
        shape?.removeFromSuperlayer()
        shape = nil
        (line.isHidden, knob.isHidden) = (customShape != nil, customShape != nil)
        guard let customShape else { return }
        let layer = CAShapeLayer()
        layer.path = customShape.cgPath
        layer.fillColor = color.resolvedColor(with: traitCollection).cgColor
        self.layer.addSublayer(layer)
        shape = layer
    }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let side = Self.diameter
        if isVertical { return CGRect(x: rect.minX, y: rect.midY - side / 2, width: rect.width, height: side) }
        return CGRect(x: rect.midX - side / 2, y: rect.minY, width: side, height: rect.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.diameter
        if isVertical {
            line.frame = CGRect(x: 0, y: bounds.midY - 1, width: bounds.width, height: 2)
            knob.frame = CGRect(x: isStart ? bounds.width - 1 : 1 - side, y: 0, width: side, height: side)
        } else {
            line.frame = CGRect(x: bounds.midX - 1, y: 0, width: 2, height: bounds.height)
            knob.frame = CGRect(x: 0, y: isStart ? 1 - side : bounds.height - 1, width: side, height: side)
        }
    }
}
