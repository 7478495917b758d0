import Foundation

/// A file on its way to a peer.
final class ResourceSending: @unchecked Sendable {
    static let partSize = 1 << 16

    let progress: Progress
    private let handle: FileHandle
    private let head: ResourceHead
    /// Files go one after the other.
    private static let turn = NSLock()

    init?(file: URL, name: String) {
        guard let handle = try? FileHandle(forReadingFrom: file), let size = try? handle.seekToEnd(), (try? handle.seek(toOffset: 0)) != nil
        else { return nil }
        (self.handle, head) = (handle, ResourceHead(name: name, size: Int(size)))
        progress = Progress(totalUnitCount: Int64(size))
    }

    /// Sends all of it. Returns what went wrong.
    func send(over channel: PeerChannel) -> MCError? {
        Self.turn.withLock {
            guard channel.send(.resourceBegin, head) else { return MCError(.notConnected) }
            while let part = try? handle.read(upToCount: Self.partSize), !part.isEmpty {
                if progress.isCancelled {
                    // The peer learns of it by the end that comes too early.
                    channel.send(.resourceEnd)
                    return MCError(.cancelled)
                }
                guard channel.send(.resourcePart, part) else { return MCError(.notConnected) }
                progress.completedUnitCount += Int64(part.count)
            }
            return channel.send(.resourceEnd) ? nil : MCError(.notConnected)
        }
    }
}
