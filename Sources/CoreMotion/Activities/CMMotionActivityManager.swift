import Foundation
import QuartzCore

/// Takes what the person did, or why that is not known.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
/// Takes what the person does; `nil` if the app may not know it.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// Tells what the person who carries the device does: what a script says (`motion activity` and `motion walk` of docs/script.md), and until then, to be
/// stationary.
///
/// The person is asked first whether the app may know it; an app that does not say why in its property list (`NSMotionUsageDescription`) is ended. See
/// https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    private let updates = DiaryFollower()

    /// A manager that tells of nothing yet.
    public override init() { super.init() }

    /// Whether the device knows what the person does: it does.
    open class func isActivityAvailable() -> Bool { true }
    /// Whether the app may know how the person moves.
    open class func authorizationStatus() -> CMAuthorizationStatus { .current }

    // @objc(queryActivityStartingFromDate:toDate:toQueue:withHandler:)
    /// Tells once what the person did between two dates: what they were doing at the first one, and what they began with until the second one.
    /// `CMErrorMotionActivityNotAuthorized` if the app may not know it.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        let telling = Telling(queue, handler)
        guard start <= end else { return telling.fail(CMErrorInvalidParameter) }
        CMAuthorizationStatus.request { isAllowed in
            guard isAllowed else { return telling.fail(CMErrorMotionActivityNotAuthorized) }
            let last = min(MotionSource.time(of: end), CACurrentMediaTime())
            let entries = MotionSource.shared.person.activities(from: MotionSource.time(of: start), until: last)
            telling.tell(entries.map { Self.activity($0, at: $0.began, earliest: start) })
        }
    }

    // @objc(startActivityUpdatesToQueue:withHandler:)
    /// Tells what the person does, and whenever that changes.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        let telling = Telling(queue) { (activity: CMMotionActivity?, _) in handler(activity) }
        let (told, beginning) = (Told(), MotionSource.date(at: CACurrentMediaTime()))
        updates.begin(refused: { telling.fail(CMErrorMotionActivityNotAuthorized) }) { now in
            let entries = MotionSource.shared.person.activities(from: told.time ?? now, until: now)
            for entry in entries where entry != told.entry {
                telling.tell(Self.activity(entry, at: told.entry == nil ? now : entry.began, earliest: beginning))
                told.entry = entry
            }
            told.time = now
        }
    }

    /// Ends that.
    open func stopActivityUpdates() { updates.end() }

    /// What goes on from time immemorial begins with the question.
    private static func activity(_ entry: PersonDiary.Entry, at time: Double, earliest: Date) -> CMMotionActivity {
        let hasBegun = entry.began.isFinite
        return CMMotionActivity(
            entry.activity, from: hasBegun ? MotionSource.date(at: entry.began) : earliest,
            at: time.isFinite ? time : MotionSource.time(of: earliest))
    }

    /// Until when a handler was told, and what last. Followed on the main thread only.
    private final class Told: @unchecked Sendable {
        var time: Double?
        var entry: PersonDiary.Entry?
    }
}
