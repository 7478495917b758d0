import Foundation
import SampanFoundation
import UIKit

/// What is known of a link. See https://developer.apple.com/documentation/linkpresentation/lplinkmetadata.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // @objc(originalURL)
    /// The address that was looked up.
    open var originalURL: URL?
    // @objc(URL)
    /// The address that this led to, after all redirections.
    open var url: URL?
    /// What the page is called.
    open var title: String?
    /// Gives the icon of the page's site.
    open var iconProvider: NSItemProvider?
    /// Gives the picture that stands for the page.
    open var imageProvider: NSItemProvider?
    /// Gives the film that stands for the page.
    open var videoProvider: NSItemProvider?
    /// Where a film is that stands for the page.
    open var remoteVideoURL: URL?

    /// Creates metadata that say nothing.
    public override init() { super.init() }

    /// Returns metadata that say the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }

    // MARK: Coding

    /// They are coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote. Pictures are not coded.
    public required init?(coder: NSCoder) {
        super.init()
        // To Foundation on Linux what is missing is an error.
        func text(_ key: String) -> String? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key) as String? : nil
        }
        func url(_ key: String) -> URL? { text(key).flatMap { URL(string: $0) } }
        (originalURL, self.url, remoteVideoURL) = (url("originalURL"), url("URL"), url("remoteVideoURL"))
        title = text("title")
    }

    /// Writes addresses and title.
    open func encode(with coder: NSCoder) {
        for (key, url) in [("originalURL", originalURL), ("URL", url), ("remoteVideoURL", remoteVideoURL)] {
            if let url { coder.encode(url.absoluteString as NSString, forKey: key) }
        }
        if let title { coder.encode(title as NSString, forKey: "title") }
    }
}
