import Foundation
import QuartzCore
import SampanHost

/// What has been copied: items, each in one or more representations, which have a type's identifier as their name.
///
/// The general pasteboard is what people mean by copy and paste. It is the app's own: other programs of the machine neither see nor change it.
///
/// Objects for one name are the same pasteboard: what one says, all say.
///
/// [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard)
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard for copy and paste.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How items are kept.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key itself.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The `Date` from which on the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether (`Bool`) the items stay on this device. They always do.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted by a pasteboard whose items have changed. The user info has the types that came and went.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted by a pasteboard just before it is removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// In the user info of `changedNotification`: the types (`[String]`) that were added.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// In the user info of `changedNotification`: the types (`[String]`) that were removed.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// What all objects for one name share.
    @MainActor
    private final class Contents {
        var items: [[String: Any]] = []
        var expirationDate: Date?
        var changeCount = 0
        /// The text that the host's clipboard had when the two were last the same.
        var shared: String?
    }

    /// The session's pasteboards.
    @MainActor
    private final class Boards {
        var contents: [Name: Contents] = [:]
        let general: UIPasteboard

        init() {
            let shared = Contents()
            contents[.general] = shared
            general = UIPasteboard(.general, shared)
        }
    }

    private static var boards: Boards { Session.current.part(Boards.init) }
    private static var known: [Name: Contents] {
        get { boards.contents }
        set { boards.contents = newValue }
    }

    private let contents: Contents

    /// The name of the pasteboard.
    public let name: Name

    private init(_ name: Name, _ contents: Contents) {
        (self.name, self.contents) = (name, contents)
        super.init()
    }

    /// Finds the pasteboard of a name, or creates it if there is none and `create` says so; otherwise the result is `nil`.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let contents = Self.known[pasteboardName] ?? (create ? Contents() : nil) else { return nil }
        Self.known[pasteboardName] = contents
        self.init(pasteboardName, contents)
    }

    /// The pasteboard for copy and paste.
    open class var general: UIPasteboard { boards.general }

    /// A new pasteboard with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        let pasteboard = UIPasteboard(Name(UUID().uuidString), Contents())
        known[pasteboard.name] = pasteboard.contents
        return pasteboard
    }

    /// Removes a pasteboard and what is on it. The general pasteboard cannot be removed: it is emptied.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard let contents = known[pasteboardName] else { return }
        let pasteboard = UIPasteboard(pasteboardName, contents)
        guard pasteboardName != .general else { return pasteboard.items = [] }
        NotificationCenter.default.post(name: removedNotification, object: pasteboard)
        contents.items = []
        known[pasteboardName] = nil
    }

    /// Whether the pasteboard outlives the app. Only the general one does on iOS; here it lives as long as the app.
    open var isPersistent: Bool { name == .general }

    /// How often the items have changed.
    open var changeCount: Int {
        takeClipboardOver()
        return contents.changeCount
    }

    /// Two objects are equal if they stand for the same pasteboard.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.name == name }

    /// The hash of the name.
    open nonisolated override var hash: Int { name.hashValue }

    // MARK: Items

    /// The items, each with its representations by type.
    open var items: [[String: Any]] {
        get { entries.map { $0.compactMapValues(PromisedData.resolved) } }
        set { setItems(newValue) }
    }

    /// The items as they are kept: what is promised is still to be made.
    var entries: [[String: Any]] {
        takeClipboardOver()
        if let date = contents.expirationDate, date <= Date() { return [] }
        return contents.items
    }

    /// How many items there are.
    open var numberOfItems: Int { entries.count }

    /// Puts items in the place of those that are there.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        let before = typesOfAllItems
        contents.items = items.map(Self.typed)
        contents.expirationDate = options[.expirationDate] as? Date
        didChange(from: before)
    }

    /// Adds items to those that are there.
    open func addItems(_ items: [[String: Any]]) {
        let before = typesOfAllItems
        contents.items = entries + items.map(Self.typed)
        didChange(from: before)
    }

    private var typesOfAllItems: Set<String> { entries.reduce(into: []) { $0.formUnion($1.keys) } }

    private var clipboardHost: (any AppHost)? { name == .general ? KeyboardController.shared.host : nil }

    /// Takes over what the person's other programs have put on the clipboard since.
    private func takeClipboardOver() {
        guard let text = clipboardHost?.clipboard, text != contents.shared else { return }
        contents.shared = text
        contents.items = [[Self.typeListString.firstObject as? String ?? "public.utf8-plain-text": text]]
        contents.expirationDate = nil
        contents.changeCount += 1
    }

    /// Hands the text over to the person's other programs.
    private func handClipboardOver() {
        guard let host = clipboardHost else { return }
        let text = contents.items.isEmpty ? "" : string
        if let text { host.clipboard = text }
        contents.shared = text ?? host.clipboard
    }

    private func didChange(from before: Set<String>) {
        contents.changeCount += 1
        handClipboardOver()
        let now = typesOfAllItems
        var info: [AnyHashable: Any] = [:]
        let (added, removed) = (now.subtracting(before).sorted(), before.subtracting(now).sorted())
        if !added.isEmpty { info[Self.changedTypesAddedUserInfoKey] = added }
        if !removed.isEmpty { info[Self.changedTypesRemovedUserInfoKey] = removed }
        NotificationCenter.default.post(name: Self.changedNotification, object: self, userInfo: info.isEmpty ? nil : info)
    }

    // MARK: The first item

    /// The types of the first item's representations.
    open var types: [String] { entries.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has a representation of one of these types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// The first item's representation of a type: a string, URL, image, colour, array, dictionary, number or date where it was set as
    /// such, otherwise its data.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        entries.first?[pasteboardType].flatMap(PromisedData.resolved)
    }

    /// The data of the first item's representation of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? { entries.first?[pasteboardType].flatMap(Self.data) }

    /// Puts one item with one representation in the place of all that is there.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Puts one item with one representation in the place of all that is there.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    /// A representation as data: texts in UTF-8, pictures as PNG, property lists in binary.
    nonisolated static func data(of value: Any) -> Data? {
        switch value {
        case let promise as PromisedData: promise.data
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
    }

    // MARK: Several items

    /// The items' types, for the items of a set or for all.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map { $0.keys.sorted() } }

    /// Whether each item of a set, or each of all, has a representation of one of these types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = chosen(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }

    /// The places of the items that have a representation of one of these types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let entries = entries
        return IndexSet(entries.indices.filter { !Set(entries[$0].keys).isDisjoint(with: pasteboardTypes) })
    }

    /// The representations of a type, for the items of a set or for all.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(PromisedData.resolved) }
    }

    /// The data of the representations of a type, for the items of a set or for all.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(Self.data) }
    }

    /// `nil` if the set names an item that is not there.
    func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = entries
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }
}
