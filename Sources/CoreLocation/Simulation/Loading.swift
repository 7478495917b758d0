import Foundation
import SampanHost
import UIKit

/// Enters the source where the system looks for it. Done when the library is loaded.
enum LocationServices {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated {
            SystemServices.take { request in
                guard case .location(let location) = request else { return nil }
                _ = LocationCenter.shared
                return LocationSource.shared.take(location)
            }
            LocalNotificationRegions.enter()
            SystemServices.follow { LocationSource.shared.serve(at: $0) }
        }
    }
}
