import Foundation

/// Samples that are read one after the other.
package protocol SampleReader: AnyObject {
    /// Samples a second, of each channel.
    var sampleRate: Double { get }
    /// How many channels there are, in turn in what is read.
    var channelCount: Int { get }
    /// How many samples of each channel there are; `nil` if that is not known.
    var frameCount: Int? { get }

    /// Reads what comes next.
    ///
    /// - Parameters:
    ///   - count: samples of each channel, at most.
    ///   - isLive: whether nobody can wait: what is not there yet is not read.
    /// - Returns: how many were read; 0 at the end, `nil` where there is nothing yet.
    func read(_ count: Int, into samples: UnsafeMutablePointer<Float>, isLive: Bool) -> Int?

    /// Goes on reading at a place, in samples of each channel.
    func seek(to frame: Int)
}

/// Samples that lie in memory.
package final class MemoryReader: SampleReader {
    package let sampleRate: Double
    package let channelCount: Int
    private let samples: [Float]
    private var place = 0

    /// - Parameter samples: those of all channels, in turn.
    package init(_ samples: [Float], sampleRate: Double, channelCount: Int) {
        (self.samples, self.sampleRate, self.channelCount) = (samples, sampleRate, channelCount)
    }

    package var frameCount: Int? { samples.count / channelCount }

    package func read(_ count: Int, into target: UnsafeMutablePointer<Float>, isLive: Bool) -> Int? {
        let count = min(count, samples.count / channelCount - place)
        guard count > 0 else { return 0 }
        for index in 0..<count * channelCount { target[index] = samples[place * channelCount + index] }
        place += count
        return count
    }

    package func seek(to frame: Int) { place = max(0, min(frame, samples.count / channelCount)) }
}
