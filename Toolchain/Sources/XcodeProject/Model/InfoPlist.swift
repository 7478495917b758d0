import Foundation

/// Makes a target's `Info.plist` as Xcode does.
enum InfoPlist {
    static func make(for target: Target, settings: BuildSettings) throws -> [String: PropertyList] {
        var entries: [String: PropertyList] = [:]
        let file = settings.string("INFOPLIST_FILE")
        if !file.isEmpty {
            let path = PBXFiles.join(target.directory, file)
            try target.ground.check(path, named: settings.place(of: "INFOPLIST_FILE"))
            guard FileManager.default.fileExists(atPath: path) else {
                throw ProjectError.missingFile(path: path, target: target.name, phase: "INFOPLIST_FILE")
            }
            guard let read = try PropertyList.read(path).dictionary else {
                throw ProjectError.damaged(path: path, message: "an Info.plist holds a dictionary")
            }
            entries = read
        }
        if settings.bool("GENERATE_INFOPLIST_FILE") {
            entries.merge(generated(settings, for: target.productType)) { own, generated in merge(own, generated) }
        }
        if settings.bool("INFOPLIST_EXPAND_BUILD_SETTINGS") { entries = expand(entries, with: settings) }
        for key in elidedWhenEmpty where entries[key] == .string("") { entries[key] = nil }
        return entries
    }

    /// A value from the settings replaces the file's; dictionaries are merged.
    private static func merge(_ own: PropertyList, _ generated: PropertyList) -> PropertyList {
        guard case .dictionary(let mine) = own, case .dictionary(let theirs) = generated else { return generated }
        return .dictionary(mine.merging(theirs) { merge($0, $1) })
    }

    /// Values may refer to the bundle's identifier by its key.
    private static func expand(_ entries: [String: PropertyList], with settings: BuildSettings) -> [String: PropertyList] {
        var settings = settings
        if let identifier = entries["CFBundleIdentifier"]?.string { settings.add(SettingsLevel(["CFBundleIdentifier": identifier])) }
        return entries.mapValues { settings.expand($0) }
    }

    private static let elidedWhenEmpty = [
        "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleGetInfoString", "CFBundleIconFile", "CFBundleIdentifier",
        "CFBundleName",
        "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleSignature", "CFBundleVersion", "NSHumanReadableCopyright",
        "NSPrincipalClass",
    ]

    /// The keys whose `INFOPLIST_KEY_` setting is a yes or no.
    private static let booleans: Set<String> = [
        "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSSupportsOpeningDocumentsInPlace", "LSUIElement", "MetalCaptureEnabled",
        "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents",
        "UIRequiresFullScreen", "UIStatusBarHidden", "UISupportsDocumentBrowser", "GCSupportsControllerUserInteraction",
        "GCSupportsGameMode",
    ]

    /// The keys whose `INFOPLIST_KEY_` setting is a list of words.
    private static let lists: Set<String> = [
        "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPad",
        "UISupportedInterfaceOrientations_iPhone",
    ]

    private static func generated(_ settings: BuildSettings, for type: ProductType) -> [String: PropertyList] {
        var entries: [String: PropertyList] = ["CFBundleInfoDictionaryVersion": .string("6.0")]
        let direct = [
            "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
            "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
            "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
        ]
        for (key, setting) in direct {
            if let value = settings[setting] { entries[key] = .string(value) }
        }
        if type == .application { entries["LSRequiresIPhoneOS"] = .boolean(true) }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names where name.hasPrefix(prefix) {
            let key = String(name.dropFirst(prefix.count))
            switch key {
            case "UILaunchScreen_Generation":
                if settings.bool(name) { entries["UILaunchScreen"] = .dictionary([:]) }
            case "UIApplicationSceneManifest_Generation":
                guard settings.bool(name) else { continue }
                entries["UIApplicationSceneManifest"] = .dictionary([
                    "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
                ])
            default:
                let plistKey = key.replacingOccurrences(of: "_iPhone", with: "~iphone").replacingOccurrences(of: "_iPad", with: "~ipad")
                if booleans.contains(key) {
                    entries[plistKey] = .boolean(settings.bool(name))
                } else if lists.contains(key) {
                    entries[plistKey] = .array(settings.list(name).map(PropertyList.string))
                } else {
                    entries[plistKey] = .string(settings.string(name))
                }
            }
        }
        return entries
    }
}
