import UIKit

/// The article on shape layers, part 2: dashes and where they begin.
class DashesController: CardsController {
    private let ring = ShapeView(lineWidth: 5) { bounds in
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 60, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(L10n.Dashes.Short.title, L10n.Dashes.Short.text, canvas: line([5, 15]), height: 28)
        addCard(L10n.Dashes.Mixed.title, L10n.Dashes.Mixed.text, canvas: line([5, 10, 15, 20]), height: 28)
        ring.shape.lineDashPattern = [47.12]
        ring.shape.lineCap = .butt
        addCard(
            L10n.Dashes.Phase.title, L10n.Dashes.Phase.text, canvas: ring, height: 140,
            controls: [
                ValueSlider("phase", -47.12...47.12, value: 0, format: "%.1f") { [weak self] phase in
                    CATransaction.begin()
                    CATransaction.setDisableActions(true)
                    self?.ring.shape.lineDashPhase = phase
                    CATransaction.commit()
                },
                NamedSwitch(L10n.Dashes.march, isOn: false) { [weak self] in self?.march($0) },
            ])
    }

    private func line(_ pattern: [NSNumber]) -> ShapeView {
        let view = ShapeView(stroke: UIColor(named: "Warm")) { bounds in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 2, y: bounds.midY))
            path.addLine(to: CGPoint(x: bounds.maxX - 2, y: bounds.midY))
            return path
        }
        view.shape.lineDashPattern = pattern
        view.shape.lineCap = .butt
        return view
    }

    private func march(_ isOn: Bool) {
        guard isOn else { return ring.shape.removeAnimation(forKey: "march") }
        let animation = CABasicAnimation(keyPath: "lineDashPhase")
        animation.fromValue = 0
        animation.toValue = -94.24
        animation.duration = 2
        animation.repeatCount = .infinity
        ring.shape.add(animation, forKey: "march")
    }
}
