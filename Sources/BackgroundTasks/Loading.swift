import Foundation
import SampanHost
import UIKit

/// Enters the scheduler where the system looks for it. Done when the library is loaded.
enum BackgroundTasksServices {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated { enter() }
    }

    @MainActor
    private static func enter() {
        SystemServices.take { request in
            guard case .backgroundTask(let action, let identifier) = request else { return nil }
            return BGTaskScheduler.shared.launcher.perform(action, identifier)
        }
        SystemServices.follow { BGTaskScheduler.shared.launcher.serve(at: $0) }
        func observe(_ name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated(body) }
        }
        observe(UIApplication.didFinishLaunchingNotification) {
            BGTaskScheduler.shared.finishLaunch()
            BGTaskScheduler.shared.launcher.scheduleNext()
        }
        for name in [UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification] {
            observe(name) { BGTaskScheduler.shared.launcher.scheduleNext() }
        }
    }
}
