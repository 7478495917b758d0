/// What Xcode sets before a project says anything, as far as an app for the iOS simulator can see it.
enum PlatformDefaults {
    /// The settings that every target starts with.
    ///
    /// - Parameter place: where the target's name stands, which others are made of.
    static func level(
        target: String, place: Place, project: String, productType: ProductType, directory: String, projectFile: String,
        developmentRegion: String,
        lastUpgradeCheck: String? = nil, context: SettingContext
    ) -> SettingsLevel {
        var settings: [String: String] = [
            "ACTION": "build",
            "ARCHS": context.architecture,
            "CONFIGURATION": context.configuration,
            "CURRENT_ARCH": context.architecture,
            "DEVELOPMENT_LANGUAGE": developmentRegion,
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "EXECUTABLE_PATH": "$(WRAPPER_NAME)/$(EXECUTABLE_NAME)",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
            "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
            "IPHONEOS_DEPLOYMENT_TARGET": "15.0",
            "NATIVE_ARCH": context.architecture,
            "PLATFORM_NAME": "iphonesimulator",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": productType.packageType,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PROJECT_DIR": directory,
            "PROJECT_FILE_PATH": projectFile,
            "PROJECT_NAME": project,
            "SDK_NAME": context.sdk,
            "SDK_VERSION": sdkVersion(lastUpgradeCheck),
            "SDKROOT": "iphoneos",
            "SOURCE_ROOT": directory,
            "SRCROOT": directory,
            "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
            "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
            "SWIFT_PLATFORM_TARGET_PREFIX": "ios",
            "TARGETED_DEVICE_FAMILY": "1",
            "TARGETNAME": "$(TARGET_NAME)",
            "TARGET_NAME": target,
            "WRAPPER_EXTENSION": productType.wrapperExtension,
            "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
        ]
        if productType == .framework || productType == .staticFramework { settings["DEFINES_MODULE"] = "YES" }
        return SettingsLevel(settings) { $0 == "TARGET_NAME" ? place : nil }
    }

    /// The SDK of the Xcode that the project was last brought up to date with ("1130" is Xcode 11.3): what the app was written for.
    private static func sdkVersion(_ lastUpgradeCheck: String?) -> String {
        guard let check = lastUpgradeCheck.flatMap({ Int($0) }), (700..<1700).contains(check) else { return "17.0" }
        // Xcode's and iOS's numbers keep a distance of two.
        return "\(check / 100 + 2).0"
    }
}
