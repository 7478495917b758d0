import CoreGraphics
import Foundation

// UIKit's string forms of geometry: numbers in braces, as `%.17g` writes them.

private func text(_ values: CGFloat...) -> String {
    values.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
}

/// All numbers of a string, in order, whatever separates them; `nil` unless there are exactly `count`.
private func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { !("0"..."9" ~= $0 || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" || $0 == "E") }
    let values = parts.compactMap { Double($0) }
    return values.count == count && parts.count == count ? values.map { CGFloat($0) } : nil
}

extension NSCoder {
    /// The string form of a point: `{x, y}`.
    public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
    /// The string form of a vector: `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { "{\(text(vector.dx)), \(text(vector.dy))}" }
    /// The string form of a size: `{width, height}`.
    public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
    /// The string form of a rectangle: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// The string form of insets: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(text(insets.top, insets.left, insets.bottom, insets.right))}"
    }
    /// The string form of directional insets: `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        "{\(text(insets.top, insets.leading, insets.bottom, insets.trailing))}"
    }
    /// The string form of an offset: `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { "{\(text(offset.horizontal, offset.vertical))}" }
    /// The string form of a transform: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(text(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty))]"
    }

    /// The point a string stands for; zero if it does not stand for one.
    public class func cgPoint(for string: String) -> CGPoint { numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
    /// The vector a string stands for; zero if it does not stand for one.
    public class func cgVector(for string: String) -> CGVector { numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    /// The size a string stands for; zero if it does not stand for one.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle a string stands for; zero if it does not stand for one.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The insets a string stands for; zero if it does not stand for any.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The directional insets a string stands for; zero if it does not stand for any.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    /// The offset a string stands for; zero if it does not stand for one.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// The transform a string stands for; the identity if it does not stand for one.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }
}

/// Returns the string form of a point.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns the string form of a size.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns the string form of a rectangle.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns the string form of a transform.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
/// Returns the string form of insets.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// Returns the point a string stands for.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size a string stands for.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle a string stands for.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Returns the insets a string stands for.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
/// Returns the transform a string stands for.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: string) }
