import Foundation

/// Reads what comes from a peer.
struct LinkReader {
    let peer: MCPeerID
    private var file: Incoming?

    private struct Incoming {
        let head: ResourceHead
        let url: URL
        let handle: FileHandle
        let progress: Progress
        var count = 0
    }

    init(peer: MCPeerID) { self.peer = peer }

    mutating func take(_ message: PeerMessage, _ payload: Data, for session: MCSession) {
        switch message {
        case .data:
            session.tell { [peer] session, delegate in delegate.session(session, didReceive: payload, fromPeer: peer) }
        case .members:
            guard let others = try? JSONDecoder().decode([PeerMember].self, from: payload) else { return }
            // What comes meanwhile is read.
            Thread.detachNewThread { session.meet(others) }
        case .resourceBegin:
            if let head = try? JSONDecoder().decode(ResourceHead.self, from: payload) { begin(head, for: session) }
        case .resourcePart:
            guard let file else { return }
            try? file.handle.write(contentsOf: payload)
            self.file?.count += payload.count
            file.progress.completedUnitCount += Int64(payload.count)
        case .resourceEnd:
            finish(for: session, orElse: .cancelled)
        default:
            break
        }
    }

    private mutating func begin(_ head: ResourceHead, for session: MCSession) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("peer-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: url.path, contents: nil), let handle = try? FileHandle(forWritingTo: url) else {
            return
        }
        let progress = Progress(totalUnitCount: Int64(head.size))
        file = Incoming(head: head, url: url, handle: handle, progress: progress)
        session.tell { [peer] session, delegate in
            delegate.session(session, didStartReceivingResourceWithName: head.name, fromPeer: peer, with: progress)
        }
    }

    private mutating func finish(for session: MCSession, orElse code: MCError.Code) {
        guard let file else { return }
        self.file = nil
        try? file.handle.close()
        let (head, url, isAll) = (file.head, file.url, file.count == file.head.size)
        session.queue.async { [peer, weak session] in
            defer { try? FileManager.default.removeItem(at: url) }
            guard let session, let delegate = session.delegate else { return }
            delegate.session(
                session, didFinishReceivingResourceWithName: head.name, fromPeer: peer, at: isAll ? url : nil,
                withError: isAll ? nil : MCError(code))
        }
    }

    /// The peer went: what did not come will not.
    mutating func end(for session: MCSession) { finish(for: session, orElse: .notConnected) }
}
