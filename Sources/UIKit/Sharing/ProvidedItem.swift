import Foundation
import QuartzCore
import SampanFoundation

/// An item that an item provider makes. Activities are chosen by what stands for it, and it is made when one is chosen.
@MainActor
final class ProvidedItem {
    let provider: NSItemProvider
    /// The item, once it was made.
    private(set) var item: Any?

    init(_ provider: NSItemProvider) { self.provider = provider }

    /// The classes that an item may be of, those that say more of it first.
    private static let kinds: [any NSItemProviderReading.Type] = [UIImage.self, UIColor.self, NSURL.self, NSString.self]

    private var kind: (any NSItemProviderReading.Type)? { Self.kinds.first { provider.canLoadObject(ofClass: $0) } }

    /// Something of the item's kind; its provider, where that makes nothing but data.
    var placeholder: Any {
        switch kind {
        case is UIImage.Type: UIImage()
        case is UIColor.Type: UIColor.clear
        case is NSURL.Type: URL(fileURLWithPath: "/")
        case is NSString.Type: provider.suggestedName ?? ""
        default: provider
        }
    }

    /// Makes the item, and calls back on the main thread: with its provider where that makes nothing but data, and with nothing if it
    /// could not be made.
    func load(then: @escaping @MainActor (Any?) -> Void) {
        if let item { return then(item) }
        guard let kind else {
            item = provider
            return then(provider)
        }
        nonisolated(unsafe) let (session, then) = (Session.current, then)
        provider.loadObject(ofClass: kind) { object, _ in
            nonisolated(unsafe) let object = object
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    switch object {
                    case let address as NSURL: self.item = address as URL
                    case let text as NSString: self.item = text as String
                    default: self.item = object
                    }
                    session.perform { then(self.item) }
                }
            }
        }
    }

    /// Makes several items, one after the other, and calls back when all are there.
    static func load(_ items: [ProvidedItem], then: @escaping @MainActor () -> Void) {
        guard let first = items.first else { return then() }
        first.load { _ in load(Array(items.dropFirst()), then: then) }
    }
}
