import Foundation

// Core Foundation's objects are toll-free bridged at Apple; here each *is* the Foundation class it bridges to, so that
// `data as CFData` and `options as CFDictionary` mean what they mean there.

/// A Core Foundation string.
public typealias CFString = NSString
/// A Core Foundation data object.
public typealias CFData = NSData
/// A mutable Core Foundation data object.
public typealias CFMutableData = NSMutableData
/// A Core Foundation dictionary.
public typealias CFDictionary = NSDictionary
/// A Core Foundation array.
public typealias CFArray = NSArray
/// A Core Foundation URL.
public typealias CFURL = NSURL
/// A Core Foundation number.
public typealias CFNumber = NSNumber
/// A Core Foundation Boolean.
public typealias CFBoolean = NSNumber
/// A Core Foundation attributed string.
public typealias CFAttributedString = NSAttributedString
/// A mutable Core Foundation attributed string.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A Core Foundation error.
public typealias CFError = NSError
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// A time interval, in seconds.
public typealias CFTimeInterval = Double
/// A point in time, in seconds since the first instant of 2001, GMT.
public typealias CFAbsoluteTime = Double
/// A count or position.
public typealias CFIndex = Int
/// Options of Core Foundation's, as bits.
public typealias CFOptionFlags = UInt

/// A UTF-16 unit of a text.
public typealias UniChar = UInt16

/// A stretch of a sequence. See https://developer.apple.com/documentation/corefoundation/cfrange.
public struct CFRange: Hashable, Sendable {
    /// The position of the first element.
    public var location: CFIndex
    /// How many elements there are; 0 means all that follow where text is laid out.
    public var length: CFIndex

    /// Creates a range from 0 without elements.
    public init() { (location, length) = (0, 0) }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Returns how many elements an array has.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns an array's element as it is in memory: an object, which the array keeps alive.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// Returns an error's words for a person.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }
/// Returns an error's number.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// Returns an error's domain.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain as NSString }

/// The Boolean true, for Core Foundation dictionaries.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean false, for Core Foundation dictionaries.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Returns the present time, in seconds since the first instant of 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
