import Foundation
import UniformTypeIdentifiers

/// Something that an app does with documents, in a browser of them. See https://developer.apple.com/documentation/uikit/uidocumentbrowseraction.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// Where an action is found. See https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability-swift.struct.
    public struct Availability: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: Int
        /// Creates places from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1)
        /// In the navigation bar, while documents are being selected.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    private let handler: ([URL]) -> Void

    // @objc(initWithIdentifier:localizedTitle:availability:handler:)
    /// Creates an action. The handler gets the documents.
    public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        self.handler = handler
        super.init()
    }

    /// What the app knows the action by.
    public let identifier: String
    /// What the person reads.
    public let localizedTitle: String
    /// Where the action is found.
    public let availability: Availability
    /// The picture; without one the title is shown in the navigation bar.
    open var image: UIImage?
    /// The types of the documents that it can be done with, of those that the browser opens; `public.item`, which is all, by default.
    open var supportedContentTypes = [UTType.item.identifier]
    /// Whether it can be done with several documents together. `true` by default.
    open var supportsMultipleItems = true

    /// Whether it can be done with documents of these types.
    func takes(_ types: [UTType]) -> Bool {
        let supported = supportedContentTypes.compactMap { UTType($0) }
        return !types.isEmpty && (types.count == 1 || supportsMultipleItems)
            && types.allSatisfy { type in supported.contains { type.conforms(to: $0) } }
    }

    func perform(on documents: [URL]) { handler(documents) }
}
