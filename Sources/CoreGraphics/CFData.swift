import class CoreFoundation.CFAllocator
import Foundation

// Data by Core Foundation's names. Optional when unwrapped is how Swift sees what Apple's headers do not say more of; only data that is not
// there is nil. See https://developer.apple.com/documentation/corefoundation/cfdata.

/// Makes data of bytes, which are copied.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    NSData(bytes: bytes, length: length)
}

/// Makes a copy of data.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { NSData(data: theData as Data) }

/// Makes data that can be changed and has no bytes yet.
///
/// - Parameter capacity: how many bytes it will have at most; 0 for any number. It is a hint, as at Apple since iOS 5.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData(capacity: capacity) }

/// Makes a copy of data that can be changed.
///
/// - Parameter capacity: how many bytes it will have at most; 0 for any number. It is a hint.
public func CFDataCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!) -> CFMutableData! {
    NSMutableData(data: theData as Data)
}

/// Returns a pointer to a data object's bytes, which is good as long as the object lives.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
    theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

/// Returns the number of bytes in a data object.
public func CFDataGetLength(_ theData: CFData?) -> CFIndex { theData?.length ?? 0 }

/// Returns where the bytes are that can be changed.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies bytes of a range to a place that has room for them.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

/// Sets how many bytes there are; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }

/// Adds bytes at the end.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: length)
}

/// Puts bytes in the place of a range.
public func CFDataReplaceBytes(_ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!, _ newLength: CFIndex) {
    theData.replaceBytes(in: NSRange(location: range.location, length: range.length), withBytes: newBytes, length: newLength)
}
