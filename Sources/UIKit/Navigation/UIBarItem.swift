import Foundation

/// The base of what bars show. See https://developer.apple.com/documentation/uikit/uibaritem.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject, @preconcurrency NSCoding, UIAppearanceContainer {
    /// Called when the item looks different.
    package var onChange: (() -> Void)?

    /// Creates an item.
    public override init() { super.init() }

    /// Creates an item from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decodeInterface(into: self, as: UIBarItem.self)
    }

    /// Keeps the item in an archive by keys: what its properties say.
    open func encode(with coder: NSCoder) { ViewArchive.encodeProperties(of: self, coder) }

    // appearance
    /// The item's name for people.
    open var title: String? { didSet { onChange?() } }
    /// The item's image.
    open var image: UIImage? { didSet { onChange?() } }
    /// The image in landscape, where bars are low.
    open var landscapeImagePhone: UIImage? { didSet { onChange?() } }
    // appearance
    /// Insets of the image.
    open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }
    // appearance
    /// Insets of the image for landscape, where bars are low.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { onChange?() } }
    /// The image that is shown large while a finger stays on the item and text is very large; `image`, where there is none.
    /// See https://developer.apple.com/documentation/uikit/uibaritem/largecontentsizeimage.
    open var largeContentSizeImage: UIImage?
    /// By how much that image is moved from its place there, in points.
    /// See https://developer.apple.com/documentation/uikit/uibaritem/largecontentsizeimageinsets.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Whether the item can be chosen.
    open var isEnabled = true { didSet { onChange?() } }
    /// A number that the app gives an item, to find it again.
    open var tag = 0

    // appearance
    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// What appearance proxies gave the item.
    var appearanceGiven: [String: Any?] = [:]

    /// Sets the look of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        onChange?()
    }

    /// The look of the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}

extension UIBarItem: UIAccessibilityIdentification {}

extension UIBarItem: ArchiveDecoding {
    package func decodeArchive(_ coder: NSCoder, as cls: AnyClass) {
        ViewArchive.decodeProperties(of: self, cls, coder)
        if cls == UIBarButtonItem.self { (self as? UIBarButtonItem)?.takeArchived(coder) }
    }
}
