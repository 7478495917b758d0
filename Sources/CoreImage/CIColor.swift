import CoreGraphics
import Foundation
import UIKit

/// A colour: the screen's values from 0 to 1. See https://developer.apple.com/documentation/coreimage/cicolor.
open class CIColor: NSObject, @unchecked Sendable {
    /// Red.
    public let red: CGFloat
    /// Green.
    public let green: CGFloat
    /// Blue.
    public let blue: CGFloat
    /// How much it covers.
    public let alpha: CGFloat

    /// Creates a colour.
    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) { (red, green, blue, alpha) = (r, g, b, a) }
    /// Creates a colour that covers.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { self.init(red: r, green: g, blue: b, alpha: 1) }
    /// Creates a colour of UIKit's.
    public convenience init(color: UIColor) {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        self.init(red: r, green: g, blue: b, alpha: a)
    }
    /// Creates a colour of Core Graphics'.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    // @objc(blackColor)
    /// Black.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    // @objc(whiteColor)
    /// White.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    // @objc(clearColor)
    /// Clear.
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    // @objc(redColor)
    /// Red.
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    // @objc(greenColor)
    /// Green.
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    // @objc(blueColor)
    /// Blue.
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }

    var pixel: SIMD4<Float> {
        SIMD4(Transfer.light(Float(red)), Transfer.light(Float(green)), Transfer.light(Float(blue)), Float(alpha)).multiplied
    }

    /// Whether two colours are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (other.red, other.green, other.blue, other.alpha) == (red, green, blue, alpha)
    }
    /// The same for the same colour.
    open override var hash: Int { [red, green, blue, alpha].hashValue }
}

/// Some numbers: a point, a rectangle, the factors of a colour. See https://developer.apple.com/documentation/coreimage/civector.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates a vector of numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = Array(UnsafeBufferPointer(start: values, count: count)) }
    private init(_ values: [CGFloat]) { self.values = values }
    /// Creates a vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector of a point.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// Creates a vector of a rectangle: its origin and size.
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

    /// How many numbers there are.
    open var count: Int { values.count }
    /// A number; 0 where there is none.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The first number.
    open var x: CGFloat { value(at: 0) }
    /// The second number.
    open var y: CGFloat { value(at: 1) }
    /// The third number.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Whether two vectors are the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    /// The same for the same vector.
    open override var hash: Int { values.hashValue }
}
