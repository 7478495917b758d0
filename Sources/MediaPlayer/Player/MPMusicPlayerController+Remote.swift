import SampanHost

extension MPMusicPlayerController {
    /// Gives a command to the player that sounds, or did last: of what an app does not take itself, headphones command that.
    ///
    /// - Returns: whether it was given: not if no player has anything to play.
    static func take(_ command: RemoteCommand, _ value: Double?) -> Bool {
        guard let player = latest, player.entry != nil else { return false }
        switch command {
        case .play: player.play()
        case .pause: player.pause()
        case .stop: player.stop()
        case .toggle: if player.state == .playing { player.pause() } else { player.play() }
        case .next: player.skipToNextItem()
        case .previous: player.skipToPreviousItem()
        case .forward: player.currentPlaybackTime += value ?? 10
        case .backward: player.currentPlaybackTime -= value ?? 10
        case .position: player.currentPlaybackTime = value ?? 0
        case .rate: player.currentPlaybackRate = Float(value ?? 1)
        }
        return true
    }
}
