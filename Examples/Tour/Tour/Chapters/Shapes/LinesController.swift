import UIKit

/// The article on shape layers, part 1: lines from point to point, and curves with one and two control points.
class LinesController: CardsController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let line = ShapeView { bounds in
            let path = UIBezierPath()
            let heights: [CGFloat] = [0.75, 0.3, 0.6, 0.15, 0.5]
            for (index, height) in heights.enumerated() {
                let x = 16 + (bounds.width - 32) * CGFloat(index) / CGFloat(heights.count - 1)
                let point = CGPoint(x: x, y: bounds.height * height)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            return path
        }
        addCard(L10n.Lines.Line.title, L10n.Lines.Line.text, canvas: line, height: 110)
        addCard(
            L10n.Lines.Curve.title, L10n.Lines.Curve.text,
            canvas: CurveView(controls: [CGPoint(x: 0.3, y: 0.08), CGPoint(x: 0.7, y: 0.92)]), height: 180)
        addCard(L10n.Lines.Quad.title, L10n.Lines.Quad.text, canvas: CurveView(controls: [CGPoint(x: 0.5, y: 0.08)]), height: 160)
    }
}
