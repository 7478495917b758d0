import Foundation
import FoundationNetworking
internal import CWebKitGTK

/// Who is told when cookies change. See https://developer.apple.com/documentation/webkit/wkhttpcookiestoreobserver.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    // @objc optional
    /// Cookies came, went or changed.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

/// The cookies of a store of pages' data. See https://developer.apple.com/documentation/webkit/wkhttpcookiestore.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private struct Observer {
        weak var object: (any WKHTTPCookieStoreObserver)?
    }

    private unowned let store: WKWebsiteDataStore
    private let manager: UnsafeMutablePointer<WebKitCookieManager>
    private var observers: [Observer] = []
    /// Cookies are another process's, which there is as long as there is a context.
    private lazy var context = store.context([:])

    init(_ store: WKWebsiteDataStore) {
        self.store = store
        manager = webkit_website_data_manager_get_cookie_manager(store.native)
        super.init()
        let changed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            guard let data else { return }
            let store = Unmanaged<WKHTTPCookieStore>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { store.tell() }
        }
        sampan_connect(
            UnsafeMutableRawPointer(manager), "changed", unsafeBitCast(changed, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit { sampan_disconnect(UnsafeMutableRawPointer(manager), Unmanaged.passUnretained(self).toOpaque()) }

    // MARK: Reading

    /// Looks up all cookies.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        let (manager, context) = (manager, context)
        let data = Completion.data { result in
            let list = webkit_cookie_manager_get_all_cookies_finish(manager, result, nil)
            let cookies = elements(list).map { OpaquePointer($0) }
            defer {
                cookies.forEach { soup_cookie_free($0) }
                g_list_free(list)
            }
            withExtendedLifetime(context) { completionHandler(cookies.compactMap(Self.cookie)) }
        }
        webkit_cookie_manager_get_all_cookies(manager, nil, Completion.function, data)
    }

    /// Looks up all cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in
            getAllCookies { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changing

    /// Sets a cookie, in the place of one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        let (manager, context, native) = (manager, context, Self.native(cookie))
        let data = Completion.data { result in
            webkit_cookie_manager_add_cookie_finish(manager, result, nil)
            withExtendedLifetime(context) { completionHandler?() }
        }
        webkit_cookie_manager_add_cookie(manager, native, nil, Completion.function, data)
        soup_cookie_free(native)
    }

    /// Sets a cookie, in the place of one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    // @objc(deleteCookie:completionHandler:)
    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        let (manager, context, native) = (manager, context, Self.native(cookie))
        let data = Completion.data { result in
            webkit_cookie_manager_delete_cookie_finish(manager, result, nil)
            withExtendedLifetime(context) { completionHandler?() }
        }
        webkit_cookie_manager_delete_cookie(manager, native, nil, Completion.function, data)
        soup_cookie_free(native)
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
    }

    // MARK: Observers

    // @objc(addObserver:)
    /// Has an object told when cookies change. It is not kept.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.append(Observer(object: observer))
        _ = context
    }

    // @objc(removeObserver:)
    /// Tells an object no more.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }

    private func tell() {
        for observer in observers.compactMap(\.object) { OptionalRequirement.call { observer.cookiesDidChange(in: self) } }
    }

    // MARK: Foundation's cookies and libsoup's

    private static func cookie(_ native: OpaquePointer) -> HTTPCookie? {
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: text(soup_cookie_get_name(native)) ?? "", .value: text(soup_cookie_get_value(native)) ?? "",
            .domain: text(soup_cookie_get_domain(native)) ?? "", .path: text(soup_cookie_get_path(native)) ?? "/",
        ]
        if let expires = soup_cookie_get_expires(native) {
            properties[.expires] = Date(timeIntervalSince1970: Double(g_date_time_to_unix(expires)))
        }
        if soup_cookie_get_secure(native) != 0 { properties[.secure] = "TRUE" }
        if soup_cookie_get_http_only(native) != 0 { properties[HTTPCookiePropertyKey(rawValue: "HttpOnly")] = "TRUE" }
        return HTTPCookie(properties: properties)
    }

    private static func native(_ cookie: HTTPCookie) -> OpaquePointer {
        let native = soup_cookie_new(cookie.name, cookie.value, cookie.domain, cookie.path, -1)!
        if let date = cookie.expiresDate, let time = g_date_time_new_from_unix_utc(gint64(date.timeIntervalSince1970)) {
            soup_cookie_set_expires(native, time)
            g_date_time_unref(time)
        }
        soup_cookie_set_secure(native, cookie.isSecure ? 1 : 0)
        soup_cookie_set_http_only(native, cookie.isHTTPOnly ? 1 : 0)
        return native
    }
}
