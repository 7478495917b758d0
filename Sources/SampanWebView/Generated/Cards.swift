// Made by `make generate` from the sources of this module.
import UIKit

/// Enters the module's cards when the library is loaded.
private enum Cards {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassCards.register {
            [
                .oldWebView

            ]
        }
    }
}
