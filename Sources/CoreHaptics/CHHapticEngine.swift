import Foundation
import QuartzCore

/// Plays haptics where the device has something to play them with. No device here has, as no simulator and no iPad has, and an engine that is
/// started says so.
///
/// See https://developer.apple.com/documentation/corehaptics/chhapticengine.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    /// Why an engine stopped by itself.
    public enum StoppedReason: Int, Sendable {
        /// Something else had to be heard.
        case audioSessionInterrupt = 1
        /// The app went to the background.
        case applicationSuspended = 2
        /// Nothing was played for a while.
        case idleTimeout = 3
        /// What was notified of the players' end wanted it.
        case notifyWhenFinished = 4
        /// The engine was destroyed.
        case engineDestroyed = 5
        /// A game's controller went away.
        case gameControllerDisconnect = 6
        /// The system failed.
        case systemError = -1
    }

    /// What an engine does after its players have ended.
    public enum FinishedAction: Int, Sendable {
        /// It stops.
        case stopEngine = 1
        /// It goes on.
        case leaveEngineRunning = 2
    }

    /// Told what came of it.
    public typealias CompletionHandler = ((any Error)?) -> Void
    /// Told that the engine stopped by itself.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// Told that the system's part of haptics began anew.
    public typealias ResetHandler = () -> Void
    /// Told that the players have ended.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    private static let queue = DispatchQueue(label: "CoreHaptics")

    // @objc(initAndReturnError:)
    /// An engine. It can be made anywhere; it is started only where the device has what it takes.
    public init(_: Void = ()) throws { super.init() }

    /// What the device can do: nothing of this.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

    /// The engine's time, in seconds.
    open var currentTime: TimeInterval { CACurrentMediaTime() }
    /// Called when a running engine stopped by itself.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Called when the system's part of haptics began anew.
    open var resetHandler: ResetHandler = {}
    /// Whether the engine plays what is felt alone.
    open var playsHapticsOnly = false
    /// Whether the engine plays what is heard alone.
    open var playsAudioOnly = false
    /// Whether nothing is heard.
    open var isMutedForAudio = false
    /// Whether nothing is felt.
    open var isMutedForHaptics = false
    /// Whether the engine stops by itself while nothing is played.
    open var isAutoShutdownEnabled = false

    // @objc(startAndReturnError:)
    /// Starts the engine: throws `CHHapticError.notSupported`.
    open func start() throws { throw CHHapticError(.notSupported) }

    /// Starts the engine. The handler is told `CHHapticError.notSupported`, on a queue of the engine's.
    open func start(completionHandler: CompletionHandler? = nil) { Self.tell(completionHandler, CHHapticError(.notSupported)) }

    /// Starts the engine: throws `CHHapticError.notSupported`.
    open func start() async throws { throw CHHapticError(.notSupported) }

    /// Stops the engine. One that does not run has nothing to stop, which is no error.
    open func stop(completionHandler: CompletionHandler? = nil) { Self.tell(completionHandler, nil) }

    /// Stops the engine. One that does not run has nothing to stop, which is no error.
    open func stop() async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            stop { error in if let error { done.resume(throwing: error) } else { done.resume() } }
        }
    }

    /// Calls a handler when all players have ended: at once, with `CHHapticError.engineNotRunning`.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        nonisolated(unsafe) let handler = finishedHandler
        Self.queue.async { _ = handler(CHHapticError(.engineNotRunning)) }
    }

    private static func tell(_ handler: CompletionHandler?, _ error: CHHapticError?) {
        nonisolated(unsafe) let handler = handler
        queue.async { handler?(error) }
    }

    /// Makes what plays a pattern: throws `CHHapticError.notSupported`.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }

    /// Makes what plays a pattern in all ways: throws `CHHapticError.notSupported`.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Plays an `.ahap` file: throws what is wrong with it, else `CHHapticError.notSupported`.
    open func playPattern(from fileURL: URL) throws {
        _ = try CHHapticPattern(contentsOf: fileURL)
        throw CHHapticError(.notSupported)
    }

    /// Plays what an `.ahap` file would have: throws what is wrong with it, else `CHHapticError.notSupported`.
    open func playPattern(from data: Data) throws {
        _ = try CHHapticPattern(data: data, folder: Bundle.main.resourceURL)
        throw CHHapticError(.notSupported)
    }
}

/// A device that has nothing for haptics.
private final class Capability: NSObject, CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }

    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }

    func attributes(forDynamicParameter inParameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes {
        throw CHHapticError(.notSupported)
    }
}
