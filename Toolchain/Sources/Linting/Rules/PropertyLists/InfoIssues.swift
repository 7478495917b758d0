/// What can be wrong with an app's property list by itself and beside its code.
enum InfoIssues {
    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, category: Category = .correctness,
        isEnabledByDefault: Bool = true,
        _ noncompliant: [String: String], _ compliant: [String: String]
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: category, priority: priority, severity: severity,
            implementation: Implementation(InfoDetector.self, .project), noncompliant: [Example(files: noncompliant)],
            compliant: [Example(files: compliant)], isEnabledByDefault: isEnabledByDefault)
    }

    private static func list(_ entries: String, _ others: [String: String] = [:]) -> [String: String] {
        others.merging(["Info.plist": ExampleDocument.propertyList("<key>CFBundlePackageType</key>\n<string>APPL</string>\n" + entries)]) {
            $1
        }
    }

    private static let camera = ["A.swift": "import AVFoundation\nfunc f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"]

    static let missingUsage = issue(
        "MissingUsageDescription", "The app uses what people have to allow, but does not say why",
        """
        iOS ends an app that asks for the camera, the photos, the place or the like without a text in `Info.plist` that tells people why. Add the
        key with a text.
        """, .error, priority: 9, category: .compliance,
        list(
            "<key>CFBundleName</key>\n<string>A</string>",
            ["A.swift": "import AVFoundation\nfunc f() { ↓AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"]),
        list("<key>NSCameraUsageDescription</key>\n<string>Scans receipts.</string>", camera))

    static let emptyUsage = issue(
        "EmptyUsageDescription", "The text that tells people why is empty",
        "People see this text when iOS asks them; the App Store refuses apps that say nothing.", .error, priority: 7, category: .compliance,
        list("↓<key>NSCameraUsageDescription</key>\n<string></string>"),
        list("<key>NSCameraUsageDescription</key>\n<string>Scans receipts.</string>"))

    static let deprecatedKey = issue(
        "DeprecatedInfoKey", "A key of Info.plist that no longer does anything",
        "iOS ignores the key, or will. Take it away; where there is a successor, use it.", .warning, priority: 3, category: .compliance,
        list("↓<key>UIPrerenderedIcon</key>\n<true/>"), list("<key>UILaunchScreen</key>\n<dict/>"))

    static let wrongType = issue(
        "WrongInfoValue", "A value of Info.plist is of the wrong type",
        "iOS expects another type here and ignores the value, or refuses the app.", .error, priority: 7,
        list("↓<key>UIRequiresFullScreen</key>\n<array/>"), list("<key>UIRequiresFullScreen</key>\n<true/>"))

    static let misspeltKey = issue(
        "MisspeltInfoKey", "A key of Info.plist is a letter away from one that exists",
        "iOS knows no such key and ignores it. Correct its spelling.", .warning, priority: 6,
        list("↓<key>UIMainStoryBoardFile</key>\n<string>Main</string>", ["Main.storyboard": ExampleDocument.storyboard("")]),
        list("<key>UIMainStoryboardFile</key>\n<string>Main</string>", ["Main.storyboard": ExampleDocument.storyboard("")]))

    private static func scene(_ name: String, mark: String = "") -> String {
        """
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        \(mark)<key>UISceneDelegateClassName</key>
        <string>$(PRODUCT_MODULE_NAME).\(name)</string>
        </dict></array></dict></dict>
        """
    }

    static let unknownClass = issue(
        "UnknownManifestClass", "The scene manifest names a class that does not exist",
        "iOS makes the scene's delegate by this name; without the class the screen stays black.", .error, priority: 9,
        list(scene("SceneDelegat", mark: "↓"), ["A.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"]),
        list(scene("SceneDelegate"), ["A.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"]))

    static let unknownStoryboard = issue(
        "UnknownMainStoryboard", "Info.plist names a storyboard that is not there",
        "The app ends when it starts, or shows nothing while it does. Correct the name, or take the key away.", .error, priority: 9,
        list("↓<key>UIMainStoryboardFile</key>\n<string>Mian</string>", ["Main.storyboard": ExampleDocument.storyboard("")]),
        list("<key>UIMainStoryboardFile</key>\n<string>Main</string>", ["Main.storyboard": ExampleDocument.storyboard("")]))

    static let invalidScheme = issue(
        "InvalidURLScheme", "A URL scheme with characters that none may have",
        "A scheme begins with a letter and holds letters, digits, \"+\", \"-\" and \".\" only; nothing opens the app by another.", .error,
        priority: 7,
        list(
            "<key>CFBundleURLTypes</key>\n<array><dict>\n↓<key>CFBundleURLSchemes</key>\n<array><string>my_app</string></array></dict></array>"
        ),
        list(
            "<key>CFBundleURLTypes</key>\n<array><dict>\n<key>CFBundleURLSchemes</key>\n<array><string>my-app</string></array></dict></array>"
        )
    )

    static let unlistedScheme = issue(
        "UnlistedQueryScheme", "Code asks whether a scheme can be opened that Info.plist does not list",
        "`canOpenURL` says no to every scheme that `LSApplicationQueriesSchemes` does not list. List it.", .warning, priority: 6,
        list(
            "<key>CFBundleName</key>\n<string>A</string>",
            ["A.swift": "func f(_ a: UIApplication) -> Bool { a.canOpenURL(URL(string: ↓\"fb://profile\")!) }\n"]),
        list(
            "<key>LSApplicationQueriesSchemes</key>\n<array><string>fb</string></array>",
            ["A.swift": "func f(_ a: UIApplication) -> Bool { a.canOpenURL(URL(string: \"fb://profile\")!) }\n"]))

    static let insecureLoad = issue(
        "InsecureLoad", "Code loads without encryption what App Transport Security refuses",
        "Loads by \"http:\" fail unless Info.plist has an exception for the server. Use \"https:\", or name the server there.", .warning,
        priority: 6, category: .security, isEnabledByDefault: false,
        list(
            "<key>CFBundleName</key>\n<string>A</string>",
            ["A.swift": "let a = URL(string: ↓\"http://data.example.org/list.json\")\n"]),
        list(
            "<key>CFBundleName</key>\n<string>A</string>",
            ["A.swift": "let a = URL(string: \"https://data.example.org/list.json\")\n"]))

    static let insecureException = issue(
        "InsecureDomainException", "A server may be reached without encryption",
        "The exception lets anyone between read and change what is loaded. Take it away once the server knows TLS.", .warning, priority: 5,
        category: .security,
        list(
            """
            <key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict><key>example.org</key><dict>
            ↓<key>NSExceptionAllowsInsecureHTTPLoads</key><true/>
            </dict></dict></dict>
            """),
        list("<key>NSAppTransportSecurity</key><dict/>"))

    static let missingFont = issue(
        "MissingFontFile", "Info.plist lists a font that is not there",
        "The font is not registered when the app starts, and `UIFont(name:size:)` gives `nil`. Correct the file's name.", .warning,
        priority: 7,
        list("↓<key>UIAppFonts</key>\n<array><string>Hand.ttf</string></array>"),
        Dictionary(
            uniqueKeysWithValues: list("<key>UIAppFonts</key>\n<array><string>Hand.ttf</string></array>").map { ($0, $1) } + [
                ("Hand.ttf", "")
            ]))

    static let unlistedFont = issue(
        "UnlistedFontFile", "A font that Info.plist does not list",
        "A font in the app is not known by its name until `UIAppFonts` lists its file, or code registers it.", .warning, priority: 6,
        list("<key>CFBundleName</key>\n<string>A</string>", ["Fonts/Hand.ttf": "↓"]),
        list("<key>UIAppFonts</key>\n<array><string>Hand.ttf</string></array>", ["Fonts/Hand.ttf": ""]))

    static let all = [
        missingUsage, emptyUsage, deprecatedKey, wrongType, misspeltKey, unknownClass, unknownStoryboard, invalidScheme, unlistedScheme,
        insecureLoad, insecureException, missingFont, unlistedFont,
    ]
}
