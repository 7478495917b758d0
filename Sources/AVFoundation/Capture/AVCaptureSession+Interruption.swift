import Foundation
import QuartzCore
import UIKit

extension AVCaptureSession {
    /// Why a session is held up. See https://developer.apple.com/documentation/avfoundation/avcapturesession/interruptionreason.
    public enum InterruptionReason: Int, Sendable {
        /// The app is in the background.
        case videoDeviceNotAvailableInBackground = 1
        /// Somebody else has the microphone.
        case audioDeviceInUseByAnotherClient = 2
        /// Somebody else has the camera.
        case videoDeviceInUseByAnotherClient = 3
        /// Several apps are on the screen.
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        /// The device is too warm, or the like.
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    /// Posted when something holds a session up.
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Posted when a session goes on by itself.
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
    /// Posted when a session fails while it runs. A picture does not.
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
}

/// Why a session is held up: a number of `AVCaptureSession.InterruptionReason`.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// What a session failed by: an `AVError`.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

extension Notification.Name {
    /// Posted when something holds a session up.
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    /// Posted when a session goes on by itself.
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    /// Posted when a session fails while it runs.
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
}

/// Holds a session up while its app is in the background, where no app has a camera.
final class SessionInterruption {
    private var observers: [NSObjectProtocol] = []

    init(_ session: AVCaptureSession) {
        let changes = [(UIApplication.didEnterBackgroundNotification, true), (UIApplication.willEnterForegroundNotification, false)]
        // Another app of the process is no reason.
        let own = Session.current
        observers = changes.map { name, isHeldUp in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak session] _ in
                if Session.current === own { session?.holdUp(isHeldUp) }
            }
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
