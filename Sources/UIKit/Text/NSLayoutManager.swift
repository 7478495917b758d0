import Foundation

/// Places the glyphs of a text in containers: what of it a text view's text can be told.
/// See https://developer.apple.com/documentation/uikit/nslayoutmanager.
open class NSLayoutManager: NSObject {
    /// Whether lines are as far apart as their fonts wish. `true` to begin with.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { for container in textContainers { container.changed() } } }
    }
    /// The containers that text is laid out in.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Creates a layout manager without containers.
    public override init() { super.init() }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        container.changed()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        container.layoutManager = nil
        container.changed()
    }
}
