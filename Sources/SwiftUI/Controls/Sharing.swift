import CoreTransferable
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Something that is shared, and what is shown of it before.
struct SharedThing {
    let value: any Transferable
    var title: Text?
    var picture: (any Transferable)?

    init(_ value: any Transferable) { self.value = value }
    init<Image, Icon>(_ value: any Transferable, _ preview: SharePreview<Image, Icon>) {
        (self.value, title, picture) = (value, preview.title, preview.image ?? preview.icon)
    }
}

/// Makes what a share sheet is given.
@MainActor
struct Sharing {
    let items: [SharedThing]
    let subject: Text?
    let message: Text?
    let environment: EnvironmentValues

    /// What the sheet is given, if nothing has to be asked for.
    var known: [Any]? {
        var shared: [Any] = []
        for item in items {
            guard let value = known(item.value) else { return nil }
            shared.append(value)
        }
        guard let picture = items.first?.picture else { return complete(shared, nil) }
        return known(picture).map { complete(shared, $0 as? UIImage) }
    }

    /// What the sheet is given; pictures and files are only made when something is done with them.
    func exported() async -> [Any] {
        var shared: [Any] = []
        for item in items {
            if let value = known(item.value) {
                shared.append(value)
            } else if let value = await ExportedValue.make(NSItemProvider(transferring: item.value), title: title(of: item)) {
                shared.append(value)
            }
        }
        guard let picture = items.first?.picture else { return complete(shared, nil) }
        if let known = known(picture) { return complete(shared, known as? UIImage) }
        let provider = NSItemProvider(transferring: picture)
        let type = provider.registeredContentTypes.first { $0.conforms(to: .image) }
        let data = if let type { await provider.data(of: type) } else { Data?.none }
        return complete(shared, data.flatMap { UIImage(data: $0) })
    }

    private func title(of item: SharedThing) -> String? { (item.title ?? subject)?.plainString(in: environment) }

    /// What UIKit's activities understand as it is.
    private func known(_ value: any Transferable) -> Any? {
        if let image = value as? Image { return image.uiImage(in: environment) ?? UIImage() }
        return value is String || value is URL ? value : nil
    }

    private func complete(_ shared: [Any], _ picture: UIImage?) -> [Any] {
        var shared = shared
        if let message { shared.append(message.plainString(in: environment)) }
        if let item = items.first, let title = title(of: item) { shared.insert(ShareHead(title, picture), at: 0) }
        return shared
    }
}

/// Tells a share sheet what to show of all that is shared; it is nothing that is shared itself.
final class ShareHead: NSObject, UIActivityItemSource {
    let title: String
    let picture: UIImage?

    init(_ title: String, _ picture: UIImage?) { (self.title, self.picture) = (title, picture) }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { NSNull() }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { title }
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { picture }
}

/// A value as what UIKit's activities understand: a text, an address, or a picture or file that is made when it is needed.
enum ExportedValue {
    static func make(_ provider: NSItemProvider, title: String?) async -> Any? {
        let types = provider.registeredContentTypes
        guard let type = types.first(where: { type in [UTType.url, .plainText, .image].contains(where: type.conforms) }) ?? types.first
        else {
            NSLog("SwiftUI: what a ShareLink is to share can be given away in no form.")
            return nil
        }
        let isAddress = type.conforms(to: .url) && !type.conforms(to: .fileURL)
        guard isAddress || type.conforms(to: .plainText) else { return await ExportedFile(provider, type, title: title) }
        guard let data = await provider.data(of: type) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return isAddress ? URL(string: text) : text
    }
}

/// A picture or a file, made of a value once it is known what is done with it.
final class ExportedFile: UIActivityItemProvider, @unchecked Sendable {
    private let provider: NSItemProvider
    private let type: UTType
    private let fileName: String

    @MainActor
    init(_ provider: NSItemProvider, _ type: UTType, title: String?) {
        (self.provider, self.type) = (provider, type)
        let given = (provider.suggestedName ?? title ?? "").replacing("/", with: "-")
        let known = given.isEmpty ? "File" : given
        let hasExtension = provider.suggestedName != nil && !(known as NSString).pathExtension.isEmpty
        fileName = hasExtension ? known : type.preferredFilenameExtension.map { "\(known).\($0)" } ?? known
        super.init(placeholderItem: type.conforms(to: .image) ? UIImage() : URL(fileURLWithPath: "/\(fileName)"))
    }

    override var item: Any {
        let result = OSAllocatedBox<Any>(NSNull())
        let done = DispatchSemaphore(value: 0)
        _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { [type, fileName] data, _ in
            if let data { result.value = Self.made(of: data, type, fileName) ?? NSNull() }
            done.signal()
        }
        done.wait()
        return result.value
    }

    private nonisolated static func made(of data: Data, _ type: UTType, _ name: String) -> Any? {
        if type.conforms(to: .image) { return UIImage(data: data) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
        } catch { return nil }
        return file
    }
}

/// A value that one thread leaves for another that waits for it.
private final class OSAllocatedBox<T>: @unchecked Sendable {
    var value: T
    init(_ value: T) { self.value = value }
}

extension NSItemProvider {
    /// A provider of a value in all its forms.
    convenience init<T: Transferable>(transferring value: T) {
        self.init()
        let value = UncheckedBox(value)
        register(value.value)
    }

    fileprivate func data(of type: UTType) async -> Data? {
        await withCheckedContinuation { continuation in
            _ = loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in continuation.resume(returning: data) }
        }
    }
}
