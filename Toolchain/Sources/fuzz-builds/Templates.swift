/// The projects that are varied, and what is put into them.
enum Templates {
    /// Names, or what should be none.
    static let names = [
        "", ".", "..", "/", "../victim", "../../victim", "../../../victim", "../../../../victim", "../../../../../victim",
        "../../../../../../../victim",
        "@OUT@", "@OUT@/victim", "@OUT@/secret.txt", "@OUT@/secret.swift", "@OUT@/secret.xcconfig", "@OUT@/secret.plist",
        "@OUT@/secret.strings", "@OUT@/secret.xcassets", "../secret.txt", "../../secret.txt", "../secret.swift", "../secret.plist",
        "../secret.xcassets", "../secret.xcconfig", "secret.txt", "victim", "a/b", "a/../../../victim", "./x", "x/", "~", "~/x", "-o", "--",
        "*",
        "$(SRCROOT)", "$(SRCROOT)/../victim", "$(A)", "$(B)", "$(PRODUCT_NAME)", "$(inherited)", "lock", "state", "modules", ".sampan",
        "Info.plist", "Frameworks", "Assets.catalog", "payload", "index", "Base", "en", "Base.lproj", "main.swift", "A.swift", "loop",
        "out",
        "a\\000b", "\\000", "a\\u0000b", "\\u002e\\u002e/victim", "@OUT@/secret.plist\\000", "@OUT@/secret.swift\\000",
        "@OUT@/secret.xcconfig\0", "\\U0000", "\\n", "a\nb", " ", "\\U002e\\U002e/victim", "\\056\\056/victim", "/\u{301}x", "..\u{301}",
        "é", "🧭",
        "%2e%2e%2fvictim", "..\\\\victim", String(repeating: "x", count: 250), String(repeating: "y", count: 256),
        String(repeating: "long/", count: 900), String(repeating: "../", count: 7) + "victim",
    ]

    /// Where links are put.
    static let places = [
        "App/out", "App/loop", "App/Raw/loop", "App/Raw/out.txt", "App/Raw/deep", "App/Assets.xcassets/loop", "App/Assets.xcassets/out",
        "App/Assets.xcassets/A.imageset/a.png", "App/Assets.xcassets/A.imageset", "App/Assets.xcassets/D.dataset/d.txt",
        "App/Assets.xcassets",
        "App/note.txt", "App/A.swift", "App/Kit", "App/Kit/K.swift", "App/en.lproj", "App/en.lproj/Localizable.strings", "App/Info.plist",
        "App/Texts.xcstrings", "App/App.xcconfig", "App/Main.storyboard", "App", "App.xcodeproj", "App.xcodeproj/project.pbxproj",
    ]

    /// What links lead to.
    static let destinations = [
        "..", ".", "../..", "../../..", "/", "@OUT@", "@OUT@/victim", "@OUT@/secret.txt", "@OUT@/secret.swift", "@OUT@/secret.plist",
        "@OUT@/secret.xcassets", "@OUT@/secret.xcconfig", "@OUT@/secret.strings", "../../secret.txt", "../secret.swift", "nowhere", "loop",
        "note.txt", "Raw", "/dev/zero", "/proc/self/environ", "../App",
    ]

    /// Files that are sources and resources of each kind of project.
    static let resources = """
        === file App/A.swift
        let a = 1
        === file App/Kit/K.swift
        public let k = 1
        === file App/note.txt
        a note
        === file App/Raw/deep/x.txt
        raw
        === file App/Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
        === file App/en.lproj/Localizable.strings
        "«hello»" = "«Hello»";
        === file App/vi.lproj/Plural.stringsdict
        <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>«%#@n@»</string></dict></dict></plist>
        === file App/Texts.xcstrings
        {"sourceLanguage": "«en»", "strings": {"«a»": {"localizations": {"«vi»": {"stringUnit": {"value": "«x»"}}}}}}
        === file App/Assets.xcassets/Contents.json
        {"info": {"version": 1}}
        === file App/Assets.xcassets/A.imageset/Contents.json
        {"images": [{"filename": "«a.png»", "idiom": "universal"}]}
        === file App/Assets.xcassets/A.imageset/a.png
        not really
        === file App/Assets.xcassets/D.dataset/Contents.json
        {"data": [{"filename": "«d.txt»", "universal-type-identifier": "«public.text»"}]}
        === file App/Assets.xcassets/D.dataset/d.txt
        data
        === file App/Info.plist
        <plist><dict><key>CFBundleDevelopmentRegion</key><string>«en»</string><key>CFBundleExecutable</key><string>«App»</string></dict></plist>

        """

