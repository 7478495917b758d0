import Foundation
internal import CWebKitGTK

/// Rules that say what pages load. See https://developer.apple.com/documentation/webkit/wkcontentrulelist.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    /// What it is called in its store.
    public let identifier: String
    let native: OpaquePointer

    init(_ native: OpaquePointer, identifier: String) { (self.native, self.identifier) = (native, identifier) }

    isolated deinit { webkit_user_content_filter_unref(native) }
}

/// Rules by their names, as they were compiled. See https://developer.apple.com/documentation/webkit/wkcontentruleliststore.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore(folder: WebEngine.folder("Library/WebKit/ContentRuleLists"))

    private let native: UnsafeMutablePointer<WebKitUserContentFilterStore>

    private init(folder: String) {
        _ = WebEngine.start
        native = webkit_user_content_filter_store_new(folder)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

    // @objc(defaultStore)
    /// The app's own.
    open class func `default`() -> WKContentRuleListStore! { shared }

    // @objc(storeWithURL:)
    /// One in a folder.
    public convenience init!(url: URL) { self.init(folder: url.path) }

    /// Compiles rules, in Safari's form, and keeps them.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let (store, name) = (native, identifier ?? "")
        let data = Completion.data { result in
            var error: UnsafeMutablePointer<GError>?
            let list = webkit_user_content_filter_store_save_finish(store, result, &error)
            completionHandler?(
                list.map { WKContentRuleList($0, identifier: name) },
                NativeError(taking: error).map { WKError(.contentRuleListStoreCompileFailed, $0.message) })
        }
        let bytes = Array((encodedContentRuleList ?? "").utf8)
        let source = g_bytes_new(bytes, gsize(bytes.count))
        webkit_user_content_filter_store_save(native, name, source, nil, Completion.function, data)
        g_bytes_unref(source)
    }

    /// Looks up rules that were compiled.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let (store, name) = (native, identifier ?? "")
        let data = Completion.data { result in
            var error: UnsafeMutablePointer<GError>?
            let list = webkit_user_content_filter_store_load_finish(store, result, &error)
            completionHandler?(
                list.map { WKContentRuleList($0, identifier: name) },
                NativeError(taking: error).map { WKError(.contentRuleListStoreLookUpFailed, $0.message) })
        }
        webkit_user_content_filter_store_load(native, name, nil, Completion.function, data)
    }

    /// Removes rules.
    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) {
        let store = native
        let data = Completion.data { result in
            var error: UnsafeMutablePointer<GError>?
            webkit_user_content_filter_store_remove_finish(store, result, &error)
            completionHandler?(NativeError(taking: error).map { WKError(.contentRuleListStoreRemoveFailed, $0.message) })
        }
        webkit_user_content_filter_store_remove(native, identifier ?? "", nil, Completion.function, data)
    }

    /// Looks up what there is.
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
        let store = native
        let data = Completion.data { result in
            let names = webkit_user_content_filter_store_fetch_identifiers_finish(store, result)
            var identifiers: [String] = []
            while let name = names?[identifiers.count] { identifiers.append(String(cString: name)) }
            g_strfreev(names)
            completionHandler?(identifiers)
        }
        webkit_user_content_filter_store_fetch_identifiers(native, nil, Completion.function, data)
    }
}

extension WKContentRuleListStore {
    /// Compiles rules, in Safari's form, and keeps them.
    public func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) { list, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(list))
            }
        }
    }

    /// Looks up rules that were compiled.
    public func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            lookUpContentRuleList(forIdentifier: identifier) { list, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(list))
            }
        }
    }

    /// Removes rules.
    public func removeContentRuleList(forIdentifier identifier: String!) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            removeContentRuleList(forIdentifier: identifier) { error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }

    /// Looks up what there is.
    public func availableIdentifiers() async -> [String]? {
        await withCheckedContinuation { continuation in
            getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) }
        }
    }
}
