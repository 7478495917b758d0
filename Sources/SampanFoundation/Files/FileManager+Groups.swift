import Foundation

extension FileManager {
    /// The folder that the apps of a group share: here it is the app's own. `nil` for what cannot be a group's identifier.
    ///
    /// See https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:).
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, groupIdentifier != ".", groupIdentifier != "..", !groupIdentifier.utf8.contains(UInt8(ascii: "/")),
            !groupIdentifier.utf8.contains(0)
        else { return nil }
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        let folder = home.appendingPathComponent("Shared/AppGroup/\(groupIdentifier)", isDirectory: true)
        for path in ["Library/Caches", "Library/Preferences"] {
            try? createDirectory(at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        return folder
    }
}
