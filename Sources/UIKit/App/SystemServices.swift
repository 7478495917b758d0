import Foundation
import SampanHost

/// What the system does for an app beside showing it. Frameworks above UIKit enter here what they take of it when their library is loaded.
@MainActor
package enum SystemServices {
    /// Takes a request from outside that UIKit does not know. Returns `nil` if it is somebody else's, else why it cannot be met, empty if it
    /// can.
    package typealias Taker = @MainActor (HostRequest) -> String?

    private static var takers: [Taker] = []
    private static var clocks: [@MainActor (_ now: Double) -> Void] = []

    /// Enters who takes requests.
    package static func take(_ taker: @escaping Taker) { takers.append(taker) }

    /// Enters what the system does as time goes by, in the host's seconds, for an app that is suspended: its own timers stand still.
    package static func follow(_ clock: @escaping @MainActor (_ now: Double) -> Void) { clocks.append(clock) }

    private static var interruptionFollowers: [@MainActor (_ isInterrupted: Bool) -> Void] = []
    private static var isInterrupted = false

    /// Enters who is told when a call, or what else a script interrupts the app with, comes, and when it is over.
    package static func followInterruptions(_ body: @escaping @MainActor (_ isInterrupted: Bool) -> Void) {
        interruptionFollowers.append(body)
    }

    /// An interruption came, or the app comes back from it.
    static func interrupt(_ isInterrupted: Bool) {
        guard isInterrupted != self.isInterrupted else { return }
        self.isInterrupted = isInterrupted
        interruptionFollowers.forEach { $0(isInterrupted) }
    }

    /// How the host moves the device.
    package enum DeviceMovement {
        /// It is held so when the app is launched.
        case held(UIDeviceOrientation)
        /// It is turned until it is held so.
        case turned(UIDeviceOrientation)
        case shaken
    }

    private static var movementFollowers: [@MainActor (DeviceMovement) -> Void] = []

    /// Enters who is told how the host moves the device.
    package static func followMovements(_ body: @escaping @MainActor (DeviceMovement) -> Void) { movementFollowers.append(body) }

    /// The host moved the device.
    static func note(_ movement: DeviceMovement) { movementFollowers.forEach { $0(movement) } }

    static func serve(at now: Double) { clocks.forEach { $0(now) } }

    /// Hands a request to whoever takes it. Returns why it cannot be met, `nil` if it can.
    static func ask(_ request: HostRequest, orElse reason: String) -> String? {
        for taker in takers {
            if let answer = taker(request) { return answer.isEmpty ? nil : answer }
        }
        return reason
    }

    /// Brings the app to the foreground for what a person did with a notification.
    ///
    /// - Parameters:
    ///   - response: what was done, for a scene that is opened for it.
    ///   - tell: is called before the app is active, with the scene that the person is brought to.
    package static func open(with response: NSObject, tell: @escaping (UIScene?) -> Void) {
        AppRequest(notificationResponse: response, tell: tell).perform()
    }

    /// Gives a suspended app time in the background.
    package static func wakeInBackground() { BackgroundLife.wake() }

    /// Has the app do something that the system wants of it, also in the background: it is not suspended before `endErrand`.
    package static func beginErrand() { BackgroundLife.beginErrand() }

    /// The app has done what `beginErrand` told of.
    package static func endErrand() { BackgroundLife.endErrand() }

    /// Ends an app that did not do in time what the system wants.
    package static func endApp(_ message: String) { BackgroundLife.endApp(message) }
}
