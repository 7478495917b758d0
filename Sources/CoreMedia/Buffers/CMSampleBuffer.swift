import CoreVideo
import Foundation

/// A piece of a film or of sound, with when it is seen or heard.
///
/// See https://developer.apple.com/documentation/coremedia/cmsamplebuffer.
public final class CMSampleBuffer: Hashable, @unchecked Sendable {
    private struct Attachment {
        var value: AnyObject
        var mode: CMAttachmentMode
    }

    let contents: Contents
    /// What the sample is; `nil` for one that only tells of something.
    public let formatDescription: CMFormatDescription?
    let timing: CMSampleTimingInfo
    private let lock = NSLock()
    private var attachments: [String: Attachment] = [:]
    private var invalidated = false

    enum Contents {
        case picture(CVImageBuffer)
        case data(CMBlockBuffer)
        case nothing
    }

    init(_ contents: Contents, _ format: CMFormatDescription?, _ timing: CMSampleTimingInfo) {
        (self.contents, formatDescription, self.timing) = (contents, format, timing)
    }

    /// Creates a sample of a picture.
    ///
    /// - Throws: `kCMSampleBufferError_InvalidMediaFormat` for a format that is not the picture's.
    public convenience init(
        imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        guard formatDescription.matchesImageBuffer(imageBuffer) else { throw mediaError(kCMSampleBufferError_InvalidMediaFormat) }
        self.init(.picture(imageBuffer), formatDescription, sampleTiming)
    }

    /// Creates a sample of a file's bytes, or one without contents, which tells of something.
    package convenience init(_ data: Data?, _ format: CMFormatDescription?, timing: CMSampleTimingInfo) {
        self.init(data.map { .data(CMBlockBuffer($0)) } ?? .nothing, format, timing)
    }

    /// Creates another sample of the same contents.
    ///
    /// - Throws: `kCMSampleBufferError_Invalidated` if this one was declared invalid.
    public convenience init(copying originalSampleBuffer: CMSampleBuffer) throws {
        try self.init(copying: originalSampleBuffer, withNewTiming: [])
    }

    /// Creates another sample of the same contents for another time: the only one, or none for the same time.
    ///
    /// - Throws: `kCMSampleBufferError_Invalidated` if this one was declared invalid.
    public convenience init(copying originalSampleBuffer: CMSampleBuffer, withNewTiming newSampleTimings: [CMSampleTimingInfo]) throws {
        guard originalSampleBuffer.isValid else { throw mediaError(kCMSampleBufferError_Invalidated) }
        self.init(
            originalSampleBuffer.contents, originalSampleBuffer.formatDescription, newSampleTimings.first ?? originalSampleBuffer.timing)
        attachments = originalSampleBuffer.lock.withLock {
            originalSampleBuffer.attachments.filter { $0.value.mode == kCMAttachmentMode_ShouldPropagate }
        }
    }

    /// The picture; `nil` where the contents are bytes.
    public var imageBuffer: CVImageBuffer? {
        guard isValid, case .picture(let picture) = contents else { return nil }
        return picture
    }

    /// The bytes; `nil` where the contents are a picture.
    public var dataBuffer: CMBlockBuffer? {
        guard isValid, case .data(let data) = contents else { return nil }
        return data
    }

    /// How many samples there are.
    public var numSamples: Int { if case .nothing = contents { 0 } else { 1 } }
    /// When it begins to be seen or heard.
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    /// When it is to be decoded; no time where that is in the order of presentation.
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    /// How long it is seen or heard.
    public var duration: CMTime { timing.duration }
    /// When it begins to be seen or heard, after changes that were attached to it: none are.
    public var outputPresentationTimeStamp: CMTime { presentationTimeStamp }
    /// How long it is seen or heard, after changes that were attached to it: none are.
    public var outputDuration: CMTime { duration }

    /// Whether it was not declared invalid.
    public var isValid: Bool { lock.withLock { !invalidated } }

    /// Declares it invalid: it has no contents after that.
    ///
    /// - Throws: Nothing here.
    public func invalidate() throws { lock.withLock { invalidated = true } }

    /// Whether they are the same sample.
    public static func == (lhs: CMSampleBuffer, rhs: CMSampleBuffer) -> Bool { lhs === rhs }
    /// By which sample it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: Attachments

    func attach(_ value: AnyObject?, _ key: String, _ mode: CMAttachmentMode) {
        lock.withLock { attachments[key] = value.map { Attachment(value: $0, mode: mode) } }
    }

    func attachment(_ key: String) -> (value: AnyObject, mode: CMAttachmentMode)? {
        lock.withLock { attachments[key].map { ($0.value, $0.mode) } }
    }

    func attachments(_ mode: CMAttachmentMode) -> [String: AnyObject] {
        lock.withLock { attachments.filter { $0.value.mode == mode }.mapValues(\.value) }
    }
}
