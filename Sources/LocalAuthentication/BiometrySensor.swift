import Foundation
import SampanHost

/// The simulated device's sensor, and what it remembers.
///
/// It is that of the device that is shown: Face ID where the device has no home button, else Touch ID. It knows its owner to begin with.
final class BiometrySensor: @unchecked Sendable {
    /// The sensor of this process.
    static let shared = BiometrySensor(device: .shown, permissions: .shared)

    /// After so many failures in a row the sensor is locked until the passcode is typed.
    static let failuresUntilLockout = 5

    let type: LABiometryType
    let permissions: Permissions
    private let lock = NSLock()
    private var enrolled = true
    private var enrollments = 1
    private var failures = 0
    private var lastMatch: Double?

    init(device: Device, permissions: Permissions) {
        type = device.hasFaceID ? .faceID : .touchID
        self.permissions = permissions
    }

    /// The sensor's name for people.
    var name: String { type == .faceID ? "Face ID" : "Touch ID" }

    /// How many failures one question allows.
    var triesOfAQuestion: Int { type == .faceID ? 2 : 3 }

    /// Whether the device knows its owner.
    var isEnrolled: Bool {
        get { lock.withLock { enrolled } }
        set {
            lock.withLock {
                if newValue, !enrolled { enrollments += 1 }
                enrolled = newValue
                failures = 0
            }
        }
    }

    /// Changes whenever the device comes to know other people.
    var domainState: Data {
        let number = lock.withLock { enrollments }
        // 32 bytes, as on iOS; what they are says nothing.
        return Data((0..<32).map { UInt8(truncatingIfNeeded: (number &* 2_654_435_761) >> ($0 % 8) &+ $0 &* 131) })
    }

    var isLockedOut: Bool { lock.withLock { failures >= Self.failuresUntilLockout } }

    func noteFailure() { lock.withLock { failures += 1 } }

    func noteMatch(at now: Double) { lock.withLock { (failures, lastMatch) = (0, now) } }

    /// The passcode unlocks a locked sensor.
    func notePasscode() { lock.withLock { failures = 0 } }

    /// Whether somebody was recognized within so many seconds.
    func matched(within seconds: Double, of now: Double) -> Bool {
        lock.withLock { lastMatch.map { now - $0 <= seconds } ?? false }
    }

    /// Why the sensor cannot be asked; `nil` if it can.
    var obstacle: LAError? {
        if type == .faceID, permissions.answer(for: .faceID) == .denied {
            return LAError(.biometryNotAvailable, "User has denied the use of biometry for this app.")
        }
        guard isEnrolled else { return LAError(.biometryNotEnrolled) }
        return isLockedOut ? LAError(.biometryLockout) : nil
    }
}

extension Device {
    /// The device that the app is shown on.
    static var shown: Device {
        let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
        return all.first { $0.model == model } ?? .standard
    }

    /// Whether the device looks at its owner: phones without a home button, and of the pads those called "Pro" without one.
    var hasFaceID: Bool { !hasHomeButton && (idiom == .phone || name.contains("Pro")) }
}
