import Foundation

/// How large the items of a Mac's toolbar are. See https://developer.apple.com/documentation/uikit/uinstoolbaritempresentationsize.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// In no such toolbar.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Small.
    case small = 1
    /// Large.
    case large = 3
}

/// How large the items of the Mac's toolbar are that a view is in. There are such toolbars on the Mac alone: elsewhere it is unspecified
/// unless an app says otherwise to its own views.
/// Source: <https://developer.apple.com/documentation/uikit/uitraittoolbaritempresentationsize-swift.struct>
public enum UITraitToolbarItemPresentationSize: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UINSToolbarItemPresentationSize> { \.toolbarItemPresentationSize }
}

extension UITraitCollection {
    // @objc(traitCollectionWithToolbarItemPresentationSize:)
    /// Creates a collection with just this trait.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(mutations: { $0.toolbarItemPresentationSize = toolbarItemPresentationSize })
    }
    /// How large the items of the Mac's toolbar are that something is in.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
}

extension UIMutableTraits {
    /// How large the items of the Mac's toolbar are that something is in.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
}
