import Foundation

/// How well a magnetic field is known. See https://developer.apple.com/documentation/coremotion/cmmagneticfieldcalibrationaccuracy.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}

/// A magnetic field without the device's own. See https://developer.apple.com/documentation/coremotion/cmcalibratedmagneticfield.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How well it is known.
    public var accuracy: CMMagneticFieldCalibrationAccuracy

    /// None, uncalibrated.
    public init() { (field, accuracy) = (CMMagneticField(), .uncalibrated) }
    /// Creates it from its parts.
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) { (self.field, self.accuracy) = (field, accuracy) }
}
