import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

/// The number of a way into or out of a node.
public typealias AVAudioNodeBus = Int
/// Is called with what went through a node, and when.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Is called when something was played.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A part of an engine. See https://developer.apple.com/documentation/avfaudio/avaudionode.
///
/// Sound goes through all of them in stereo, at the device's rate; formats say what apps are told.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine that it is attached to.
    open internal(set) weak var engine: AVAudioEngine?

    /// What is connected to its ways in.
    var sources: [AVAudioNodeBus: AVAudioNode] = [:]
    /// Where its way out leads.
    weak var target: AVAudioNode?
    /// The format that its way out was connected with.
    var connectedFormat: AVAudioFormat?
    private var tap: NodeTap?

    override init() { super.init() }

    /// The format of the device.
    static let deviceFormat = AVAudioFormat(standardFormatWithSampleRate: Double(SoundFormat.sampleRate), channels: 2)!

    /// How many ways in there are.
    open var numberOfInputs: Int { 1 }
    /// How many ways out there are.
    open var numberOfOutputs: Int { 1 }

    // @objc(inputFormatForBus:)
    /// The format of a way in: that of what is connected to it.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { sources[bus]?.outputFormat(forBus: 0) ?? Self.deviceFormat }
    // @objc(outputFormatForBus:)
    /// The format of the way out: the one that it was connected with.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { connectedFormat ?? Self.deviceFormat }

    /// When it was asked for sound last; `nil` before the engine runs.
    open var lastRenderTime: AVAudioTime? {
        guard let engine, engine.isRunning else { return nil }
        return engine.mixer.locked {
            AVAudioTime(
                hostTime: AVAudioTime.hostTime(forSeconds: ProcessInfo.processInfo.systemUptime),
                sampleTime: AVAudioFramePosition(engine.rendered), atRate: Double(SoundFormat.sampleRate))
        }
    }

    /// Forgets what it keeps of the sound that went through, such as echoes.
    open func reset() { locked { forget() } }

    func forget() {}

    func locked<Result>(_ body: () -> Result) -> Result { (engine?.mixer ?? SoundMixer.current).locked(body) }

    // MARK: Sound

    /// What comes next out of it, left and right in turn. The mixer's lock is held.
    func make(_ count: Int, isLive: Bool) -> [Float] { input(count, isLive: isLive) }

    final func render(_ count: Int, isLive: Bool) -> [Float] {
        let samples = make(count, isLive: isLive)
        tap?.take(samples, at: engine?.rendered ?? 0)
        return samples
    }

    /// What comes next into it.
    final func input(_ count: Int, bus: AVAudioNodeBus = 0, isLive: Bool) -> [Float] {
        sources[bus]?.render(count, isLive: isLive) ?? [Float](repeating: 0, count: count * 2)
    }

    // MARK: Taps

    // @objc(installTapOnBus:bufferSize:format:block:)
    /// Has a block called with what goes out, on a queue of its own. There is one at most.
    ///
    /// - Parameters:
    ///   - bufferSize: how many samples of each channel it gets at once.
    ///   - format: of what it gets; `nil` is the way out's.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {
        guard tap == nil else {
            ObjCException.raise("com.apple.coreaudio.avfaudio", "required condition is false: nullptr == Tap()")
        }
        let made = NodeTap(format ?? outputFormat(forBus: bus), Int(max(1, bufferSize)), tapBlock)
        locked { tap = made }
    }

    // @objc(removeTapOnBus:)
    /// Has the block called no more.
    open func removeTap(onBus bus: AVAudioNodeBus) { locked { tap = nil } }
}

/// Gathers what goes out of a node.
private final class NodeTap: @unchecked Sendable {
    private let format: AVAudioFormat
    private let size: Int
    private let block: AVAudioNodeTapBlock
    private var waiting: [Float] = []
    private var phase = 0.0
    private var delivered = 0

    private static let queue = DispatchQueue(label: "AVAudioNodeTap")

    init(_ format: AVAudioFormat, _ size: Int, _ block: @escaping AVAudioNodeTapBlock) {
        (self.format, self.size, self.block) = (format, size, block)
    }

    func take(_ samples: [Float], at time: Int) {
        let step = Double(SoundFormat.sampleRate) / format.sampleRate
        let count = samples.count / 2
        while phase < Double(count) {
            let index = Int(phase)
            waiting.append(samples[index * 2])
            waiting.append(samples[index * 2 + 1])
            phase += step
        }
        phase -= Double(count)
        while waiting.count >= size * 2 {
            deliver(Array(waiting.prefix(size * 2)))
            waiting.removeFirst(size * 2)
        }
    }

    private func deliver(_ samples: [Float]) {
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(size)) else { return }
        buffer.frameLength = AVAudioFrameCount(size)
        for frame in 0..<size {
            let (left, right) = (samples[frame * 2], samples[frame * 2 + 1])
            if format.channelCount == 1 {
                buffer.setSample(frame, 0, (left + right) / 2)
            } else {
                for channel in 0..<Int(format.channelCount) { buffer.setSample(frame, channel, channel % 2 == 0 ? left : right) }
            }
        }
        let time = AVAudioTime(sampleTime: AVAudioFramePosition(delivered), atRate: format.sampleRate)
        delivered += size
        Self.queue.async { [block] in block(buffer, time) }
    }
}

/// What can be mixed: how loud it is, and where. See https://developer.apple.com/documentation/avfaudio/avaudiomixing.
public protocol AVAudioMixing: NSObjectProtocol {
    /// How loud it is, from 0 to 1.
    var volume: Float { get set }
    /// Where it is heard: from -1, left, to 1, right.
    var pan: Float { get set }
}

/// Makes samples louder, and puts them on one side.
func adjust(_ samples: inout [Float], volume: Float, pan: Float) {
    guard volume != 1 || pan != 0 else { return }
    let (left, right) = (volume * min(1, 1 - pan), volume * min(1, 1 + pan))
    for index in stride(from: 0, to: samples.count, by: 2) {
        samples[index] *= left
        samples[index + 1] *= right
    }
}
