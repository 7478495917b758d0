/// When a sample is seen or heard. See https://developer.apple.com/documentation/coremedia/cmsampletiminginfo.
public struct CMSampleTimingInfo: Sendable {
    /// How long it is seen or heard.
    public var duration: CMTime
    /// When that begins.
    public var presentationTimeStamp: CMTime
    /// When it is to be decoded; no time where that is in the order of presentation.
    public var decodeTimeStamp: CMTime

    /// Creates the timing of a sample of which nothing is known.
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }

    /// Creates the timing of a sample.
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp, self.decodeTimeStamp) = (duration, presentationTimeStamp, decodeTimeStamp)
    }

    /// The timing of a sample of which nothing is known.
    public static let invalid = CMSampleTimingInfo()
}

/// The timing of a sample of which nothing is known.
public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid
