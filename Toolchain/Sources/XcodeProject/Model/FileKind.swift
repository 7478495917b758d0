import Foundation

/// What becomes of a file by its name, where a project does not say: in synchronized folders, plain folders and packages.
enum FileKind: Equatable {
    case source
    case resource(ResourceFile.Kind)
    case ignored

    /// The kind of a file or folder of the given name.
    init(name: String, isFolder: Bool) {
        switch (name as NSString).pathExtension.lowercased() {
        case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition": self = isFolder ? .ignored : .source
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "playground", "xctestplan", "storekit", "xcodeproj",
            "xcworkspace", "xcuserstate", "docc", "framework", "xcframework", "a", "dylib", "tbd":
            self = .ignored
        default: self = .resource(FileKind.resourceKind(name: name, isFolder: isFolder))
        }
    }

    /// What has to be done with a resource of the given name.
    static func resourceKind(name: String, isFolder: Bool) -> ResourceFile.Kind {
        switch (name as NSString).pathExtension.lowercased() {
        case "storyboard": .storyboard
        case "xib": .xib
        case "xcassets": .assetCatalog
        case "strings", "stringsdict": .strings
        case "xcstrings": .stringCatalog
        case "xcdatamodeld", "xcdatamodel": .dataModel
        case "xcmappingmodel": .mappingModel
        case "mlmodel" where !isFolder, "mlpackage" where isFolder: .trainedModel
        case "plist" where !isFolder: .propertyList
        default: isFolder ? .folder : .file
        }
    }

    /// Whether a folder of this name is one thing to Xcode, not a folder of files.
    static func isWrapper(_ name: String) -> Bool {
        let wrappers: Set<String> = [
            "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "app", "xcodeproj", "xcworkspace",
            "playground",
            "scnassets", "mlmodelc", "mlpackage", "docc", "momd", "nib", "rtfd", "atlas", "spriteatlas", "imageset", "xcmappingmodel",
            "icon",
        ]
        return wrappers.contains((name as NSString).pathExtension.lowercased())
    }

    /// The localization that a folder's name stands for: "vi" for "vi.lproj".
    static func localization(folder: Substring) -> String? {
        folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }
}
