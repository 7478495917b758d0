import AVFoundation
import Foundation

/// Sounds of the app's that actions play.
enum SoundFiles {
    private static let endings = ["", "wav", "mp3", "caf", "m4a", "aiff", "aif", "aac"]

    /// The file of a name, with or without its ending.
    static func url(_ name: String) -> URL? {
        guard let folder = Bundle.main.resourcePath else { return nil }
        let places = [folder] + Bundle.main.preferredLocalizations.map { "\(folder)/\($0).lproj" }
        for place in places {
            for ending in endings {
                let path = "\(place)/\(name)" + (ending.isEmpty ? "" : ".\(ending)")
                var isFolder = ObjCBool(false)
                if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
                    return URL(fileURLWithPath: path)
                }
            }
        }
        return nil
    }

    static func player(_ name: String) -> AVAudioPlayer? { url(name).flatMap { try? AVAudioPlayer(contentsOf: $0) } }

    /// How long a sound is, in seconds; 0 if it cannot be played.
    static func duration(of name: String) -> TimeInterval { player(name)?.duration ?? 0 }
}

/// Sounds that play without anybody's looking after them.
@MainActor
final class PlayingSounds: NSObject, @preconcurrency AVAudioPlayerDelegate {
    static let shared = PlayingSounds()
    private var players: [AVAudioPlayer] = []

    func play(_ player: AVAudioPlayer) {
        player.delegate = self
        players.append(player)
        player.play()
    }

    func stop(_ player: AVAudioPlayer) {
        player.stop()
        players.removeAll { $0 === player }
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { players.removeAll { $0 === player } }
}

/// A sound file that is played.
final class SoundRun: ActionRun {
    private let action: SKAction
    private let name: String
    private let waits: Bool
    private var left: TimeInterval?

    init(_ action: SKAction, _ name: String, waits: Bool) { (self.action, self.name, self.waits) = (action, name, waits) }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        if left == nil {
            left = waits ? action.duration : 0
            if let player = SoundFiles.player(name) { PlayingSounds.shared.play(player) }
        }
        let rest = (left ?? 0) - seconds * Double(action.speed)
        left = rest
        guard waits, rest > 1e-9 else { return waits ? max(0, -rest) : seconds }
        return nil
    }
}
