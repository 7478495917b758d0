import Foundation

// Foundation here gives `NSURL`, and takes an extension that may be missing: of two functions the compiler takes the one that fits exactly.
extension Bundle {
    // @objc(URLsForResourcesWithExtension:subdirectory:)
    /// All resources with an extension in a folder of the bundle; `nil` subdirectories are the bundle's own resource folder.
    ///
    /// See https://developer.apple.com/documentation/foundation/bundle/urls(forresourceswithextension:subdirectory:).
    public func urls(forResourcesWithExtension ext: String, subdirectory: String?) -> [URL]? {
        urls(forResourcesWithExtension: Optional(ext), subdirectory: subdirectory)?.map { $0 as URL }
    }

    // @objc(URLsForResourcesWithExtension:subdirectory:localization:)
    /// All resources with an extension in a folder of the bundle, of one localization alone.
    ///
    /// See https://developer.apple.com/documentation/foundation/bundle/urls(forresourceswithextension:subdirectory:localization:).
    public func urls(forResourcesWithExtension ext: String, subdirectory: String?, localization: String?) -> [URL]? {
        urls(forResourcesWithExtension: Optional(ext), subdirectory: subdirectory, localization: localization)?.map { $0 as URL }
    }

    // @objc(URLsForResourcesWithExtension:subdirectory:inBundleWithURL:)
    /// All resources with an extension in a folder of the bundle at a place.
    ///
    /// See https://developer.apple.com/documentation/foundation/bundle/urls(forresourceswithextension:subdirectory:in:).
    public class func urls(forResourcesWithExtension ext: String, subdirectory: String?, in url: URL) -> [URL]? {
        urls(forResourcesWithExtension: Optional(ext), subdirectory: subdirectory, in: url as NSURL)?.map { $0 as URL }
    }
}
