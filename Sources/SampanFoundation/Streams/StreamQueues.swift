import Dispatch
import Foundation

/// A stream that is read, by Core Foundation's name.
public typealias CFReadStream = InputStream
/// A stream that is written, by Core Foundation's name.
public typealias CFWriteStream = OutputStream

/// Has a stream's events told on a queue instead of a run loop; `nil` for no queue.
///
/// Only streams of `getBoundStreams(withBufferSize:inputStream:outputStream:)` tell of events here; for any other the process ends with a word.
/// See https://developer.apple.com/documentation/corefoundation/cfreadstreamsetdispatchqueue(_:_:).
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ q: DispatchQueue!) {
    guard let bound = stream as? BoundInputStream else {
        fatalError("CFReadStreamSetDispatchQueue: only streams of getBoundStreams(withBufferSize:inputStream:outputStream:) tell of events")
    }
    bound.events.queue = q
}

/// Has a stream's events told on a queue instead of a run loop; `nil` for no queue.
///
/// Only streams of `getBoundStreams(withBufferSize:inputStream:outputStream:)` tell of events here; for any other the process ends with a word.
/// See https://developer.apple.com/documentation/corefoundation/cfwritestreamsetdispatchqueue(_:_:).
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ q: DispatchQueue!) {
    guard let bound = stream as? BoundOutputStream else {
        fatalError(
            "CFWriteStreamSetDispatchQueue: only streams of getBoundStreams(withBufferSize:inputStream:outputStream:) tell of events")
    }
    bound.events.queue = q
}

extension OutputStream {
    /// Writes bytes whose type is not known, as Swift lets methods of C's world be given such pointers.
    ///
    /// - Returns: how many bytes were written, or −1 if that failed.
    @_disfavoredOverload @discardableResult
    public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
        write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
    }
}
