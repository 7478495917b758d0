import Foundation

/// The domain of this framework's errors.
public let kCLErrorDomain = "kCLErrorDomain"
/// The region that is monitored instead of one that is too big.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// What goes wrong with places. See https://developer.apple.com/documentation/corelocation/clerror.
public struct CLError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The place is not known now, and may be later.
        case locationUnknown
        /// The app may not know it.
        case denied
        /// There is no network, or nothing that answers.
        case network
        /// The heading is not known.
        case headingFailure
        /// The app may not watch regions.
        case regionMonitoringDenied
        /// This region cannot be watched.
        case regionMonitoringFailure
        /// The region is not watched yet.
        case regionMonitoringSetupDelayed
        /// Events of the region come late.
        case regionMonitoringResponseDelayed
        /// There is no such place.
        case geocodeFoundNoResult
        /// There is a part of it.
        case geocodeFoundPartialResult
        /// The question was taken back.
        case geocodeCanceled
        /// Updates cannot be deferred.
        case deferredFailed
        /// Nothing is updated that could be deferred.
        case deferredNotUpdatingLocation
        /// They are not exact enough to be deferred.
        case deferredAccuracyTooLow
        /// They are filtered, and not deferred.
        case deferredDistanceFiltered
        /// Deferring them was taken back.
        case deferredCanceled
        /// Beacons cannot be heard.
        case rangingUnavailable
        /// Hearing beacons failed.
        case rangingFailure
        /// The person did not allow it.
        case promptDeclined
        /// Earlier places are not known.
        case historicalLocationError

        /// Whether an error is that.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// An error.
    public init(_ code: Code) { self.code = code }

    /// `kCLErrorDomain`.
    public static var errorDomain: String { kCLErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)" }
    /// What is known besides. It is nothing.
    public var errorUserInfo: [String: Any] { [:] }
    /// What is known besides.
    public var userInfo: [String: Any] { errorUserInfo }

    /// The place is not known now, and may be later.
    public static var locationUnknown: Code { .locationUnknown }
    /// The app may not know it.
    public static var denied: Code { .denied }
    /// There is no network, or nothing that answers.
    public static var network: Code { .network }
    /// The heading is not known.
    public static var headingFailure: Code { .headingFailure }
    /// The app may not watch regions.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// This region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// The region is not watched yet.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Events of the region come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// There is no such place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// There is a part of it.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The question was taken back.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Updates cannot be deferred.
    public static var deferredFailed: Code { .deferredFailed }
    /// Nothing is updated that could be deferred.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// They are not exact enough to be deferred.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// They are filtered, and not deferred.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Deferring them was taken back.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Beacons cannot be heard.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Hearing beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The person did not allow it.
    public static var promptDeclined: Code { .promptDeclined }
    /// Earlier places are not known.
    public static var historicalLocationError: Code { .historicalLocationError }
}
