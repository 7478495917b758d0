import Foundation

/// What `IMP` points to: the body of a method.
final class MethodImplementation {
    /// Calls the body: the receiver, the selector it was called by, and the arguments.
    let call: (AnyObject, Selector, [Any?]) -> Any?
    /// The block it was made of, if it was.
    let block: Any?

    init(block: Any? = nil, _ call: @escaping (AnyObject, Selector, [Any?]) -> Any?) { (self.call, self.block) = (call, block) }

    /// The pointer that stands for it. Objective-C's implementations live for ever.
    private(set) lazy var pointer = OpaquePointer(Unmanaged.passRetained(self).toOpaque())

    static func of(_ pointer: OpaquePointer) -> MethodImplementation {
        Unmanaged<MethodImplementation>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

/// What `Method` points to: a method of one class.
final class MethodRecord {
    /// How a record came to be.
    enum Origin {
        /// The class has a body of its own, which asks whether it was replaced.
        case exchangeable
        /// The class has a body of its own, which is called whatever anybody says.
        case fixed
        /// Added at run time.
        case added
    }

    let cls: AnyClass
    let selector: Selector
    let isClassMethod: Bool
    let origin: Origin
    var implementation: MethodImplementation
    private let original: MethodImplementation

    init(_ cls: AnyClass, _ selector: Selector, isClassMethod: Bool, _ origin: Origin, _ implementation: MethodImplementation) {
        (self.cls, self.selector, self.isClassMethod, self.origin) = (cls, selector, isClassMethod, origin)
        (self.implementation, original) = (implementation, implementation)
    }

    private(set) lazy var pointer = OpaquePointer(Unmanaged.passRetained(self).toOpaque())

    static func of(_ pointer: OpaquePointer) -> MethodRecord {
        Unmanaged<MethodRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    /// Whether something else than the class's own body is to run.
    var isReplaced: Bool { origin == .added || implementation !== original }

    /// Ends the process if the body cannot be replaced: it would be called all the same.
    func requireExchangeable(_ function: StaticString) {
        guard origin == .fixed else { return }
        fatalError(
            "\(function): \(isClassMethod ? "+" : "-")[\(ClassRegistry.name(of: cls)) \(selector)] cannot be exchanged; "
                + "a method of the app's own can if it is '@objc dynamic'")
    }
}
