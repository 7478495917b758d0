import Foundation
import ObjCRuntime
import QuartzCore
import SampanFoundation
import UIKit

/// Asks the device's owner to show who they are.
///
/// The sensor is a simulated one: the system asks in a sheet that the person at this machine answers, or a script (`biometry match`). May be used on
/// any thread; answers come on a queue of the context's own, as on iOS.
///
/// See https://developer.apple.com/documentation/localauthentication/lacontext.
open class LAContext: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let sensor: BiometrySensor
    private let queue = DispatchQueue(label: "LocalAuthentication")
    private var credentials: [LACredentialType: Data] = [:]
    private var askedType = LABiometryType.none
    private var state: Data?
    private var isInvalid = false
    private var questions: [OwnerQuestion] = []

    /// Creates a context.
    public override convenience init() { self.init(sensor: .shared) }

    init(sensor: BiometrySensor) {
        self.sensor = sensor
        super.init()
    }

    /// What the answer is called that leaves it to the app; Apple's where it is `nil`, none where it is empty.
    open var localizedFallbackTitle: String?
    /// What declining is called; Apple's where it is `nil`.
    open var localizedCancelTitle: String?
    /// Why the app asks, where it does not say so when it asks.
    open var localizedReason = ""
    /// Whether the person must not be asked anything.
    open var interactionNotAllowed = false
    /// For how many seconds a recognition can be used again: 0 unless it is set, and 300 at most.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    /// The device's sensor, once `canEvaluatePolicy(_:error:)` was called.
    open var biometryType: LABiometryType { lock.withLock { askedType } }

    /// Changes when the device comes to know other people; `nil` until a policy could be evaluated.
    open var evaluatedPolicyDomainState: Data? { lock.withLock { state } }

    // MARK: Asking

    /// Says whether the person can be asked, and why not.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer = nil) -> Bool {
        let obstacle = obstacle(to: policy)
        lock.withLock {
            askedType = sensor.type
            if obstacle == nil { state = sensor.domainState }
        }
        if let obstacle { error?.pointee = obstacle as NSError }
        return obstacle == nil
    }

    private func obstacle(to policy: LAPolicy) -> LAError? {
        if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
        // The device has a passcode.
        return policy == .deviceOwnerAuthentication ? nil : sensor.obstacle
    }

    /// Asks the person, and says what came of it.
    ///
    /// - Parameters:
    ///   - policy: how the person may answer.
    ///   - localizedReason: why the app asks. It must not be empty.
    ///   - reply: is called on a queue of the context's own with `true`, or with an `LAError`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        guard !localizedReason.isEmpty else {
            ObjCException.raise("NSInvalidArgumentException", "Non-zero-length `localizedReason` must be provided.")
        }
        nonisolated(unsafe) let reply = reply
        let answer: @Sendable (LAError?) -> Void = { [self] error in
            if error == nil { lock.withLock { state = sensor.domainState } }
            queue.async { reply(error == nil, error) }
        }
        if let obstacle = obstacle(to: policy) { return answer(obstacle) }
        let reuse = min(touchIDAuthenticationAllowableReuseDuration, LATouchIDAuthenticationMaximumAllowableReuseDuration)
        if reuse > 0, sensor.isEnrolled, sensor.matched(within: reuse, of: CACurrentMediaTime()) { return answer(nil) }
        if interactionNotAllowed { return answer(LAError(.notInteractive)) }
        guard sensor.type == .faceID, sensor.isEnrolled else {
            return ask(policy, reason: localizedReason, answer: answer)
        }
        SystemPermission.request(
            .faceID, title: "Do you want to allow “\(SystemPermission.appName)” to use Face ID?", usageKey: "NSFaceIDUsageDescription",
            permissions: sensor.permissions
        ) { [self] granted in
            if granted || policy == .deviceOwnerAuthentication { return ask(policy, reason: localizedReason, answer: answer) }
            answer(sensor.obstacle)
        }
    }

    /// Asks the person, and says what came of it.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { done in
            evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
                if let error { done.resume(throwing: error) } else { done.resume(returning: isOwner) }
            }
        }
    }

    private func ask(_ policy: LAPolicy, reason: String, answer: @escaping @Sendable (LAError?) -> Void) {
        let question = OwnerQuestion(
            policy: policy, reason: reason, fallback: localizedFallbackTitle, cancel: localizedCancelTitle, sensor: sensor)
        let isInvalid = lock.withLock {
            if !self.isInvalid { questions.append(question) }
            return self.isInvalid
        }
        if isInvalid { return answer(LAError(.appCancel)) }
        DispatchQueue.main.async { [self] in
            question.ask { [self] error in
                lock.withLock { questions.removeAll { $0 === question } }
                answer(error)
            }
        }
    }

    /// Takes back what is asked, which fails with `LAError.appCancel`; the context can ask nothing from then on.
    open func invalidate() {
        let questions = lock.withLock {
            isInvalid = true
            return self.questions
        }
        DispatchQueue.main.async { for question in questions { question.withdraw(.appCancel) } }
    }

    // MARK: Credentials

    /// Sets what the app hands in place of a question, or takes it back. Returns whether that was done.
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        lock.withLock {
            if !isInvalid { credentials[type] = credential }
            return !isInvalid
        }
    }

    /// Whether the app handed something in place of a question.
    open func isCredentialSet(_ type: LACredentialType) -> Bool { lock.withLock { credentials[type] != nil } }
}
