import Foundation
import ObjCRuntime

/// Where an app's folders lie: below its home, under the names they have on iOS.
enum HomeFolders {
    /// The folders that lie below the home of every app.
    private static func path(of directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .libraryDirectory: "Library"
        case .documentDirectory: "Documents"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .preferencePanesDirectory: "Library/PreferencePanes"
        case .downloadsDirectory: "Downloads"
        case .desktopDirectory: "Desktop"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        default: nil
        }
    }

    /// The folder of the user's domain. It need not exist.
    static func url(of directory: FileManager.SearchPathDirectory) -> URL? {
        path(of: directory).map { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent($0, isDirectory: true) }
    }

    private final class Manager: FileManager, @unchecked Sendable {
        override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
            guard domainMask.contains(.userDomainMask), let own = HomeFolders.url(of: directory) else {
                return super.urls(for: directory, in: domainMask)
            }
            // The user's domain comes first; of the others Foundation knows.
            return [own] + super.urls(for: directory, in: domainMask.subtracting(.userDomainMask))
        }
    }

    private final class Plain: FileManager, @unchecked Sendable {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Manager.self, butNotBy: Plain.self, of: FileManager.self)
    }
}
