import Foundation
import SampanHost
import SampanSound

/// The sound of all tracks, mixed.
final class TimelineSound: SampleReader {
    let sampleRate = Double(SoundFormat.sampleRate)
    let channelCount = 2
    let frameCount: Int?
    private let tracks: [TrackSound]
    private var place = 0

    init(_ timeline: Timeline, _ mix: AVAudioMix?, keepsPitch: Bool) {
        frameCount = timeline.duration.isFinite ? TrackSound.frame(timeline.duration) : nil
        tracks = timeline.tracks(.audio).map { track in
            let parameters = mix?.inputParameters.first { $0.trackID == track.id }
            return TrackSound(
                track, volume: parameters?.volume ?? RampCourse(1),
                keepsPitch: parameters?.audioTimePitchAlgorithm.map { $0 != .varispeed } ?? keepsPitch)
        }
    }

    func read(_ count: Int, into samples: UnsafeMutablePointer<Float>, isLive: Bool) -> Int? {
        let rest = frameCount.map { $0 - place } ?? (tracks.allSatisfy(\.isOver) ? 0 : .max)
        let wanted = min(count, rest)
        guard wanted > 0 else { return 0 }
        let ready = tracks.map { $0.fill(wanted, isLive: isLive) }.min() ?? wanted
        guard ready > 0 else { return nil }
        samples.update(repeating: 0, count: ready * 2)
        for track in tracks { track.take(ready, adding: samples, from: place) }
        place += ready
        return ready
    }

    func seek(to frame: Int) {
        place = max(0, frame)
        for track in tracks { track.seek(to: place) }
    }
}

/// The sound of one track.
private final class TrackSound {
    private let track: Timeline.Track
    private let volume: RampCourse<Float>
    private let keepsPitch: Bool
    /// What is read and not taken yet, in stereo, and how far reading has come.
    private var waiting: [Float] = []
    private var place = 0
    /// The piece that is being read.
    private var index: Int?
    private var stream: SampleStream?
    /// What reads the sources that pieces were played of.
    private var readers: [ObjectIdentifier: any SampleReader] = [:]
    private static let rate = Double(SoundFormat.sampleRate)
    /// The volume is evened out between times so far apart, in samples.
    private static let step = 32

    init(_ track: Timeline.Track, volume: RampCourse<Float>, keepsPitch: Bool) {
        (self.track, self.volume, self.keepsPitch) = (track, volume, keepsPitch)
    }

    /// The sample that a time begins with; the last that can be counted for times that never come.
    static func frame(_ seconds: Double) -> Int { Int(exactly: (seconds * rate).rounded()) ?? .max }

    /// Whether nothing more comes.
    private(set) var isOver = false

    func seek(to frame: Int) { (waiting, place, index, stream, isOver) = ([], frame, nil, nil, false) }

    /// Reads until so much waits, or nothing is there yet. Returns how much waits, no more than was wanted.
    func fill(_ count: Int, isLive: Bool) -> Int {
        while waiting.count / 2 < count {
            let missing = count - waiting.count / 2
            guard let current = track.pieces.firstIndex(where: { place < Self.frame($0.end) }) else {
                isOver = true
                addSilence(missing)
                break
            }
            let end = Self.frame(track.pieces[current].end)
            if current != index { open(current) }
            guard let stream else {
                addSilence(min(missing, end - place))
                continue
            }
            let wanted = min(missing, end - place)
            let (read, hasEnded) = withUnsafeTemporaryAllocation(of: Float.self, capacity: wanted * 2) { samples in
                let result = stream.read(wanted, into: samples.baseAddress!, isLive: isLive)
                waiting += samples[0..<result.count * 2]
                return result
            }
            place += read
            if hasEnded { self.stream = nil } else if read == 0 { break }
        }
        return min(count, waiting.count / 2)
    }

    private func addSilence(_ count: Int) {
        waiting += [Float](repeating: 0, count: count * 2)
        place += count
    }

    private func open(_ new: Int) {
        let piece = track.pieces[new]
        index = new
        guard let asset = piece.asset, let reader = readers[ObjectIdentifier(asset)] ?? asset.source?.audioReader else {
            stream = nil
            return
        }
        readers[ObjectIdentifier(asset)] = reader
        let stream = SampleStream(reader)
        stream.keepsPitch = keepsPitch
        stream.rate = piece.rate
        stream.seek(to: Int((piece.sourceTime(Double(place) / Self.rate) * reader.sampleRate).rounded()))
        self.stream = stream
    }

    /// Adds what waits to samples, as loud as it is to be.
    func take(_ count: Int, adding samples: UnsafeMutablePointer<Float>, from begin: Int) {
        for start in stride(from: 0, to: count, by: Self.step) {
            let end = min(count, start + Self.step)
            let first = volume.value(at: Double(begin + start) / Self.rate) * track.volume
            let last = volume.value(at: Double(begin + end) / Self.rate) * track.volume
            for frame in start..<end {
                let level = first + (last - first) * Float(frame - start) / Float(end - start)
                samples[frame * 2] += waiting[frame * 2] * level
                samples[frame * 2 + 1] += waiting[frame * 2 + 1] * level
            }
        }
        waiting.removeFirst(count * 2)
    }
}
