import Foundation
import SampanHost
import SampanSound

/// How a buffer is played. See https://developer.apple.com/documentation/avfaudio/avaudioplayernodebufferoptions.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Again and again.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
    /// In the place of what plays and waits.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
    /// In the place of what plays again and again, when that comes to its end.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}

/// When it is told that something was played. See https://developer.apple.com/documentation/avfaudio/avaudioplayernodecompletioncallbacktype.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0
    case dataRendered = 1
    case dataPlayedBack = 2
}

/// Plays buffers and files, one after the other. See https://developer.apple.com/documentation/avfaudio/avaudioplayernode.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    private final class Piece {
        let stream: SampleStream
        /// When it begins, in the player's samples; `nil` after what comes before.
        let start: Int?
        let tell: (() -> Void)?

        init(_ stream: SampleStream, _ start: Int?, _ tell: (() -> Void)?) { (self.stream, self.start, self.tell) = (stream, start, tell) }
    }

    private var pieces: [Piece] = []
    private var plays = false
    /// How many samples the player has played since it began.
    private var played = 0
    private var delay = 0

    private static let queue = DispatchQueue(label: "AVAudioPlayerNode")

    /// Creates a player of nothing.
    public override init() { super.init() }

    /// None.
    open override var numberOfInputs: Int { 0 }

    /// How loud it is, from 0 to 1.
    open var volume: Float = 1
    /// Where it is heard: from -1, left, to 1, right.
    open var pan: Float = 0

    // MARK: What is played

    /// Plays a buffer after what waits.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }

    // @objc(scheduleBuffer:atTime:options:completionHandler:)
    /// Plays a buffer after what waits, or at a time.
    ///
    /// - Parameters:
    ///   - when: in the player's own samples, or by the machine's clock; `nil` is after what waits.
    ///   - completionHandler: is called on a queue of its own when it was played, or is not going to be.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        let reader = MemoryReader(buffer.samples, sampleRate: buffer.format.sampleRate, channelCount: Int(buffer.format.channelCount))
        let stream = SampleStream(reader)
        if options.contains(.loops) { stream.loops = -1 }
        add(stream, at: when, options, completionHandler)
    }

    // @objc(scheduleBuffer:completionCallbackType:completionHandler:)
    /// Plays a buffer after what waits, and calls a block on a queue of its own when it was played, or is not going to be.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { scheduleBuffer(buffer, at: nil, completionHandler: completionHandler.map { tell in { @Sendable in tell(callbackType) } }) }

    // @objc(scheduleBuffer:atTime:options:completionCallbackType:completionHandler:)
    /// Plays a buffer after what waits, or at a time, and calls a block on a queue of its own when it was played, or is not going to be.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleBuffer(
            buffer, at: when, options: options, completionHandler: completionHandler.map { tell in { @Sendable in tell(callbackType) } })
    }

    // @objc(scheduleFile:atTime:completionHandler:)
    /// Plays a file after what waits, or at a time.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        scheduleSegment(
            file, startingFrame: 0, frameCount: AVAudioFrameCount(clamping: file.length), at: when, completionHandler: completionHandler)
    }

    // @objc(scheduleFile:atTime:completionCallbackType:completionHandler:)
    /// Plays a file after what waits, or at a time, and calls a block on a queue of its own when it was played, or is not going to be.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { scheduleFile(file, at: when, completionHandler: completionHandler.map { tell in { @Sendable in tell(callbackType) } }) }

    // @objc(scheduleSegment:startingFrame:frameCount:atTime:completionHandler:)
    /// Plays a part of a file after what waits, or at a time.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        guard let reader = MediaSource(file.url).audioReader else {
            if let completionHandler { Self.queue.async(execute: completionHandler) }
            return
        }
        let stream = SampleStream(reader)
        if startFrame > 0 { stream.seek(to: Int(startFrame)) }
        stream.end = Int(startFrame) + Int(numberFrames)
        add(stream, at: when, [], completionHandler)
    }

    private func add(
        _ stream: SampleStream, at when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions, _ tell: AVAudioNodeCompletionHandler?
    ) {
        locked {
            if options.contains(.interrupts) { drop() }
            if options.contains(.interruptsAtLoop) { pieces.first?.stream.loops = 0 }
            pieces.append(Piece(stream, when.map(place), tell.map { body in { Self.queue.async(execute: body) } }))
        }
    }

    private func place(of time: AVAudioTime) -> Int {
        if time.isSampleTimeValid, time.sampleRate > 0 {
            return Int((Double(time.sampleTime) / time.sampleRate * Double(SoundFormat.sampleRate)).rounded())
        }
        let wait = AVAudioTime.seconds(forHostTime: time.hostTime) - ProcessInfo.processInfo.systemUptime
        return played + Int(max(0, wait) * Double(SoundFormat.sampleRate))
    }

    private func drop() {
        for piece in pieces { piece.tell?() }
        pieces = []
    }

    // MARK: Playing

    // @objc(playing)
    /// Whether it plays, or would if there were anything.
    open var isPlaying: Bool { locked { plays } }

    /// Plays what waits.
    open func play() { play(at: nil) }

    // @objc(playAtTime:)
    /// Plays what waits, from a time on: in the engine's samples, or by the machine's clock.
    open func play(at when: AVAudioTime?) {
        locked {
            guard !plays else { return }
            plays = true
            delay = 0
            if let when {
                delay = when.isSampleTimeValid ? max(0, place(of: when) - (engine?.rendered ?? 0)) : max(0, place(of: when) - played)
            }
        }
    }

    /// Stops, and goes on from there with `play()`.
    open func pause() { locked { plays = false } }

    /// Stops, and forgets what waits.
    open func stop() {
        locked {
            plays = false
            (played, delay) = (0, 0)
            drop()
        }
    }

    /// Makes so many samples ready. They are ready at any time.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) { engine?.prepare() }

    override func forget() {
        (played, delay) = (0, 0)
        drop()
    }

    override func make(_ count: Int, isLive: Bool) -> [Float] {
        var samples = [Float](repeating: 0, count: count * 2)
        guard plays else { return samples }
        let wait = min(delay, count)
        delay -= wait
        var filled = wait
        while filled < count, let piece = pieces.first {
            if let start = piece.start, start > played {
                let silence = min(start - played, count - filled)
                (filled, played) = (filled + silence, played + silence)
                continue
            }
            let offset = filled
            let (read, hasEnded) = samples.withUnsafeMutableBufferPointer {
                piece.stream.read(count - offset, into: $0.baseAddress! + offset * 2, isLive: isLive)
            }
            (filled, played) = (filled + read, played + read)
            if hasEnded {
                pieces.removeFirst()
                piece.tell?()
            } else if read == 0 {
                break
            }
        }
        // The player's time goes on where there is nothing to play.
        played += count - filled
        adjust(&samples, volume: volume, pan: pan)
        return samples
    }

    // MARK: Times

    // @objc(playerTimeForNodeTime:)
    /// A time of the engine's in the player's own; `nil` where it does not play.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying, nodeTime.isSampleTimeValid else { return nil }
        let rate = outputFormat(forBus: 0).sampleRate
        let samples = locked { Double(nodeTime.sampleTime) - Double((engine?.rendered ?? 0) - played) }
        return AVAudioTime(
            hostTime: nodeTime.hostTime, sampleTime: AVAudioFramePosition((samples * rate / Double(SoundFormat.sampleRate)).rounded()),
            atRate: rate)
    }

    // @objc(nodeTimeForPlayerTime:)
    /// A time of the player's own in the engine's; `nil` where it does not play.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying, playerTime.isSampleTimeValid, playerTime.sampleRate > 0 else { return nil }
        let samples = Double(playerTime.sampleTime) / playerTime.sampleRate * Double(SoundFormat.sampleRate)
        let place = locked { samples + Double((engine?.rendered ?? 0) - played) }
        return AVAudioTime(sampleTime: AVAudioFramePosition(place.rounded()), atRate: Double(SoundFormat.sampleRate))
    }
}
