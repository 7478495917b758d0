import Foundation
import QuartzCore
import SampanHost
import UIKit

/// One question for the device's owner, from the first sheet to the answer.
final class OwnerQuestion: @unchecked Sendable {
    private let policy: LAPolicy
    private let reason: String
    private let fallback: String?
    private let cancel: String
    private let sensor: BiometrySensor
    private var failures = 0
    private var answer: (@MainActor (LAError?) -> Void)?
    /// What the person can do now, by what the sheet calls it.
    private var titles: [BiometryAction: String] = [:]
    /// What a question that is taken back fails with.
    private var withdrawal: LAError.Code?
    private var observer: (any NSObjectProtocol)?

    init(policy: LAPolicy, reason: String, fallback: String?, cancel: String?, sensor: BiometrySensor) {
        (self.policy, self.reason, self.fallback, self.sensor) = (policy, reason, fallback, sensor)
        self.cancel = cancel ?? "Cancel"
    }

    /// Those that wait for an answer.
    @MainActor private static var waiting: [OwnerQuestion] = []

    /// Does what a person does with the sensor. Returns why it cannot be done, empty if it can.
    @MainActor
    static func perform(_ action: BiometryAction, on sensor: BiometrySensor = .shared) -> String {
        switch action {
        case .enroll, .unenroll:
            sensor.isEnrolled = action == .enroll
            return ""
        default:
            guard let question = waiting.first else { return "nobody is asked who they are" }
            guard let title = question.titles[action] else {
                return
                    "\(action.rawValue) is no answer to this; there are \(question.titles.keys.map(\.rawValue).sorted().joined(separator: ", "))"
            }
            return SystemAlert.choose(title) ? "" : "nobody is asked who they are yet: the app is not active, or something else is asked"
        }
    }

    /// Asks. `answer` is called with `nil` where it is the owner.
    @MainActor
    func ask(answer: @escaping @MainActor (LAError?) -> Void) {
        self.answer = answer
        if let withdrawal { return end(LAError(withdrawal)) }
        Self.waiting.append(self)
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.withdraw(.systemCancel) } }
        sensor.obstacle == nil ? askSensor() : askPasscode()
    }

    /// Takes the question back.
    @MainActor
    func withdraw(_ code: LAError.Code) {
        withdrawal = code
        guard answer != nil else { return }
        // One that is not shown yet is passed over when its turn comes.
        if let title = titles[.cancel], Self.waiting.first === self, SystemAlert.choose(title) { return }
        end(LAError(code))
    }

    @MainActor
    private func askSensor() {
        let looks = sensor.type == .faceID
        let failed = failures > 0
        var choices: [(BiometryAction, String, () -> Void)] = [
            (
                .match, looks ? "Matching Face" : "Matching Touch",
                { [self] in
                    sensor.noteMatch(at: CACurrentMediaTime())
                    end(nil)
                }
            ),
            (.mismatch, looks ? "Non-matching Face" : "Non-matching Touch", { [self] in fail() }),
        ]
        // The other way is offered once the sensor did not know the person.
        if failed, fallback != "" {
            if policy == .deviceOwnerAuthentication {
                choices.append((.fallback, fallback ?? "Enter Passcode", { [self] in askPasscode() }))
            } else {
                choices.append((.fallback, fallback ?? "Enter Password", { [self] in end(LAError(.userFallback)) }))
            }
        }
        let title = failed ? (looks ? "Face Not Recognized" : "Try Again") : "\(sensor.name) for “\(SystemPermission.appName)”"
        show(title, message: reason, choices)
    }

    @MainActor
    private func fail() {
        failures += 1
        sensor.noteFailure()
        if !sensor.isLockedOut, failures < sensor.triesOfAQuestion { return askSensor() }
        if policy == .deviceOwnerAuthentication { return askPasscode() }
        end(LAError(sensor.isLockedOut ? .biometryLockout : .authenticationFailed))
    }

    @MainActor
    private func askPasscode() {
        show(
            "Enter iPhone passcode for “\(SystemPermission.appName)”", message: reason,
            [
                (
                    .passcode, "Right Passcode",
                    { [self] in
                        sensor.notePasscode()
                        end(nil)
                    }
                ),
                (.mismatch, "Wrong Passcode", { [self] in askPasscode() }),
            ])
    }

    @MainActor
    private func show(_ title: String, message: String, _ choices: [(action: BiometryAction, title: String, handler: () -> Void)]) {
        let all = choices + [(.cancel, cancel, { [self] in end(LAError(withdrawal ?? .userCancel)) })]
        titles = Dictionary(uniqueKeysWithValues: all.map { ($0.action, $0.title) })
        SystemAlert.ask(
            title, message: message,
            choices: all.map { choice in
                .init(choice.title, isPreferred: choice.action == .match) { [self] in
                    // A question that was taken back before it was shown is answered already.
                    if answer != nil { choice.handler() }
                }
            })
    }

    @MainActor
    private func end(_ error: LAError?) {
        Self.waiting.removeAll { $0 === self }
        if let observer { NotificationCenter.default.removeObserver(observer) }
        (observer, titles) = (nil, [:])
        let answer = answer
        self.answer = nil
        answer?(error)
    }
}
