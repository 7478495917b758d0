import Foundation
import ObjCRuntime
import SampanHost

/// What came of a command. See https://developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command that came. See https://developer.apple.com/documentation/mediaplayer/mpremotecommandevent.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The command.
    public let command: MPRemoteCommand
    /// When it came, in seconds since the device was started.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand) {
        self.command = command
        timestamp = ProcessInfo.processInfo.systemUptime
    }
}

/// To go on some seconds later, or before.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// How many seconds.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// To go on at a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The time, in seconds.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, position: TimeInterval) {
        positionTime = position
        super.init(command)
    }
}

/// To play at a pace.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The pace.
    public let playbackRate: Float

    init(_ command: MPRemoteCommand, rate: Float) {
        playbackRate = rate
        super.init(command)
    }
}

/// What headphones, a car or the lock screen can tell the app to do. See https://developer.apple.com/documentation/mediaplayer/mpremotecommand.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private final class Target: NSObject {
        let owner: AnyObject?
        let action: Selector?
        let handle: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

        init(_ owner: AnyObject?, _ action: Selector?, _ handle: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
            (self.owner, self.action, self.handle) = (owner, action, handle)
        }
    }

    private let lock = NSLock()
    private var targets: [Target] = []

    // @objc(enabled)
    /// Whether the command can be given.
    open var isEnabled = true

    override init() { super.init() }

    /// Has a method called with the command, which says what came of it.
    open func addTarget(_ target: Any, action: Selector) {
        let owner = target as AnyObject
        add(
            Target(owner, action) { [weak owner] event in
                guard let owner, let implementation = ClassRegistry.implementation(of: action, in: type(of: owner)) else {
                    return .commandFailed
                }
                let result = ObjCMessage.call(implementation, owner, action.argumentCount > 0 ? [event] : [])
                return result as? MPRemoteCommandHandlerStatus ?? .success
            })
    }

    // @objc(addTargetWithHandler:)
    /// Has a block called with the command, which says what came of it.
    ///
    /// - Returns: what `removeTarget(_:)` takes.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let target = Target(nil, nil, handler)
        add(target)
        return target
    }

    private func add(_ target: Target) { lock.withLock { targets.append(target) } }

    /// Has a target, or all where it is `nil`, called no more.
    open func removeTarget(_ target: Any?) { removeTarget(target, action: nil) }

    /// Has a method of a target called no more.
    open func removeTarget(_ target: Any?, action: Selector?) {
        lock.withLock {
            targets.removeAll { entry in
                guard let target else { return true }
                let object = target as AnyObject
                return entry === object || (entry.owner === object && (action == nil || entry.action == action))
            }
        }
    }

    /// The command is given. Returns what came of it.
    func perform(_ event: MPRemoteCommandEvent? = nil) -> MPRemoteCommandHandlerStatus {
        guard isEnabled else { return .commandFailed }
        let targets = lock.withLock { self.targets }
        guard !targets.isEmpty else { return .noActionableNowPlayingItem }
        return targets.map { $0.handle(event ?? MPRemoteCommandEvent(self)) }.last ?? .commandFailed
    }
}

/// To go on some seconds later, or before.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// How many seconds people may be offered; the first is what is shown.
    open var preferredIntervals: [NSNumber] = [10]
}

/// To go on at a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// To play at a pace.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// The paces that people are offered.
    open var supportedPlaybackRates: [NSNumber] = []
}

/// All that headphones, a car or the lock screen can tell the app to do.
///
/// Scripts and `sampan control` do it, by `remote`. See https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()

    // @objc(sharedCommandCenter)
    /// The app's.
    open class func shared() -> MPRemoteCommandCenter { center }

    override init() { super.init() }

    /// To play.
    public let playCommand = MPRemoteCommand()
    /// To pause.
    public let pauseCommand = MPRemoteCommand()
    /// To stop.
    public let stopCommand = MPRemoteCommand()
    /// To pause what plays, and play what is paused.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// To play what comes next.
    public let nextTrackCommand = MPRemoteCommand()
    /// To play what came before.
    public let previousTrackCommand = MPRemoteCommand()
    /// To go on some seconds later.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// To go on some seconds before.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// To go on at a time.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// To play at a pace.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()

    /// Gives a command. Returns what came of it.
    package func perform(_ command: RemoteCommand, value: Double? = nil) -> MPRemoteCommandHandlerStatus {
        switch command {
        case .play: return playCommand.perform()
        case .pause: return pauseCommand.perform()
        case .stop: return stopCommand.perform()
        case .toggle: return togglePlayPauseCommand.perform()
        case .next: return nextTrackCommand.perform()
        case .previous: return previousTrackCommand.perform()
        case .forward: return skip(skipForwardCommand, by: value)
        case .backward: return skip(skipBackwardCommand, by: value)
        case .position:
            let command = changePlaybackPositionCommand
            return command.perform(MPChangePlaybackPositionCommandEvent(command, position: value ?? 0))
        case .rate:
            return changePlaybackRateCommand.perform(MPChangePlaybackRateCommandEvent(changePlaybackRateCommand, rate: Float(value ?? 1)))
        }
    }

    private func skip(_ command: MPSkipIntervalCommand, by seconds: Double?) -> MPRemoteCommandHandlerStatus {
        let interval = seconds ?? command.preferredIntervals.first?.doubleValue ?? 10
        return command.perform(MPSkipIntervalCommandEvent(command, interval: interval))
    }
}
