import Foundation

/// What kind of list a view is in. See https://developer.apple.com/documentation/uikit/uilistenvironment.
public enum UIListEnvironment: Int, Sendable {
    /// Nobody has said.
    case unspecified = 0
    /// In no list.
    case none = 1
    /// In a plain list.
    case plain = 2
    /// In a list whose sections stand apart.
    case grouped = 3
    /// In a list whose sections are rounded cards.
    case insetGrouped = 4
    /// In a sidebar.
    case sidebar = 5
    /// In a sidebar that looks plain.
    case sidebarPlain = 6
}

/// The kind of list that a view is in: tables and lists of collection views say it to their cells, headers and footers.
/// Source: <https://developer.apple.com/documentation/uikit/uitraitlistenvironment-swift.struct>
public enum UITraitListEnvironment: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIListEnvironment { .unspecified }
    static var path: WritableKeyPath<UITraitCollection.Values, UIListEnvironment> { \.listEnvironment }
}

extension UITraitCollection {
    // @objc(traitCollectionWithListEnvironment:)
    /// Creates a collection with just this trait.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(mutations: { $0.listEnvironment = listEnvironment })
    }
    /// The kind of list that something is in.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }
}

extension UIMutableTraits {
    /// The kind of list that something is in.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
