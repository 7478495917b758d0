import Foundation
import SampanHost
import UIKit

/// Whether an app may know how the person moves. See https://developer.apple.com/documentation/coremotion/cmauthorizationstatus.
public enum CMAuthorizationStatus: Int, Sendable {
    /// The person was not asked yet.
    case notDetermined
    /// The device allows it to nobody. Here no device does so.
    case restricted
    /// The person said no.
    case denied
    /// The person said yes.
    case authorized

    /// What the person said to this app.
    static var current: CMAuthorizationStatus {
        switch Permissions.shared.answer(for: .motion) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .authorized
        }
    }

    /// Asks the person if that was never done, and calls `body` with the answer: at once where it is known, else on the main thread. An app that does
    /// not say in its property list why it asks (`NSMotionUsageDescription`) is ended.
    static func request(then body: @escaping @Sendable (_ isAllowed: Bool) -> Void) {
        SystemPermission.request(
            .motion, title: "“\(SystemPermission.appName)” Would Like to Access Your Motion & Fitness Activity",
            usageKey: "NSMotionUsageDescription", then: body)
    }
}
