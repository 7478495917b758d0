import Foundation
import SampanHost
import UIKit

/// Asks the person whether the app may track them, once, and keeps the answer with the app.
///
/// See https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager.
open class ATTrackingManager: NSObject {
    /// What the person said.
    ///
    /// See https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/authorizationstatus.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The person was not asked yet.
        case notDetermined = 0
        /// Nobody may be asked on this device.
        case restricted = 1
        /// The person does not want to be tracked.
        case denied = 2
        /// The person lets the app track.
        case authorized = 3
    }

    /// What the person said.
    open class var trackingAuthorizationStatus: AuthorizationStatus { status(in: .shared) }

    /// Asks the person, if that was not done before.
    ///
    /// Only an active app can ask: for another one the answer is `denied` while the status stays `notDetermined`, as on iOS, so it can ask
    /// later. The app's Info.plist says why it asks, as `NSUserTrackingUsageDescription`; an app without it is ended.
    ///
    /// - Parameter completion: is called with the answer, on a queue of the system's.
    open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) {
        nonisolated(unsafe) let completion = completion
        request { status in DispatchQueue.global().async { completion(status) } }
    }

    /// Asks the person, if that was not done before, and returns the answer.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { done in request { done.resume(returning: $0) } }
    }

    static func status(in permissions: Permissions) -> AuthorizationStatus {
        switch permissions.answer(for: .tracking) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .authorized
        }
    }

    private static func request(then answer: @escaping @Sendable (AuthorizationStatus) -> Void) {
        let key = "NSUserTrackingUsageDescription"
        _ = SystemPermission.requireUsage(key)
        DispatchQueue.main.async {
            let isActive = UIApplication.sharedOrNothing.map { $0.applicationState == .active } ?? true
            guard isActive || Permissions.shared.answer(for: .tracking) != nil else { return answer(.denied) }
            SystemPermission.request(
                .tracking,
                title: "Allow “\(SystemPermission.appName)” to track your activity across other companies’ apps and websites?",
                usageKey: key, labels: ("Ask App Not to Track", "Allow")
            ) { _ in answer(status(in: .shared)) }
        }
    }
}
