import Foundation

/// A place that a function writes an object to. Without Objective-C's autorelease pools it is a pointer like any other.
///
/// See https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A place for an error. See https://developer.apple.com/documentation/foundation/nserrorpointer.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
