import Foundation

/// A folder of files that lives as long as this object.
final class Fixture {
    let path: String

    init(_ files: [String: String]) throws {
        path = (FileManager.default.temporaryDirectory.path as NSString).appendingPathComponent("sampan-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let file = (path as NSString).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    func callAsFunction(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

    /// A project with an app, a framework it links, groups, localizations, a copy phase, a script and a package.
    static func app() throws -> Fixture {
        try Fixture([
            "App.xcodeproj/project.pbxproj": projectFile, "App/A.swift": "let a = 1\n", "App/Sub/B.swift": "let b = 1\n", "Kit/K.swift": "",
            "App/Base.lproj/Main.storyboard": "<document/>", "App/vi.lproj/Main.strings": "", "App/vi.lproj/Localizable.strings": "",
            "App/Assets.xcassets/Contents.json": "{}", "App/Raw/x.txt": "x", "App/fonts/F.ttf": "", "App/Info.plist": infoPlist,
            "Config/Base.xcconfig":
                "#include \"More.xcconfig\"\nPRODUCT_BUNDLE_IDENTIFIER = org.example.$(PRODUCT_NAME:rfc1034identifier:lower)\n",
            "Config/More.xcconfig": "GREETING = from xcconfig\nLEVELS = project-xcconfig $(inherited)\n",
            "Config/Target.xcconfig": "LEVELS = $(inherited) target-xcconfig\n",
        ])
    }

    static let infoPlist = """
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleName</key><string>overridden</string><key>Greeting</key><string>${GREETING}, $(CFBundleIdentifier)</string>
        <key>List</key><array><string>$(TARGET_NAME)</string><integer>1</integer></array><key>CFBundleSignature</key><string>$(NOTHING)</string>
        <key>UIApplicationSceneManifest</key><dict><key>Own</key><true/></dict></dict></plist>
        """

    static let projectFile = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 50; rootObject = R; objects = {
        R = {isa = PBXProject; buildConfigurationList = LP; developmentRegion = vi; mainGroup = G; projectDirPath = ""; targets = (TA, TK, TT); };
        G = {isa = PBXGroup; children = (GA, GK, GC, GP); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (FA, GS, VM, VL, FX, FR, FF); path = App; sourceTree = "<group>"; };
        GS = {isa = PBXGroup; children = (FB); name = Named; path = Sub; sourceTree = "<group>"; };
        GK = {isa = PBXGroup; children = (FK); path = Kit; sourceTree = SOURCE_ROOT; };
        GC = {isa = PBXGroup; children = (XB, XT); path = Config; sourceTree = "<group>"; };
        GP = {isa = PBXGroup; children = (PA, PK); name = Products; sourceTree = "<group>"; };
        FA = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
        FB = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = B.swift; sourceTree = "<group>"; };
        FK = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = K.swift; sourceTree = "<group>"; };
        VM = {isa = PBXVariantGroup; children = (F1, F2); name = Main.storyboard; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = vi; path = vi.lproj/Main.strings; sourceTree = "<group>"; };
        VL = {isa = PBXVariantGroup; children = (F3); name = Localizable.strings; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = vi; path = vi.lproj/Localizable.strings; sourceTree = "<group>"; };
        FX = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        FR = {isa = PBXFileReference; lastKnownFileType = folder; path = Raw; sourceTree = "<group>"; };
        FF = {isa = PBXFileReference; lastKnownFileType = file; path = fonts/F.ttf; sourceTree = "<group>"; };
        XB = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        XT = {isa = PBXFileReference; path = Target.xcconfig; sourceTree = "<group>"; };
        PA = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        PK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        BA = {isa = PBXBuildFile; fileRef = FA; settings = {COMPILER_FLAGS = "-DX -DY"; }; };
        BB = {isa = PBXBuildFile; fileRef = FB; };
        BG = {isa = PBXBuildFile; fileRef = GONE; };
        BM = {isa = PBXBuildFile; fileRef = FK; platformFilters = (macos); };
        BK = {isa = PBXBuildFile; fileRef = FK; };
        R1 = {isa = PBXBuildFile; fileRef = VM; }; R2 = {isa = PBXBuildFile; fileRef = VL; }; R3 = {isa = PBXBuildFile; fileRef = FX; };
        R4 = {isa = PBXBuildFile; fileRef = FR; }; R5 = {isa = PBXBuildFile; fileRef = FF; };
        L1 = {isa = PBXBuildFile; fileRef = PK; }; L2 = {isa = PBXBuildFile; productRef = KP; };
        KP = {isa = XCSwiftPackageProductDependency; package = KR; productName = Tagged; };
        KR = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/tagged"; };
        SA = {isa = PBXSourcesBuildPhase; files = (BA, BB, BG, BM); };
        RA = {isa = PBXResourcesBuildPhase; files = (R1, R2, R3, R4); };
        CA = {isa = PBXCopyFilesBuildPhase; dstPath = "fonts/$(TARGET_NAME)"; dstSubfolderSpec = 7; files = (R5); };
        CE = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 10; files = (L1); };
        FP = {isa = PBXFrameworksBuildPhase; files = (L1, L2); };
        SC = {isa = PBXShellScriptBuildPhase; name = Lint; shellPath = /bin/sh; shellScript = "swiftlint\\n"; };
        SK = {isa = PBXSourcesBuildPhase; files = (BK); };
        TA = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; productReference = PA;
          buildConfigurationList = LA; buildPhases = (SA, RA, CA, CE, FP, SC); dependencies = (); };
        TK = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = PK;
          buildConfigurationList = LA; buildPhases = (SK); dependencies = (); };
        TT = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = LA;
          buildPhases = (); dependencies = (DT); };
        DT = {isa = PBXTargetDependency; target = TA; };
        LP = {isa = XCConfigurationList; buildConfigurations = (P1, P2); defaultConfigurationName = Release; };
        LA = {isa = XCConfigurationList; buildConfigurations = (A1, A2); defaultConfigurationName = Release; };
        P1 = {isa = XCBuildConfiguration; baseConfigurationReference = XB; name = Debug; buildSettings = {
          LEVELS = "$(inherited) project"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; SDKROOT = iphoneos; GREETING = "from project"; }; };
        P2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        A1 = {isa = XCBuildConfiguration; baseConfigurationReference = XT; name = Debug; buildSettings = {
          LEVELS = "$(inherited) target"; SWIFT_VERSION = 4.2; INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES;
          MARKETING_VERSION = 1.2; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = YES;
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; INFOPLIST_KEY_CFBundleDisplayName = "$(TARGET_NAME)!"; }; };
        A2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        }; }
        """
}
