import CoreTransferable
import UIKit

/// A button that shares something. See https://developer.apple.com/documentation/swiftui/sharelink.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>: View
where Data.Element: Transferable {
    let items: [SharedThing]
    let subject: Text?
    let message: Text?
    let label: Label
    @State private var handle = ItemHandle()
    @Environment(\.self) private var environment

    init(sharing items: [SharedThing], _ subject: Text?, _ message: Text?, _ label: Label) {
        (self.items, self.subject, self.message, self.label) = (items, subject, message, label)
    }

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
        guard let presenter = handle.item?.node.presenter else { return }
        let sharing = Sharing(items: items, subject: subject, message: message, environment: environment)
        // What has to be asked for comes a little later, and the sheet with it.
        guard let shared = sharing.known else {
            Task {
                let shared = await sharing.exported()
                if presenter.presentedViewController == nil { present(shared, presenter) }
            }
            return
        }
        present(shared, presenter)
    }

    private func present(_ shared: [Any], _ presenter: UIViewController) {
        let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
        sheet.title = subject?.plainString(in: environment)
        sheet.popoverPresentationController?.sourceView = handle.item?.placedView
        presenter.present(sheet, animated: true)
    }
}

/// "Share" with a symbol. See https://developer.apple.com/documentation/swiftui/defaultsharelinklabel.
public struct DefaultShareLinkLabel: View {
    let title: Text

    init(_ title: Text = Text("Share…")) { self.title = title }

    /// The title and the symbol.
    public var body: some View {
        SwiftUI.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// What a share sheet shows of something before it is shared. See https://developer.apple.com/documentation/swiftui/sharepreview.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    /// Creates a preview with a title, a picture and a small picture.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image: image, icon: icon) }
    /// Creates a preview with a title, a picture and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(Text(title), image: image, icon: icon) }
    /// Creates a preview with a title, a picture and a small picture.
    public init(_ title: Text, image: Image, icon: Icon) { (self.title, self.image, self.icon) = (title, image, icon) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }
    /// Creates a preview with a title and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }
    /// Creates a preview with a title and a small picture.
    public init(_ title: Text, icon: Icon) { (self.title, image, self.icon) = (title, nil, icon) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }
    /// Creates a preview with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }
    /// Creates a preview with a title and a picture.
    public init(_ title: Text, image: Image) { (self.title, self.image, icon) = (title, image, nil) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }
    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
    /// Creates a preview with a title.
    public init(_ title: Text) { (self.title, image, icon) = (title, nil, nil) }
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
