import CoreMedia
import CoreVideo
import QuartzCore
import Testing

/// Samples and formats; what is said of them stands in Apple's headers and reference.
@Suite struct SampleBufferTests {
    private func pixels(_ width: Int = 6, _ height: Int = 4) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        return try #require(made)
    }

    private func timing(_ value: CMTimeValue) -> CMSampleTimingInfo {
        CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: value, timescale: 30), decodeTimeStamp: .invalid
        )
    }

    @Test func aFormatKnowsThePicturesItIsOf() throws {
        var format: CMVideoFormatDescription?
        #expect(CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: try pixels(), formatDescriptionOut: &format) == 0)
        let made = try #require(format)
        let size = CMVideoFormatDescriptionGetDimensions(made)
        #expect(size.width == 6 && size.height == 4 && CMFormatDescriptionGetMediaType(made) == kCMMediaType_Video)
        #expect(made.mediaSubType == .pixelFormat_32BGRA && "\(made.mediaSubType)" == "'BGRA'")
        #expect(CMVideoFormatDescriptionMatchesImageBuffer(made, imageBuffer: try pixels()))
        #expect(!made.matchesImageBuffer(try pixels(8, 4)))
        let other = try CMFormatDescription(imageBuffer: try pixels())
        #expect(CMFormatDescriptionEqual(made, otherFormatDescription: other) && made.hashValue == other.hashValue)
        #expect(throws: NSError.self) { try CMFormatDescription(videoCodecType: .h264, width: -1, height: 4) }
    }

    @Test func aSampleHasItsPictureAndTimes() throws {
        let picture = try pixels()
        let format = try CMFormatDescription(imageBuffer: picture)
        var made: CMSampleBuffer?
        var timing = timing(3)
        let status = CMSampleBufferCreateReadyWithImageBuffer(
            allocator: nil, imageBuffer: picture, formatDescription: format, sampleTiming: &timing, sampleBufferOut: &made)
        let sample = try #require(made)
        #expect(status == 0 && CMSampleBufferGetImageBuffer(sample) == picture && CMSampleBufferGetDataBuffer(sample) == nil)
        #expect(CMSampleBufferGetPresentationTimeStamp(sample).seconds == 0.1 && CMSampleBufferGetNumSamples(sample) == 1)
        #expect(sample.duration == CMTime(value: 1, timescale: 30) && !sample.decodeTimeStamp.isValid)
        let wrong = try CMFormatDescription(videoCodecType: .h264, width: 6, height: 4)
        #expect(throws: NSError.self) { try CMSampleBuffer(imageBuffer: picture, formatDescription: wrong, sampleTiming: timing) }
    }

    @Test func aCopyCanHaveAnotherTimeAndLosesWhatDoesNotGoOn() throws {
        let picture = try pixels()
        let format = try CMFormatDescription(imageBuffer: picture)
        let sample = try CMSampleBuffer(imageBuffer: picture, formatDescription: format, sampleTiming: timing(3))
        CMSetAttachment(sample, key: "stays" as CFString, value: 1 as NSNumber, attachmentMode: kCMAttachmentMode_ShouldNotPropagate)
        CMSetAttachment(sample, key: "goes" as CFString, value: 2 as NSNumber, attachmentMode: kCMAttachmentMode_ShouldPropagate)
        let copy = try CMSampleBuffer(copying: sample, withNewTiming: [timing(6)])
        #expect(copy.presentationTimeStamp.seconds == 0.2 && copy.imageBuffer == picture && copy != sample)
        #expect(CMGetAttachment(copy, key: "goes" as CFString, attachmentModeOut: nil) as? NSNumber == 2)
        #expect(CMGetAttachment(copy, key: "stays" as CFString, attachmentModeOut: nil) == nil)
        #expect(
            CMCopyDictionaryOfAttachments(allocator: nil, target: sample, attachmentMode: kCMAttachmentMode_ShouldPropagate)?.count == 1)
        try sample.invalidate()
        #expect(!CMSampleBufferIsValid(sample) && sample.imageBuffer == nil)
        #expect(throws: NSError.self) { try CMSampleBuffer(copying: sample) }
    }

    @Test func aCopyWithFewerTimesThanNoneHasTheSameOnes() throws {
        let sample = CMSampleBuffer(Data([1]), try CMFormatDescription(videoCodecType: .jpeg, width: 6, height: 4), timing: timing(3))
        var (other, copy): (CMSampleTimingInfo, CMSampleBuffer?) = (timing(6), nil)
        let status = CMSampleBufferCreateCopyWithNewTiming(
            allocator: nil, sampleBuffer: sample, sampleTimingEntryCount: -1, sampleTimingArray: &other, sampleBufferOut: &copy)
        #expect(status == 0 && copy?.presentationTimeStamp == sample.presentationTimeStamp)
    }

    @Test func errorsHaveTheNumbersOfApplesHeader() throws {
        let sample = CMSampleBuffer(Data([1]), try CMFormatDescription(videoCodecType: .jpeg, width: 6, height: 4), timing: timing(0))
        var found = CMSampleTimingInfo.invalid
        #expect(CMSampleBufferGetSampleTimingInfo(sample, at: 0, timingInfoOut: &found) == 0 && found.duration.seconds > 0)
        #expect(CMSampleBufferGetSampleTimingInfo(sample, at: 1, timingInfoOut: &found) == -12734)
        #expect(kCMSampleBufferError_InvalidMediaTypeForOperation == -12741 && kCMSampleBufferError_Invalidated == -12744)
    }

    @Test func bytesAreReadWithinTheirBounds() throws {
        let format = try CMFormatDescription(videoCodecType: .jpeg, width: 6, height: 4)
        let sample = CMSampleBuffer(Data([1, 2, 3, 4]), format, timing: timing(0))
        let bytes = try #require(CMSampleBufferGetDataBuffer(sample))
        #expect(CMBlockBufferGetDataLength(bytes) == 4 && sample.imageBuffer == nil)
        #expect(try bytes.dataBytes() == Data([1, 2, 3, 4]))
        var (length, total): (Int, Int) = (0, 0)
        var pointer: UnsafeMutablePointer<CChar>?
        let status = CMBlockBufferGetDataPointer(
            bytes, atOffset: 1, lengthAtOffsetOut: &length, totalLengthOut: &total, dataPointerOut: &pointer)
        #expect(status == 0 && length == 3 && total == 4 && pointer?.pointee == 2)
        var copied = [UInt8](repeating: 0, count: 2)
        #expect(CMBlockBufferCopyDataBytes(bytes, atOffset: 2, dataLength: 2, destination: &copied) == 0 && copied == [3, 4])
        let tooMuch = CMBlockBufferCopyDataBytes(bytes, atOffset: 3, dataLength: 2, destination: &copied)
        #expect(tooMuch == kCMBlockBufferBadLengthParameterErr)
    }

    @Test func theHostsClockGoesByTheMediaTime() {
        let (before, time, after) = (CACurrentMediaTime(), CMClockGetTime(CMClockGetHostTimeClock()).seconds, CACurrentMediaTime())
        #expect(before - 1e-6 <= time && time <= after + 1e-6)
    }
}
