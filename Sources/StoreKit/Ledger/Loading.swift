import Foundation
import UIKit

/// Has subscriptions renewed that were due while the app was away. Done when the library is loaded.
enum StoreServices {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in Store.shared.settled { _ in } }
    }
}
