import Foundation

/// There is not enough memory for a format.
public let kCMFormatDescriptionError_AllocationFailed: OSStatus = -12711
/// A format cannot be that.
public let kCMFormatDescriptionError_InvalidParameter: OSStatus = -12710
/// A sample buffer lacks what it has to have.
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
/// A sample buffer has its contents already.
public let kCMSampleBufferError_AlreadyHasDataBuffer: OSStatus = -12732
/// There is no sample of that number.
public let kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12734
/// A sample buffer is not of that media type.
public let kCMSampleBufferError_InvalidMediaTypeForOperation: OSStatus = -12741
/// A sample buffer's format does not go with its contents.
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743
/// A sample buffer was declared invalid.
public let kCMSampleBufferError_Invalidated: OSStatus = -12744
/// There is nothing at that place of a block of bytes.
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12703
/// A block has no such length.
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12704

/// The error of a status.
func mediaError(_ status: OSStatus) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }
