import XcodeProject

/// What Xcode adds to a target's `Info.plist` while it builds, and what UIKit has to know of the build.
enum InfoPlistCompletion {
    static func complete(_ entries: [String: PropertyList], settings: BuildSettings, executable: String) throws -> [String: PropertyList] {
        var entries = entries
        func addDefault(_ key: String, _ value: PropertyList) {
            if entries[key] == nil { entries[key] = value }
        }
        entries["CFBundleExecutable"] = .string(executable)
        // Xcode writes it into the documents it compiles, as the module of their target.
        entries["SampanModuleName"] = .string(try settings.moduleName().text)
        addDefault("CFBundleName", .string(settings.string("PRODUCT_NAME")))
        addDefault("CFBundleIdentifier", .string(settings.string("PRODUCT_BUNDLE_IDENTIFIER")))
        addDefault("CFBundleDevelopmentRegion", .string(settings.string("DEVELOPMENT_LANGUAGE")))
        addDefault("CFBundlePackageType", .string(settings.string("PRODUCT_BUNDLE_PACKAGE_TYPE")))
        addDefault("CFBundleInfoDictionaryVersion", .string("6.0"))
        addDefault("DTPlatformName", .string("iphonesimulator"))
        addDefault("DTPlatformVersion", .string(settings.string("SDK_VERSION")))
        addDefault("CFBundleSupportedPlatforms", .array([.string("iPhoneSimulator")]))
        addDefault("MinimumOSVersion", .string(settings.string("IPHONEOS_DEPLOYMENT_TARGET")))
        addDefault("UIDeviceFamily", .array(settings.deviceFamilies.map(PropertyList.integer)))
        let icon = settings.string("ASSETCATALOG_COMPILER_APPICON_NAME")
        // As Xcode writes them for what asset catalogs have.
        func named(_ icon: String) -> PropertyList { .dictionary(["CFBundleIconName": .string(icon)]) }
        var icons: [String: PropertyList] = icon.isEmpty ? [:] : ["CFBundlePrimaryIcon": named(icon)]
        let alternates = settings.list("ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES")
        if !alternates.isEmpty {
            icons["CFBundleAlternateIcons"] = .dictionary(Dictionary(alternates.map { ($0, named($0)) }) { first, _ in first })
        }
        if !icons.isEmpty { addDefault("CFBundleIcons", .dictionary(icons)) }
        let accent = settings.string("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
        if !accent.isEmpty { addDefault("NSAccentColorName", .string(accent)) }
        return entries
    }
}
