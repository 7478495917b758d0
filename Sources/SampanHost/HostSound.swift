import Foundation

/// What hosts and apps say to each other about sound: samples in stereo, left and right in turn, from -1 to 1.
public enum SoundFormat {
    /// Samples a second, of each channel: those of a device's speaker. A sixtieth of a second is a whole number of them.
    public static let sampleRate = 48_000
    /// Left and right.
    public static let channels = 2
}

/// All that an app lets sound, mixed.
public protocol SoundSource: AnyObject, Sendable {
    /// Fills a block with the sound that comes next.
    ///
    /// Called by one thread at a time, whichever that is.
    ///
    /// - Parameters:
    ///   - block: the samples, left and right in turn.
    ///   - isLive: whether the block is heard as time goes by: what is not there in time is silent then, and waited for otherwise.
    func render(into block: UnsafeMutableBufferPointer<Float>, isLive: Bool)
}

/// Where a host's app sounds.
public protocol HostSpeaker: AnyObject, Sendable {
    /// Whether it plays as the machine's time goes by, so that nobody can wait for what is to sound.
    var isLive: Bool { get }

    /// The app is about to sound for the first time: from now on the speaker takes the source's samples as its time goes by.
    ///
    /// Called once, on any thread.
    func begin(_ source: any SoundSource)
}

extension HostSpeaker {
    /// It does.
    public var isLive: Bool { true }
}

/// What a host has for an app's ears.
@MainActor
public protocol HostSound: AnyObject {
    /// Where the app sounds. By default nowhere: time goes by for sounds, and nobody hears them.
    var speaker: any HostSpeaker { get }
}

extension HostSound {
    /// Sounds nobody hears.
    public var speaker: any HostSpeaker { SilentSpeaker() }
}

/// A speaker that nobody hears: it takes samples as the machine's time goes by.
public final class SilentSpeaker: HostSpeaker, @unchecked Sendable {
    private let queue = DispatchQueue(label: "SilentSpeaker")
    private var timer: (any DispatchSourceTimer)?
    private var started = 0.0
    private var taken = 0

    /// How often samples are taken, in seconds.
    private static let interval = 1.0 / 60

    /// Creates a speaker.
    public init() {}

    /// Takes the source's samples from now on.
    public func begin(_ source: any SoundSource) {
        started = MachineTime.now
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now(), repeating: Self.interval)
        timer.setEventHandler { [self] in take(from: source) }
        self.timer = timer
        timer.resume()
    }

    private func take(from source: any SoundSource) {
        let due = Int((MachineTime.now - started) * Double(SoundFormat.sampleRate))
        // A machine that slept has not played.
        if due - taken > SoundFormat.sampleRate { taken = due - SoundFormat.sampleRate / 60 }
        source.render(frames: due - taken, isLive: true)
        taken = due
    }
}

extension SoundSource {
    /// Lets time pass, and hands each block of samples to whoever wants it.
    ///
    /// - Parameter frames: how many samples of each channel.
    public func render(frames: Int, isLive: Bool, then take: (UnsafeMutableBufferPointer<Float>) -> Void = { _ in }) {
        guard frames > 0 else { return }
        let longest = SoundFormat.sampleRate / 60
        var rest = frames
        withUnsafeTemporaryAllocation(of: Float.self, capacity: min(frames, longest) * SoundFormat.channels) { buffer in
            while rest > 0 {
                let count = min(rest, longest)
                let block = UnsafeMutableBufferPointer(rebasing: buffer[0..<count * SoundFormat.channels])
                block.initialize(repeating: 0)
                render(into: block, isLive: isLive)
                take(block)
                rest -= count
            }
        }
    }
}

/// Where a host's speaker and the app's sound meet, whichever comes first.
public final class SoundOutlet: @unchecked Sendable {
    /// The process's.
    public static let shared = SoundOutlet()

    private let lock = NSLock()
    private var speaker: (any HostSpeaker)?
    private var source: Held?
    private var holds: Set<String> = []
    private var hasBegun = false

    init() {}

    /// The source as the speaker has it: silent, and standing still, while anything holds it.
    private final class Held: SoundSource {
        let source: any SoundSource
        let outlet: SoundOutlet

        init(_ source: any SoundSource, _ outlet: SoundOutlet) { (self.source, self.outlet) = (source, outlet) }

        func render(into block: UnsafeMutableBufferPointer<Float>, isLive: Bool) {
            if !outlet.isHeld { source.render(into: block, isLive: isLive) }
        }
    }

    /// Whether the host's speaker plays as the machine's time goes by.
    public var isLive: Bool { lock.withLock { speaker }?.isLive ?? false }

    /// A host has a speaker.
    public func open(_ speaker: any HostSpeaker) {
        lock.withLock { self.speaker = speaker }
        beginIfBoth()
    }

    /// The app is about to sound.
    public func play(_ source: any SoundSource) {
        lock.withLock { self.source = Held(source, self) }
        beginIfBoth()
    }

    private func beginIfBoth() {
        let both = lock.withLock { () -> (any HostSpeaker, Held)? in
            guard !hasBegun, let speaker, let source else { return nil }
            hasBegun = true
            return (speaker, source)
        }
        if let (speaker, source) = both { speaker.begin(source) }
    }

    // MARK: Standing still

    /// Whether the app's sounds stand still.
    public var isHeld: Bool { lock.withLock { !holds.isEmpty } }

    /// Lets the app's sounds stand still for a reason, or no longer for that one.
    public func hold(_ isHeld: Bool, for reason: String) {
        lock.withLock { _ = isHeld ? holds.insert(reason).inserted : holds.remove(reason) != nil }
    }
}
