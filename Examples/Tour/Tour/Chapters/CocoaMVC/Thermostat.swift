import Foundation

/// The model: a temperature that is wanted, within limits. It knows nobody, and tells everybody who listens.
class Thermostat {
    static let didChange = Notification.Name("ThermostatDidChange")

    let limits = 10...30

    private(set) var temperature = 20 {
        didSet { NotificationCenter.default.post(name: Thermostat.didChange, object: self) }
    }

    func set(_ value: Int) {
        let allowed = min(max(value, limits.lowerBound), limits.upperBound)
        if allowed != temperature { temperature = allowed }
    }
}
