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
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// A time interval, in seconds.
public typealias CFTimeInterval = Double
/// A point in time, in seconds since the first instant of 2001, GMT.
public typealias CFAbsoluteTime = Double
/// A count or position.
public typealias CFIndex = Int

/// The Boolean true, for Core Foundation dictionaries.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean false, for Core Foundation dictionaries.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Returns the present time, in seconds since the first instant of 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
