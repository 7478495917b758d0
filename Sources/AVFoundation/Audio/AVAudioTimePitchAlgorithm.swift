import Foundation

/// How pitch follows pace. See https://developer.apple.com/documentation/avfoundation/avaudiotimepitchalgorithm.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an algorithm from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pitch stays, for voices.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// The pitch stays, for music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// The pitch goes with the pace.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
