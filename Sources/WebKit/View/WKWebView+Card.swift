import Foundation
import SampanInterfaceBuilder
import UIKit

extension ClassCard {
    static let webView = ClassCard(
        WKWebView.self, elements: "wkWebView",
        names: "findInteractionEnabled allowsMagnification",
        attributes: [
            .property("allowsBackForwardNavigationGestures", \.allowsBackForwardNavigationGestures),
            .property("allowsLinkPreview", \.allowsLinkPreview),
            .property("customUserAgent", \.customUserAgent),
        ])
}

extension WKWebViewConfiguration {
    /// The configuration that a document has in a view.
    convenience init(document view: IBObject?) {
        self.init()
        guard let record = view?.child("configuration") ?? view?.children.first(where: { $0.element == "wkWebViewConfiguration" }) else {
            return
        }
        if let name = record["applicationNameForUserAgent"] { applicationNameForUserAgent = name }
        if let value = record.bool("allowsAirPlayForMediaPlayback") { allowsAirPlayForMediaPlayback = value }
        if let value = record.bool("allowsInlineMediaPlayback") { allowsInlineMediaPlayback = value }
        if let value = record.bool("allowsPictureInPictureMediaPlayback") { allowsPictureInPictureMediaPlayback = value }
        if let value = record.bool("ignoresViewportScaleLimits") { ignoresViewportScaleLimits = value }
        if let value = record.bool("suppressesIncrementalRendering") { suppressesIncrementalRendering = value }
        if case .flags(let media)? = record.values["mediaTypesRequiringUserActionForPlayback"] {
            mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes(document: media)
        }
        guard let record = record.child("preferences") ?? record.children.first(where: { $0.element == "wkPreferences" }) else { return }
        if let value = record.bool("javaScriptEnabled") { preferences.isJavaScriptOn = value }
        if let value = record.bool("javaScriptCanOpenWindowsAutomatically") { preferences.javaScriptCanOpenWindowsAutomatically = value }
        if let value = record.bool("fraudulentWebsiteWarningEnabled") { preferences.isFraudulentWebsiteWarningEnabled = value }
        if let size = record.double("minimumFontSize") { preferences.minimumFontSize = CGFloat(size) }
    }
}

extension WKAudiovisualMediaTypes {
    fileprivate init(document flags: Set<String>) {
        if flags.contains("all") {
            self = .all
        } else {
            self.init(flags.contains("audio") ? [.audio] : [])
            if flags.contains("video") { insert(.video) }
        }
    }
}
