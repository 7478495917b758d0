import Foundation

/// The folders that an app has for itself. See https://developer.apple.com/documentation/foundation/url.
extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
    }

    /// What the user made with the app: `Documents` in the app's container.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// What can be made again: `Library/Caches`.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// What the app keeps and the user does not see: `Library`.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// What the app needs to work: `Library/Application Support`.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// What was downloaded: `Downloads`.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// `Desktop`.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// `Movies`.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// `Music`.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// `Pictures`.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// `Public`.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
}
