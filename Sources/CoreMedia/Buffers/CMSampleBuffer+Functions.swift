import class CoreFoundation.CFAllocator
import CoreVideo
import Foundation

// Samples by Core Media's functions. See https://developer.apple.com/documentation/coremedia/cmsamplebuffer-api.

/// Makes a sample of a picture.
///
/// - Returns: `kCMSampleBufferError_InvalidMediaFormat` for a format that is not the picture's.
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(
        imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming.pointee)
    return sampleBufferOut.pointee == nil ? kCMSampleBufferError_InvalidMediaFormat : 0
}

/// Makes another sample of the same contents.
public func CMSampleBufferCreateCopy(
    allocator: CFAllocator?, sampleBuffer: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: sampleBuffer)
    return sampleBufferOut.pointee == nil ? kCMSampleBufferError_Invalidated : 0
}

/// Makes another sample of the same contents for another time.
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: CFAllocator?, sampleBuffer: CMSampleBuffer, sampleTimingEntryCount: CMItemCount,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timings = UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : max(0, sampleTimingEntryCount))
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: sampleBuffer, withNewTiming: Array(timings))
    return sampleBufferOut.pointee == nil ? kCMSampleBufferError_Invalidated : 0
}

/// How many of something there are.
public typealias CMItemCount = Int
/// The number of something.
public typealias CMItemIndex = Int

/// Returns a sample's picture; `nil` where its contents are bytes.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns a sample's bytes; `nil` where its contents are a picture.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
/// Returns what a sample is.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.formatDescription }
/// Returns how many samples there are.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
/// Returns when a sample begins to be seen or heard.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns when a sample is to be decoded.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// Returns how long a sample is seen or heard.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns when a sample begins to be seen or heard, after changes that were attached to it.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputPresentationTimeStamp }
/// Returns how long a sample is seen or heard, after changes that were attached to it.
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputDuration }
/// Returns whether a sample was not declared invalid.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Returns whether a sample's contents are there: they always are.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

/// Declares a sample invalid: it has no contents after that.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
    guard sbuf.isValid else { return kCMSampleBufferError_Invalidated }
    try? sbuf.invalidate()
    return 0
}

/// Tells when the sample of a number is seen or heard.
///
/// - Returns: `kCMSampleBufferError_SampleIndexOutOfRange` if there is none of that number.
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
    guard (0..<sbuf.numSamples).contains(sampleIndex) else { return kCMSampleBufferError_SampleIndexOutOfRange }
    timingInfoOut.pointee = sbuf.timing
    return 0
}
