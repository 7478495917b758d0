import Foundation
import SampanDebugLog
import SampanHost

/// How long an app goes on in the background: a few seconds, or until its background tasks are ended, but not longer than iOS lets them. Then
/// it is suspended, and no code of it runs until it comes back.
@MainActor
enum BackgroundLife {
    private static var work: BackgroundWork? { UIApplication.sharedIfRunning?.backgroundWork }
    private static var timers: [HostTimer] = []
    private static var hadGrace = false
    /// How much the system has the app do that it did not begin itself.
    private static var errands = 0

    /// Whether the app's timers and queues stand still.
    private(set) static var isSuspended = false {
        didSet { SoundOutlet.shared.hold(isSuspended, for: "suspension") }
    }
    /// Ends an app that did not end its tasks in time.
    static var endApp: (_ message: String) -> Void = { _ in }

    /// The app came to the background.
    static func begin() {
        hadGrace = false
        work?.note(start: CACurrentMediaTime()) { suspendIfIdle() }
        timers = [
            HostTimer.schedule(after: BackgroundWork.grace) {
                hadGrace = true
                suspendIfIdle()
            },
            HostTimer.schedule(after: BackgroundWork.limit - BackgroundWork.warning) { work?.handlers.forEach { $0() } },
            HostTimer.schedule(after: BackgroundWork.limit) { endUnlessIdle() },
        ]
    }

    /// A suspended app is given time again, in the background, as if it had just come there.
    static func wake() {
        guard isSuspended else { return }
        DebugLog.write(.life, "the app is woken in the background")
        isSuspended = false
        begin()
    }

    /// The system has the app do something, for which it is woken and not suspended.
    static func beginErrand() {
        errands += 1
        wake()
    }

    /// The app has done what it was to do.
    static func endErrand() {
        errands -= 1
        suspendIfIdle()
    }

    /// The app leaves the background, or its life.
    static func end() {
        if isSuspended { DebugLog.write(.life, "the app goes on") }
        isSuspended = false
        stopTimers()
        work?.note(start: nil)
    }

    private static func stopTimers() {
        timers.forEach { $0.invalidate() }
        timers = []
    }

    private static func suspendIfIdle() {
        guard hadGrace, !timers.isEmpty, errands == 0, work?.isEmpty ?? true else { return }
        DebugLog.write(.life, "the app is suspended")
        stopTimers()
        isSuspended = true
    }

    private static func endUnlessIdle() {
        guard let work, !work.isEmpty else { return }
        let names = work.names
        endApp(
            "the app was ended as by iOS: \(Int(BackgroundWork.limit)) seconds in the background went by, and it had not ended "
                + "\(names.count == 1 ? "its background task" : "\(names.count) background tasks") (\(names.joined(separator: ", ")))")
    }
}
