import Foundation

/// Something that is searched for beside the text, such as a filter. See https://developer.apple.com/documentation/uikit/uisearchtoken.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the app means by the token.
    open var representedObject: Any?

    /// Creates a token that is seen as an image, if there is one, and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}
