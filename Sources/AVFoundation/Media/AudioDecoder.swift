import CGStreamer
import Foundation
import SampanSound

/// Reads compressed sound.
final class AudioDecoder: SampleReader {
    private let pipeline: MediaPipeline
    private let source: MediaSource
    private(set) var sampleRate = 0.0
    private(set) var channelCount = 0
    private(set) var frameCount: Int?
    private var waiting: [Float] = []
    private var waitingPlace = 0
    /// Where reading went on, until the first sample from there has come.
    private var target: Int?

    /// How long what is not heard as time goes by waits for a sample, in seconds.
    private static let patience = 10.0

    /// - Returns: `nil` if there is no sound that can be read.
    init?(_ source: MediaSource) {
        guard
            let pipeline = MediaPipeline(
                "uridecodebin name=source caps=audio/x-raw expose-all-streams=false ! audioconvert ! audioresample "
                    + "! audio/x-raw,format=F32LE,layout=interleaved ! appsink name=end sync=false max-buffers=16")
        else { return nil }
        (self.pipeline, self.source) = (pipeline, source)
        pipeline.set("uri", of: "source", to: source.url.absoluteString)
        guard pipeline.start(), let first = pipeline.pull(within: Self.patience), let rate = first.integer("rate"),
            let channels = first.integer("channels"), rate > 0, channels > 0
        else { return nil }
        (sampleRate, channelCount) = (Double(rate), channels)
        frameCount = pipeline.duration.map { Int(($0 * Double(rate)).rounded()) }
        take(first)
    }

    private func take(_ sample: MediaSample) {
        waiting = sample.withBytes { Array($0.bindMemory(to: Float.self)) } ?? []
        waitingPlace = 0
        guard let target, let time = sample.time else { return }
        // A place between two packets is reached from the one before.
        let ahead = target - Int((time * sampleRate).rounded())
        waitingPlace = max(0, min(waiting.count, ahead * channelCount))
        if ahead * channelCount <= waiting.count { self.target = nil }
    }

    func read(_ count: Int, into samples: UnsafeMutablePointer<Float>, isLive: Bool) -> Int? {
        while waitingPlace >= waiting.count {
            guard let next = pipeline.pull(within: isLive ? 0 : Self.patience) else {
                return pipeline.isAtEnd || !isLive ? 0 : nil
            }
            take(next)
        }
        let count = min(count, (waiting.count - waitingPlace) / channelCount)
        for index in 0..<count * channelCount { samples[index] = waiting[waitingPlace + index] }
        waitingPlace += count * channelCount
        return count
    }

    func seek(to frame: Int) {
        (waiting, waitingPlace) = ([], 0)
        target = frame
        _ = pipeline.seek(to: Double(frame) / sampleRate, exactly: true)
    }
}
