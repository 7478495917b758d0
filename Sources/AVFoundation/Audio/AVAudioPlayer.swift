import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

/// Plays a file, or what is in memory. Time goes by as the host's speaker takes samples: headless, with each frame.
///
/// What can be played: WAV, AIFF and CAF that are not compressed, and what GStreamer reads, as MP3 and AAC. May be used on any thread; the delegate
/// is told on the main one.
///
/// See https://developer.apple.com/documentation/avfaudio/avaudioplayer.
open class AVAudioPlayer: NSObject, @unchecked Sendable, Interruptible {
    /// Who is told of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Where it was read from; `nil` for what was in memory.
    public let url: URL?
    /// What was in memory; `nil` for a file.
    public let data: Data?

    private let mixer = SoundMixer.current
    private let source: MediaSource
    private let voice: ClipVoice
    private let reader: any SampleReader
    /// Whether it plays, or waits for its time to.
    private var plays = false
    private var loops = 0
    private var ratesAreEnabled = false
    private var wantedRate: Float = 1
    private var shownLevels: [(power: Float, peak: Float)] = [(0, 0), (0, 0)]

    // @objc(initWithContentsOfURL:error:)
    /// Reads a file.
    ///
    /// - Throws: an error of `NSOSStatusErrorDomain`: there is no such file, or nothing in it that can be played.
    public convenience init(contentsOf url: URL) throws { try self.init(url: url, data: nil) }

    // @objc(initWithContentsOfURL:fileTypeHint:error:)
    /// Reads a file. The hint is not needed: what it is is seen by its beginning.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(url: url, data: nil) }

    // @objc(initWithData:error:)
    /// Takes what is in memory.
    ///
    /// - Throws: an error of `NSOSStatusErrorDomain` where it cannot be played.
    public convenience init(data: Data) throws { try self.init(url: nil, data: data) }

    // @objc(initWithData:fileTypeHint:error:)
    /// Takes what is in memory. The hint is not needed: what it is is seen by its beginning.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(url: nil, data: data) }

    private init(url: URL?, data: Data?) throws {
        (self.url, self.data) = (url, data)
        if let url, url.isFileURL, !FileManager.default.isReadableFile(atPath: url.path) { throw Self.error("wht?") }
        source = data.map { MediaSource($0) } ?? MediaSource(url ?? URL(fileURLWithPath: "/"))
        guard let reader = source.audioReader else { throw Self.error("typ?") }
        self.reader = reader
        voice = ClipVoice(reader)
        super.init()
        voice.onEnd = { [weak self] in self?.end() }
    }

    deinit { mixer.remove(voice) }

    /// An error by its four letters.
    private static func error(_ letters: String) -> NSError {
        NSError(domain: NSOSStatusErrorDomain, code: letters.utf8.reduce(0) { $0 << 8 | Int($1) })
    }

    // MARK: Playing

    /// Makes ready, so that it sounds at once. `play()` does it by itself.
    @discardableResult
    open func prepareToPlay() -> Bool {
        mixer.open()
        return true
    }

    /// Plays from where it is.
    @discardableResult
    open func play() -> Bool { begin(at: nil) }

    // @objc(playAtTime:)
    /// Plays at a time of `deviceCurrentTime`.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { begin(at: Int((time * Double(SoundFormat.sampleRate)).rounded())) }

    private func begin(at start: Int?) -> Bool {
        mixer.locked {
            plays = true
            voice.start = start
            voice.stream.loops = loops
        }
        mixer.add(voice)
        SoundingObjects.shared.add(self)
        return true
    }

    /// Stops, and stays where it is.
    open func pause() { halt() }

    /// Stops, and stays where it is; what was made ready is ready no longer.
    open func stop() { halt() }

    private func halt() {
        mixer.remove(voice)
        mixer.locked {
            plays = false
            voice.start = nil
            voice.clearLevels()
        }
        SoundingObjects.shared.remove(self)
    }

    func pauseForInterruption() -> Bool {
        guard isPlaying else { return false }
        halt()
        return true
    }

