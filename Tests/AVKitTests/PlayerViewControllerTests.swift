import AVFoundation
import Foundation
import SampanHost
import SampanSound
import StagedApps
import Testing
import UIKit

@testable import AVKit

/// The system's controls over a player. Each test that shows them has a process of its own.
@Suite struct PlayerViewControllerTests {
    /// A file of silence.
    private static func sound(_ seconds: Double) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        let format = SampleFormat(.integer, width: 2, isBigEndian: false, sampleRate: 48_000, channelCount: 1)
        let writer = try SampleFileWriter(url, kind: .wav, format: format)
        try [Float](repeating: 0, count: Int(seconds * 48_000)).withUnsafeBufferPointer { try writer.write($0) }
        return url
    }

    @Test func timesAreWrittenAsOnIOS() async {
        await MainActor.run {
            #expect(PlayerControls.text(0) == "0:00" && PlayerControls.text(65.9) == "1:05" && PlayerControls.text(3725) == "1:02:05")
            #expect(PlayerControls.text(-3) == "0:00" && PlayerControls.text(.nan) == "0:00")
        }
    }

    @Test func theControlsPlayPauseSkipAndClose() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let url = try Self.sound(60)
                let controller = AVPlayerViewController()
                let player = AVPlayer(url: url)
                controller.player = player
                app.root.present(controller, animated: false)
                #expect(await app.serve { player.currentItem?.status == .readyToPlay })
                #expect(await app.shows("1:00") == false && app.runtime.reachableTexts.contains("-1:00"))
                #expect(await app.tap("Play") && player.rate == 1 && player.timeControlStatus == .playing)
                #expect(await app.tap("Skip Forward") && player.currentTime().seconds == 15)
                #expect(await app.shows("0:15"))
                #expect(await app.tap("Skip Backward") && player.currentTime().seconds == 0)
                #expect(await app.tap("Mute") && player.isMuted)
                #expect(await app.tap("Pause") && player.rate == 0)
                #expect(await app.tap("Close"))
                #expect(await app.serve { app.root.presentedViewController == nil })
            }.value
        }
    }

    @Test func theControlsGoByThemselvesAndComeWithATap() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let controller = AVPlayerViewController()
                let player = AVPlayer(url: try Self.sound(60))
                controller.player = player
                app.root.present(controller, animated: false)
                #expect(await app.serve { player.currentItem?.status == .readyToPlay })
                player.play()
                app.advance(4)
                #expect(!app.runtime.reachableTexts.contains("Pause"))
                app.runtime.handle(.touch(id: 0, phase: .began, location: CGPoint(x: 100, y: 100)))
                app.advance(0.05)
                app.runtime.handle(.touch(id: 0, phase: .ended, location: CGPoint(x: 100, y: 100)))
                app.advance(0.5)
                #expect(app.runtime.reachableTexts.contains("Pause"))
                // Who leaves a film has seen enough of it.
                controller.dismiss(animated: false)
                app.advance(0.5)
                #expect(player.rate == 0)
            }.value
        }
    }
}
