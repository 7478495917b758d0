import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

/// Writes what the microphone hears to a file: uncompressed as WAV, AIFF or CAF by the file's extension, or as AAC, Apple Lossless or FLAC.
///
/// The microphone hears what `sampan run --microphone FILE` names, and silence otherwise, or where the person did not allow it. Time goes by as for
/// `AVAudioPlayer`.
///
/// See https://developer.apple.com/documentation/avfaudio/avaudiorecorder.
open class AVAudioRecorder: NSObject, @unchecked Sendable, Interruptible {
    /// Who is told of the end.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The file.
    public let url: URL
    /// How the sound is written down, as settings.
    public let settings: [String: Any]

    private let mixer = SoundMixer.current
    private let voice = RecordingVoice()
    private var sink: AudioFileSink?
    private var shownLevel: (power: Float, peak: Float) = (0, 0)

    // @objc(initWithURL:settings:error:)
    /// Prepares to write a file.
    ///
    /// - Throws: an error of `NSOSStatusErrorDomain` for what cannot be written.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
        let known = [kAudioFormatLinearPCM, kAudioFormatMPEG4AAC, kAudioFormatAppleLossless, kAudioFormatFLAC]
        let read = AudioSettings(settings)
        guard known.contains(read.formatID), read.formatID != kAudioFormatLinearPCM || read.sampleFormat.isKnown else {
            throw AudioFileSink.unsupported
        }
        voice.onEnd = { [weak self] in self?.stop() }
        voice.onFailure = { [weak self] in self?.fail($0) }
    }

    // @objc(initWithURL:format:error:)
    /// Prepares to write a file in a format.
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: format.settings) }

    deinit {
        mixer.remove(voice)
        _ = sink?.close()
    }

    // MARK: Recording

    /// Makes the file. `record()` does it by itself.
    @discardableResult
    open func prepareToRecord() -> Bool {
        guard sink == nil else { return true }
        do {
            let sink = try AudioFileSink(url, settings: settings)
            self.sink = sink
            mixer.locked { voice.begin(sink) }
            mixer.open()
            return true
        } catch {
            return false
        }
    }

    /// Records, or goes on recording.
    @discardableResult
    open func record() -> Bool { begin(at: nil, for: nil) }

    // @objc(recordAtTime:)
    /// Records from a time of `deviceCurrentTime` on.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { begin(at: time, for: nil) }

    /// Records for some seconds.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { begin(at: nil, for: duration) }

    // @objc(recordAtTime:forDuration:)
    /// Records from a time of `deviceCurrentTime` on, for some seconds.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { begin(at: time, for: duration) }

    private func begin(at time: TimeInterval?, for duration: TimeInterval?) -> Bool {
        guard prepareToRecord() else { return false }
        mixer.locked {
            voice.start = time.map { Int(($0 * Double(SoundFormat.sampleRate)).rounded()) }
            voice.rest = duration.map { Int(($0 * Double(SoundFormat.sampleRate)).rounded()) }
            voice.isRunning = true
        }
        mixer.add(voice)
        SoundingObjects.shared.add(self)
        return true
    }

    /// Stops; `record()` goes on in the same file.
    open func pause() { halt() }

    private func halt() {
        mixer.remove(voice)
        mixer.locked { voice.isRunning = false }
        SoundingObjects.shared.remove(self)
    }

    func pauseForInterruption() -> Bool {
        guard isRecording else { return false }
        halt()
        return true
    }

    /// Stops, and closes the file.
    open func stop() {
        halt()
        guard let sink else { return }
        self.sink = nil
        mixer.locked { voice.reset() }
        let isWhole = sink.close()
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            OptionalRequirement.call { delegate.audioRecorderDidFinishRecording(self, successfully: isWhole) }
        }
    }

    private func fail(_ error: any Error) {
        halt()
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            OptionalRequirement.call { delegate.audioRecorderEncodeErrorDidOccur(self, error: error) }
        }
    }

    /// Removes the file. It has to be stopped.
    @discardableResult
    open func deleteRecording() -> Bool {
        guard !isRecording else { return false }
        return (try? FileManager.default.removeItem(at: url)) != nil
    }

    // MARK: State

    // @objc(recording)
    /// Whether it records.
    open var isRecording: Bool { mixer.locked { voice.isRunning } }
    /// How much is recorded, in seconds; 0 when it is stopped.
    open var currentTime: TimeInterval { mixer.locked { Double(voice.recorded) / Double(SoundFormat.sampleRate) } }
    /// The time of the device's sound, in seconds.
    open var deviceCurrentTime: TimeInterval { mixer.now }

    /// How the sound is written down.
    open var format: AVAudioFormat {
        AVAudioFormat(settings: settings) ?? AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)!
    }

    // @objc(meteringEnabled)
    /// Whether loudness is measured.
    open var isMeteringEnabled: Bool {
        get { mixer.locked { voice.isMetered } }
        set { mixer.locked { voice.isMetered = newValue } }
    }
    /// Takes over how loud it is now.
    open func updateMeters() { mixer.locked { shownLevel = voice.level } }
    /// The loudest sample at the last `updateMeters()`, in decibels: from -160, silence, to 0.
    open func peakPower(forChannel channelNumber: Int) -> Float { SoundLevel.decibels(ofAmplitude: shownLevel.peak) }
    /// How loud it was at the last `updateMeters()`, in decibels: from -160, silence, to 0.
    open func averagePower(forChannel channelNumber: Int) -> Float { SoundLevel.decibels(ofPower: shownLevel.power) }
}

