/// What Apple documents of keys in `Info.plist`.
enum InfoKeys {
    /// The types of values.
    enum Kind {
        case text, flag, list, dictionary
    }

    /// The keys by the types of their values.
    static let kinds: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        let texts = """
            CFBundleDevelopmentRegion CFBundleDisplayName CFBundleExecutable CFBundleIdentifier CFBundleInfoDictionaryVersion CFBundleName
            CFBundlePackageType CFBundleShortVersionString CFBundleVersion MinimumOSVersion UILaunchStoryboardName UIMainStoryboardFile
            UIStatusBarStyle UIUserInterfaceStyle NSHumanReadableCopyright UIWhitePointAdaptivityStyle
            """
        let flags = """
            LSRequiresIPhoneOS UIFileSharingEnabled UIRequiresFullScreen UIStatusBarHidden UIViewControllerBasedStatusBarAppearance
            ITSAppUsesNonExemptEncryption LSSupportsOpeningDocumentsInPlace UISupportsDocumentBrowser UIViewEdgeAntialiasing
            UIViewGroupOpacity UIApplicationSupportsIndirectInputEvents UIRequiresPersistentWiFi CADisableMinimumFrameDurationOnPhone
            UIDesignRequiresCompatibility
            """
        let lists = """
            CFBundleDocumentTypes CFBundleLocalizations CFBundleURLTypes LSApplicationQueriesSchemes UIAppFonts UIApplicationShortcutItems
            UIBackgroundModes UIRequiredDeviceCapabilities UISupportedInterfaceOrientations UISupportedInterfaceOrientations~ipad
            UTExportedTypeDeclarations UTImportedTypeDeclarations NSUserActivityTypes BGTaskSchedulerPermittedIdentifiers NSBonjourServices
            SKAdNetworkItems
            """
        let dictionaries = "NSAppTransportSecurity UIApplicationSceneManifest UILaunchScreen CFBundleIcons NSExtension"
        for (words, kind) in [(texts, Kind.text), (flags, .flag), (lists, .list), (dictionaries, .dictionary)] {
            for word in words.split(whereSeparator: \.isWhitespace) { kinds[String(word)] = kind }
        }
        for key in usages.map(\.key) { kinds[key] = .text }
        return kinds
    }()

    /// Keys that no longer do anything, and what takes their place.
    static let deprecated = [
        "UIPrerenderedIcon": "icons have no shine any more", "UILaunchImages": "use a launch screen",
        "UILaunchImageFile": "use a launch screen", "UIApplicationExitsOnSuspend": "iOS 13 and later ignore it",
        "UINewsstandIcon": "there is no newsstand any more", "UINewsstandApp": "there is no newsstand any more",
    ]

    /// What people have to allow: the key, and the calls that ask for it, as `receiver.method`, or a type's name.
    static let usages: [(key: String, alternatives: [String], calls: [String])] = [
        ("NSLocationWhenInUseUsageDescription", [], ["requestWhenInUseAuthorization"]),
        ("NSLocationAlwaysAndWhenInUseUsageDescription", ["NSLocationAlwaysUsageDescription"], ["requestAlwaysAuthorization"]),
        ("NSPhotoLibraryUsageDescription", ["NSPhotoLibraryAddUsageDescription"], ["PHPhotoLibrary.requestAuthorization"]),
        ("NSPhotoLibraryAddUsageDescription", ["NSPhotoLibraryUsageDescription"], ["UIImageWriteToSavedPhotosAlbum"]),
        ("NSCameraUsageDescription", ["NSMicrophoneUsageDescription"], ["AVCaptureDevice.requestAccess"]),
        ("NSMicrophoneUsageDescription", [], ["requestRecordPermission"]),
        ("NSSpeechRecognitionUsageDescription", [], ["SFSpeechRecognizer.requestAuthorization"]),
        ("NSSiriUsageDescription", [], ["INPreferences.requestSiriAuthorization"]),
        ("NSUserTrackingUsageDescription", [], ["ATTrackingManager.requestTrackingAuthorization"]),
        ("NSAppleMusicUsageDescription", [], ["MPMediaLibrary.requestAuthorization"]),
        ("NSContactsUsageDescription", [], ["CNContactStore.requestAccess", "ABAddressBookRequestAccessWithCompletion"]),
        ("NSRemindersUsageDescription", ["NSRemindersFullAccessUsageDescription"], ["requestFullAccessToReminders"]),
        ("NSCalendarsFullAccessUsageDescription", ["NSCalendarsUsageDescription"], ["requestFullAccessToEvents"]),
        ("NSFaceIDUsageDescription", [], []), ("NSBluetoothAlwaysUsageDescription", [], []), ("NSMotionUsageDescription", [], []),
        ("NSHealthShareUsageDescription", [], []), ("NSHealthUpdateUsageDescription", [], []), ("NSHomeKitUsageDescription", [], []),
        ("NSLocalNetworkUsageDescription", [], []), ("NSCalendarsUsageDescription", [], []),
        ("NSLocationAlwaysUsageDescription", [], []),
    ]
}
