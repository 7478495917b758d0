import Foundation

/// Copies the next bytes to a place that has room for so many; returns how many there were, 0 at the end.
public typealias CGDataProviderGetBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// Passes over bytes; returns over how many.
public typealias CGDataProviderSkipForwardCallback = @convention(c) (UnsafeMutableRawPointer?, off_t) -> off_t
/// Goes back to the first byte.
public typealias CGDataProviderRewindCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// Called when a provider is no longer needed.
public typealias CGDataProviderReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// Returns where all bytes are.
public typealias CGDataProviderGetBytePointerCallback = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// Called when the bytes of such a place were read.
public typealias CGDataProviderReleaseBytePointerCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// Copies the bytes from a position on to a place that has room for so many; returns how many there were.
public typealias CGDataProviderGetBytesAtPositionCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int

/// What gives a provider its bytes one after the other.
public struct CGDataProviderSequentialCallbacks {
    /// The version of this structure: 0.
    public var version: UInt32
    /// Copies the next bytes.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Passes over bytes.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Goes back to the first byte.
    public var rewind: CGDataProviderRewindCallback?
    /// Called when the provider is no longer needed.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates a structure without functions.
    public init() { version = 0 }

    /// Creates the structure.
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytes, self.skipForward) = (version, getBytes, skipForward)
        (self.rewind, self.releaseInfo) = (rewind, releaseInfo)
    }
}

/// What gives a provider any of its bytes.
public struct CGDataProviderDirectCallbacks {
    /// The version of this structure: 0.
    public var version: UInt32
    /// Returns where all bytes are.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Called when they were read.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Copies bytes from a position on.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Called when the provider is no longer needed.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates a structure without functions.
    public init() { version = 0 }

    /// Creates the structure.
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?, getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytePointer, self.releaseBytePointer) = (version, getBytePointer, releaseBytePointer)
        (self.getBytesAtPosition, self.releaseInfo) = (getBytesAtPosition, releaseInfo)
    }
}

extension CGDataProvider {
    /// Creates a provider of bytes that come one after the other. They are asked for once, when the first of them is needed.
    ///
    /// - Returns: `nil` without a callback that copies bytes.
    public convenience init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>) {
        let callbacks = callbacks.pointee
        guard callbacks.version == 0, let getBytes = callbacks.getBytes else { return nil }
        self.init(info: info, release: callbacks.releaseInfo) {
            callbacks.rewind?(info)
            var (all, piece) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
            while all.count <= CGDataProvider.largest {
                let count = min(getBytes(info, &piece, piece.count), piece.count)
                if count <= 0 { return all }
                all.append(contentsOf: piece[..<count])
            }
            return nil
        }
    }

    /// Creates a provider of `size` bytes that can be had in any order. They are asked for once, when the first of them is needed.
    ///
    /// - Returns: `nil` if the size is negative, or without a callback that gives or copies bytes.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard callbacks.version == 0, size >= 0, size <= CGDataProvider.largest,
            callbacks.getBytePointer != nil || callbacks.getBytesAtPosition != nil
        else { return nil }
        self.init(info: info, release: callbacks.releaseInfo) {
            if let pointer = callbacks.getBytePointer?(info) {
                defer { callbacks.releaseBytePointer?(info, pointer) }
                return Data(bytes: pointer, count: Int(size))
            }
            guard let getBytes = callbacks.getBytesAtPosition else { return nil }
            var bytes = [UInt8](repeating: 0, count: Int(size))
            var position = 0
            while position < bytes.count {
                let count = bytes.withUnsafeMutableBytes {
                    getBytes(info, $0.baseAddress! + position, off_t(position), $0.count - position)
                }
                if count <= 0 { break }
                position += min(count, bytes.count - position)
            }
            return Data(bytes[..<position])
        }
    }

    /// More bytes than this are taken for a source that never ends.
    private static let largest = 1 << 31
}
