import Foundation
internal import CWebKitGTK

/// What a site has stored. See https://developer.apple.com/documentation/webkit/wkwebsitedatarecord.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    /// The site's name, mostly that of its domain.
    public let displayName: String
    /// The kinds of what it has stored.
    public let dataTypes: Set<String>
    let native: OpaquePointer

    init(_ native: OpaquePointer) {
        self.native = native
        displayName = text(webkit_website_data_get_name(native)) ?? ""
        dataTypes = DataTypes.names(webkit_website_data_get_types(native))
    }

    isolated deinit { webkit_website_data_unref(native) }
}

/// Where pages keep their data. See https://developer.apple.com/documentation/webkit/wkwebsitedatastore.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    // @objc(persistent)
    /// Whether it outlives the app.
    public let isPersistent: Bool
    /// WebKitGTK's store.
    let native: UnsafeMutablePointer<WebKitWebsiteDataManager>
    private weak var commonContext: NativeContext?

    private init(isPersistent: Bool) {
        _ = WebEngine.start
        self.isPersistent = isPersistent
        if isPersistent {
            let folder = WebEngine.folder("Library/WebKit")
            native = sampan_website_data_new(folder, WebEngine.folder("Library/Caches/WebKit"))
            webkit_cookie_manager_set_persistent_storage(
                webkit_website_data_manager_get_cookie_manager(native), folder + "/Cookies.sqlite",
                WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
        } else {
            native = webkit_website_data_manager_new_ephemeral()
        }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

    // @objc(defaultDataStore)
    /// The app's own, which stays: `Library/WebKit` and `Library/Caches/WebKit` in its container.
    open class func `default`() -> WKWebsiteDataStore { shared }

    // @objc(nonPersistentDataStore)
    /// A new one that is gone with its views.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// The cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)

    /// What a view's pages have in common: the same for all of a store, but where an app has schemes of its own.
    func context(_ schemes: [String: any WKURLSchemeHandler]) -> NativeContext {
        guard schemes.isEmpty else { return NativeContext(store: self, schemes: schemes) }
        if let commonContext { return commonContext }
        let made = NativeContext(store: self, schemes: [:])
        commonContext = made
        return made
    }

    // MARK: Records

    /// All kinds of data that there are.
    open class func allWebsiteDataTypes() -> Set<String> { DataTypes.names }

    /// Looks up which sites have data of some kinds.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) {
        let (context, store) = (context([:]), native)
        let data = Completion.data { result in
            let list = webkit_website_data_manager_fetch_finish(store, result, nil)
            defer { g_list_free(list) }
            withExtendedLifetime(context) { completionHandler(elements(list).map { WKWebsiteDataRecord(OpaquePointer($0)) }) }
        }
        webkit_website_data_manager_fetch(native, DataTypes.bits(dataTypes), nil, Completion.function, data)
    }

    /// Looks up which sites have data of some kinds.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { continuation in
            fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
        }
    }

    // @objc(removeDataOfTypes:forDataRecords:completionHandler:)
    /// Removes data of some kinds that sites have.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor () -> Void
    ) {
        var list: UnsafeMutablePointer<GList>?
        for record in dataRecords { list = g_list_append(list, UnsafeMutableRawPointer(record.native)) }
        let (context, store) = (context([:]), native)
        let data = Completion.data { result in
            webkit_website_data_manager_remove_finish(store, result, nil)
            withExtendedLifetime((context, dataRecords)) { completionHandler() }
        }
        webkit_website_data_manager_remove(native, DataTypes.bits(dataTypes), list, nil, Completion.function, data)
        g_list_free(list)
    }

    /// Removes data of some kinds that sites have.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
        }
    }

    // @objc(removeDataOfTypes:modifiedSince:completionHandler:)
    /// Removes data of some kinds that came since a date.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) {
        // WebKitGTK takes the age of what is to go, and none for all of it.
        let age = date.timeIntervalSince1970 <= 0 ? 0 : max(1, -date.timeIntervalSinceNow * 1e6)
        let (context, store) = (context([:]), native)
        let data = Completion.data { result in
            webkit_website_data_manager_clear_finish(store, result, nil)
            withExtendedLifetime(context) { completionHandler() }
        }
        webkit_website_data_manager_clear(native, DataTypes.bits(dataTypes), GTimeSpan(age), nil, Completion.function, data)
    }

    /// Removes data of some kinds that came since a date.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }
}
