import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

/// Nodes through which sound goes, from players and the microphone to what is heard. Time goes by as for `AVAudioPlayer`.
///
/// See https://developer.apple.com/documentation/avfaudio/avaudioengine.
open class AVAudioEngine: NSObject, @unchecked Sendable, Interruptible {
    let mixer = SoundMixer.current
    /// How many samples of each channel went through.
    private(set) var rendered = 0
    private var nodes: [AVAudioNode] = []
    private let voice = EngineVoice()
    private var runs = false
    private var manualFormat: AVAudioFormat?
    private var manualLimit: AVAudioFrameCount = 0
    private var knownMixer: AVAudioMixerNode?
    private var knownInput: AVAudioInputNode?

    /// What is heard.
    public let outputNode = AVAudioOutputNode()

    /// Creates an engine of its way out.
    public override init() {
        super.init()
        attach(outputNode)
        voice.engine = self
    }

    deinit { mixer.remove(voice) }

    // MARK: Nodes

    /// What is mixed to be heard: it is made, and connected to the way out, when it is first asked for.
    open var mainMixerNode: AVAudioMixerNode {
        if let knownMixer { return knownMixer }
        let node = AVAudioMixerNode()
        knownMixer = node
        attach(node)
        if outputNode.sources.isEmpty { connect(node, to: outputNode, format: nil) }
        return node
    }

    /// What the microphone hears: it is made when it is first asked for.
    open var inputNode: AVAudioInputNode {
        if let knownInput { return knownInput }
        let node = AVAudioInputNode()
        knownInput = node
        attach(node)
        return node
    }

    /// All nodes of the engine.
    open var attachedNodes: Set<AVAudioNode> { Set(nodes) }

    // @objc(attachNode:)
    /// Makes a node one of the engine's.
    open func attach(_ node: AVAudioNode) {
        guard node.engine !== self else { return }
        mixer.locked {
            node.engine = self
            nodes.append(node)
        }
    }

    // @objc(detachNode:)
    /// Takes a node out of the engine, with its connections.
    open func detach(_ node: AVAudioNode) {
        disconnectNodeInput(node)
        disconnectNodeOutput(node)
        mixer.locked {
            nodes.removeAll { $0 === node }
            node.engine = nil
        }
    }

