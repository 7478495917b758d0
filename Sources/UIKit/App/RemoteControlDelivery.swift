import Foundation
import QuartzCore
import SampanHost

/// Tells the first responder of commands that headphones and the like give.
@MainActor
package enum RemoteControlDelivery {
    /// Delivers a command. Returns whether the app gets such events, and the command is one that they can tell.
    package static func deliver(_ command: RemoteCommand) -> Bool {
        guard let application = UIApplication.sharedIfRunning, application.receivesRemoteControlEvents else { return false }
        let subtypes = subtypes(of: command)
        let responder: UIResponder = application.keyWindow.map { $0.firstResponder ?? $0 } ?? application
        for subtype in subtypes { responder.remoteControlReceived(with: RemoteControlEvent(subtype)) }
        return !subtypes.isEmpty
    }

    /// What is told of a command; a seek is told of when it begins and when it ends.
    private static func subtypes(of command: RemoteCommand) -> [UIEvent.EventSubtype] {
        switch command {
        case .play: [.remoteControlPlay]
        case .pause: [.remoteControlPause]
        case .stop: [.remoteControlStop]
        case .toggle: [.remoteControlTogglePlayPause]
        case .next: [.remoteControlNextTrack]
        case .previous: [.remoteControlPreviousTrack]
        case .forward: [.remoteControlBeginSeekingForward, .remoteControlEndSeekingForward]
        case .backward: [.remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward]
        case .position, .rate: []
        }
    }
}

/// A command of headphones or the like.
private final class RemoteControlEvent: UIEvent {
    private let command: EventSubtype

    init(_ command: EventSubtype) {
        self.command = command
        super.init(timestamp: CACurrentMediaTime())
    }

    override var type: EventType { .remoteControl }
    override var subtype: EventSubtype { command }
    override var allTouches: Set<UITouch>? { nil }
}
