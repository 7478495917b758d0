import Foundation

/// How pictures are written down. See https://developer.apple.com/documentation/avfoundation/avvideocodectype.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The way's four letters.
    public let rawValue: String
    /// Creates a way of its letters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// JPEG: of films, each picture by itself.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    /// ProRes 4444.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// How pictures are written down: an `AVVideoCodecType`, or its letters.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// JPEG, by its letters.
public let AVVideoCodecJPEG = "jpeg"
/// H.264, by its letters.
public let AVVideoCodecH264 = "avc1"
/// How wide pictures are, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// How high pictures are, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// A dictionary of what is asked of the way in which pictures are written down.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// How good pictures are, from 0 to 1.
public let AVVideoQualityKey = "Quality"

extension Dictionary where Key == String {
    /// The way in which pictures are to be written down; `nil` where settings say nothing of it.
    var videoCodec: AVVideoCodecType? {
        self[AVVideoCodecKey] as? AVVideoCodecType ?? (self[AVVideoCodecKey] as? String).map(AVVideoCodecType.init)
    }

    /// How good pictures are to be, from 0 to 1; `nil` where settings say nothing of it.
    var videoQuality: Double? {
        let properties = self[AVVideoCompressionPropertiesKey] as? [String: Any]
        let quality: Double? = (properties?[AVVideoQualityKey] as? NSNumber)?.doubleValue ?? properties?[AVVideoQualityKey] as? Double
        return quality.flatMap { $0.isNaN ? nil : Swift.min(Swift.max($0, 0), 1) }
    }
}
