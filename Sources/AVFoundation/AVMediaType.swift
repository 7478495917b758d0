import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The kind's four letters.
    public let rawValue: String
    /// Creates a kind from its letters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Moving pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Closed captions.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Time codes.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// What is known of other media.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Several kinds in one.
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// Distances.
    public static let depthData = AVMediaType(rawValue: "dpth")
}

/// How a picture is fitted into a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The fit's name.
    public let rawValue: String
    /// Creates a fit from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whole, in its own proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// In its own proportions, so that it fills the layer; what is over is cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched to the layer.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// How a picture is turned: where the home button would be while it is upright.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// Below.
    case portrait = 1
    /// Above.
    case portraitUpsideDown = 2
    /// On the right: the camera's own way.
    case landscapeRight = 3
    /// On the left.
    case landscapeLeft = 4
}

/// Whether an app may use a kind of media.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// It must not, and the user cannot allow it.
    case restricted = 1
    /// The user refused.
    case denied = 2
    /// It may.
    case authorized = 3
}
