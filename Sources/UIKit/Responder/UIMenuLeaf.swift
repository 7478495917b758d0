import Foundation

/// An element of a menu that does something. See https://developer.apple.com/documentation/uikit/uimenuleaf.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The element's name for people.
    var title: String { get set }
    /// What the element does, for people, where its keys are shown.
    var discoverabilityTitle: String? { get set }
    /// The element's image.
    var image: UIImage? { get set }
    /// The element's image while it is marked; the other one, if it has none.
    var selectedImage: UIImage? { get set }
    /// Whether it can be chosen, and how it looks.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether it is marked.
    var state: UIMenuElement.State { get set }
    /// What has it done, while it is being done: a control, a bar button, a menu.
    var sender: Any? { get }
    // @objc(performWithSender:target:)
    /// Does what the element does.
    ///
    /// - Parameters:
    ///   - sender: what has it done.
    ///   - target: who performs a command; `nil` for whoever of the responder chain does. Actions have none.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
    /// The mark of an element that can have one.
    package var shownState: State {
        get { (self as? any UIMenuLeaf)?.state ?? .off }
        set { (self as? any UIMenuLeaf)?.state = newValue }
    }

    /// Whether an element can be chosen, and how it looks.
    package var shownAttributes: Attributes {
        if let menu = self as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
        return (self as? any UIMenuLeaf)?.attributes ?? []
    }

    /// The image as the element is marked now.
    package var shownImage: UIImage? {
        guard shownState == .on, let selected = (self as? any UIMenuLeaf)?.selectedImage else { return image }
        return selected
    }
}
