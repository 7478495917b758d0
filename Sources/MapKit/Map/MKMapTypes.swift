import CoreLocation
import Foundation

/// How a map looks. See https://developer.apple.com/documentation/mapkit/mkmaptype.
///
/// There are no pictures from above: the satellite's looks are the same outlines in other colours.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows the person. See https://developer.apple.com/documentation/mapkit/mkusertrackingmode.
public enum MKUserTrackingMode: Int, Sendable {
    case none, follow, followWithHeading
}

/// What overlays are drawn above. See https://developer.apple.com/documentation/mapkit/mkoverlaylevel.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads, aboveLabels
}

/// When something that may be shown or not is shown. See https://developer.apple.com/documentation/mapkit/mkfeaturevisibility.
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive, hidden, visible
}

/// How dear an annotation's place on the screen is. See https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public var rawValue: Float
    /// A priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It is always shown.
    public static let required = MKFeatureDisplayPriority(1000)
    /// It is hidden late.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// It is hidden early.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The domain of this framework's errors.
public let MKErrorDomain = "MKErrorDomain"

/// What goes wrong with maps. See https://developer.apple.com/documentation/mapkit/mkerror.
public struct MKError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public enum Code: UInt, Sendable {
        case unknown = 1
        /// Nothing answers.
        case serverFailure
        /// Too much was asked.
        case loadingThrottled
        /// There is no such place.
        case placemarkNotFound
        /// There is no such way.
        case directionsNotFound
        /// What was read is none.
        case decodingFailed

        /// Whether an error is that.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
    }

    /// What went wrong.
    public let code: Code
    /// What exactly, for developers.
    private let reason: String?
    /// An error.
    public init(_ code: Code) { self.init(code, reason: nil) }
    init(_ code: Code, reason: String?) { (self.code, self.reason) = (code, reason) }
    /// `MKErrorDomain`.
    public static var errorDomain: String { MKErrorDomain }
    /// The code's number.
    public var errorCode: Int { Int(code.rawValue) }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(MKErrorDomain) error \(code.rawValue).)" }
    /// What is known besides: for what could not be decoded, what is wrong where.
    public var errorUserInfo: [String: Any] { reason.map { [NSDebugDescriptionErrorKey: $0] } ?? [:] }

    /// Something else.
    public static var unknown: Code { .unknown }
    /// Nothing answers.
    public static var serverFailure: Code { .serverFailure }
    /// Too much was asked.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// There is no such place.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// There is no such way.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// What was read is none.
    public static var decodingFailed: Code { .decodingFailed }
}
