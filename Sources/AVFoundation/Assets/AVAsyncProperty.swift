import Foundation
import ObjCRuntime
import SampanFoundation

/// A property of an object that has to be read first. See https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    /// The property's key.
    let key: String

    init(key: String) { self.key = key }
}

/// A property of a type, of an object that has to be read first. See https://developer.apple.com/documentation/avfoundation/avasyncproperty.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    /// How far the reading is.
    public enum Status {
        /// Nobody asked for it.
        case notYetLoaded
        /// It is read.
        case loading
        /// It is there.
        case loaded(Value)
        /// It cannot be read.
        case failed(NSError)
    }

    let read: (Root) throws -> Value

    init(_ key: String, _ read: @escaping (Root) throws -> Value) {
        self.read = read
        super.init(key: key)
    }
}

/// What has properties that have to be read first. See https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    // @objc(statusOfValueForKey:error:)
    /// How far the reading of a property is.
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    /// Reads properties, and calls a closure when they are there or cannot be.
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

/// How far the reading of a property is. See https://developer.apple.com/documentation/avfoundation/avkeyvaluestatus.
public enum AVKeyValueStatus: Int, Sendable {
    case unknown = 0
    case loading = 1
    case loaded = 2
    case failed = 3
    case cancelled = 4
}

extension AVAsynchronousKeyValueLoading {
    /// Reads a property.
    ///
    /// - Throws: why it cannot be read.
    public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
        nonisolated(unsafe) let root = self
        await withCheckedContinuation { done in root.loadValuesAsynchronously(forKeys: [property.key]) { done.resume() } }
        return try property.read(self)
    }

    /// Reads two properties.
    public func load<A, B>(_ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        (try await load(a), try b.read(self))
    }

    /// Reads three properties.
    public func load<A, B, C>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (try await load(a), try b.read(self), try c.read(self)) }

    /// Reads four properties.
    public func load<A, B, C, D>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>, _ d: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) { (try await load(a), try b.read(self), try c.read(self), try d.read(self)) }

    /// How far the reading of a property is.
    public func status<A>(of property: AVAsyncProperty<Self, A>) -> AVAsyncProperty<Self, A>.Status {
        var error: NSError?
        switch statusOfValue(forKey: property.key, error: &error) {
        case .unknown, .cancelled: return .notYetLoaded
        case .loading: return .loading
        case .loaded, .failed:
            do {
                return .loaded(try property.read(self))
            } catch {
                return .failed(error as NSError)
            }
        }
    }
}
