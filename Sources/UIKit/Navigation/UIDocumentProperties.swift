import Foundation
import UniformTypeIdentifiers

/// What a navigation bar knows of the document that its title names.
///
/// The title's menu has the document on top, and shares it; a finger that stays on the title drags it. What a link's metadata would say of a
/// document is not there, for there is no LinkPresentation.
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentproperties>
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    let url: URL

    /// Creates properties of the document that lies at a place.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// What is dragged when the title is; nothing if this is not set.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    /// The sheet that shares the document; the menu has no such entry if this is not set.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Whether the document is shown with the sign of its kind. `true` by default.
    open var wantsIconRepresentation = true

    /// The document as it is named in the menu.
    func heading() -> UIAction {
        let values = try? url.resourceValues(forKeys: [.fileSizeKey])
        let size = values?.fileSize.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
        let kind = UTType(nameOf: url)?.localizedDescription
        let action = UIAction(
            title: url.deletingPathExtension().lastPathComponent, image: wantsIconRepresentation ? UIImage(systemName: "doc") : nil,
            attributes: .disabled
        ) { _ in }
        let details = [kind, size].compactMap { $0 }.joined(separator: " · ")
        if !details.isEmpty { action.subtitle = details }
        return action
    }
}
