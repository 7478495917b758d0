import Foundation

/// Options as bits.
public typealias CVOptionFlags = UInt64

/// What came of a call: 0 where it was done. See https://developer.apple.com/documentation/corevideo/cvreturn.
public typealias CVReturn = Int32

/// It was done.
public let kCVReturnSuccess: CVReturn = 0
/// The first of the errors, and the one that says no more.
public let kCVReturnError: CVReturn = -6660
/// An argument is not possible.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The device does not do it.
public let kCVReturnUnsupported: CVReturn = -6663
/// The format of pixels is not known.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// There can be no buffer of that size.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes contradict each other.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// A pool cannot give a buffer.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// The attributes of a pool are not possible.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
/// A pool has as many buffers out as were allowed.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
