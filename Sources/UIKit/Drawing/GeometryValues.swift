import Foundation
import QuartzCore

// Foundation holds points, sizes and rectangles by itself. Other geometry it holds as arrays of numbers: it knows of no structures.

extension NSValue {
    private convenience init<T>(numbersOf value: T) {
        let bytes = withUnsafeBytes(of: value) { Array($0) }
        self.init(bytes: bytes, objCType: "[\(MemoryLayout<T>.size / MemoryLayout<Double>.size)d]")
    }

    /// The value, if that is what is held; as many numbers of another meaning are taken for it too.
    private func numbers<T>(_ type: T.Type) -> T? {
        guard String(cString: objCType) == "[\(MemoryLayout<T>.size / MemoryLayout<Double>.size)d]" else { return nil }
        return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            getValue(UnsafeMutableRawPointer(buffer.baseAddress!))
            return buffer.moveElement(from: 0)
        }
    }

    /// Whether one of Foundation's own structures is held; its own accessors abort on others.
    private func holds(_ structure: String) -> Bool { String(cString: objCType).hasPrefix("{\(structure)=") }

    /// Creates an object that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates an object that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates an object that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates an object that holds a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbersOf: vector) }
    /// Creates an object that holds a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(numbersOf: transform) }
    /// Creates an object that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(numbersOf: insets) }
    /// Creates an object that holds directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(numbersOf: insets) }
    /// Creates an object that holds an offset.
    public convenience init(uiOffset insets: UIOffset) { self.init(numbersOf: insets) }
    /// Creates an object that holds a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(numbersOf: transform) }

    /// The point that is held; zero if it is none.
    public var cgPointValue: CGPoint { holds("CGPoint") ? pointValue : .zero }
    /// The size that is held; zero if it is none.
    public var cgSizeValue: CGSize { holds("CGSize") ? sizeValue : .zero }
    /// The rectangle that is held; zero if it is none.
    public var cgRectValue: CGRect { holds("CGRect") ? rectValue : .zero }
    /// The vector that is held; zero if it is none.
    public var cgVectorValue: CGVector { numbers(CGVector.self) ?? .zero }
    /// The transform that is held; the identity if it is none.
    public var cgAffineTransformValue: CGAffineTransform { numbers(CGAffineTransform.self) ?? .identity }
    /// The insets that are held; zero if they are none.
    public var uiEdgeInsetsValue: UIEdgeInsets { numbers(UIEdgeInsets.self) ?? .zero }
    /// The directional insets that are held; zero if they are none.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { numbers(NSDirectionalEdgeInsets.self) ?? .zero }
    /// The offset that is held; zero if it is none.
    public var uiOffsetValue: UIOffset { numbers(UIOffset.self) ?? .zero }
    /// The transform in space that is held; the identity if it is none.
    public var caTransform3DValue: CATransform3D { numbers(CATransform3D.self) ?? CATransform3DIdentity }
}

/// Lets animations take transforms as the objects they are held by.
extension NSValue: TransformBoxing {
    package var boxedTransform: CATransform3D? {
        numbers(CATransform3D.self) ?? numbers(CGAffineTransform.self).map { CATransform3DMakeAffineTransform($0) }
    }
}
