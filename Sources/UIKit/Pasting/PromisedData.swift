import Foundation
import SampanFoundation

/// Data of an item's representation that an item provider makes when it is first asked for.
final class PromisedData: @unchecked Sendable {
    let provider: NSItemProvider
    let type: String
    private let lock = NSLock()
    private var made: Data?

    /// Who asks waits for the data, but no longer than this, in seconds: it may be made by somebody who waits for the asker.
    private static let patience: TimeInterval = 5

    private init(_ provider: NSItemProvider, _ type: String) { (self.provider, self.type) = (provider, type) }

    /// An item of all that a provider has.
    static func entry(_ provider: NSItemProvider) -> [String: Any] {
        Dictionary(provider.registeredTypeIdentifiers.map { ($0, PromisedData(provider, $0)) }) { $1 }
    }

    /// What a representation is: where it was promised, its data; `nil` if there is none after all.
    static func resolved(_ value: Any) -> Any? {
        guard let promise = value as? PromisedData else { return value }
        return promise.data
    }

    /// The data, made now if it was not before.
    var data: Data? {
        if let made = lock.withLock({ made }) { return made }
        let ready = DispatchSemaphore(value: 0)
        provider.loadDataRepresentation(forTypeIdentifier: type) { [self] data, _ in
            lock.withLock { made = data }
            ready.signal()
        }
        _ = ready.wait(timeout: .now() + Self.patience)
        return lock.withLock { made }
    }
}
