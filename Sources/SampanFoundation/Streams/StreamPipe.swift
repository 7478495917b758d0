import Foundation

/// What two bound streams share: the bytes that one has written and the other not yet read, never more than the pair was made for.
final class StreamPipe: @unchecked Sendable {
    private let capacity: Int
    private let condition = NSCondition()
    private var bytes = Data()
    private(set) weak var reader: BoundInputStream?
    private(set) weak var writer: BoundOutputStream?
    private var readerIsGone = false
    private var writerIsGone = false

    init(capacity: Int) { self.capacity = capacity }

    /// Enters the two ends.
    func bind(_ reader: BoundInputStream, _ writer: BoundOutputStream) { (self.reader, self.writer) = (reader, writer) }

    /// Whether reading returns at once: there are bytes, or will be none.
    var canRead: Bool { condition.withLock { !bytes.isEmpty || writerIsGone } }
    /// Whether writing returns at once: there is space, or nobody reads any more.
    var canWrite: Bool { condition.withLock { bytes.count < capacity || readerIsGone } }
    /// Whether all was read that will ever be written.
    var isAtEnd: Bool { condition.withLock { bytes.isEmpty && writerIsGone } }
    /// Whether nobody reads any more.
    var isBroken: Bool { condition.withLock { readerIsGone } }

    /// Waits for bytes, and takes some.
    ///
    /// - Returns: how many; 0 at the end.
    func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let count = condition.withLock {
            while bytes.isEmpty, !writerIsGone { condition.wait() }
            let count = bytes.copyBytes(to: buffer)
            bytes = Data(bytes.dropFirst(count))
            condition.broadcast()
            return count
        }
        if count > 0 { writer?.events.signal(.hasSpaceAvailable) }
        return count
    }

    /// Waits for space, and fills some.
    ///
    /// - Returns: how many bytes were taken; -1 if nobody reads them.
    func write(_ buffer: UnsafeBufferPointer<UInt8>) -> Int {
        let count = condition.withLock {
            while bytes.count >= capacity, !readerIsGone { condition.wait() }
            guard !readerIsGone else { return -1 }
            let count = min(buffer.count, capacity - bytes.count)
            bytes.append(contentsOf: buffer.prefix(count))
            condition.broadcast()
            return count
        }
        if count > 0 { reader?.events.signal(.hasBytesAvailable) }
        return count
    }

    /// Nobody reads any more: who writes is told.
    func endReading() {
        condition.withLock {
            readerIsGone = true
            bytes = Data()
            condition.broadcast()
        }
        writer?.events.signal(.errorOccurred)
    }

    /// Nobody writes any more: who reads is told, once it has read what there is.
    func endWriting() {
        let isAtEnd = condition.withLock {
            writerIsGone = true
            condition.broadcast()
            return bytes.isEmpty
        }
        reader?.events.signal(isAtEnd ? .endEncountered : .hasBytesAvailable)
    }
}
