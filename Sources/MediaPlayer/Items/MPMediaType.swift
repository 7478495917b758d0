/// Kinds of media. See https://developer.apple.com/documentation/mediaplayer/mpmediatype.
public struct MPMediaType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Music.
    public static let music = MPMediaType(rawValue: 1 << 0)
    /// Episodes of podcasts.
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    /// Books that are read out.
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    /// Lectures as sound.
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    /// All that is sound alone.
    public static let anyAudio = MPMediaType(rawValue: 0x00ff)
    /// Films.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// Parts of series.
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    /// Episodes of podcasts with pictures.
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    /// Music with pictures.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// Lectures with pictures.
    public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
    /// Films of the person's own.
    public static let homeVideo = MPMediaType(rawValue: 1 << 13)
    /// All that has pictures.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// All.
    public static let any = MPMediaType(rawValue: ~0)
}
