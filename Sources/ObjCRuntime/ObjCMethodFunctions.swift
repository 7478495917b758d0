import Foundation

/// A method of a class. See https://developer.apple.com/documentation/objectivec/method.
public typealias Method = OpaquePointer

/// The body of a method. See https://developer.apple.com/documentation/objectivec/imp.
///
/// `unsafeBitCast` turns it into a function of the receiver, the selector and the arguments.
public typealias IMP = OpaquePointer

/// Returns the method that instances of a class have under a name, inherited ones included.
///
/// See https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:).
@discardableResult
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.flatMap { MethodRecords.method(name, of: $0, isClassMethod: false)?.pointer }
}

/// Returns the method that a class itself has under a name, inherited ones included.
@discardableResult
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.flatMap { MethodRecords.method(name, of: $0, isClassMethod: true)?.pointer }
}

/// Returns what instances of a class run for a name; for one that they have no method of, what raises the exception.
@discardableResult
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    guard let cls else { return nil }
    if let method = MethodRecords.method(name, of: cls, isClassMethod: false) { return method.implementation.pointer }
    return MethodImplementation { receiver, _, arguments in ObjCMessage.send(name, to: receiver, arguments) }.pointer
}

/// Adds a method to a class; returns `false` if the class has one of that name itself.
///
/// `types` is not looked at: bodies bring their types with them.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    cls.map { MethodRecords.add(name, to: $0, .of(imp), "class_addMethod") } ?? false
}

/// Adds a method to a class, or puts another body into the one that the class itself has; returns the former body.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
    guard let cls, !MethodRecords.add(name, to: cls, .of(imp), "class_replaceMethod") else { return nil }
    guard let method = MethodRecords.method(name, of: cls, isClassMethod: false) else { return nil }
    return MethodRecords.replace(method, by: .of(imp), "class_replaceMethod").pointer
}

/// Returns the name of a method.
@discardableResult
public func method_getName(_ m: Method) -> Selector { MethodRecord.of(m).selector }

/// Returns the body of a method.
@discardableResult
public func method_getImplementation(_ m: Method) -> IMP { MethodRecord.of(m).implementation.pointer }

/// Returns the Objective-C encoding of a method's types: `nil`, since methods written in Swift have none here.
@discardableResult
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns how many arguments a method takes, the receiver and the selector included.
@discardableResult
public func method_getNumberOfArguments(_ m: Method) -> UInt32 { UInt32(2 + MethodRecord.of(m).selector.argumentCount) }

/// Puts another body into a method; returns the former one.
///
/// A method whose body cannot be replaced here ends the process, by its name.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    MethodRecords.replace(.of(m), by: .of(imp), "method_setImplementation").pointer
}

/// Exchanges the bodies of two methods.
///
/// A method whose body cannot be replaced here ends the process, by its name.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let (first, second) = (MethodRecord.of(m1), MethodRecord.of(m2))
    second.requireExchangeable("method_exchangeImplementations")
    let former = MethodRecords.replace(first, by: second.implementation, "method_exchangeImplementations")
    _ = MethodRecords.replace(second, by: former, "method_exchangeImplementations")
}
