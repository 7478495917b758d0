import UIKit

/// The article on shape layers, part 2: how wide lines are, and how they end and turn.
class CapsController: CardsController {
    private var thick: [ShapeView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let caps: [(String, CAShapeLayerLineCap)] = [(".butt", .butt), (".round", .round), (".square", .square)]
        addCard(L10n.Caps.Caps.title, L10n.Caps.Caps.text, canvas: row(caps.map { cap($0.0, $0.1) }), height: 90)
        let joins: [(String, CAShapeLayerLineJoin)] = [(".miter", .miter), (".round", .round), (".bevel", .bevel)]
        addCard(
            L10n.Caps.Joins.title, L10n.Caps.Joins.text, canvas: row(joins.map { join($0.0, $0.1) }), height: 120,
            controls: [
                ValueSlider("lineWidth", 2...28, value: 18, format: "%.0f") { [weak self] width in
                    self?.thick.forEach { $0.shape.lineWidth = width }
                }
            ])
    }

    private func cap(_ name: String, _ cap: CAShapeLayerLineCap) -> UIView {
        let view = example(name) { bounds in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: bounds.minX + 20, y: bounds.midY - 10))
            path.addLine(to: CGPoint(x: bounds.maxX - 20, y: bounds.midY - 10))
            return path
        }
        view.shape.lineCap = cap
        return view
    }

    private func join(_ name: String, _ join: CAShapeLayerLineJoin) -> UIView {
        let view = example(name) { bounds in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: bounds.minX + 20, y: bounds.midY + 22))
            path.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY - 32))
            path.addLine(to: CGPoint(x: bounds.maxX - 20, y: bounds.midY + 22))
            return path
        }
        view.shape.lineJoin = join
        view.shape.lineCap = .butt
        return view
    }

    /// A thick line with the path itself, thin, in its middle, and a name below.
    private func example(_ name: String, outline: @escaping (CGRect) -> UIBezierPath) -> ShapeView {
        let view = ShapeView(lineWidth: 18, outline: outline)
        thick.append(view)
        let path = ShapeView(stroke: .secondarySystemGroupedBackground, lineWidth: 1.5, outline: outline)
        let label = UILabel()
        label.text = name
        label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        for part in [path, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            part.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        path.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        return view
    }
}
