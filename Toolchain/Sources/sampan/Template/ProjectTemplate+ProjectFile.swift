extension ProjectTemplate {
    /// A file that the project lists: its object's number, path, type, and the phase it is built in.
    private struct Entry {
        var number: Int
        var name: String
        var type: String
        var phase: String?
    }

    private static let entries = [
        Entry(number: 0x10, name: "AppDelegate.swift", type: "sourcecode.swift", phase: "Sources"),
        Entry(number: 0x11, name: "SceneDelegate.swift", type: "sourcecode.swift", phase: "Sources"),
        Entry(number: 0x12, name: "ViewController.swift", type: "sourcecode.swift", phase: "Sources"),
        Entry(number: 0x13, name: "Main.storyboard", type: "file.storyboard", phase: "Resources"),
        Entry(number: 0x14, name: "Assets.xcassets", type: "folder.assetcatalog", phase: "Resources"),
        Entry(number: 0x15, name: "LaunchScreen.storyboard", type: "file.storyboard", phase: "Resources"),
        Entry(number: 0x16, name: "Info.plist", type: "text.plist.xml", phase: nil),
    ]

    /// An object's identifier: 24 hexadecimal digits, as Xcode's own.
    private static func id(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return "5A11BA7E" + String(repeating: "0", count: 16 - digits.count) + digits
    }

    private func section(_ name: String, _ objects: [String]) -> String {
        "/* Begin \(name) section */\n\(objects.map { "\t\t\($0)\n" }.joined())/* End \(name) section */\n"
    }

    private func list(_ items: [String]) -> String { "(\n\(items.map { "\t\t\t\t\($0),\n" }.joined())\t\t\t)" }

    private func object(_ number: Int, _ comment: String, _ fields: [(String, String)]) -> String {
        let body = fields.map { "\t\t\t\($0.0) = \($0.1);\n" }.joined()
        return "\(Self.id(number)) /* \(comment) */ = {\n\(body)\t\t};"
    }

    private func reference(_ number: Int, _ comment: String) -> String { "\(Self.id(number)) /* \(comment) */" }

    private func built(_ phase: String) -> [String] {
        Self.entries.filter { $0.phase == phase }.map { reference($0.number + 0x40, "\($0.name) in \(phase)") }
    }

    /// The text of `project.pbxproj`.
    var projectFile: String {
        let buildFiles = Self.entries.filter { $0.phase != nil }.map { entry in
            let comment = "\(entry.name) in \(entry.phase ?? "")"
            return "\(reference(entry.number + 0x40, comment)) = {isa = PBXBuildFile; fileRef = \(reference(entry.number, entry.name)); };"
        }
        var references = [
            "\(reference(1, "\(name).app")) = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = \"\(name).app\"; sourceTree = BUILT_PRODUCTS_DIR; };"
        ]
        var variants: [String] = []
        for entry in Self.entries {
            guard entry.type == "file.storyboard" else {
                references.append(
                    "\(reference(entry.number, entry.name)) = {isa = PBXFileReference; lastKnownFileType = \(entry.type); path = \(entry.name); sourceTree = \"<group>\"; };"
                )
                continue
            }
            let base = entry.number + 0x60
            references.append(
                "\(reference(base, "Base")) = {isa = PBXFileReference; lastKnownFileType = \(entry.type); name = Base; path = Base.lproj/\(entry.name); sourceTree = \"<group>\"; };"
            )
            variants.append(
                object(
                    entry.number, entry.name,
                    [
                        ("isa", "PBXVariantGroup"), ("children", list([reference(base, "Base")])), ("name", entry.name),
                        ("sourceTree", "\"<group>\""),
                    ]))
        }
        func phase(_ number: Int, _ kind: String) -> String {
            object(
                number, kind,
                [
                    ("isa", "PBX\(kind)BuildPhase"), ("buildActionMask", "2147483647"), ("files", list(built(kind))),
                    ("runOnlyForDeploymentPostprocessing", "0"),
                ])
        }
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 56;
            \tobjects = {

            \(section("PBXBuildFile", buildFiles))
            \(section("PBXFileReference", references))
            \(section("PBXFrameworksBuildPhase", [phase(5, "Frameworks")]))
            \(section("PBXGroup", groups))
            \(section("PBXNativeTarget", [target]))
            \(section("PBXProject", [project]))
            \(section("PBXResourcesBuildPhase", [phase(6, "Resources")]))
            \(section("PBXSourcesBuildPhase", [phase(4, "Sources")]))
            \(section("PBXVariantGroup", variants))
            \(section("XCBuildConfiguration", configurations))
            \(section("XCConfigurationList", configurationLists))\t};
            \trootObject = \(reference(0, "Project object"));
            }

            """
    }

    private var groups: [String] {
        [
            object(
                2, "Main group",
                [
                    ("isa", "PBXGroup"), ("children", list([reference(3, name), reference(7, "Products")])), ("sourceTree", "\"<group>\""),
                ]),
            object(
                3, name,
                [
                    ("isa", "PBXGroup"), ("children", list(Self.entries.map { reference($0.number, $0.name) })), ("path", "\"\(name)\""),
                    ("sourceTree", "\"<group>\""),
                ]),
            object(
                7, "Products",
                [
                    ("isa", "PBXGroup"), ("children", list([reference(1, "\(name).app")])), ("name", "Products"),
                    ("sourceTree", "\"<group>\""),
                ]),
        ]
    }

    private var target: String {
        object(
            8, name,
            [
                ("isa", "PBXNativeTarget"), ("buildConfigurationList", reference(0x21, "Configurations of the target")),
                ("buildPhases", list([reference(4, "Sources"), reference(5, "Frameworks"), reference(6, "Resources")])),
                ("buildRules", list([])), ("dependencies", list([])), ("name", "\"\(name)\""), ("productName", "\"\(name)\""),
                ("productReference", reference(1, "\(name).app")), ("productType", "\"com.apple.product-type.application\""),
            ])
    }

    private var project: String {
        object(
            0, "Project object",
            [
                ("isa", "PBXProject"),
                ("attributes", "{\n\t\t\t\tBuildIndependentTargetsInParallel = 1;\n\t\t\t\tLastUpgradeCheck = 1500;\n\t\t\t}"),
                ("buildConfigurationList", reference(0x20, "Configurations of the project")), ("compatibilityVersion", "\"Xcode 14.0\""),
                ("developmentRegion", "en"), ("hasScannedForEncodings", "0"), ("knownRegions", list(["en", "Base"])),
                ("mainGroup", reference(2, "Main group")), ("productRefGroup", reference(7, "Products")), ("projectDirPath", "\"\""),
                ("projectRoot", "\"\""), ("targets", list([reference(8, name)])),
            ])
    }

    private func configuration(_ number: Int, _ name: String, _ settings: [String: String]) -> String {
        let lines = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \"\($0.value)\";\n" }.joined()
        return object(number, name, [("isa", "XCBuildConfiguration"), ("buildSettings", "{\n\(lines)\t\t\t}"), ("name", name)])
    }

    private var configurations: [String] {
        let shared = ["ALWAYS_SEARCH_USER_PATHS": "NO", "IPHONEOS_DEPLOYMENT_TARGET": "15.0", "SDKROOT": "iphoneos"]
        let debug = [
            "DEBUG_INFORMATION_FORMAT": "dwarf", "ENABLE_TESTABILITY": "YES", "GCC_OPTIMIZATION_LEVEL": "0", "ONLY_ACTIVE_ARCH": "YES",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
        ]
        let release = [
            "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym", "SWIFT_COMPILATION_MODE": "wholemodule", "SWIFT_OPTIMIZATION_LEVEL": "-O",
            "VALIDATE_PRODUCT": "YES",
        ]
        let own = [
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
            "CODE_SIGN_STYLE": "Automatic", "CURRENT_PROJECT_VERSION": "1", "GENERATE_INFOPLIST_FILE": "YES",
            "INFOPLIST_FILE": "\(name)/Info.plist", "INFOPLIST_KEY_UILaunchStoryboardName": "LaunchScreen",
            "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations":
                "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
            "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks", "MARKETING_VERSION": "1.0",
            "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_NAME": "$(TARGET_NAME)", "SWIFT_VERSION": "5.0",
            "TARGETED_DEVICE_FAMILY": "1,2",
        ]
        return [
            configuration(0x30, "Debug", shared.merging(debug) { $1 }), configuration(0x31, "Release", shared.merging(release) { $1 }),
            configuration(0x32, "Debug", own), configuration(0x33, "Release", own),
        ]
    }

    private var configurationLists: [String] {
        func configurationList(_ number: Int, _ comment: String, _ debug: Int, _ release: Int) -> String {
            object(
                number, comment,
                [
                    ("isa", "XCConfigurationList"),
                    ("buildConfigurations", list([reference(debug, "Debug"), reference(release, "Release")])),
                    ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Release"),
                ])
        }
        return [
            configurationList(0x20, "Configurations of the project", 0x30, 0x31),
            configurationList(0x21, "Configurations of the target", 0x32, 0x33),
        ]
    }
}
