import Foundation

/// The numbers between two. See https://developer.apple.com/documentation/spritekit/skrange.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
    /// The least.
    open var lowerLimit: CGFloat
    /// The greatest.
    open var upperLimit: CGFloat

    // @objc(initWithLowerLimit:upperLimit:)
    /// Creates a range between two numbers.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        (lowerLimit, upperLimit) = (lower, upper)
        super.init()
    }

    // @objc(rangeWithValue:variance:)
    /// Creates a range around a number.
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
    // @objc(rangeWithConstantValue:)
    /// Creates a range of one number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    // @objc(rangeWithLowerLimit:)
    /// Creates a range of all numbers from one on.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    // @objc(rangeWithUpperLimit:)
    /// Creates a range of all numbers up to one.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    // @objc(rangeWithNoLimits)
    /// The range of all numbers.
    public class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

    /// The range's number that is nearest to another one.
    func nearest(to value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }

    /// A range of the same limits.
    open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }
}