    /// An app with a framework.
    static let project = """
        === file App/App.xcconfig
        #include? "«Other.xcconfig»"
        A = «App»
        B = $(A)
        === file App.xcodeproj/project.pbxproj
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = R; objects = {
        R = {isa = PBXProject; buildConfigurationList = LP; developmentRegion = "«en»"; mainGroup = G; projectDirPath = "«»"; targets = (TA, TK); };
        G = {isa = PBXGroup; children = (GA, S); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (FA, FN, FR, FS, FP, FL, FT, FX, XC); path = "«App»"; sourceTree = "<group>"; };
        FA = {isa = PBXFileReference; path = "«A.swift»"; sourceTree = "<group>"; };
        FN = {isa = PBXFileReference; path = "«note.txt»"; sourceTree = "<group>"; };
        FR = {isa = PBXFileReference; lastKnownFileType = folder; path = "«Raw»"; sourceTree = "<group>"; };
        FS = {isa = PBXFileReference; path = "«Main.storyboard»"; sourceTree = "<group>"; };
        FP = {isa = PBXFileReference; path = "«vi.lproj/Plural.stringsdict»"; sourceTree = "<group>"; };
        FL = {isa = PBXFileReference; path = "«en.lproj/Localizable.strings»"; sourceTree = "<group>"; };
        FT = {isa = PBXFileReference; path = "«Texts.xcstrings»"; sourceTree = "<group>"; };
        FX = {isa = PBXFileReference; path = "«Assets.xcassets»"; sourceTree = "<group>"; };
        XC = {isa = PBXFileReference; path = "«App.xcconfig»"; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = "«App/Kit»"; sourceTree = "<group>"; };
        PK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        BA = {isa = PBXBuildFile; fileRef = FA; }; BN = {isa = PBXBuildFile; fileRef = FN; }; BR = {isa = PBXBuildFile; fileRef = FR; };
        BS = {isa = PBXBuildFile; fileRef = FS; }; BP = {isa = PBXBuildFile; fileRef = FP; }; BL = {isa = PBXBuildFile; fileRef = FL; };
        BT = {isa = PBXBuildFile; fileRef = FT; }; BX = {isa = PBXBuildFile; fileRef = FX; }; BK = {isa = PBXBuildFile; fileRef = PK; };
        SA = {isa = PBXSourcesBuildPhase; files = (BA); };
        S1 = {isa = PBXShellScriptBuildPhase; name = "«Take»"; inputPaths = ("«App/note.txt»"); outputPaths = ("«$(DERIVED_FILE_DIR)/out.txt»");
          shellPath = /bin/sh; shellScript = "cat @OUT@/secret.txt @OUT@/1/2/3/secret.swift > \\"$SCRIPT_OUTPUT_FILE_0\\"
            echo x > \\"$SCRIPT_OUTPUT_FILE_0\\"; echo x > @OUT@/victim/precious.txt; ln -s @OUT@/victim \\"$DERIVED_FILE_DIR/link\\"
            rm -rf \\"$CODESIGNING_FOLDER_PATH/en.lproj\\"; ln -s @OUT@/victim \\"$CODESIGNING_FOLDER_PATH/en.lproj\\"; true"; };
        S2 = {isa = PBXShellScriptBuildPhase; name = "«Leave»"; outputPaths = ("«$(DERIVED_FILE_DIR)/link»/«out.txt»");
          shellPath = /bin/sh; shellScript = "echo x > \\"$SCRIPT_OUTPUT_FILE_0\\"; rm \\"$SCRIPT_OUTPUT_FILE_0\\" \\"$DERIVED_FILE_DIR/link\\"; true"; };
        RA = {isa = PBXResourcesBuildPhase; files = (BR, BS, BP, BL, BT, BX); };
        CA = {isa = PBXCopyFilesBuildPhase; dstPath = "«fonts»"; dstSubfolderSpec = 7; files = (BN); };
        FW = {isa = PBXFrameworksBuildPhase; files = (BK); };
        TA = {isa = PBXNativeTarget; name = "«App»"; productType = "com.apple.product-type.application"; buildConfigurationList = LA;
          buildPhases = (S1, SA, RA, CA, FW, S2); dependencies = (); };
        TK = {isa = PBXNativeTarget; name = "«Kit»"; productType = "com.apple.product-type.framework"; buildConfigurationList = LK;
          productReference = PK; buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (S); };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        LA = {isa = XCConfigurationList; buildConfigurations = (CT); };
        LK = {isa = XCConfigurationList; buildConfigurations = (CK); };
        CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; }; };
        CK = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "«$(TARGET_NAME)»"; SWIFT_COMPILATION_MODE = wholemodule;
          PRODUCT_MODULE_NAME = "«$(PRODUCT_NAME:c99extidentifier)»"; INFOPLIST_FILE = "«»"; }; };
        CT = {isa = XCBuildConfiguration; name = "«Debug»"; baseConfigurationReference = XC; buildSettings = {
          PRODUCT_NAME = "«$(TARGET_NAME)»"; PRODUCT_MODULE_NAME = "«$(PRODUCT_NAME:c99extidentifier)»";
          WRAPPER_NAME = "«$(PRODUCT_NAME).$(WRAPPER_EXTENSION)»"; WRAPPER_EXTENSION = "«app»"; EXECUTABLE_NAME = "«$(PRODUCT_NAME)»";
          EXECUTABLE_SUFFIX = "«»"; INFOPLIST_FILE = "«App/Info.plist»"; PRODUCT_BUNDLE_IDENTIFIER = "«org.example.app»";
          INFOPLIST_KEY_CFBundleDisplayName = "«$(KEY)»"; DEVELOPMENT_LANGUAGE = "«en»"; SRCROOT = "«$(PROJECT_DIR)»"; }; };
        }; }

        """

    /// A package with a library that has resources.
    static let manifest = """
        === file manifest.json
        {"name": "«Pack»", "toolsVersion": {"_version": "5.9.0"}, "products": [], "dependencies": [], "targets": [
          {"name": "«App»", "type": "executable", "path": "«App»", "exclude": ["«Kit»", "Info.plist"], "sources": ["«A.swift»"],
           "resources": [{"path": "«note.txt»", "rule": {"process": {}}}, {"path": "«Raw»", "rule": {"copy": {}}}],
           "dependencies": [{"byName": ["«Kit»", null]}]},
          {"name": "Kit", "type": "regular", "path": "«App/Kit»", "resources": [{"path": "«K.txt»", "rule": {"copy": {}}}]}]}
        === file App/Kit/K.txt
        of the library

        """
}
