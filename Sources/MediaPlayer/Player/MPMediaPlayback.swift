import Foundation

/// What plays. See https://developer.apple.com/documentation/mediaplayer/mpmediaplayback.
public protocol MPMediaPlayback {
    /// Makes ready, so that it sounds at once.
    func prepareToPlay()
    /// Whether it is ready.
    var isPreparedToPlay: Bool { get }
    /// Plays on.
    func play()
    /// Stops, and stays where it is.
    func pause()
    /// Stops.
    func stop()
    /// Where it is, in seconds.
    var currentPlaybackTime: TimeInterval { get set }
    /// How fast it plays: 1 is as it is, 0 stands still.
    var currentPlaybackRate: Float { get set }
    /// Moves on fast until `endSeeking()`.
    func beginSeekingForward()
    /// Moves back fast until `endSeeking()`.
    func beginSeekingBackward()
    /// Plays on as before, from where it has come to.
    func endSeeking()
}
