import Foundation
import SampanHost
import UIKit

/// Enters the centre where the system looks for it. Done when the library is loaded.
enum NotificationServices {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated { enter() }
    }

    @MainActor
    private static func enter() {
        let center = { UNUserNotificationCenter.current() }
        SystemServices.take { request in
            guard case .notification(let name, let answer) = request else { return nil }
            return center().presenter.answer(answer, toNotificationNamed: name) ?? ""
        }
        SystemServices.follow { center().presenter.serve(at: $0) }
        RemoteNotification.presenter = { remote in
            let center = center()
            // An app that asked for nothing is told as if there were no centre.
            guard [.authorized, .provisional].contains(center.settings.authorizationStatus) else { return false }
            let request = UNNotificationRequest(
                identifier: UUID().uuidString, content: UNNotificationContent(remote), trigger: UNPushNotificationTrigger(repeats: false))
            center.presenter.deliver(UNNotification(date: Date(), request: request))
            return center.delegate != nil || UIApplication.sharedIfRunning?.applicationState == .background
        }
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { center().presenter.begin() } }
    }
}
