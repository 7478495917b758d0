import Foundation

/// The head of a class as Swift's runtime lays it out where there is no Objective-C. The words before it (`destroy`, the witnesses of
/// values) and the methods' table after it belong to the class, too: `classSize` and `addressPoint` say how much there is of both.
private struct ClassHead {
    let kind: UInt
    var superclass: UnsafeRawPointer?
    let flags: UInt32
    let instanceAddressPoint: UInt32
    let instanceSize: UInt32
    let alignMask: UInt16
    let reserved: UInt16
    let classSize: UInt32
    let addressPoint: UInt32

    static func of(_ cls: AnyClass) -> UnsafePointer<ClassHead> { unsafeBitCast(cls, to: UnsafePointer<ClassHead>.self) }
}

/// Classes that were made at run time.
private enum ClassPairs {
    nonisolated(unsafe) private static var made: Set<ObjectIdentifier> = []
    /// The names of those that are not registered yet.
    nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]
    private static let lock = NSLock()

    static func note(_ cls: AnyClass, _ name: String) {
        lock.withLock {
            made.insert(ObjectIdentifier(cls))
            names[ObjectIdentifier(cls)] = name
        }
    }
    static func contains(_ cls: AnyClass) -> Bool { lock.withLock { made.contains(ObjectIdentifier(cls)) } }
    static func take(_ cls: AnyClass) -> String? { lock.withLock { names.removeValue(forKey: ObjectIdentifier(cls)) } }
    static func isTaken(_ name: String) -> Bool { lock.withLock { names.values.contains(name) } }
}

extension ClassRegistry {
    /// Whether a class was made by `objc_allocateClassPair`.
    package static func isMadeAtRunTime(_ cls: AnyClass) -> Bool { ClassPairs.contains(cls) }
}

/// Makes a class below another one, with all that it has; methods can be added to it. `nil` if the name is taken.
///
/// It cannot have variables of its own, so that `extraBytes` has to be 0. See
/// https://developer.apple.com/documentation/objectivec/objc_allocateclasspair(_:_:_:).
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? {
    let name = String(cString: name)
    guard let superclass else { fatalError("objc_allocateClassPair: a root class, \(name), cannot be made here") }
    precondition(extraBytes == 0, "objc_allocateClassPair: \(name) cannot have indexed variables here")
    guard ClassRegistry.class(named: name) == nil, !ClassPairs.isTaken(name) else { return nil }
    let head = ClassHead.of(superclass)
    let (size, point) = (Int(head.pointee.classSize), Int(head.pointee.addressPoint))
    let record = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    record.copyMemory(from: UnsafeRawPointer(head) - point, byteCount: size)
    let made = (record + point).assumingMemoryBound(to: ClassHead.self)
    made.pointee.superclass = UnsafeRawPointer(head)
    let cls: AnyClass = unsafeBitCast(made, to: AnyClass.self)
    ClassPairs.note(cls, name)
    return cls
}

/// Makes a class that `objc_allocateClassPair` made known by its name.
public func objc_registerClassPair(_ cls: AnyClass) {
    guard let name = ClassPairs.take(cls) else { fatalError("objc_registerClassPair: \(cls) was not made at run time, or is registered") }
    ClassRegistry.register(cls, objcName: name) { _ in }
}

/// Has an object be of another class from now on; returns the one that it was of.
///
/// The class may have neither other variables than the object's, nor more of them. See
/// https://developer.apple.com/documentation/objectivec/object_setclass(_:_:).
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let obj = obj.flatMap(ObjCValue.unwrapped) else { return nil }
    let object = obj as AnyObject
    let former: AnyClass = type(of: object)
    let (old, new) = (ClassHead.of(former), ClassHead.of(cls))
    guard old.pointee.instanceSize == new.pointee.instanceSize, old.pointee.instanceAddressPoint == new.pointee.instanceAddressPoint else {
        fatalError("object_setClass: instances of \(ClassRegistry.name(of: cls)) have other variables than those of \(former)")
    }
    Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self).pointee = UnsafeRawPointer(new)
    return former
}
