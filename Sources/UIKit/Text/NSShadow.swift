import Foundation

/// A shadow below text. See https://developer.apple.com/documentation/uikit/nsshadow.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    private let tag = AttributeValueTag()

    /// How far the shadow lies to the right and down, in points.
    open var shadowOffset = CGSize.zero
    /// How blurred the shadow is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's `UIColor`; `nil` for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow of no offset and no blur, black with an alpha of a third.
    public override init() { super.init() }

    /// Creates a shadow from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = coder.decodeSizeNumbers(forKey: "shadowOffset") ?? .zero
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "shadowBlurRadius"))
        shadowColor = coder.containsValue(forKey: "shadowColor") ? coder.decodeObject(of: UIColor.self, forKey: "shadowColor") : nil
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the shadow to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(numbers: [shadowOffset.width, shadowOffset.height], forKey: "shadowOffset")
        coder.encode(Double(shadowBlurRadius), forKey: "shadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "shadowColor") }
    }

    /// A shadow that does not change when this one does.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && (other.shadowColor as? NSObject) == (shadowColor as? NSObject)
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
