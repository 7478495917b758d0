import UIKit

/// The article on shape layers, part 1: squares, ovals and circles.
class FiguresController: CardsController {
    private var start: CGFloat = 0
    private var end: CGFloat = 300
    private var isClockwise = true
    private let arc = ShapeView(fill: UIColor(named: "AccentColor")?.withAlphaComponent(0.15)) { _ in UIBezierPath() }

    override func viewDidLoad() {
        super.viewDidLoad()
        addSquare()
        let oval = ShapeView(fill: UIColor(named: "Cold")?.withAlphaComponent(0.15)) { _ in UIBezierPath() }
        oval.strokeColor = UIColor(named: "Cold")
        func showOval(_ width: CGFloat) {
            oval.outline = { bounds in
                UIBezierPath(
                    ovalIn: CGRect(x: bounds.midX - bounds.width * width / 2, y: 4, width: bounds.width * width, height: bounds.height - 8))
            }
        }
        showOval(0.7)
        addCard(
            L10n.Figures.Oval.title, L10n.Figures.Oval.text, canvas: oval, height: 120,
            controls: [ValueSlider(L10n.Figures.Oval.width, 0.1...0.98, value: 0.7, format: "%.2f") { showOval($0) }])
        showArc()
        addCard(
            L10n.Figures.Circle.title, L10n.Figures.Circle.text, canvas: arc, height: 150,
            controls: [
                ValueSlider("startAngle", 0...360, value: 0, format: "%.0f°") { [weak self] in
                    self?.start = $0; self?.showArc()
                },
                ValueSlider("endAngle", 0...360, value: 300, format: "%.0f°") { [weak self] in
                    self?.end = $0; self?.showArc()
                },
                NamedSwitch("clockwise", isOn: true) { [weak self] in
                    self?.isClockwise = $0; self?.showArc()
                },
            ])
    }

    private func addSquare() {
        let warm = UIColor(named: "Warm")
        let square = ShapeView(stroke: warm, fill: warm?.withAlphaComponent(0.15)) { _ in UIBezierPath() }
        func show(isClosed: Bool) {
            square.outline = { bounds in
                let side = CGRect(x: bounds.midX - 55, y: bounds.midY - 55, width: 110, height: 110)
                let path = UIBezierPath()
                path.move(to: CGPoint(x: side.minX, y: side.minY))
                path.addLine(to: CGPoint(x: side.maxX, y: side.minY))
                path.addLine(to: CGPoint(x: side.maxX, y: side.maxY))
                path.addLine(to: CGPoint(x: side.minX, y: side.maxY))
                if isClosed { path.close() }
                return path
            }
        }
        show(isClosed: false)
        addCard(
            L10n.Figures.Square.title, L10n.Figures.Square.text, canvas: square, height: 130,
            controls: [NamedSwitch("close()", isOn: false) { show(isClosed: $0) }])
    }

    private func showArc() {
        let (start, end, isClockwise) = (start, end, isClockwise)
        arc.outline = { bounds in
            UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.height / 2 - 6, startAngle: start * .pi / 180,
                endAngle: end * .pi / 180, clockwise: isClockwise)
        }
    }
}
