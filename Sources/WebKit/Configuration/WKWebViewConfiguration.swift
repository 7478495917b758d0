import Foundation
import ObjCRuntime
import UIKit

/// What media play only when a person wants them to. See https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Kinds by raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    /// What moves.
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What in a page becomes a link by itself. See https://developer.apple.com/documentation/webkit/wkdatadetectortypes.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Kinds by raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    /// Places where people live.
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    /// Days and times.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    /// What may be looked up.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    /// An older name of `lookupSuggestion`.
    @available(iOS, introduced: 10.0, deprecated: 12.0, message: "Use WKDataDetectorTypeLookupSuggestion")
    public static let spotlightSuggestion = lookupSuggestion
    /// All of them.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// What a web view is made by. See https://developer.apple.com/documentation/webkit/wkwebviewconfiguration.
///
/// A view takes a copy, whose parts are the same objects.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// As an app says nothing.
    public nonisolated override init() { super.init() }

    /// Once the processes that views shared.
    open lazy var processPool = WKProcessPool()
    /// How pages behave.
    open lazy var preferences = WKPreferences()
    /// What is put into pages, and taken from their scripts.
    open lazy var userContentController = WKUserContentController()
    /// Where pages keep their data.
    open lazy var websiteDataStore = WKWebsiteDataStore.default()
    /// How pages are loaded if a delegate says nothing else.
    open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    /// What follows the system's part in the name by which pages know who loads them.
    open var applicationNameForUserAgent: String? = "Mobile/15E148"
    /// What plays only when a person wants it to. All of it by default.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Whether films play in their place in the page. On phones they do not by default, on pads they do.
    open lazy var allowsInlineMediaPlayback = UIDevice.current.userInterfaceIdiom == .pad
    /// Whether media may go to other screens. There are none.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether films may be shown over other apps. There are none.
    open var allowsPictureInPictureMediaPlayback = true
    /// What becomes a link by itself. Nothing is found here.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether a page's view is zoomed whatever the page says. Fingers do not zoom pages here.
    open var ignoresViewportScaleLimits = false
    /// Whether a page shows only when all of it is there. It shows as it comes here.
    open var suppressesIncrementalRendering = false

    private(set) var schemes: [String: any WKURLSchemeHandler] = [:]
    /// The page that opens the view's.
    var opener: NativePage?

    // @objc(setURLSchemeHandler:forURLScheme:)
    /// Has an object load what has addresses of a scheme; `nil` takes it away. Schemes that the system loads end the app.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        guard !WKWebView.handlesURLScheme(scheme) else {
            ObjCException.raise("NSInvalidArgumentException", "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        }
        guard scheme.first?.isLetter == true, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else {
            ObjCException.raise("NSInvalidArgumentException", "'\(urlScheme)' is not a valid URL scheme")
        }
        guard urlSchemeHandler == nil || schemes[scheme] == nil else {
            ObjCException.raise(
                "NSInvalidArgumentException", "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
        }
        schemes[scheme] = urlSchemeHandler
    }

    // @objc(urlSchemeHandlerForURLScheme:)
    /// Who loads what has addresses of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemes[urlScheme.lowercased()] }

    /// The same, with the same parts.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        (copy.processPool, copy.preferences, copy.userContentController) = (processPool, preferences, userContentController)
        (copy.websiteDataStore, copy.defaultWebpagePreferences) = (websiteDataStore, defaultWebpagePreferences)
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.dataDetectorTypes = dataDetectorTypes
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        (copy.schemes, copy.opener) = (schemes, opener)
        return copy
    }
}
