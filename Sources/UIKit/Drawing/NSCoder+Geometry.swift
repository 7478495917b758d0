import Foundation

extension NSCoder {
    /// Writes a point.
    public func encode(_ point: CGPoint, forKey key: String) { encode(NSCoder.string(for: point) as NSString, forKey: key) }
    /// Writes a size.
    public func encode(_ size: CGSize, forKey key: String) { encode(NSCoder.string(for: size) as NSString, forKey: key) }
    /// Writes a rectangle.
    public func encode(_ rect: CGRect, forKey key: String) { encode(NSCoder.string(for: rect) as NSString, forKey: key) }
    /// Writes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform) as NSString, forKey: key)
    }
    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets) as NSString, forKey: key) }

    private func text(_ key: String) -> String { decodeObject(of: NSString.self, forKey: key) as String? ?? "" }

    /// Reads a point; zero where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
    /// Reads a size; zero where there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
    /// Reads a rectangle; zero where there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
    /// Reads a transform; the identity where there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        containsValue(forKey: key) ? NSCoder.cgAffineTransform(for: text(key)) : .identity
    }
    /// Reads insets; zero where there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
}
