import Foundation

/// What one app hands to another's extension: a text, and items that are attached to it.
///
/// See https://developer.apple.com/documentation/foundation/nsextensionitem.
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
    /// Items that are attached.
    open var attachments: [NSItemProvider]?
    /// What it is called.
    open var attributedTitle: NSAttributedString?
    /// Its text.
    open var attributedContentText: NSAttributedString?
    /// All of it by keys.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an item of nothing yet.
    public override init() { super.init() }

    /// A copy, with the same items attached.
    open override func copy() -> Any { copy(with: nil) }

    /// A copy, with the same items attached.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        (copy.attachments, copy.attributedTitle) = (attachments, attributedTitle)
        (copy.attributedContentText, copy.userInfo) = (attributedContentText, userInfo)
        return copy
    }

    /// Yes.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the texts; what is attached stays with the app.
    open func encode(with coder: NSCoder) {
        coder.encode(attributedTitle, forKey: "title")
        coder.encode(attributedContentText, forKey: "text")
    }

    /// Reads the texts.
    public required init?(coder: NSCoder) {
        super.init()
        attributedTitle = coder.decodeObject(of: NSAttributedString.self, forKey: "title")
        attributedContentText = coder.decodeObject(of: NSAttributedString.self, forKey: "text")
    }
}
