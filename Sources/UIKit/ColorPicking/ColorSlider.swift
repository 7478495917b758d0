import Foundation
import QuartzCore

/// A slider for one part of a colour, whose track shows what the colour becomes.
final class ColorSlider: ColorField {
    private let part: WritableKeyPath<ColorParts, CGFloat>
    private let board = CheckerboardView()
    private let track = CAGradientLayer()

    /// Creates a slider for a part.
    init(_ part: WritableKeyPath<ColorParts, CGFloat>, label: String) {
        self.part = part
        super.init(frame: .zero)
        accessibilityLabel = label
        accessibilityTraits = .adjustable
        board.isUserInteractionEnabled = false
        board.clipsToBounds = true
        board.layer.addSublayer(track)
        insertSubview(board, belowSubview: marker)
        (track.startPoint, track.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        heightAnchor.constraint(equalToConstant: Self.height).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    private static let height: CGFloat = 36

    private func color(with value: CGFloat) -> ColorParts {
        var changed = color
        changed[keyPath: part] = min(max(value, 0), 1)
        return changed
    }

    override func color(at point: CGPoint) -> ColorParts {
        color(with: (point.x - Self.height / 2) / max(1, bounds.width - Self.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        board.frame = bounds
        board.layer.cornerRadius = bounds.height / 2
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        track.frame = bounds
        track.colors = [color(with: 0), color(with: 1)].map { (part == \.alpha ? $0 : $0.with(alpha: 1)).uiColor.cgColor }
        CATransaction.commit()
        let side = bounds.height
        marker.frame = CGRect(x: color[keyPath: part] * (bounds.width - side), y: 0, width: side, height: side).insetBy(dx: 2, dy: 2)
        marker.layer.cornerRadius = marker.bounds.height / 2
        marker.backgroundColor = color.with(alpha: 1).uiColor
    }

    override var accessibilityValue: String? {
        get { "\(Int((color[keyPath: part] * 100).rounded()))%" }
        set {}
    }

    override func accessibilityIncrement() { step(by: 0.1) }
    override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by amount: CGFloat) {
        color = color(with: color[keyPath: part] + amount)
        whenPicked(color, false)
    }
}

/// Squares by which one sees that a colour is transparent.
final class CheckerboardView: UIView {
    static func draw(in rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(rect)
        UIColor(white: 0.8, alpha: 1).setFill()
        let side: CGFloat = 6
        for row in 0..<Int((rect.height / side).rounded(.up)) {
            for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column) % 2 == 1 {
                let square = CGRect(x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side, height: side)
                UIRectFill(square.intersection(rect))
            }
        }
    }

    override func draw(_ rect: CGRect) { Self.draw(in: bounds) }
}
