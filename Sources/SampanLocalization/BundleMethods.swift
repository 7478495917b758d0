import Foundation
import ObjCRuntime

/// Puts the functions that take the place of methods into the table by which they are called.
private enum BundleMethods {
    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        for symbol in Bundle.exchangedMethods + [Bundle.lookup] where !MethodTable.exchange(methodOf: symbol, of: Bundle.self) {
            fatalError("Foundation's Bundle has no method \(symbol); see `sampan doctor`")
        }
    }
}
