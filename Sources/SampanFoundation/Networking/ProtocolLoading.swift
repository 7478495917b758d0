import Foundation
import FoundationNetworking
import ObjCRuntime

/// Protocols of an app's own load on a queue of theirs, as at Apple on a thread.
///
/// Foundation on Linux has them begin and end on the queue of the session that loads. One that loads by a session of its own, as most do that
/// only look on, would wait there for itself, which ends the process.
enum ProtocolLoading {
    private static let queue = DispatchQueue(label: "URLProtocol")

    /// The methods of a class that another took the place of.
    private struct Methods {
        var startLoading: UInt
        var stopLoading: UInt
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var methods: [ObjectIdentifier: Methods] = [:]

    private final class Starting: URLProtocol {
        override func startLoading() {
            ProtocolLoading.makeCanonical(self)
            ProtocolLoading.call(\.startLoading, of: self)
        }
    }
    private final class Stopping: URLProtocol {
        override func stopLoading() { ProtocolLoading.call(\.stopLoading, of: self) }
    }
    private final class Plain: URLProtocol {}

    private static let startSlot = MethodTable.slot(overriddenBy: Starting.self, butNotBy: Plain.self, of: URLProtocol.self)
    private static let stopSlot = MethodTable.slot(overriddenBy: Stopping.self, butNotBy: Plain.self, of: URLProtocol.self)

    private static func call(_ method: KeyPath<Methods, UInt>, of loader: URLProtocol) {
        guard let methods = lock.withLock({ methods[ObjectIdentifier(type(of: loader))] }) else {
            preconditionFailure("\(type(of: loader)) is no protocol of the app's")
        }
        nonisolated(unsafe) let loader = loader
        let address = methods[keyPath: method]
        queue.async { MethodTable.call(address, on: loader) }
    }

    /// Gives a protocol the request as iOS does: with the headers of the session, and as the protocol's class wants requests to be written.
    /// Foundation on Linux gives the task's, and does not ask the class.
    private static func makeCanonical(_ loader: URLProtocol) {
        var request = loader.request
        let configuration = loader.task.flatMap { WaitingTasks.session(of: $0) }?.configuration
        for case (let name as String, let value as String) in configuration?.httpAdditionalHeaders ?? [:]
        where request.value(forHTTPHeaderField: name) == nil {
            request.setValue(value, forHTTPHeaderField: name)
        }
        StoredProperties(of: loader, as: URLProtocol.self).set("_request", to: type(of: loader).canonicalRequest(for: request))
    }

    /// Has a class load on the queue, unless it is Foundation's.
    private static func watch(_ cls: AnyClass) {
        guard cls is URLProtocol.Type, !String(reflecting: cls).hasPrefix("FoundationNetworking.") else { return }
        lock.withLock {
            guard methods[ObjectIdentifier(cls)] == nil else { return }
            methods[ObjectIdentifier(cls)] = Methods(
                startLoading: MethodTable.exchange(at: startSlot, of: cls, overriddenBy: Starting.self),
                stopLoading: MethodTable.exchange(at: stopSlot, of: cls, overriddenBy: Stopping.self))
        }
    }

    /// Looks at the protocols of a task's session. Called before the task begins.
    static func watch(_ task: URLSessionTask) {
        for cls in WaitingTasks.session(of: task)?.configuration.protocolClasses ?? [] { watch(cls) }
    }
}
