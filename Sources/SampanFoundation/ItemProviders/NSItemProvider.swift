import Foundation
import UniformTypeIdentifiers

/// Hands over an item of several types of data, each of which is made when somebody wants it.
///
/// See https://developer.apple.com/documentation/foundation/nsitemprovider.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Called with an item, or with what went wrong.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - completionHandler: to be called with the item.
    ///   - expectedValueClass: the class that is wanted, if any.
    ///   - options: what the one who wants it has said.
    public typealias LoadHandler =
        @Sendable (
            _ completionHandler: CompletionHandler?, _ expectedValueClass: AnyClass?, _ options: [AnyHashable: Any]?
        ) -> Void

    /// The domain of the errors that item providers give.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// What went wrong. See https://developer.apple.com/documentation/foundation/nsitemprovider/errorcode.
    public enum ErrorCode: Int, Sendable {
        /// It is not known what.
        case unknownError = -1
        /// There is no item of the type.
        case itemUnavailableError = -1000
        /// The item is of another class than expected.
        case unexpectedValueClassError = -1100
        /// No object of the class can be made of the item.
        case unavailableCoercionError = -1200
    }

    private let lock = NSLock()
    private var kept: [ItemRepresentation] = []
    private var name: String?
    private var preview: LoadHandler?

    /// Creates a provider of nothing yet.
    public override init() { super.init() }

    /// Creates a provider of an object, in all types that it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - typeIdentifier: its type; `nil` where the item's class tells it.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let type = typeIdentifier ?? ItemCoding.typeIdentifier(of: item) else { return }
        nonisolated(unsafe) let kept = item
        registerItem(forTypeIdentifier: type) { completion, _, _ in completion?(kept, nil) }
    }

    /// Creates a provider of a file, with the type that its name tells; `nil` if it is no file's URL.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        let type = UTType(nameOf: fileURL) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier, fileOptions: [], visibility: .all) { completion in
            completion(fileURL, false, nil)
            return nil
        }
        registerObject(fileURL as NSURL, visibility: .all)
    }

    /// What a file of the item may be called.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// Makes a picture of the item, for `loadPreviewImage(options:completionHandler:)`.
    open var previewImageHandler: LoadHandler? {
        get { lock.withLock { preview } }
        set { lock.withLock { preview = newValue } }
    }

    /// A provider of the same item.
    open override func copy() -> Any { copy(with: nil) }

    /// A provider of the same item.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        (copy.kept, copy.name, copy.preview) = lock.withLock { (kept, name, preview) }
        return copy
    }

    // MARK: What there is

    var representations: [ItemRepresentation] { lock.withLock { kept } }

    func register(_ representation: ItemRepresentation) {
        lock.withLock {
            // What is registered again takes the place of what was there.
            if let index = kept.firstIndex(where: { $0.typeIdentifier == representation.typeIdentifier }) {
                kept[index] = representation
            } else {
                kept.append(representation)
            }
        }
    }

    /// The types that there are, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// The types that there are as files that may be opened where they are, or all of them without options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
    }

    /// Whether there is a type that is another one or conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
    }

    /// Whether there is a type that is another one or conforms to it, as a file that may be opened where it is if the options say so.
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        representations.contains {
            $0.fileOptions.isSuperset(of: fileOptions) && ItemCoding.conforms($0.typeIdentifier, to: typeIdentifier)
        }
    }

    /// The first that conforms to a type, if none is just of it.
    func representation(conformingTo typeIdentifier: String) -> ItemRepresentation? {
        let all = representations
        return all.first { $0.typeIdentifier == typeIdentifier }
            ?? all.first { ItemCoding.conforms($0.typeIdentifier, to: typeIdentifier) }
    }

    // MARK: Registering

    /// Registers a closure that makes data of a type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Registers a closure that makes a file of a type. What it is called with takes the file, whether others may open it where it is with
    /// coordination, and an error.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: fileOptions, source: .file(loadHandler)))
    }

    /// Registers a closure that makes an item of a type.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: .all, source: .item(loadHandler)))
    }
}
