import Foundation
import SampanHost

/// One thing that sounds.
package protocol SoundVoice: AnyObject {
    /// Adds the sound that comes next to a block of samples, left and right in turn. The mixer's lock is held.
    ///
    /// - Returns: whether it goes on: who does not is let go of.
    func render(adding block: UnsafeMutableBufferPointer<Float>, _ turn: inout MixerTurn) -> Bool
}

/// One block of a mixer's time.
package struct MixerTurn {
    /// Samples of each channel that were rendered before this block.
    package let start: Int
    /// Samples of each channel in the block.
    package let count: Int
    /// Whether what is not there in time is silent.
    package let isLive: Bool
    fileprivate(set) var followUps: [() -> Void] = []

    /// Does something after the block, when the lock is free again.
    package mutating func afterwards(_ body: @escaping () -> Void) { followUps.append(body) }
}

/// Mixes all that an app lets sound, and has the time that goes by for it: the samples that its speaker has taken.
///
/// A headless host takes a sixtieth of a second with each frame, so that sound goes by its clock; a window's speaker as the machine plays.
package final class SoundMixer: SoundSource, @unchecked Sendable {
    /// The process's own, which hosts let sound.
    private static let process = SoundMixer(outlet: .shared)
    @TaskLocal private static var scoped: SoundMixer?

    /// The mixer of what is made now.
    package static var current: SoundMixer { scoped ?? process }

    /// Runs something with a mixer of its own, whose time only the body moves.
    package static func withNew<Result>(_ body: (SoundMixer) async throws -> Result) async rethrows -> Result {
        let mixer = SoundMixer(outlet: nil)
        return try await $scoped.withValue(mixer) { try await body(mixer) }
    }

    /// Makes something that is to sound here.
    package func making<Result>(_ body: () throws -> Result) rethrows -> Result { try Self.$scoped.withValue(self, operation: body) }

    private let lock = NSRecursiveLock()
    private let outlet: SoundOutlet?
    private var voices: [any SoundVoice] = []
    private var isOpen = false
    private var frames = 0
    private var lastBlock: (uptime: Double, length: Double)?

    private init(outlet: SoundOutlet?) { self.outlet = outlet }

    /// Does something that no block may come between.
    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

    /// Lets a voice sound from the next block on. One that sounds already does not twice.
    package func add(_ voice: any SoundVoice) {
        open()
        locked { if !voices.contains(where: { $0 === voice }) { voices.append(voice) } }
    }

    /// Lets a voice sound no more.
    package func remove(_ voice: any SoundVoice) { locked { voices.removeAll { $0 === voice } } }

    /// Whether anything sounds.
    package var isBusy: Bool { locked { !voices.isEmpty } }

    /// Has the host's speaker begin, where it has not yet.
    package func open() {
        let isFirst = locked { () -> Bool in
            defer { isOpen = true }
            return !isOpen
        }
        if isFirst { outlet?.play(self) }
    }

    // MARK: Time

    /// How many samples of each channel the speaker has taken.
    package var framesTaken: Int { locked { frames } }

    /// How much of what the speaker has taken is yet to be heard, in seconds: it takes blocks ahead where it plays as time goes by.
    package var lag: Double {
        locked {
            guard let lastBlock else { return 0 }
            return max(0, lastBlock.length - (MachineTime.now - lastBlock.uptime))
        }
    }

    /// The mixer's time, in seconds.
    package var now: Double { locked { Double(frames) / Double(SoundFormat.sampleRate) - lag } }

    /// Lets time pass; for tests, whose mixer has no speaker.
    package func advance(_ seconds: Double) {
        render(frames: Int((seconds * Double(SoundFormat.sampleRate)).rounded()), isLive: false)
    }

    // MARK: Mixing

    package func render(into block: UnsafeMutableBufferPointer<Float>, isLive: Bool) {
        let followUps = locked { () -> [() -> Void] in
            let count = block.count / SoundFormat.channels
            lastBlock = isLive ? (MachineTime.now, Double(count) / Double(SoundFormat.sampleRate)) : nil
            guard !voices.isEmpty else {
                frames += count
                return []
            }
            var turn = MixerTurn(start: frames, count: count, isLive: isLive)
            let ended = voices.filter { !$0.render(adding: block, &turn) }
            if !ended.isEmpty { voices.removeAll { voice in ended.contains { $0 === voice } } }
            frames += count
            return turn.followUps
        }
        for body in followUps { body() }
    }
}
