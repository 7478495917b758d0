import Foundation
internal import CWebKitGTK

/// Answers that are kept in files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Answers that are kept in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Answers that scripts keep.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Pages that are kept to be read without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What scripts store as long as a page's window is there.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What scripts store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases that scripts once had.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases of scripts.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Scripts that go on working without their page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// Apple's names of kinds of data, and WebKitGTK's bits.
enum DataTypes {
    private static let all: [(String, WebKitWebsiteDataTypes)] = [
        (WKWebsiteDataTypeDiskCache, WEBKIT_WEBSITE_DATA_DISK_CACHE), (WKWebsiteDataTypeMemoryCache, WEBKIT_WEBSITE_DATA_MEMORY_CACHE),
        (WKWebsiteDataTypeFetchCache, WEBKIT_WEBSITE_DATA_DOM_CACHE),
        (WKWebsiteDataTypeOfflineWebApplicationCache, WEBKIT_WEBSITE_DATA_OFFLINE_APPLICATION_CACHE),
        (WKWebsiteDataTypeCookies, WEBKIT_WEBSITE_DATA_COOKIES), (WKWebsiteDataTypeSessionStorage, WEBKIT_WEBSITE_DATA_SESSION_STORAGE),
        (WKWebsiteDataTypeLocalStorage, WEBKIT_WEBSITE_DATA_LOCAL_STORAGE),
        (WKWebsiteDataTypeIndexedDBDatabases, WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES),
        (WKWebsiteDataTypeServiceWorkerRegistrations, WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS),
    ]

    static let names = Set(all.map(\.0)).union([WKWebsiteDataTypeWebSQLDatabases])

    static func bits(_ names: Set<String>) -> WebKitWebsiteDataTypes {
        WebKitWebsiteDataTypes(all.filter { names.contains($0.0) }.reduce(0) { $0 | $1.1.rawValue })
    }

    static func names(_ bits: WebKitWebsiteDataTypes) -> Set<String> { Set(all.filter { bits.rawValue & $0.1.rawValue != 0 }.map(\.0)) }
}
