import Foundation
import ObjCRuntime

/// `streamError` of a stream that is well: Foundation here ends the process when it is asked for one that is not there.
private enum StreamErrors {
    private final class Input: InputStream {
        override var streamError: (any Error)? { streamStatus == .error ? super.streamError : nil }
    }
    private final class PlainInput: InputStream {}

    private final class Output: OutputStream {
        override var streamError: (any Error)? { streamStatus == .error ? super.streamError : nil }
    }
    private final class PlainOutput: OutputStream {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Input.self, butNotBy: PlainInput.self, of: InputStream.self)
        MethodTable.exchange(overriddenBy: Output.self, butNotBy: PlainOutput.self, of: OutputStream.self)
    }
}
