import UIKit

/// A button that shares something. See https://developer.apple.com/documentation/swiftui/sharelink.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    let items: [Any]
    let message: Text?
    let label: Label
    @State private var handle = ItemHandle()
    @Environment(\.self) private var environment

    private init(sharing items: [Any], _ subject: Text?, _ message: Text?, _ label: Label) {
        (self.items, self.subject, self.message, self.label) = (items, subject, message, label)
    }
    let subject: Text?

    /// The button.
    public var body: some View {
        Button {
            share()
        } label: {
            label
        }
        .modifier(ItemHandleModifier(handle: handle))
    }

    private func share() {
        guard let node = handle.item?.node, let presenter = node.presenter else { return }
        var shared = items
        if let message { shared.append(message.plainString(in: environment)) }
        let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
        sheet.title = subject?.plainString(in: environment)
        sheet.popoverPresentationController?.sourceView = handle.item?.placedView
        presenter.present(sheet, animated: true)
    }
}

/// "Share" with a symbol. See https://developer.apple.com/documentation/swiftui/defaultsharelinklabel.
public struct DefaultShareLinkLabel: View {
    let title: Text
    /// The title and the symbol.
    public var body: some View {
        SwiftUI.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    /// Creates a button that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(sharing: [item], subject, message, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a button with a title that shares an address.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(sharing: [item], subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button with a title that shares an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(sharing: [item], subject, message, DefaultShareLinkLabel(title: Text(title)))
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    /// Creates a button that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(sharing: [item], subject, message, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a button with a title that shares a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(sharing: [item], subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button with a title that shares a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(sharing: [item], subject, message, DefaultShareLinkLabel(title: Text(title)))
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Creates a button that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(sharing: [item], subject, message, label())
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Creates a button that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(sharing: [item], subject, message, label())
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Creates a button that shares addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(sharing: Array(items), subject, message, label())
    }
    /// Creates a button that shares addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel {
        self.init(sharing: Array(items), subject, message, DefaultShareLinkLabel(title: Text("Share…")))
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Creates a button that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(sharing: Array(items), subject, message, label())
    }
    /// Creates a button that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel {
        self.init(sharing: Array(items), subject, message, DefaultShareLinkLabel(title: Text("Share…")))
    }
}

/// The item of a view that presents something.
@MainActor
final class ItemHandle {
    weak var item: LayoutItem?
    nonisolated init() {}
}

struct ItemHandleModifier: ItemModifier {
    let handle: ItemHandle
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> WrapperItem { WrapperItem(content, node) }
    func update(_ item: WrapperItem) { handle.item = item }
}
