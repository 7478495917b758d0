import Foundation
import SampanHost
import SampanSound
import UIKit

/// What stops when something else is to be heard: a player, a recorder.
protocol Interruptible: AnyObject, Sendable {
    /// Stops where it is. Returns whether it was under way.
    func pauseForInterruption() -> Bool
}

/// All that sounds or records now.
final class SoundingObjects: @unchecked Sendable {
    static let shared = SoundingObjects()

    private struct Entry {
        weak var object: (any Interruptible)?
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// Something begins to sound.
    func add(_ object: any Interruptible) {
        lock.withLock {
            entries.removeAll { $0.object == nil || $0.object === object }
            entries.append(Entry(object: object))
        }
    }

    /// Something sounds no longer.
    func remove(_ object: any Interruptible) { lock.withLock { entries.removeAll { $0.object == nil || $0.object === object } } }

    /// Stops all. Returns whether anything was under way.
    @discardableResult
    func interrupt() -> Bool {
        let objects = lock.withLock { () -> [any Interruptible] in
            defer { entries = [] }
            return entries.compactMap(\.object)
        }
        return objects.filter { $0.pauseForInterruption() }.count > 0
    }

    /// Whether anything sounds.
    var isEmpty: Bool { lock.withLock { !entries.contains { $0.object != nil } } }
}

/// Follows the app's life for its sound. Done when the library is loaded.
@MainActor
enum SoundInTheBackground {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated {
            SystemServices.followInterruptions { AVAudioSession.sharedInstance().interrupt($0) }
            SoundFiles.setDecoder { AudioDecoder(MediaSource($0)) }
            follow(UIApplication.didEnterBackgroundNotification, enter)
            follow(UIApplication.willEnterForegroundNotification, leave)
        }
    }

    private static var hasErrand = false

    private static func follow(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { body() } }
    }

    /// An app whose `UIBackgroundModes` have `audio` sounds on and is not suspended while it does; the sound of others stands still.
    private static func enter() {
        guard AVAudioSession.sharedInstance().soundsInBackground else {
            return SoundOutlet.shared.hold(true, for: "background")
        }
        guard !SoundingObjects.shared.isEmpty, !hasErrand else { return }
        hasErrand = true
        SystemServices.beginErrand()
        lookLater()
    }

    private static func lookLater() {
        HostTimer.schedule(after: 1) {
            guard hasErrand else { return }
            if SoundingObjects.shared.isEmpty { endErrand() } else { lookLater() }
        }
    }

    private static func endErrand() {
        hasErrand = false
        SystemServices.endErrand()
    }

    private static func leave() {
        SoundOutlet.shared.hold(false, for: "background")
        if hasErrand { endErrand() }
    }
}
