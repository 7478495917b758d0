import UIKit

/// Constraints that are changed while one looks on: constants, and which of two wins by its priority.
class ConstraintsController: CardsController {
    private var leading: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        addConstants()
        addPriorities()
        addProportions()
    }

    private func box(_ color: String, _ text: String = "") -> UILabel {
        let box = UILabel()
        box.text = text
        box.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
        box.textColor = .white
        box.textAlignment = .center
        box.backgroundColor = UIColor(named: color)
        box.layer.cornerRadius = 10
        box.clipsToBounds = true
        box.translatesAutoresizingMaskIntoConstraints = false
        return box
    }

    private func addConstants() {
        let canvas = UIView()
        let box = box("AccentColor")
        canvas.addSubview(box)
        let leading = box.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 20)
        let width = box.widthAnchor.constraint(equalToConstant: 120)
        self.leading = leading
        NSLayoutConstraint.activate([
            leading, width, box.topAnchor.constraint(equalTo: canvas.topAnchor), box.bottomAnchor.constraint(equalTo: canvas.bottomAnchor),
        ])
        let slider = ValueSlider(L10n.Constraints.leading, 0...120, value: 20, format: "%.0f") { leading.constant = $0 }
        addCard(
            L10n.Constraints.Constants.title, L10n.Constraints.Constants.text, canvas: canvas, height: 64,
            controls: [
                slider, ValueSlider(L10n.Constraints.width, 40...190, value: 120, format: "%.0f") { width.constant = $0 },
                ActionButton(L10n.Constraints.animate) { [weak self] in self?.swing(slider) },
            ])
    }

    /// Changes a constant and animates the layout.
    private func swing(_ slider: ValueSlider) {
        guard let leading = leading else { return }
        leading.constant = leading.constant < 60 ? 120 : 0
        slider.show(leading.constant)
        UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []) {
            self.view.layoutIfNeeded()
        }
    }

    private func addPriorities() {
        let canvas = UIView()
        let box = box("Warm", "120")
        canvas.addSubview(box)
        let narrow = box.widthAnchor.constraint(equalToConstant: 120)
        narrow.priority = UILayoutPriority(500)
        let wide = box.widthAnchor.constraint(equalToConstant: 260)
        wide.priority = UILayoutPriority(250)
        NSLayoutConstraint.activate([
            narrow, wide, box.centerXAnchor.constraint(equalTo: canvas.centerXAnchor),
            box.topAnchor.constraint(equalTo: canvas.topAnchor), box.bottomAnchor.constraint(equalTo: canvas.bottomAnchor),
        ])
        addCard(
            L10n.Constraints.Priorities.title, L10n.Constraints.Priorities.text, canvas: canvas, height: 64,
            controls: [
                ValueSlider("260 @", 1...999, value: 250, format: "%.0f") { [weak self] value in
                    wide.priority = UILayoutPriority(Float(value.rounded()))
                    box.text = value.rounded() > 500 ? "260" : "120"
                    UIView.animate(withDuration: 0.3) { self?.view.layoutIfNeeded() }
                }
            ])
    }

    private func addProportions() {
        let canvas = UIView()
        let (left, right) = (box("Cold", "1"), box("AccentColor", "2"))
        for box in [left, right] {
            canvas.addSubview(box)
            box.topAnchor.constraint(equalTo: canvas.topAnchor).isActive = true
            box.bottomAnchor.constraint(equalTo: canvas.bottomAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
            right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
        ])
        addCard(L10n.Constraints.Multiplier.title, L10n.Constraints.Multiplier.text, canvas: canvas, height: 64)
    }
}