    private func end() {
        mixer.locked {
            plays = false
            voice.clearLevels()
            voice.stream.seek(to: 0)
        }
        SoundingObjects.shared.remove(self)
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            OptionalRequirement.call { delegate.audioPlayerDidFinishPlaying(self, successfully: true) }
        }
    }

    // @objc(playing)
    /// Whether it plays.
    open var isPlaying: Bool { mixer.locked { plays } }

    // MARK: Time

    /// Where it is, in seconds. Setting it goes on there.
    open var currentTime: TimeInterval {
        get {
            mixer.locked {
                let stream = voice.stream
                let heard = stream.place - (plays ? mixer.lag * reader.sampleRate * stream.rate : 0)
                return max(0, min(heard / reader.sampleRate, duration))
            }
        }
        set {
            mixer.locked { voice.stream.seek(to: Int((max(0, min(newValue, duration)) * reader.sampleRate).rounded())) }
        }
    }

    /// How long it is, in seconds.
    open var duration: TimeInterval { reader.frameCount.map { Double($0) / reader.sampleRate } ?? 0 }

    /// The time of the device's sound, in seconds: it goes on whether or not anything plays.
    open var deviceCurrentTime: TimeInterval { mixer.now }

    /// How often it begins again at its end; less than 0 for ever.
    open var numberOfLoops: Int {
        get { mixer.locked { loops } }
        set {
            mixer.locked {
                loops = newValue
                voice.stream.loops = newValue
            }
        }
    }

    // MARK: Loudness, pace

    /// How loud it is, from 0 to 1, in proportion to the device's loudness.
    open var volume: Float {
        get { mixer.locked { voice.targetVolume } }
        set { mixer.locked { voice.setVolume(max(0, newValue)) } }
    }

    // @objc(setVolume:fadeDuration:)
    /// Makes it louder or softer, within some seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        mixer.locked { voice.setVolume(max(0, volume), within: duration) }
    }

    /// Where it is heard: from -1, left, to 1, right.
    open var pan: Float {
        get { mixer.locked { voice.pan } }
        set { mixer.locked { voice.pan = max(-1, min(1, newValue)) } }
    }

    /// Whether `rate` counts. It is to be set before it plays.
    open var enableRate: Bool {
        get { mixer.locked { ratesAreEnabled } }
        set {
            mixer.locked { ratesAreEnabled = newValue }
            adoptRate()
        }
    }

    /// How fast it plays, from 0.5 to 2; its pitch stays what it is.
    open var rate: Float {
        get { mixer.locked { wantedRate } }
        set {
            mixer.locked { wantedRate = newValue }
            adoptRate()
        }
    }

    private func adoptRate() { mixer.locked { voice.stream.rate = ratesAreEnabled ? Double(max(0.5, min(2, wantedRate))) : 1 } }

    // MARK: Levels

    // @objc(meteringEnabled)
    /// Whether loudness is measured.
    open var isMeteringEnabled: Bool {
        get { mixer.locked { voice.isMetered } }
        set { mixer.locked { voice.isMetered = newValue } }
    }

    /// Takes over how loud it is now.
    open func updateMeters() { mixer.locked { shownLevels = voice.levels } }

    /// The loudest sample of a channel at the last `updateMeters()`, in decibels: from -160, silence, to 0.
    open func peakPower(forChannel channelNumber: Int) -> Float {
        mixer.locked { SoundLevel.decibels(ofAmplitude: shownLevels[min(max(channelNumber, 0), 1)].peak) }
    }

    /// How loud a channel was at the last `updateMeters()`, in decibels: from -160, silence, to 0.
    open func averagePower(forChannel channelNumber: Int) -> Float {
        mixer.locked { SoundLevel.decibels(ofPower: shownLevels[min(max(channelNumber, 0), 1)].power) }
    }

    // MARK: What it is

    /// How many channels there are.
    open var numberOfChannels: Int { reader.channelCount }

    /// How the sound is written down, as settings.
    open var settings: [String: Any] { format.settings }

    /// How the sound is read: as numbers from -1 to 1.
    open var format: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: reader.sampleRate, channels: AVAudioChannelCount(reader.channelCount))!
    }
}

/// Who is told of a player's end. See https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    // @objc optional
    /// It has come to its end, after all its loops; not where it was stopped.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    // @objc optional
    /// What comes next cannot be read.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// Loudness in decibels.
enum SoundLevel {
    static let silence: Float = -160

    static func decibels(ofAmplitude amplitude: Float) -> Float { amplitude > 0 ? max(silence, 20 * log10(amplitude)) : silence }

    static func decibels(ofPower power: Float) -> Float { power > 0 ? max(silence, 10 * log10(power)) : silence }
}
