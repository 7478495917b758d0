import Foundation

// Foundation's for Linux ends the process when it is to keep the type that pointers have in Objective-C, `^v`: they are kept as numbers.

extension NSValue {
    /// Wraps a pointer; what it points to is neither kept nor looked at.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsvalue/init(pointer:).
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt(bitPattern: pointer)
        self.init(bytes: &address, objCType: "Q")
    }

    /// The pointer that was wrapped; of another value the pointer that its bytes stand for.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsvalue/pointervalue.
    public var pointerValue: UnsafeMutableRawPointer? {
        var address: UInt = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: address)
    }

    /// Wraps an object without keeping it.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsvalue/init(nonretainedobject:).
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }

    /// The object that was wrapped without being kept, which has to be there still.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsvalue/nonretainedobjectvalue.
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
