import Foundation

/// Font files that every machine with the tests' packages has.
public enum SystemFonts {
    /// The file of a name: distributions have them in folders of their own.
    public static func file(named name: String) -> URL {
        let folder = "/usr/share/fonts"
        let found = FileManager.default.enumerator(atPath: folder)?.first { ($0 as? String)?.hasSuffix("/\(name)") == true }
        return URL(fileURLWithPath: "\(folder)/\(found as? String ?? name)")
    }
}
