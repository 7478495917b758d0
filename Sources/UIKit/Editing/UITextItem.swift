import Foundation

/// Something in a text that a person can tap or press: a link, an attachment, or what an app has tagged. See
/// https://developer.apple.com/documentation/uikit/uitextitem.
///
/// Text views tell their delegates of items while the text is not being edited.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What an item is. See https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum.
    public enum Content {
        /// A link, also one that was detected.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`, whose value this is.
        case tag(String)
    }

    /// What the item is.
    public let content: Content
    /// Where the item is in the text, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}

extension UITextItem {
    /// The menu of an item, and what is shown beside it. See https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        /// What is shown beside a menu. See https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration/preview.
        public enum Preview {
            /// The item itself.
            case `default`
            /// A view, in its size.
            case view(UIView)
        }

        let preview: Preview?
        let menu: UIMenu

        /// Creates a configuration; for a preview of `nil` the menu is shown by itself.
        public init(preview: UITextItem.MenuConfiguration.Preview? = .default, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
            super.init()
        }
    }
}
