import CoreTransferable
import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel())
    }
    /// Creates a button with a title that shares a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// Creates a button with a title that shares a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel(Text(title)))
    }
    /// Creates a button with a title that shares a text.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel(title))
    }
    /// Creates a button that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel())
    }
    /// Creates a button with a title that shares an address.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// Creates a button with a title that shares an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel(Text(title)))
    }
    /// Creates a button with a title that shares an address.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(sharing: [SharedThing(item)], subject, message, DefaultShareLinkLabel(title))
    }
    /// Creates a button that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel())
    }
    /// Creates a button with a title that shares texts.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// Creates a button with a title that shares texts.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel(Text(title)))
    }
    /// Creates a button with a title that shares texts.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel(title))
    }
    /// Creates a button that shares addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel())
    }
    /// Creates a button with a title that shares addresses.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// Creates a button with a title that shares addresses.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel(Text(title)))
    }
    /// Creates a button with a title that shares addresses.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button with a view as its label that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> {
        self.init(sharing: [SharedThing(item)], subject, message, label())
    }
    /// Creates a button with a view as its label that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL> {
        self.init(sharing: [SharedThing(item)], subject, message, label())
    }
    /// Creates a button with a view as its label that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data.Element == String {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, label())
    }
    /// Creates a button with a view as its label that shares addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data.Element == URL {
        self.init(sharing: items.map { SharedThing($0) }, subject, message, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button that shares a value, with a preview.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init(sharing: [SharedThing(item, preview)], subject, message, DefaultShareLinkLabel())
    }
    /// Creates a button with a title that shares a value, with a preview.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [SharedThing(item, preview)], subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// Creates a button with a title that shares a value, with a preview.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [SharedThing(item, preview)], subject, message, DefaultShareLinkLabel(Text(title)))
    }
    /// Creates a button with a title that shares a value, with a preview.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [SharedThing(item, preview)], subject, message, DefaultShareLinkLabel(title))
    }
    /// Creates a button that shares values, with a preview of each.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(sharing: items.map { SharedThing($0, preview($0)) }, subject, message, DefaultShareLinkLabel())
    }
    /// Creates a button with a title that shares values, with a preview of each.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(sharing: items.map { SharedThing($0, preview($0)) }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// Creates a button with a title that shares values, with a preview of each.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(sharing: items.map { SharedThing($0, preview($0)) }, subject, message, DefaultShareLinkLabel(Text(title)))
    }
    /// Creates a button with a title that shares values, with a preview of each.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(sharing: items.map { SharedThing($0, preview($0)) }, subject, message, DefaultShareLinkLabel(title))
    }
}

extension ShareLink {
    /// Creates a button with a view as its label that shares a value, with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [SharedThing(item, preview)], subject, message, label())
    }
    /// Creates a button with a view as its label that shares values, with a preview of each.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(sharing: items.map { SharedThing($0, preview($0)) }, subject, message, label())
    }
}
