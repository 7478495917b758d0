import Foundation

/// Objective-C's optional protocol requirements, without its runtime.
///
/// A protocol declares an optional requirement as a plain one, and an extension gives it a default whose whole body is
/// `OptionalRequirement.notImplemented()`. The frameworks' defaults follow from the mark `// @objc optional` above the requirement
/// (`make generate`). Whoever would have written `delegate.method?(…)` writes
/// `OptionalRequirement.call { delegate.method(…) }`, which is `nil` if the default ran.
///
/// The default has to return *something*: it returns zeroed memory, which `call` frees without looking at it. So only `call`
/// may call a requirement that may be missing, or `calling` if that is asynchronous.
public enum OptionalRequirement {
    /// Says that the requirement is not implemented. The result is zeroed memory that nobody may look at.
    @inlinable
    public static func notImplemented<T>() -> T {
        Missed.mark()
        return withUnsafeTemporaryAllocation(byteCount: max(1, MemoryLayout<T>.size), alignment: MemoryLayout<T>.alignment) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.baseAddress!.assumingMemoryBound(to: T.self).move()
        }
    }

    /// Says that the requirement, which returns nothing, is not implemented.
    @inlinable
    public static func notImplemented() { Missed.mark() }

    /// Calls a requirement: the result, or `nil` if it is not implemented.
    ///
    /// The closure inherits the caller's isolation, for it neither escapes nor is `@Sendable`.
    @inlinable
    @discardableResult
    public static func call<T>(_ body: () throws -> T) rethrows -> T? {
        try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { result in
            let outer = Missed.begin()
            do {
                result.initializeElement(at: 0, to: try body())
            } catch {
                Missed.end(restoring: outer)
                throw error
            }
            return Missed.end(restoring: outer) ? nil : result.moveElement(from: 0)
        }
    }

    /// Calls a requirement: `call` for lowered source, whose expressions keep their meaning in an autoclosure.
    @inlinable
    @discardableResult
    public static func calling<T>(_ body: @autoclosure () throws -> T) rethrows -> T? { try call(body) }

    /// As `calling`, for a chain that may end before it comes to the requirement: `delegate?.method?(…)`.
    @inlinable
    @discardableResult
    public static func chaining<T>(_ body: @autoclosure () throws -> T?) rethrows -> T? { try call(body).flatMap { $0 } }

    /// As `calling`, for an asynchronous requirement, or one of another actor's.
    @discardableResult
    public static func calling<T>(
        isolation: isolated (any Actor)? = #isolation, _ body: @autoclosure () async throws -> T
    ) async rethrows -> T? {
        let result = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { result.deallocate() }
        let isMissed = try await Missed.during(isolation: isolation) {
            _ = isolation
            result.initialize(to: try await body())
        }
        return isMissed ? nil : result.move()
    }

    /// As `chaining`, for an asynchronous requirement, or one of another actor's.
    @discardableResult
    public static func chaining<T>(
        isolation: isolated (any Actor)? = #isolation, _ body: @autoclosure () async throws -> T?
    ) async rethrows -> T? {
        try await calling(isolation: isolation, await body()).flatMap { $0 }
    }

    /// Says whether an object has a method: `nil` if there is no object or it has none. `x.method != nil` is lowered to this.
    public static func responding(_ object: Any?, _ selector: Selector) -> Void? {
        guard let object = object.flatMap(ObjCValue.unwrapped) else { return nil }
        return ObjCMessage.responds(object as AnyObject, to: selector) ? () : nil
    }

    /// The method of an object, or `nil` if there is no object or it has none. `if let method = x.method` is lowered to this.
    public static func bound<Object, Method>(_ object: Object?, _ selector: Selector, _ method: (Object) -> Method) -> Method? {
        guard let object, responding(object, selector) != nil else { return nil }
        return method(object)
    }

    /// Whether a property or method is implemented, as `object.requirement != nil` asks in Objective-C's protocols.
    ///
    /// This runs the getter, so it is for properties; a method has to be asked for with `responds(to:)`.
    @inlinable
    public static func isImplemented<T>(_ body: () throws -> T) rethrows -> Bool { try call(body) != nil }
}
