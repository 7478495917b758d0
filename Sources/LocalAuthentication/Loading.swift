import Foundation
import SampanHost
import UIKit

/// Enters the sensor where the system looks for it. Done when the library is loaded.
enum LocalAuthenticationServices {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated {
            SystemServices.take { request in
                guard case .biometry(let action) = request else { return nil }
                return OwnerQuestion.perform(action)
            }
        }
    }
}
