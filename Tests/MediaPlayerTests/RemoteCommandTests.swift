import Foundation
import SampanHost
import Testing
import UIKit

@testable import MediaPlayer

/// Commands from outside, and what is told of what plays.
@Suite struct RemoteCommandTests {
    @Test func commandsReachTheirHandlersWithWhatTheySay() throws {
        let center = MPRemoteCommandCenter()
        let told = Told()
        center.playCommand.addTarget { event in
            told.words.append(event.command === center.playCommand ? "play" : "another")
            return .success
        }
        center.skipForwardCommand.preferredIntervals = [30]
        center.skipForwardCommand.addTarget { event in
            told.words.append("\((event as? MPSkipIntervalCommandEvent)?.interval ?? 0)")
            return .success
        }
        center.changePlaybackPositionCommand.addTarget { event in
            told.words.append("\((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? 0)")
            return .noSuchContent
        }
        #expect(center.perform(.play) == .success && center.perform(.forward) == .success && center.perform(.forward, value: 5) == .success)
        #expect(center.perform(.position, value: 7.5) == .noSuchContent && center.perform(.pause) == .noActionableNowPlayingItem)
        #expect(told.words == ["play", "30.0", "5.0", "7.5"])
    }

    @Test func disabledCommandsFailAndTargetsAreTakenBack() {
        let center = MPRemoteCommandCenter()
        let target = center.pauseCommand.addTarget { _ in .success }
        center.pauseCommand.isEnabled = false
        #expect(center.perform(.pause) == .commandFailed)
        center.pauseCommand.isEnabled = true
        #expect(center.perform(.pause) == .success)
        center.pauseCommand.removeTarget(target)
        #expect(center.perform(.pause) == .noActionableNowPlayingItem)
    }

    @Test func scriptsGiveThem() throws {
        let script = try HostScript("remote forward 15\nremote position 3\nremote toggle", name: "s")
        #expect(script.commands.count == 3)
        #expect(throws: (any Error).self) { try HostScript("remote position", name: "s") }
        #expect(throws: (any Error).self) { try HostScript("remote sing", name: "s") }
    }

    @Test func whatPlaysIsKept() {
        let center = MPNowPlayingInfoCenter.default()
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 10, height: 10)) { _ in UIImage() }
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtwork: artwork]
        #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song" && artwork.image(at: artwork.bounds.size) != nil)
        center.nowPlayingInfo = nil
        #expect(center.nowPlayingInfo == nil && center.playbackState == .unknown)
    }

    private final class Told: @unchecked Sendable { var words: [String] = [] }
}
