import Foundation

/// The base of what a menu or a bar can show. See https://developer.apple.com/documentation/uikit/uimenuelement.
@preconcurrency @MainActor
open class UIMenuElement: AccessibleObject, UIAccessibilityIdentification, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Whether an element can be chosen, and how it looks.
    public struct Attributes: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates attributes from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Choosing it destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing it leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is marked.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// The element's name for people.
    open var title: String
    /// The element's image.
    open var image: UIImage?
    /// More about the element.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// Creates an element from an archive.
    public required init?(coder: NSCoder) {
        title = coder.decodeText("title") ?? ""
        image = coder.containsValue(forKey: "image") ? coder.decodeObject(of: UIImage.self, forKey: "image") : nil
        subtitle = coder.decodeText("subtitle")
        super.init()
    }

    /// Archives are safe to decode.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// Writes the element to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "title")
        if let image { coder.encode(image, forKey: "image") }
        if let subtitle { coder.encode(subtitle as NSString, forKey: "subtitle") }
    }

    /// Another element like this one; the element itself where its class is none of UIKit's, which nobody else can make.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
