import Foundation
import QuartzCore

/// Takes how much higher the device is, or why that is not known.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// Takes how high the device is, or why that is not known.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Tells once a second how high the device is: as a script says that the person goes up and down (`motion climb` of docs/script.md), from the sea's
/// level on.
///
/// The person is asked first whether the app may know it; an app that does not say why in its property list (`NSMotionUsageDescription`) is ended. Who
/// may not know it gets `CMErrorMotionActivityNotAuthorized`. See https://developer.apple.com/documentation/coremotion/cmaltimeter.
open class CMAltimeter: NSObject, @unchecked Sendable {
    private let relative = SensorFeed<CMAltitudeData>(interval: 1)
    private let absolute = SensorFeed<CMAbsoluteAltitudeData>(interval: 1)
    private let (relativeStart, absoluteStart) = (PermittedStart(), PermittedStart())

    /// An altimeter that tells of nothing yet.
    public override init() { super.init() }

    /// Whether the device knows how much higher it is than it was: it does.
    open class func isRelativeAltitudeAvailable() -> Bool { true }
    /// Whether the device knows how high it is: it does.
    open class func isAbsoluteAltitudeAvailable() -> Bool { true }
    /// Whether the app may know how the person moves.
    open class func authorizationStatus() -> CMAuthorizationStatus { .current }

    // @objc(startRelativeAltitudeUpdatesToQueue:withHandler:)
    /// Tells how much higher the device is than now.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        let telling = Telling(queue, handler)
        relativeStart.begin(refused: { telling.fail(CMErrorMotionActivityNotAuthorized) }) { [weak self] in
            let start = MotionSource.shared.person.height(at: CACurrentMediaTime())
            self?.relative.start(for: telling) {
                CMAltitudeData(height: MotionSource.shared.person.height(at: $0), above: start, at: $0)
            }
        }
    }

    /// Ends that.
    open func stopRelativeAltitudeUpdates() {
        relativeStart.end()
        relative.stop()
    }

    // @objc(startAbsoluteAltitudeUpdatesToQueue:withHandler:)
    /// Tells how high the device is.
    open func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler) {
        let telling = Telling(queue, handler)
        absoluteStart.begin(refused: { telling.fail(CMErrorMotionActivityNotAuthorized) }) { [weak self] in
            self?.absolute.start(for: telling) {
                CMAbsoluteAltitudeData(height: MotionSource.shared.person.height(at: $0), at: $0)
            }
        }
    }

    /// Ends that.
    open func stopAbsoluteAltitudeUpdates() {
        absoluteStart.end()
        absolute.stop()
    }
}
