import Foundation

/// Called with bytes; returns how many were taken.
public typealias CGDataConsumerPutBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Called when no more bytes come.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What a data consumer of an app's own does.
public struct CGDataConsumerCallbacks {
    /// Takes bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Is told that no more bytes come.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Does nothing.
    public init() {}

    /// Calls the given functions.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}

/// Where bytes go.
public final class CGDataConsumer {
    private let take: (UnsafeRawBufferPointer) -> Bool
    private let end: () -> Void

    private init(take: @escaping (UnsafeRawBufferPointer) -> Bool, end: @escaping () -> Void) { (self.take, self.end) = (take, end) }

    /// Creates a consumer that appends to a data object.
    public convenience init?(data: CFMutableData) {
        self.init(
            take: { bytes in
                if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
                return true
            }, end: {})
    }

    /// Creates a consumer that writes a file anew; `nil` if it cannot be written.
    public convenience init?(url: CFURL) {
        guard let path = url.path, let file = fopen(path, "wb") else { return nil }
        self.init(take: { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }, end: { fclose(file) })
    }

    /// Creates a consumer that calls functions, with `info`.
    public convenience init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let callbacks = cbks.pointee
        guard let putBytes = callbacks.putBytes else { return nil }
        self.init(
            take: { bytes in
                guard let base = bytes.baseAddress else { return true }
                return putBytes(info, base, bytes.count) == bytes.count
            }, end: { callbacks.releaseConsumer?(info) })
    }

    deinit { end() }

    /// Hands bytes on; returns whether they were taken.
    package func put(_ bytes: UnsafeRawBufferPointer) -> Bool { take(bytes) }
}
