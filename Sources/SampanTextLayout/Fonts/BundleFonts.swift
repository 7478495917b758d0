import Foundation

/// The fonts that an app brings along: the files that its `Info.plist` names in `UIAppFonts`.
struct BundleFonts {
    private let names: [String]
    private let folder: URL

    init(of bundle: Bundle) {
        names = bundle.infoDictionary?["UIAppFonts"] as? [String] ?? []
        folder = bundle.resourceURL ?? bundle.bundleURL
    }

    /// Registers them; `add` gives the PostScript names of a file's faces, none if it is no font. What cannot be had is said as iOS says it.
    func register(_ add: (String) -> [String]) {
        for name in names {
            let url = folder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: url.path) else {
                NSLog("%@", "GSFont: file doesn't exist - \(url.absoluteString)")
                continue
            }
            if add(url.path).isEmpty { NSLog("%@", "GSFont: invalid font file - \(url.absoluteString)") }
        }
    }
}
