/// Small documents that hold a bit of everything, to be damaged.
enum Seeds {
    /// What means something in these formats.
    static let pieces = [
        "$(", ")", "${", "$(inherited)", "$(APP:lower)", "$(A$(B))", ":default=", "[sdk=*]", "=", ";", ",", "(", "<", "/*", "*/", "//",
        "isa",
        "sourceTree", "\"<group>\"", "children", "#include", "#include?", "\\U12", "\\777", "AA", "A1", "bplist00", "T1", "C1", "$$", "<0f",
    ]

    static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = R1; objects = {
        R1 /* Project */ = {isa = PBXProject; attributes = {LastUpgradeCheck = 1600; }; buildConfigurationList = L1; developmentRegion = vi;
          mainGroup = G1; projectDirPath = ""; targets = (T1, T2, ); };
        G1 = {isa = PBXGroup; children = (G2, V1, F3, S1, F1, ); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, F4, ); path = App; sourceTree = SOURCE_ROOT; };
        F1 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        F2 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = "Ch\\303\\240o"; path = "App/\\U0041.xcconfig"; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = App.xcconfig; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F4, ); name = Main.storyboard; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); explicitFolders = (Raw, ); path = App; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "/Localized: Main.storyboard", ); target = T1; };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; productReference = F1;
          buildConfigurationList = L2; buildPhases = (P1, P2, P3, P4, P5, ); dependencies = (D1, ); fileSystemSynchronizedGroups = (S1, );
          packageProductDependencies = (K1, ); };
        T2 = {isa = PBXAggregateTarget; name = All; buildConfigurationList = L1; buildPhases = (); dependencies = (D1, ); };
        D1 = {isa = PBXTargetDependency; target = T2; targetProxy = X1; };
        X1 = {isa = PBXContainerItemProxy; remoteGlobalIDString = T2; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        P2 = {isa = PBXResourcesBuildPhase; files = (B2, ); };
        P3 = {isa = PBXFrameworksBuildPhase; files = (B3, ); };
        P4 = {isa = PBXCopyFilesBuildPhase; dstPath = "$(PRODUCT_NAME)/x"; dstSubfolderSpec = 7; files = (B2, ); };
        P5 = {isa = PBXShellScriptBuildPhase; name = Run; shellPath = /bin/sh; shellScript = "echo \\"a\\"\\n"; };
        B1 = {isa = PBXBuildFile; fileRef = F2; settings = {COMPILER_FLAGS = "-DA -DB"; }; };
        B2 = {isa = PBXBuildFile; fileRef = V1; platformFilters = (ios, ); };
        B3 = {isa = PBXBuildFile; productRef = K1; };
        K1 = {isa = XCSwiftPackageProductDependency; package = K2; productName = Kit; };
        K2 = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Debug; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); defaultConfigurationName = Debug; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {A = "$(B) x"; B = "$(A)"; SDKROOT = iphoneos; }; };
        C2 = {isa = XCBuildConfiguration; baseConfigurationReference = F4; name = Debug; buildSettings = {
          INFOPLIST_FILE = "App/Info.plist"; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
          "OTHER[sdk=iphone*]" = ("$(inherited)", "a b", ); PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; DATA = <0fbd77 1c>; }; };
        }; }
        """

    static let xcconfig = """
        // Settings
        #include? "Other.xcconfig"
        APP = Hello World // a comment
        NAME = $(APP:lower) $(inherited)
        NESTED = $(N$(SUFFIX)) ${APP:rfc1034identifier}
        SUFFIX = AME
        OTHER_SWIFT_FLAGS[sdk=iphone*][arch=*] = -DA -DB \\
            -DC
        LOOP = $(POOL)$(POOL)
        POOL = $(LOOP)$(LOOP:default=x)
        PATH_A = $(APP:dir=/a/b:base=c:suffix=.d:standardizepath)
        """

    static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string><!-- a comment -->
        <key>A &amp; B</key><array><integer>-12</integer><integer>0x1F</integer><real>1.5e3</real><true/><false/></array>
        <key>Date</key><date>2019-07-21T18:05:00Z</date><key>Data</key><data>AAECAwQ=</data>
        <key>Text</key><string>a<![CDATA[<b>]]>&#233;</string><key>Empty</key><dict/>
        </dict></plist>
        """

    static let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion = "1500" version = "1.7"><BuildAction><BuildActionEntries><BuildActionEntry buildForRunning = "YES">
        <BuildableReference BlueprintIdentifier = "T1" BlueprintName = "App" ReferencedContainer = "container:App.xcodeproj"/></BuildActionEntry>
        </BuildActionEntries></BuildAction><LaunchAction buildConfiguration = "Debug" language = "vi" region = "VN"><BuildableProductRunnable>
        <BuildableReference BlueprintName = "App"></BuildableReference></BuildableProductRunnable><CommandLineArguments>
        <CommandLineArgument argument = "-x &quot;y&quot;" isEnabled = "YES"/></CommandLineArguments><EnvironmentVariables>
        <EnvironmentVariable key = "A" value = "b" isEnabled = "NO"/></EnvironmentVariables></LaunchAction></Scheme>
        """

    /// Property lists of all forms.
    static let propertyLists: [[UInt8]] = [
        Array(infoPlist.utf8),
        Array("/* Strings */\n\"hello\" = \"Xin ch\\U00E0o\";\nbare = value;\n\"only key\";\ndata = <00ff>;\n".utf8),
        Array(#"{"a": [1, -2.5e3, true, false, null, "x\u00e9\ud83e\udded\n"], "b": {"c": ""}}"#.utf8),
        binary,
    ]

    /// `{ a = (1, 2.5, true, "é", <0102>, date); b = "text" }` in the binary form.
    private static let binary: [UInt8] = {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        func add(_ object: [UInt8]) {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        add([0xD2, 1, 2, 3, 10])
        add([0x51, 0x61])
        add([0x51, 0x62])
        add([0xA6, 4, 5, 6, 7, 8, 9])
        add([0x10, 1])
        add([0x23, 0x40, 0x04, 0, 0, 0, 0, 0, 0])
        add([0x09])
        add([0x61, 0x00, 0xE9])
        add([0x42, 1, 2])
        add([0x33, 0x41, 0xC0, 0, 0, 0, 0, 0, 0])
        add([0x5F, 0x10, 0x04, 0x74, 0x65, 0x78, 0x74])
        let table = UInt8(bytes.count)
        bytes += offsets
        bytes +=
            [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(offsets.count)] + [0, 0, 0, 0, 0, 0, 0, 0] + [
                0, 0, 0, 0, 0, 0, 0, table,
            ]
        return bytes
    }()
}
