/// What becomes of a file by its name, where a project does not say: in synchronized folders, plain folders and packages.
enum FileKind: Equatable {
    case source
    case resource(ResourceFile.Kind)
    case ignored

    /// The kind of a file or folder of the given name.
    init(name: String, isFolder: Bool) {
        let suffix =
            name.split(separator: ".").count > 1 || name.hasPrefix(".") ? name.split(separator: ".").last.map { $0.lowercased() } : nil
        switch suffix {
        case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "mlmodel", "intentdefinition": self = isFolder ? .ignored : .source
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "playground", "xctestplan", "storekit", "xcodeproj",
            "xcworkspace", "xcuserstate", "docc", "gitignore", "framework", "xcframework", "a", "dylib", "tbd":
            self = .ignored
        default: self = .resource(FileKind.resourceKind(name: name, isFolder: isFolder))
        }
    }

    /// What has to be done with a resource of the given name.
    static func resourceKind(name: String, isFolder: Bool) -> ResourceFile.Kind {
        switch name.split(separator: ".").last?.lowercased() {
        case "storyboard": .storyboard
        case "xib": .xib
        case "xcassets": .assetCatalog
        case "strings", "stringsdict": .strings
        case "xcstrings": .stringCatalog
        case "xcdatamodeld", "xcdatamodel": .dataModel
        case "plist" where !isFolder: .propertyList
        default: isFolder ? .folder : .file
        }
    }

    /// Whether a folder of this name is one thing to Xcode, not a folder of files.
    static func isWrapper(_ name: String) -> Bool {
        let wrappers: Set<String> = [
            "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "app", "xcodeproj", "xcworkspace",
            "playground",
            "scnassets", "mlmodelc", "docc", "momd", "nib", "rtfd", "atlas", "spriteatlas", "imageset", "xcmappingmodel", "icon",
        ]
        guard let dot = name.lastIndex(of: ".") else { return false }
        return wrappers.contains(name[name.index(after: dot)...].lowercased())
    }

    /// The localization that a folder's name stands for: "vi" for "vi.lproj".
    static func localization(folder: Substring) -> String? {
        folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }
}
