import Foundation

/// A change while a pattern plays. See https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter.
open class CHHapticDynamicParameter: NSObject {
    /// What changes.
    public let parameterID: ID
    /// To how much.
    open var value: Float
    /// When, in seconds from the pattern's beginning.
    open var relativeTime: TimeInterval

    /// A change.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// A change along a curve. See https://developer.apple.com/documentation/corehaptics/chhapticparametercurve.
open class CHHapticParameterCurve: NSObject {
    /// A point of a curve. See https://developer.apple.com/documentation/corehaptics/chhapticparametercurve/controlpoint.
    open class ControlPoint: NSObject {
        /// When, in seconds from the curve's beginning.
        open var relativeTime: TimeInterval
        /// How much there.
        open var value: Float

        /// A point.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }

    /// What changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// When it begins, in seconds from the pattern's beginning.
    open var relativeTime: TimeInterval
    /// The points, between which it changes evenly.
    public let controlPoints: [ControlPoint]

    /// A curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
