import Foundation
import ObjCRuntime

extension Stream {
    /// Makes two streams of which one reads what is written to the other.
    /// See https://developer.apple.com/documentation/foundation/stream/getboundstreams(withbuffersize:inputstream:outputstream:).
    ///
    /// - Parameters:
    ///   - bufferSize: how many bytes may be written before they are read; more than none.
    ///   - inputStream: where the stream that reads is put.
    ///   - outputStream: where the stream that writes is put.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
    ) {
        precondition(bufferSize > 0, "bound streams need a buffer of one byte at least")
        let pipe = StreamPipe(capacity: bufferSize)
        let (reader, writer) = (BoundInputStream(pipe), BoundOutputStream(pipe))
        pipe.bind(reader, writer)
        inputStream?.pointee = reader
        outputStream?.pointee = writer
    }
}

/// The end of a pair that reads.
final class BoundInputStream: InputStream {
    private let pipe: StreamPipe
    private(set) lazy var events = StreamEvents(of: self)
    private var status = Status.notOpen
    private weak var listener: StreamDelegate?

    init(_ pipe: StreamPipe) {
        self.pipe = pipe
        super.init(data: Data())
        _ = events
    }

    deinit {
        events.invalidate()
        if status != .closed { pipe.endReading() }
    }

    override var delegate: StreamDelegate? {
        get { listener ?? self as? StreamDelegate }
        set { listener = newValue }
    }

    override var streamStatus: Status { status }
    override var streamError: Error? { nil }

    override func open() {
        guard status == .notOpen else { return }
        status = .open
        events.signal(
            pipe.isAtEnd ? [.openCompleted, .endEncountered] : pipe.canRead ? [.openCompleted, .hasBytesAvailable] : .openCompleted)
    }

    override func close() {
        guard status != .closed else { return }
        status = .closed
        events.invalidate()
        pipe.endReading()
    }

    override var hasBytesAvailable: Bool { status == .open && pipe.canRead }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        if status == .atEnd { return 0 }
        guard status == .open else { return -1 }
        guard len > 0 else { return 0 }
        let count = pipe.read(into: UnsafeMutableBufferPointer(start: buffer, count: len))
        if count == 0 { status = .atEnd }
        if pipe.isAtEnd { events.signal(.endEncountered) } else if pipe.canRead { events.signal(.hasBytesAvailable) }
        return count
    }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(from: aRunLoop, mode) }
}

/// The end of a pair that writes.
final class BoundOutputStream: OutputStream {
    private let pipe: StreamPipe
    private(set) lazy var events = StreamEvents(of: self)
    private var status = Status.notOpen
    private weak var listener: StreamDelegate?

    init(_ pipe: StreamPipe) {
        self.pipe = pipe
        super.init(toMemory: ())
        _ = events
    }

    required init(toMemory: ()) { fatalError("a bound stream is made by getBoundStreams(withBufferSize:inputStream:outputStream:)") }

    deinit {
        events.invalidate()
        if status != .closed { pipe.endWriting() }
    }

    override var delegate: StreamDelegate? {
        get { listener ?? self as? StreamDelegate }
        set { listener = newValue }
    }

    override var streamStatus: Status { status == .open && pipe.isBroken ? .error : status }

    override var streamError: Error? {
        guard streamStatus == .error else { return nil }
        return NSError(domain: NSPOSIXErrorDomain, code: Int(EPIPE))
    }

    override func open() {
        guard status == .notOpen else { return }
        status = .open
        events.signal(pipe.isBroken ? [.openCompleted, .errorOccurred] : [.openCompleted, .hasSpaceAvailable])
    }

    override func close() {
        guard status != .closed else { return }
        status = .closed
        events.invalidate()
        pipe.endWriting()
    }

    override var hasSpaceAvailable: Bool { status == .open && pipe.canWrite }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        guard status == .open else { return -1 }
        guard len > 0 else { return 0 }
        let count = pipe.write(UnsafeBufferPointer(start: buffer, count: len))
        if count > 0, pipe.canWrite { events.signal(.hasSpaceAvailable) }
        return count
    }

    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(from: aRunLoop, mode) }
}
