import AVFoundation
import Foundation
import QuartzCore
import SampanSound
import Testing

/// A layer that has an item's time.
@MainActor @Suite struct SynchronizedLayerTests {
    @Test func theLayersTimeIsTheItems() async throws {
        let url = try Tone.file(seconds: 2)
        defer { try? FileManager.default.removeItem(at: url) }
        await SoundMixer.withNew { mixer in
            let item = AVPlayerItem(url: url)
            let player = AVPlayer(playerItem: item)
            let layer = AVSynchronizedLayer(playerItem: item)
            for _ in 0..<200 where item.status == .unknown { await Tone.mainQueue() }
            #expect(layer.playerItem === item && layer.speed == 0 && layer.timeOffset == 0)
            await player.seek(to: CMTime(value: 1, timescale: 2))
            #expect(layer.speed == 0 && layer.timeOffset == 0.5)
            player.playImmediately(atRate: 2)
            #expect(layer.speed == 2 && layer.timeOffset == 0.5)
            // The player's clock is ahead of the screen's.
            mixer.advance(0.5)
            await Tone.mainQueue()
            #expect(layer.timeOffset == 1.5)
            player.pause()
            #expect(layer.speed == 0 && layer.timeOffset == 1.5)
            layer.playerItem = nil
            #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
        }
    }
}