    // @objc(connect:to:format:)
    /// Leads a node's sound to another one: to its first way in, or a mixer's next one that is free.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        let bus = (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0
        connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
    }

    // @objc(connect:to:fromBus:toBus:format:)
    /// Leads a node's sound to a way into another one.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        for node in [node1, node2] where node.engine !== self {
            ObjCException.raise("com.apple.coreaudio.avfaudio", "required condition is false: _engine != nil")
        }
        disconnectNodeOutput(node1)
        mixer.locked {
            node2.sources[bus2]?.target = nil
            node2.sources[bus2] = node1
            node1.target = node2
            if let format { node1.connectedFormat = format }
        }
    }

    /// Takes away what is connected to a node's ways in.
    open func disconnectNodeInput(_ node: AVAudioNode) {
        mixer.locked {
            for source in node.sources.values { source.target = nil }
            node.sources = [:]
        }
    }

    // @objc(disconnectNodeInput:bus:)
    /// Takes away what is connected to one of a node's ways in.
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        mixer.locked { node.sources.removeValue(forKey: bus)?.target = nil }
    }

    /// Takes away what a node leads to.
    open func disconnectNodeOutput(_ node: AVAudioNode) {
        mixer.locked {
            guard let target = node.target else { return }
            for (bus, source) in target.sources where source === node { target.sources[bus] = nil }
            node.target = nil
        }
    }

    // MARK: Running

    // @objc(running)
    /// Whether sound goes through.
    open var isRunning: Bool { mixer.locked { runs } }

    /// Makes ready. `start()` does it by itself.
    open func prepare() { mixer.open() }

    // @objc(startAndReturnError:)
    /// Lets sound go through.
    ///
    /// - Throws: an error where nothing leads to the way out.
    open func start() throws {
        guard !outputNode.sources.isEmpty || knownInput != nil || manualFormat != nil else {
            ObjCException.raise(
                "com.apple.coreaudio.avfaudio", "required condition is false: inputNode != nullptr || outputNode != nullptr")
        }
        mixer.locked { runs = true }
        guard manualFormat == nil else { return }
        mixer.add(voice)
        SoundingObjects.shared.add(self)
    }

    /// Lets no sound through for a while.
    open func pause() { halt() }

    /// Lets no sound through, and forgets what was made ready.
    open func stop() {
        halt()
        reset()
    }

    private func halt() {
        mixer.locked { runs = false }
        mixer.remove(voice)
        SoundingObjects.shared.remove(self)
    }

    /// Has all nodes forget what they keep of the sound that went through.
    open func reset() { mixer.locked { for node in nodes { node.forget() } } }

    func pauseForInterruption() -> Bool {
        guard isRunning, manualFormat == nil else { return false }
        halt()
        return true
    }

    /// What comes next. The mixer's lock is held.
    func next(_ count: Int, isLive: Bool) -> [Float] {
        let samples = outputNode.render(count, isLive: isLive)
        // A tap on the microphone hears, too, where it leads nowhere.
        if let knownInput, knownInput.target == nil { _ = knownInput.render(count, isLive: isLive) }
        rendered += count
        return samples
    }

    // MARK: Rendering by hand

    static let configurationChangeNotification = Notification.Name("AVAudioEngineConfigurationChangeNotification")

    // @objc(isInManualRenderingMode)
    /// Whether sound is rendered by hand, and not heard.
    open var isInManualRenderingMode: Bool { manualFormat != nil }
    /// The format of what is rendered by hand.
    open var manualRenderingFormat: AVAudioFormat { manualFormat ?? AVAudioNode.deviceFormat }
    /// How many samples of each channel can be rendered at once.
    open var manualRenderingMaximumFrameCount: AVAudioFrameCount { manualLimit }
    /// How many samples of each channel were rendered, in the format.
    open var manualRenderingSampleTime: AVAudioFramePosition { AVAudioFramePosition(manualPlace) }
    private var manualPlace = 0

    // @objc(enableManualRenderingMode:format:maximumFrameCount:error:)
    /// Has sound rendered by hand, and not heard. The engine must not run.
    ///
    /// - Throws: where it runs.
    open func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
    ) throws {
        guard !isRunning else { throw NSError(domain: NSOSStatusErrorDomain, code: -80801) }
        (manualFormat, manualLimit, manualPlace) = (pcmFormat, maximumFrameCount, 0)
    }

    /// Has sound heard again.
    open func disableManualRenderingMode() { manualFormat = nil }

    // @objc(renderOffline:toBuffer:error:)
    /// Renders what comes next.
    ///
    /// - Throws: where the engine does not run, or is heard.
    open func renderOffline(
        _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
    ) throws -> AVAudioEngineManualRenderingStatus {
        guard let manualFormat, isRunning else { throw NSError(domain: NSOSStatusErrorDomain, code: -80800) }
        let count = Int(min(numberOfFrames, manualLimit, buffer.frameCapacity))
        let needed = Int((Double(manualPlace + count) * Double(SoundFormat.sampleRate) / manualFormat.sampleRate).rounded()) - rendered
        let samples = mixer.locked { next(max(0, needed), isLive: false) }
        let frames = samples.count / 2
        for frame in 0..<count {
            let place = min(max(0, frames - 1), frame * frames / max(1, count))
            for channel in 0..<Int(buffer.format.channelCount) {
                buffer.setSample(frame, channel, frames > 0 ? samples[place * 2 + channel % 2] : 0)
            }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        manualPlace += count
        return .success
    }
}

/// How sound is rendered by hand. See https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingmode.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
    /// As fast as it can be.
    case offline = 0
    /// As time goes by.
    case realtime = 1
}

/// What came of rendering by hand. See https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingstatus.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1
    case success = 0
    case insufficientDataFromInputNode = 1
    case cannotDoInCurrentContext = 2
}

extension NSNotification.Name {
    /// Posted when the device's ways in and out are others, which they never are here.
    public static let AVAudioEngineConfigurationChange = AVAudioEngine.configurationChangeNotification
}

/// An engine as it sounds.
private final class EngineVoice: SoundVoice {
    weak var engine: AVAudioEngine?

    func render(adding block: UnsafeMutableBufferPointer<Float>, _ turn: inout MixerTurn) -> Bool {
        guard let engine, engine.isRunning else { return false }
        let samples = engine.next(turn.count, isLive: turn.isLive)
        for index in samples.indices { block[index] += samples[index] }
        return true
    }
}
