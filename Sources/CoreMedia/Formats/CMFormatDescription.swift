import class CoreFoundation.CFAllocator
import Foundation

/// What media are: their kind, how they are written down, how large pictures are.
///
/// See https://developer.apple.com/documentation/coremedia/cmformatdescription.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
    /// The kind of media.
    public let mediaType: MediaType
    /// How they are written down, or how their pixels lie.
    public let mediaSubType: MediaSubType
    /// How large pictures are; 0 by 0 for what has none.
    public let dimensions: CMVideoDimensions
    let said: [String: Any]

    init(_ mediaType: MediaType, _ subType: FourCharCode, _ dimensions: CMVideoDimensions, _ extensions: [String: Any] = [:]) {
        (self.mediaType, mediaSubType) = (mediaType, MediaSubType(rawValue: subType))
        (self.dimensions, said) = (dimensions, extensions)
    }

    /// The format of sound.
    package convenience init(soundOf subType: FourCharCode) { self.init(.audio, subType, CMVideoDimensions()) }

    // MARK: Kinds

    /// A kind of media, by four letters.
    public struct MediaType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The letters.
        public let rawValue: FourCharCode
        /// Creates a kind of its letters.
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }

        /// Moving pictures.
        public static let video = MediaType(rawValue: kCMMediaType_Video)
        /// Sound.
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        /// Several kinds in one.
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
        /// Text.
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        /// Closed captions.
        public static let closedCaption = MediaType(rawValue: kCMMediaType_ClosedCaption)
        /// Subtitles.
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        /// Time codes.
        public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
        /// What is known of other media.
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)

        /// The letters.
        public var description: String { letters(rawValue) }
    }

    /// How media are written down, by four letters.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The letters.
        public let rawValue: FourCharCode
        /// Creates a kind of its letters.
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }

        /// JPEG.
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        /// H.264.
        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        /// HEVC.
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        /// MPEG-4's second part.
        public static let mpeg4Video = MediaSubType(rawValue: kCMVideoCodecType_MPEG4Video)
        /// Pixels of blue, green, red and alpha.
        public static let pixelFormat_32BGRA = MediaSubType(rawValue: kCMPixelFormat_32BGRA)
        /// Pixels of alpha, red, green and blue.
        public static let pixelFormat_32ARGB = MediaSubType(rawValue: kCMPixelFormat_32ARGB)

        /// The letters.
        public var description: String { letters(rawValue) }
    }

    // MARK: Comparing

    /// Whether they say the same.
    public static func == (lhs: CMFormatDescription, rhs: CMFormatDescription) -> Bool {
        lhs === rhs
            || lhs.mediaType == rhs.mediaType && lhs.mediaSubType == rhs.mediaSubType && lhs.dimensions.width == rhs.dimensions.width
                && lhs.dimensions.height == rhs.dimensions.height && NSDictionary(dictionary: lhs.said).isEqual(to: rhs.said)
    }

    /// By the kind and the size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mediaType)
        hasher.combine(mediaSubType)
        hasher.combine(dimensions.width)
        hasher.combine(dimensions.height)
    }
}

/// What a code of four letters says.
private func letters(_ code: FourCharCode) -> String {
    "'" + String(String.UnicodeScalarView((0..<4).map { Unicode.Scalar(UInt8(truncatingIfNeeded: code >> (24 - 8 * $0))) })) + "'"
}

/// Returns the kind of media of a format.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }

/// Returns how media of a format are written down.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType.rawValue }

/// Returns what a format says besides; `nil` if that is nothing.
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? {
    desc.said.isEmpty ? nil : desc.said as NSDictionary
}

/// Returns what a format says of something; `nil` if that is nothing.
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> CFTypeRef? {
    desc.said[extensionKey as String].map { $0 as AnyObject }
}

/// Returns whether two formats say the same.
public func CMFormatDescriptionEqual(_ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?) -> Bool {
    formatDescription == otherFormatDescription
}
