/// Names the views and modifiers that Xcode's library offers. What runs an app does not ask for them. See
/// https://developer.apple.com/documentation/developertoolssupport/librarycontentprovider.
public protocol LibraryContentProvider {
    /// What a modifier is shown with.
    associatedtype ModifierContentBase = Any
    /// The views.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// The modifiers, applied to something.
    @LibraryContentBuilder func modifiers(base: ModifierContentBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// There are none.
    public var views: [LibraryItem] { [] }
    /// There are none.
    public func modifiers(base: ModifierContentBase) -> [LibraryItem] { [] }
}

/// A view or modifier of Xcode's library. See https://developer.apple.com/documentation/developertoolssupport/libraryitem.
public struct LibraryItem {
    /// Where Xcode's library shows it.
    public struct Category: Sendable {
        let name: String
        /// What has an effect.
        public static let effect = Category(name: "effect")
        /// What lays out.
        public static let layout = Category(name: "layout")
        /// What a person acts on.
        public static let control = Category(name: "control")
        /// Anything else.
        public static let other = Category(name: "other")
    }

    /// Creates an item of an example, which is written into the source.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: LibraryItem.Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Makes a list of a library's items. See https://developer.apple.com/documentation/developertoolssupport/librarycontentbuilder.
@resultBuilder
public enum LibraryContentBuilder {
    /// An item.
    public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
    /// An item that has an example of a type, of any.
    public static func buildExpression<T>(_ expression: T) -> [LibraryItem] { [LibraryItem(expression)] }
    /// All items.
    public static func buildBlock(_ components: [LibraryItem]...) -> [LibraryItem] { components.flatMap { $0 } }
}
