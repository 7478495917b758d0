import Foundation
import FoundationNetworking
import ObjCRuntime

/// Tasks of sessions that wait for a network begin when there is one.
enum WaitingTasks {
    /// Whether the machine has a network but its own.
    static func hasNetwork() -> Bool {
        // `IFF_UP` and `IFF_LOOPBACK`, which C libraries declare in different ways.
        let (isUp, isLoopback): (Int32, Int32) = (1, 8)
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        var next = first
        while let interface = next {
            next = interface.pointee.ifa_next
            let flags = Int32(bitPattern: interface.pointee.ifa_flags)
            guard flags & isUp != 0, flags & isLoopback == 0,
                let family = interface.pointee.ifa_addr?.pointee.sa_family
            else { continue }
            if Int32(family) == AF_INET || Int32(family) == AF_INET6 { return true }
        }
        return false
    }

    /// Whether a task has to wait.
    static func mustWait(_ task: URLSessionTask, hasNetwork: @autoclosure () -> Bool) -> Bool {
        guard let url = task.currentRequest?.url ?? task.originalRequest?.url, let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), !["localhost", "127.0.0.1", "::1", "[::1]"].contains(url.host ?? ""),
            let session = session(of: task), session.configuration.waitsForConnectivity
        else { return false }
        return !hasNetwork()
    }

    /// The queue on which a session works, which Foundation keeps to itself.
    static func workQueue(of session: URLSession) -> DispatchQueue {
        Mirror(reflecting: session).descendant("workQueue") as? DispatchQueue ?? .global()
    }

    /// The session that a task is one of, which Foundation keeps to itself.
    static func session(of task: URLSessionTask) -> URLSession? {
        var mirror: Mirror? = Mirror(reflecting: task)
        while let part = mirror {
            for child in part.children where child.label == "session" { return child.value as? URLSession }
            mirror = part.superclassMirror
        }
        return nil
    }

    fileprivate static func begin(_ task: URLSessionTask, _ resume: @escaping () -> Void) {
        TaskMetrics.begin(task)
        DelegateTable.watch(task)
        ProtocolLoading.watch(task)
        guard mustWait(task, hasNetwork: hasNetwork()) else { return resume() }
        if let session = session(of: task), let delegate = session.delegate as? any URLSessionConnectivityDelegate {
            session.delegateQueue.addOperation { delegate.urlSession(session, taskIsWaitingForConnectivity: task) }
        }
        look(task, until: Date(timeIntervalSinceNow: session(of: task)?.configuration.timeoutIntervalForResource ?? 0), resume)
    }

    private static func look(_ task: URLSessionTask, until end: Date, _ resume: @escaping () -> Void) {
        nonisolated(unsafe) let resume = resume
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            if hasNetwork() || Date() >= end || task.state != .suspended { resume() } else { look(task, until: end, resume) }
        }
    }

    private final class Data: URLSessionDataTask, @unchecked Sendable {
        override func resume() { WaitingTasks.begin(self) { super.resume() } }
    }
    private final class PlainData: URLSessionDataTask, @unchecked Sendable {}
    private final class Upload: URLSessionUploadTask, @unchecked Sendable {
        override func resume() { WaitingTasks.begin(self) { super.resume() } }
    }
    private final class PlainUpload: URLSessionUploadTask, @unchecked Sendable {}
    private final class Download: URLSessionDownloadTask, @unchecked Sendable {
        override func resume() { WaitingTasks.begin(self) { super.resume() } }
    }
    private final class PlainDownload: URLSessionDownloadTask, @unchecked Sendable {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Data.self, butNotBy: PlainData.self, of: URLSessionDataTask.self)
        MethodTable.exchange(overriddenBy: Upload.self, butNotBy: PlainUpload.self, of: URLSessionUploadTask.self)
        MethodTable.exchange(overriddenBy: Download.self, butNotBy: PlainDownload.self, of: URLSessionDownloadTask.self)
    }
}

/// What the delegate of a session may have for tasks that wait.
public protocol URLSessionConnectivityDelegate: AnyObject {
    /// Called when a task waits for a network.
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
}