/// Who is told of a recorder's end. See https://developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    // @objc optional
    /// It has stopped, of itself or because it was told to.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    // @objc optional
    /// What was heard cannot be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

/// Takes what the microphone hears as the mixer's time goes by. Its properties are the mixer's.
private final class RecordingVoice: SoundVoice {
    var start: Int?
    /// How much is still to be recorded, in the mixer's samples; `nil` until it is stopped.
    var rest: Int?
    var isRunning = false
    var isMetered = false
    var onEnd: (() -> Void)?
    var onFailure: ((any Error) -> Void)?
    private(set) var recorded = 0
    private(set) var level: (power: Float, peak: Float) = (0, 0)
    private var sink: AudioFileSink?
    /// How far the last sample that was written lies behind what was heard.
    private var phase = 0.0
    private var last: Float = 0

    func begin(_ sink: AudioFileSink) {
        self.sink = sink
        (recorded, phase, last) = (0, 0, 0)
    }

    func reset() {
        sink = nil
        recorded = 0
        level = (0, 0)
    }

    func render(adding block: UnsafeMutableBufferPointer<Float>, _ turn: inout MixerTurn) -> Bool {
        var begin = turn.start
        if let start {
            guard start < turn.start + turn.count else { return true }
            begin = max(begin, start)
            self.start = nil
        }
        let count = min(turn.start + turn.count - begin, rest ?? .max)
        let heard = Microphone.shared.hear(from: begin, count: count)
        recorded += count
        rest = rest.map { $0 - count }
        if isMetered, count > 0 {
            level = (heard.reduce(0) { $0 + $1 * $1 } / Float(count), heard.reduce(0) { max($0, abs($1)) })
        }
        do {
            try write(heard)
        } catch {
            if let onFailure { turn.afterwards { onFailure(error) } }
            return false
        }
        guard rest == 0 else { return true }
        if let onEnd { turn.afterwards(onEnd) }
        return false
    }

    /// Writes samples at the file's rate, each between the two of the microphone's that it lies between.
    private func write(_ heard: [Float]) throws {
        guard let sink else { return }
        let step = Double(SoundFormat.sampleRate) / sink.sampleRate
        var samples: [Float] = []
        while phase <= Double(heard.count - 1) {
            let index = Int(phase.rounded(.down))
            let fraction = Float(phase - Double(index))
            let (a, b) = (index < 0 ? last : heard[index], index + 1 < heard.count ? heard[index + 1] : heard[heard.count - 1])
            for _ in 0..<sink.channelCount { samples.append(a + (b - a) * fraction) }
            phase += step
        }
        phase -= Double(heard.count)
        last = heard.last ?? last
        try samples.withUnsafeBufferPointer { try sink.write($0) }
    }
}
