/// The result of a function of Apple's C libraries: `noErr`, or a negative number that names what went wrong.
/// See https://developer.apple.com/documentation/kernel/osstatus.
public typealias OSStatus = Int32

/// The result of a function that did what it was to do.
public var noErr: OSStatus { 0 }
