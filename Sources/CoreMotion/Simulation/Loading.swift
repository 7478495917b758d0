import SampanHost
import UIKit

/// Enters the source where the system looks for it. Done when the library is loaded.
private enum MotionServices {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated {
            SystemServices.take { request in
                guard case .motion(let motion) = request else { return nil }
                return MotionSource.shared.take(motion)
            }
            SystemServices.followMovements { MotionSource.shared.note($0) }
        }
    }
}
