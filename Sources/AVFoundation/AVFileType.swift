import Foundation

/// A kind of file, by its uniform type identifier. See https://developer.apple.com/documentation/avfoundation/avfiletype.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// Creates a kind from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// QuickTime films.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4 films.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Apple's films.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// MPEG-4's sound.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Films of telephones.
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    /// Sound in Core Audio's files.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// WAV.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// AIFF-C.
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    /// MPEG-1's third layer.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Dolby's sound.
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    /// Sun's sound.
    public static let au = AVFileType(rawValue: "public.au-audio")
    /// Voices on telephones.
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    /// JPEG.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// HEIC.
    public static let heic = AVFileType(rawValue: "public.heic")
    /// TIFF.
    public static let tif = AVFileType(rawValue: "public.tiff")
}
