import CoreGraphics
import CryptoKit
import Foundation
import SampanFoundation

/// The app's items: in its container, sealed, in a file that only its owner may read. The key lies beside it, so that who copies the one file
/// has nothing.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain(folder: defaultFolder)

    private let folder: URL?
    private let lock = NSLock()
    /// `nil` until the file was read.
    private var items: [KeychainItem]?
    private var nextIdentifier = 1
    private let group = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

    private static var defaultFolder: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Keychains", isDirectory: true)
        }
    }

    /// - Parameter folder: where items are kept; `nil` keeps them in memory.
    init(folder: URL?) { self.folder = folder }

    // MARK: What apps ask

    func add(_ query: KeychainQuery) throws(KeychainQuery.Refusal) -> CFTypeRef? {
        if query.isUnkept { throw refusal(errSecUnimplemented) }
        guard let kind = query.kind, query.limit == nil, query.reference == nil, !query.matchesAnySync else { throw refusal(errSecParam) }
        return try withItems { items throws(KeychainQuery.Refusal) in
            var item = KeychainItem(kind: kind, identifier: nextIdentifier, attributes: query.attributes, secret: query.secret)
            item.attributes["agrp"] = item.attributes["agrp"] ?? group
            item.attributes["pdmn"] = item.attributes["pdmn"] ?? "ak"
            item.attributes["sync"] = item.attributes["sync"] ?? 0
            let now = Date()
            item.attributes["cdat"] = item.attributes["cdat"] ?? now
            item.attributes["mdat"] = now
            if items.contains(where: { $0.conflicts(with: item) }) { throw refusal(errSecDuplicateItem) }
            try save(items + [item])
            items.append(item)
            nextIdentifier += 1
            return result(of: item, query)
        }
    }

    func find(_ query: KeychainQuery) throws(KeychainQuery.Refusal) -> CFTypeRef? {
        guard query.kind != nil || query.reference != nil || query.isUnkept else { throw refusal(errSecParam) }
        return try withItems { items throws(KeychainQuery.Refusal) in
            let found = matching(query, in: items).prefix(query.limit ?? 1)
            guard !found.isEmpty else { throw refusal(errSecItemNotFound) }
            guard (query.limit ?? 1) > 1 else { return result(of: found[found.startIndex], query) }
            return query.returnsAnything ? NSArray(array: found.compactMap { result(of: $0, query) }) : nil
        }
    }

    func update(_ query: KeychainQuery, with changes: KeychainQuery) throws(KeychainQuery.Refusal) {
        guard query.kind != nil || query.reference != nil || query.isUnkept, query.limit == nil, !query.returnsAnything, !query.hasSecret,
            changes.kind == nil, !changes.isUnkept, changes.limit == nil, !changes.returnsAnything, changes.reference == nil,
            !changes.attributes.isEmpty || changes.hasSecret
        else { throw refusal(errSecParam) }
        try withItems { items throws(KeychainQuery.Refusal) in
            let found = Set(matching(query, in: items).map(\.identifier))
            guard !found.isEmpty else { throw refusal(errSecItemNotFound) }
            var changed = items
            for index in changed.indices where found.contains(changed[index].identifier) {
                for (name, value) in changes.attributes {
                    guard changed[index].kind.attributes.contains(name) else { throw refusal(errSecNoSuchAttr) }
                    changed[index].attributes[name] = value
                }
                if changes.hasSecret { changed[index].secret = changes.secret }
                changed[index].attributes["mdat"] = Date()
            }
            for item in changed where found.contains(item.identifier) {
                if changed.contains(where: { $0.conflicts(with: item) }) { throw refusal(errSecDuplicateItem) }
            }
            try save(changed)
            items = changed
        }
    }

    func delete(_ query: KeychainQuery) throws(KeychainQuery.Refusal) {
        guard query.kind != nil || query.reference != nil || query.isUnkept, query.limit == nil, !query.returnsAnything else {
            throw refusal(errSecParam)
        }
        try withItems { items throws(KeychainQuery.Refusal) in
            let found = Set(matching(query, in: items).map(\.identifier))
            guard !found.isEmpty else { throw refusal(errSecItemNotFound) }
            let left = items.filter { !found.contains($0.identifier) }
            try save(left)
            items = left
        }
    }

    private func refusal(_ status: OSStatus) -> KeychainQuery.Refusal { KeychainQuery.Refusal(status: status) }

    private func matching(_ query: KeychainQuery, in items: [KeychainItem]) -> [KeychainItem] {
        if query.isUnkept { return [] }
        var wanted = query.attributes
        if !query.matchesAnySync, query.reference == nil { wanted["sync"] = wanted["sync"] ?? 0 }
        return items.filter { item in
            (query.kind == nil || item.kind == query.kind) && (query.reference == nil || item.persistentReference == query.reference)
                && item.has(wanted, ignoringCase: query.ignoresCase)
        }
    }

    private func result(of item: KeychainItem, _ query: KeychainQuery) -> CFTypeRef? {
        if !query.returnsAttributes, query.returnsData != query.returnsReference {
            return query.returnsData ? (item.secret ?? Data()) as NSData : item.persistentReference as NSData
        }
        guard query.returnsAnything else { return nil }
        var values: [String: Any] = query.returnsAttributes ? item.attributes : [:]
        if query.returnsAttributes { values["class"] = item.kind.rawValue }
        if query.returnsData { values["v_Data"] = item.secret ?? Data() }
        if query.returnsReference { values["v_PersistentRef"] = item.persistentReference }
        return NSDictionary(dictionary: values)
    }

    // MARK: The file

    private var file: URL? { folder?.appendingPathComponent("keychain") }

    private func withItems<T>(
        _ body: (inout [KeychainItem]) throws(KeychainQuery.Refusal) -> T
    ) throws(KeychainQuery.Refusal) -> T {
        lock.lock()
        defer { lock.unlock() }
        var known: [KeychainItem]
        if let items { known = items } else { known = try read() }
        defer { items = known }
        return try body(&known)
    }

    private func read() throws(KeychainQuery.Refusal) -> [KeychainItem] {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return [] }
        guard let sealed = try? Data(contentsOf: file), let box = try? ChaChaPoly.SealedBox(combined: sealed), let key = key(makes: false),
            let data = try? ChaChaPoly.open(box, using: key),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { throw refusal(errSecDecode) }
        let items = list.compactMap { entry -> KeychainItem? in
            guard let kind = (entry["class"] as? String).flatMap(KeychainClass.init), let number = entry["number"] as? Int,
                let attributes = entry["attributes"] as? [String: Any]
            else { return nil }
            return KeychainItem(kind: kind, identifier: number, attributes: attributes, secret: entry["secret"] as? Data)
        }
        nextIdentifier = (items.map(\.identifier).max() ?? 0) + 1
        return items
    }

    private func save(_ items: [KeychainItem]) throws(KeychainQuery.Refusal) {
        guard let folder, let file else { return }
        let list = items.map { item in
            var entry: [String: Any] = ["class": item.kind.rawValue, "number": item.identifier, "attributes": item.attributes]
            entry["secret"] = item.secret
            return entry
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            guard let key = key(makes: true) else { throw refusal(errSecIO) }
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            try ChaChaPoly.seal(data, using: key).combined.write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch { throw refusal(errSecIO) }
    }

    private func key(makes: Bool) -> SymmetricKey? {
        guard let place = folder?.appendingPathComponent("key") else { return nil }
        if let data = try? Data(contentsOf: place) { return data.count == 32 ? SymmetricKey(data: data) : nil }
        guard makes else { return nil }
        let key = SymmetricKey(size: .bits256)
        let data = key.withUnsafeBytes { Data($0) }
        guard FileManager.default.createFile(atPath: place.path, contents: data, attributes: [.posixPermissions: 0o600]) else { return nil }
        return key
    }
}
