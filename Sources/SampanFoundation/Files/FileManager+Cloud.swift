import Foundation
import ObjCRuntime

/// Nobody is signed in to iCloud here, and so apps are told.
extension FileManager {
    /// Who is signed in to iCloud: nobody.
    ///
    /// See https://developer.apple.com/documentation/foundation/filemanager/ubiquityidentitytoken.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder that iCloud keeps: there is none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether iCloud keeps a file: it keeps none.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Puts a file in the trash, which iOS's apps have none of.
    ///
    /// - Throws: `CocoaError.featureUnsupported`.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws {
        guard fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
        throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: url.path])
    }
}

extension NSNotification.Name {
    /// Posted when somebody else has signed in to iCloud.
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
