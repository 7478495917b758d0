import UIKit

/// The article on Cocoa MVC: every tap goes from the view through the controller to the model, and every change comes back the same way.
class CocoaMVCController: UIViewController {
    @IBOutlet private weak var gaugeView: GaugeView!
    @IBOutlet private weak var valueLabel: UILabel!
    @IBOutlet private weak var logLabel: UILabel!
    @IBOutlet private var buttons: [UIButton]!

    private let model = Thermostat()
    private var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(modelDidChange(_:)), name: Thermostat.didChange, object: model)
        buttons.forEach { $0.layer.cornerRadius = 10 }
        showModel()
    }

    @IBAction private func warmer(_ sender: UIButton) {
        note("View → Controller: warmer")
        note("Controller → Model: set(\(model.temperature + 1))")
        model.set(model.temperature + 1)
    }

    @IBAction private func colder(_ sender: Any) {
        note("View → Controller: colder")
        note("Controller → Model: set(\(model.temperature - 1))")
        model.set(model.temperature - 1)
    }

    @objc private func modelDidChange(_ notification: Notification) {
        note("Model → Controller: didChange")
        showModel()
    }

    private func showModel() {
        note("Controller → View: \(model.temperature)°")
        let limits = model.limits
        gaugeView.fraction = CGFloat(model.temperature - limits.lowerBound) / CGFloat(limits.count - 1)
        gaugeView.arcColor = UIColor(named: model.temperature < 20 ? "Cold" : "Warm") ?? .systemOrange
        valueLabel.text = "\(model.temperature)°"
    }

    private func note(_ line: String) {
        log = (log + [line]).suffix(8)
        logLabel.text = log.joined(separator: "\n")
    }
}
