import Foundation

/// Frames of reference of attitudes. The z axis of each points up.
///
/// See https://developer.apple.com/documentation/coremotion/cmattitudereferenceframe.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The x axis points anywhere.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    /// The x axis points anywhere, and the magnetometer keeps it there.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    /// The x axis points to the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    /// The x axis points to the true north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)

    /// Whether the x axis points to a north.
    var pointsNorth: Bool { self == .xMagneticNorthZVertical || self == .xTrueNorthZVertical }
}
