import Foundation
import QuartzCore

/// Takes how far somebody went, or why that is not known.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Takes that somebody began to walk or ceased to, or why that is not known.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps and floors of the person who carries the device, as a script says that they are taken (`motion walk`, `motion climb` of
/// docs/script.md), from the app's launch on.
///
/// The person is asked first whether the app may know it; an app that does not say why in its property list (`NSMotionUsageDescription`) is ended. Who
/// may not know it gets `CMErrorMotionActivityNotAuthorized`. Handlers are called on a queue of the system's, one after the other. See
/// https://developer.apple.com/documentation/coremotion/cmpedometer.
open class CMPedometer: NSObject, @unchecked Sendable {
    private let queue = OperationQueue.serial(named: "CMPedometer")
    private let updates = DiaryFollower()
    private let events = DiaryFollower()

    /// A pedometer that tells of nothing yet.
    public override init() { super.init() }

    /// Whether the device counts steps: it does.
    open class func isStepCountingAvailable() -> Bool { true }
    /// Whether it knows how far they lead: it does.
    open class func isDistanceAvailable() -> Bool { true }
    /// Whether it counts floors: it does.
    open class func isFloorCountingAvailable() -> Bool { true }
    /// Whether it knows how fast somebody walks: it does.
    open class func isPaceAvailable() -> Bool { true }
    /// Whether it knows how fast steps follow each other: it does.
    open class func isCadenceAvailable() -> Bool { true }
    /// Whether it tells when walking begins and ends: it does.
    open class func isPedometerEventTrackingAvailable() -> Bool { true }
    /// Whether the app may know how the person moves.
    open class func authorizationStatus() -> CMAuthorizationStatus { .current }

    // @objc(queryPedometerDataFromDate:toDate:withHandler:)
    /// Tells once how far the person went between two dates.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        let telling = Telling(queue, handler)
        guard start <= end else { return telling.fail(CMErrorInvalidParameter) }
        CMAuthorizationStatus.request { isAllowed in
            guard isAllowed else { return telling.fail(CMErrorMotionActivityNotAuthorized) }
            telling.tell(CMPedometerData(from: start, to: end, now: CACurrentMediaTime(), isCurrent: false))
        }
    }

    // @objc(startPedometerUpdatesFromDate:withHandler:)
    /// Tells how far the person went since a date: at first, each second while they walk or climb, and when they cease to.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        let telling = Telling(queue, handler)
        let told = Told()
        updates.begin(refused: { telling.fail(CMErrorMotionActivityNotAuthorized) }) { now in
            let data = CMPedometerData(from: start, to: max(start, MotionSource.date(at: now)), now: now, isCurrent: true)
            guard !data.isSame(as: told.data) else { return }
            told.data = data
            telling.tell(data)
        }
    }

    // @objc(stopPedometerUpdates)
    /// Ends that.
    open func stopUpdates() { updates.end() }

    // @objc(startPedometerEventUpdatesWithHandler:)
    /// Tells when the person begins to walk, and ceases to, from now on.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        let telling = Telling(queue, handler)
        let told = Told()
        told.time = CACurrentMediaTime()
        told.isWalking = MotionSource.shared.person.cadence(at: told.time) != nil
        events.begin(refused: { telling.fail(CMErrorMotionActivityNotAuthorized) }) { now in
            let changes = MotionSource.shared.person.changesOfWalking(from: told.time, until: now)
            for change in changes where change.isWalking != told.isWalking {
                told.isWalking = change.isWalking
                telling.tell(CMPedometerEvent(change.isWalking ? .resume : .pause, at: MotionSource.date(at: change.time)))
            }
            told.time = now
        }
    }

    // @objc(stopPedometerEventUpdates)
    /// Ends that.
    open func stopEventUpdates() { events.end() }

    /// What a handler was told last. Followed on the main thread only.
    private final class Told: @unchecked Sendable {
        var data: CMPedometerData?
        var time = 0.0
        var isWalking = false
    }
}
