import Foundation

/// Records what the accelerometer measures, fifty times a second, while the app does other things.
///
/// What was recorded is kept for three days, as long as the app's process lives. The person is asked first whether the app may know it; an app that does
/// not say why in its property list (`NSMotionUsageDescription`) is ended. See https://developer.apple.com/documentation/coremotion/cmsensorrecorder.
open class CMSensorRecorder: NSObject, @unchecked Sendable {
    /// A recorder.
    public override init() { super.init() }

    /// Whether the device records: it does.
    open class func isAccelerometerRecordingAvailable() -> Bool { true }
    /// Whether the app may know how the person moves.
    open class func authorizationStatus() -> CMAuthorizationStatus { .current }
    /// Whether the app may know how the person moves.
    @available(iOS, introduced: 9.0, deprecated: 11.0, message: "Use authorizationStatus instead")
    open class func isAuthorizedForRecording() -> Bool { CMAuthorizationStatus.current == .authorized }

    // @objc(recordAccelerometerForDuration:)
    /// Records for so many seconds from now on, twelve hours at most; or longer than is recorded already.
    open func recordAccelerometer(forDuration duration: TimeInterval) {
        CMAuthorizationStatus.request { if $0 { AccelerometerTape.shared.record(for: duration) } }
    }

    // @objc(accelerometerDataFromDate:toDate:)
    /// What was recorded between two dates; `nil` if nothing was, they are more than twelve hours apart, or the app may not know it.
    open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? {
        let span = toDate.timeIntervalSince(fromDate)
        guard CMAuthorizationStatus.current == .authorized, span >= 0, span <= AccelerometerTape.limit else { return nil }
        let parts = AccelerometerTape.shared.parts(from: MotionSource.time(of: fromDate), to: MotionSource.time(of: toDate))
        return parts.isEmpty ? nil : CMSensorDataList(parts)
    }
}
