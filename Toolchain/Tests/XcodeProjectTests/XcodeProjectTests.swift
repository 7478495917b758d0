import Foundation
import Testing

@testable import XcodeProject

@Suite struct XcodeProjectTests {
    private let fixture: Fixture
    private let project: Project
    private let app: Target

    init() throws {
        fixture = try Fixture.app()
        project = try Project.open(at: fixture("App.xcodeproj"))
        app = try project.target()
    }

    private func relative(_ path: String) -> String { path.replacingOccurrences(of: fixture.path + "/", with: "") }

    @Test func targetsAreFound() throws {
        #expect(project.targets.map(\.name) == ["My App", "Kit", "Tests"])
        #expect(project.targets.map(\.productType) == [.application, .framework, .unitTestBundle])
        #expect(app.name == "My App")
        #expect(try project.target(named: "Kit").name == "Kit")
    }

    @Test func aFileIsFoundByCapitalOrSmallLettersIfThereIsOnlyOne() throws {
        try fixture.remove("Kit/K.swift")
        try fixture.write("", to: "KIT/k.swift")
        try fixture.remove("Kit")
        let project = try Project.open(at: fixture("App.xcodeproj"))
        #expect(try project.targets[1].sources.map { relative($0.path) } == ["KIT/k.swift"])
        #expect(project.warnings.count == 1)
        let expected = #"/App.xcodeproj/project.pbxproj:12: warning: "Kit" is called "KIT" on disk; a Mac's disk takes them for the same"#
        #expect(project.warnings.first?.hasSuffix(expected) == true, "\(project.warnings)")
        try fixture.write("", to: "KIT/K.Swift")
        #expect(throws: ProjectError.self) { try project.targets[1].sources }
    }

    @Test func sourcesFollowGroupsAndPlatformFilters() throws {
        #expect(try app.sources.map { relative($0.path) } == ["App/A.swift", "App/Sub/B.swift"])
        #expect(try app.sources[0].flags == ["-DX", "-DY"])
        #expect(try project.targets[1].sources.map { relative($0.path) } == ["Kit/K.swift"])
    }

    @Test func resourcesKnowTheirPlaceInTheBundle() throws {
        let resources = try app.resources
        #expect(
            try resources.map { try $0.destination.description } == [
                "Base.lproj/Main.storyboard", "vi.lproj/Main.strings", "vi.lproj/Localizable.strings", "Assets.xcassets", "Raw",
                "fonts/My App/F.ttf",
            ])
        #expect(resources.map(\.kind) == [.storyboard, .strings, .strings, .assetCatalog, .folder, .file])
    }

    @Test func aResourceHasTheProjectsLettersInTheBundle() throws {
        try fixture.remove("App/fonts/F.ttf")
        try fixture.write("", to: "App/fonts/f.TTF")
        let font = try #require(try Project.open(at: fixture("App.xcodeproj")).target(named: "My App").resources.last)
        #expect(relative(font.path) == "App/fonts/f.TTF")
        #expect(try font.destination.description == "fonts/My App/F.ttf")
    }

    @Test func linkedProductsAreDependencies() {
        #expect(app.dependencies.map(\.name) == ["Kit"])
        #expect(project.targets[2].dependencies.map(\.name) == ["My App"])
        #expect(app.packageProducts == [PackageProduct(name: "Tagged", source: .remote(url: "https://example.org/tagged"))])
        #expect(app.scripts.map(\.name) == ["Lint"])
    }

    @Test func settingsRiseThroughFiveLevels() throws {
        let settings = try app.settings(configuration: "Debug")
        #expect(settings["LEVELS"] == "project-xcconfig  project target-xcconfig target")
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.my-app")
        #expect(settings["PRODUCT_MODULE_NAME"] == "My_App")
        #expect(settings["GREETING"] == "from project")
        #expect(settings["SRCROOT"] == fixture.path)
        #expect(settings["DEVELOPMENT_LANGUAGE"] == "vi")
        #expect(settings["EXECUTABLE_NAME"] == "My App")
        #expect(settings["WRAPPER_NAME"] == "My App.app")
    }

    @Test func unknownConfigurationsAreRefusedByName() {
        #expect(throws: ProjectError.noConfiguration(name: "Beta", project: project.path, known: ["Debug", "Release"])) {
            try app.settings(configuration: "Beta")
        }
    }

    @Test func infoPlistIsExpandedAndMergedWithWhatSettingsGenerate() throws {
        let plist = try app.infoPlist(configuration: "Debug")
        #expect(plist["CFBundleIdentifier"] == .string("org.example.my-app"))
        #expect(plist["Greeting"] == .string("from project, org.example.my-app"))
        #expect(plist["List"] == .array([.string("My App"), .integer(1)]))
        // What a setting gives wins over the file; what is empty is left out.
        #expect(plist["CFBundleName"] == .string("My App"))
        #expect(plist["CFBundleSignature"] == nil)
        #expect(plist["CFBundleShortVersionString"] == .string("1.2"))
        #expect(plist["CFBundleDisplayName"] == .string("My App!"))
        #expect(plist["UIStatusBarHidden"] == .boolean(true))
        #expect(plist["UISupportedInterfaceOrientations~ipad"] == .array([.string("A"), .string("B")]))
        #expect(plist["LSRequiresIPhoneOS"] == .boolean(true))
        #expect(plist["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"] == .boolean(true))
        #expect(plist["UIApplicationSceneManifest"]?["Own"] == .boolean(true))
    }

    @Test func missingSourcesAndResourcesAreNamed() throws {
        try fixture.remove("App/Sub/B.swift")
        #expect(throws: ProjectError.missingFile(path: fixture("App/Sub/B.swift"), target: "My App", phase: "Sources")) { try app.sources }
        try fixture.remove("App/vi.lproj/Main.strings")
        #expect(throws: ProjectError.missingFile(path: fixture("App/vi.lproj/Main.strings"), target: "My App", phase: "Resources")) {
            try app.resources
        }
    }

    @Test func unknownTargetsAreRefusedByName() {
        #expect(throws: ProjectError.noTarget(name: "X", project: project.path, known: ["My App", "Kit", "Tests"])) {
            try project.target(named: "X")
        }
    }

    @Test func projectFilesRoundTrip() throws {
        let list = try PropertyList.parse(Array(Fixture.projectFile.utf8), path: "x")
        #expect(try PropertyList.parse(Array(list.openStep.utf8), path: "x") == list)
    }

    @Test func projectsInJSONAndXMLAreReadToo() throws {
        let list = try PropertyList.parse(Array(Fixture.projectFile.utf8), path: "x")
        try fixture.write(list.xml, to: "App.xcodeproj/project.pbxproj")
        #expect(try Project.open(at: fixture.path).targets.map(\.name) == ["My App", "Kit", "Tests"])
    }
}

@Suite struct OpeningTests {
    @Test func nothingThereIsSaid() throws {
        let fixture = try Fixture(["readme.txt": ""])
        #expect(throws: ProjectError.noProject(path: fixture.path)) { try Project.open(at: fixture.path) }
        #expect(throws: ProjectError.noProject(path: fixture("none"))) { try Project.open(at: fixture("none")) }
        #expect(throws: ProjectError.noProject(path: fixture("readme.txt"))) { try Project.open(at: fixture("readme.txt")) }
    }

    @Test func unreadableProjectFilesAreNamedWithLineAndColumn() throws {
        let fixture = try Fixture(["A.xcodeproj/project.pbxproj": "{\n objects = (\n"])
        let file = fixture("A.xcodeproj/project.pbxproj")
        #expect(throws: ParseError(path: file, line: 2, column: 12, message: "this \"(\" is not closed")) {
            try Project.open(at: fixture.path)
        }
    }

    @Test func severalProjectsAreListed() throws {
        let fixture = try Fixture(["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""])
        #expect(throws: ProjectError.severalProjects(path: fixture.path, found: ["A.xcodeproj", "B.xcodeproj"])) {
            try Project.open(at: fixture.path)
        }
    }

    @Test func projectsAreFoundOneFolderDown() throws {
        let fixture = try Fixture(["Inner/App.xcodeproj/project.pbxproj": Fixture.projectFile, "README.md": ""])
        #expect(try Project.open(at: fixture.path).path == fixture("Inner/App.xcodeproj"))
    }

    @Test func workspacesHoldTheTargetsOfTheirProjects() throws {
        let fixture = try Fixture.app()
        let data =
            "<Workspace version=\"1.0\"><Group location=\"container:\" name=\"x\"><FileRef location=\"group:App.xcodeproj\"/></Group>"
        try fixture.write(data + "</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
        let project = try Project.open(at: fixture.path)
        #expect(project.kind == .workspace)
        #expect(project.targets.map(\.name) == ["My App", "Kit", "Tests"])
    }

    @Test func whatAnotherProjectOfTheWorkspaceBuildsIsFoundByItsName() throws {
        let fixture = try Fixture.app()
        // As CocoaPods writes it: the app links a product that another project makes.
        let linked = "{isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; }"
        let app = Fixture.projectFile.replacingOccurrences(of: "files = (L1, L2); };", with: "files = (L1, L2, L9); };")
            .replacingOccurrences(of: "PA = {", with: "P9 = \(linked);\nL9 = {isa = PBXBuildFile; fileRef = P9; };\nPA = {")
        try fixture.write(app, to: "App.xcodeproj/project.pbxproj")
        func target(_ id: String, _ name: String, sdk: String) -> String {
            """
            \(id) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework"; productReference = P\(id);
            buildConfigurationList = L\(id); buildPhases = (); dependencies = (); };
            P\(id) = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id)); };
            C\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = \(sdk); }; };
            """
        }
        try fixture.write(
            """
            { archiveVersion = 1; objectVersion = 50; rootObject = R; objects = {
            R = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; targets = (TM, TI); };
            G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            \(target("TM", "Pods-Mac", sdk: "macosx")) \(target("TI", "Pods-App", sdk: "iphoneos"))
            LP = {isa = XCConfigurationList; buildConfigurations = (); };
            }; }
            """, to: "Pods/Pods.xcodeproj/project.pbxproj")
        let data = "<Workspace><FileRef location=\"group:App.xcodeproj\"/><FileRef location=\"group:Pods/Pods.xcodeproj\"/></Workspace>"
        try fixture.write(data, to: "All.xcworkspace/contents.xcworkspacedata")
        let project = try Project.open(at: fixture("All.xcworkspace"))
        #expect(project.targets[0].dependencies.map(\.name) == ["Kit", "Pods-App"])
        #expect(try Project.open(at: fixture("App.xcodeproj")).targets[0].dependencies.map(\.name) == ["Kit"])
    }

    @Test func publicHeadersAreKnownAndDocumentationIsNoSource() throws {
        let fixture = try Fixture.app()
        let file = Fixture.projectFile.replacingOccurrences(of: "files = (BK); };", with: "files = (BK, BD); };")
            .replacingOccurrences(of: "buildPhases = (SK);", with: "buildPhases = (SK, HK);")
            .replacingOccurrences(
                of: "PA = {",
                with: """
                    FH = {isa = PBXFileReference; path = Kit/Kit.h; sourceTree = SOURCE_ROOT; };
                    FI = {isa = PBXFileReference; path = Kit/Inner.h; sourceTree = SOURCE_ROOT; };
                    FD = {isa = PBXFileReference; path = Kit/Kit.docc; sourceTree = SOURCE_ROOT; };
                    BH = {isa = PBXBuildFile; fileRef = FH; settings = {ATTRIBUTES = (Public, ); }; };
                    BI = {isa = PBXBuildFile; fileRef = FI; }; BD = {isa = PBXBuildFile; fileRef = FD; };
                    HK = {isa = PBXHeadersBuildPhase; files = (BH, BI); };
                    PA = {
                    """)
        try fixture.write(file, to: "App.xcodeproj/project.pbxproj")
        for name in ["Kit.h", "Inner.h", "Kit.docc/Kit.md"] { try fixture.write("", to: "Kit/\(name)") }
        let kit = try Project.open(at: fixture("App.xcodeproj")).targets[1]
        #expect(try kit.publicHeaders == [fixture("Kit/Kit.h")])
        #expect(try kit.sources.map(\.path) == [fixture("Kit/K.swift")])
        try fixture.remove("Kit/Kit.h")
        #expect(throws: ProjectError.missingFile(path: fixture("Kit/Kit.h"), target: "Kit", phase: "Headers")) { try kit.publicHeaders }
    }

    @Test func modelsAmongTheSourcesAreResources() throws {
        let fixture = try Fixture.app()
        let file = Fixture.projectFile.replacingOccurrences(of: "files = (BK); };", with: "files = (BK, B9, B7, B6); };")
            .replacingOccurrences(
                of: "PA = {",
                with: """
                    F7 = {isa = PBXFileReference; path = Kit/Kit.xcmappingmodel; sourceTree = SOURCE_ROOT; };
                    B7 = {isa = PBXBuildFile; fileRef = F7; };
                    F6 = {isa = PBXFileReference; path = Kit/Kit.mlmodel; sourceTree = SOURCE_ROOT; };
                    B6 = {isa = PBXBuildFile; fileRef = F6; };
                    F9 = {isa = XCVersionGroup; children = (F8); path = Kit/Kit.xcdatamodeld; sourceTree = SOURCE_ROOT; };
                    F8 = {isa = PBXFileReference; path = Kit.xcdatamodel; sourceTree = "<group>"; };
                    B9 = {isa = PBXBuildFile; fileRef = F9; };
                    PA = {
                    """)
        try fixture.write(file, to: "App.xcodeproj/project.pbxproj")
        try fixture.write("<model/>", to: "Kit/Kit.xcdatamodeld/Kit.xcdatamodel/contents")
        try fixture.write("<database/>", to: "Kit/Kit.xcmappingmodel/xcmapping.xml")
        try fixture.write("", to: "Kit/Kit.mlmodel")
        let kit = try Project.open(at: fixture("App.xcodeproj")).targets[1]
        #expect(try kit.sources.map(\.path) == [fixture("Kit/K.swift")])
        #expect(try kit.resources.filter { $0.kind == .dataModel }.map(\.path) == [fixture("Kit/Kit.xcdatamodeld")])
        #expect(try kit.resources.filter { $0.kind == .mappingModel }.map(\.path) == [fixture("Kit/Kit.xcmappingmodel")])
        #expect(try kit.resources.filter { $0.kind == .trainedModel }.map(\.path) == [fixture("Kit/Kit.mlmodel")])
    }

    @Test func workspacesWhoseProjectsAreNotThereAreSteppedOver() throws {
        let fixture = try Fixture.app()
        let data = "<Workspace><FileRef location=\"group:App.xcodeproj\"/><FileRef location=\"group:Pods/Pods.xcodeproj\"/></Workspace>"
        try fixture.write(data, to: "All.xcworkspace/contents.xcworkspacedata")
        #expect(try Project.open(at: fixture.path).kind == .xcodeProject)
        #expect(try Project.open(at: fixture("All.xcworkspace")).warnings.count == 1)
    }

    @Test func schemesNameTargetConfigurationAndArguments() throws {
        let fixture = try Fixture.app()
        let scheme = """
            <Scheme><LaunchAction buildConfiguration = "Release" language = "vi"><BuildableProductRunnable><BuildableReference BlueprintName = "Kit"/>
            </BuildableProductRunnable><CommandLineArguments><CommandLineArgument argument = "-a" isEnabled = "YES"/><CommandLineArgument
            argument = "-b" isEnabled = "NO"/></CommandLineArguments><EnvironmentVariables><EnvironmentVariable key = "K" value = "v"
            isEnabled = "YES"/></EnvironmentVariables></LaunchAction></Scheme>
            """
        try fixture.write(scheme, to: "App.xcodeproj/xcshareddata/xcschemes/Special.xcscheme")
        let project = try Project.open(at: fixture.path)
        #expect(
            project.schemes == [
                Scheme(
                    name: "Special", targetName: "Kit", configuration: "Release", arguments: ["-a"], environment: ["K": "v"], language: "vi"
                )
            ])
        #expect(try project.target(scheme: "Special").name == "Kit")
        #expect(try project.target(scheme: "My App").name == "My App")
        #expect(throws: ProjectError.noScheme(name: "X", project: project.path, known: ["Special"])) { try project.target(scheme: "X") }
    }

    @Test func schemesNameTheTestsThatRunWithASanitizer() throws {
        let fixture = try Fixture.app()
        let scheme = """
            <Scheme><TestAction buildConfiguration = "Debug" enableThreadSanitizer = "YES" enableAddressSanitizer = "NO"><Testables>
            <TestableReference skipped = "NO"><BuildableReference BlueprintName = "Kit"/></TestableReference>
            <TestableReference skipped = "YES"><BuildableReference BlueprintName = "My App"/></TestableReference>
            </Testables></TestAction></Scheme>
            """
        try fixture.write(scheme, to: "App.xcodeproj/xcshareddata/xcschemes/Special.xcscheme")
        let project = try Project.open(at: fixture.path)
        let found = try #require(project.scheme(testing: try project.target(named: "Kit")))
        #expect(found.testsWithThreadSanitizer && !found.testsWithAddressSanitizer)
        #expect(project.scheme(testing: try project.target(named: "My App")) == nil)
    }

    @Test(arguments: ["../../Store/App.storekit", "../../../Store/App.storekit", "../Store/App.storekit"])
    func schemesNameTheFileOfTheStore(reference: String) throws {
        let fixture = try Fixture.app()
        try fixture.write("{}", to: "Store/App.storekit")
        try fixture.write(
            "<Scheme><LaunchAction><StoreKitConfigurationFileReference identifier = \"\(reference)\"/></LaunchAction></Scheme>",
            to: "App.xcodeproj/xcshareddata/xcschemes/Paid.xcscheme")
        let project = try Project.open(at: fixture.path)
        let file = try #require(project.schemes.first?.storeKit)
        #expect(file.hasSuffix("/Store/App.storekit"))
        #expect(project.onlyStoreKitFile?.hasSuffix("/Store/App.storekit") == true)
        try fixture.write("{}", to: "Store/Other.storekit")
        #expect(project.onlyStoreKitFile == nil)
    }

    @Test func aSchemeWhoseStoreIsNotThereNamesNone() throws {
        let fixture = try Fixture.app()
        try fixture.write(
            "<Scheme><LaunchAction><StoreKitConfigurationFileReference identifier = \"../../Gone.storekit\"/></LaunchAction></Scheme>",
            to: "App.xcodeproj/xcshareddata/xcschemes/Paid.xcscheme")
        let project = try Project.open(at: fixture.path)
        #expect(project.schemes.first?.storeKit == nil && project.onlyStoreKitFile == nil)
    }

    @Test func plainFoldersAreApps() throws {
        let fixture = try Fixture([
            "A.swift": "", "Sub/B.swift": "", "Main.storyboard": "", "vi.lproj/Localizable.strings": "", "Art.xcassets/Contents.json": "{}",
            "data/x.json": "{}", ".hidden/C.swift": "",
        ])
        let project = try Project.open(at: fixture.path)
        let target = try project.target()
        #expect(project.kind == .folder)
        #expect(try target.sources.map { ($0.path as NSString).lastPathComponent } == ["A.swift", "B.swift"])
        #expect(
            try target.resources.map { try $0.destination.description } == [
                "Art.xcassets", "Main.storyboard", "x.json", "vi.lproj/Localizable.strings",
            ])
        #expect(try target.infoPlist(configuration: "Debug")["UIMainStoryboardFile"] == .string("Main"))
        #expect(try target.settings(configuration: "Debug").list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG"])
    }

    @Test func packagesAreReadFromTheirManifest() throws {
        let fixture = try Fixture([
            "Sources/App/main.swift": "", "Sources/Kit/K.swift": "", "Sources/Kit/Res/a.txt": "", "Sources/Kit/Old/x.swift": "",
            "Sources/Kit/vi.lproj/Localizable.strings": "",
        ])
        let manifest = """
            {"name": "Demo", "toolsVersion": {"_version": "5.9.0"}, "products": [{"name": "KitProduct", "targets": ["Kit"]}],
             "dependencies": [{"fileSystem": [{"identity": "other", "path": "../Other"}]}],
             "targets": [{"name": "App", "type": "executable", "dependencies": [{"byName": ["Kit", null]}, {"product": ["O", "other", null, null]}]},
             {"name": "Kit", "type": "regular", "exclude": ["Old"], "resources": [{"rule": {"process": {}}, "path": "Res"}],
              "settings": [{"tool": "swift", "kind": {"define": {"_0": "FAST"}}}], "dependencies": []}]}
            """
        let project = try PackageReader.project(
            try PropertyList.parse(Array(manifest.utf8), path: "x"), at: fixture.path, ground: Ground(holding: fixture.path))
        let (app, kit) = (project.targets[0], project.targets[1])
        #expect(app.productType == .application)
        #expect(app.dependencies.map(\.name) == ["Kit"])
        #expect(app.packageProducts.map(\.name) == ["O"])
        #expect(project.products == ["KitProduct": ["Kit"]])
        #expect(try kit.sources.count == 1)
        #expect(try kit.resources.map { try $0.destination.description } == ["a.txt", "vi.lproj/Localizable.strings"])
        #expect(try kit.settings(configuration: "Debug").list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "SWIFT_PACKAGE", "FAST"])
    }

    @Test func packagesSettingsAreThoseOfATarget() throws {
        let fixture = try Fixture(["Sources/Kit/K.swift": ""])
        let manifest = """
            {"name": "Demo", "toolsVersion": {"_version": "6.2.0"}, "products": [], "dependencies": [],
             "targets": [{"name": "Kit", "type": "regular", "dependencies": [], "settings": [
              {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "MemberImportVisibility"}}},
              {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "StrictConcurrency"}}},
              {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
              {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
              {"tool": "swift", "kind": {"define": {"_0": "SLOW"}}, "condition": {"config": "debug", "platformNames": []}},
              {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
              {"tool": "c", "kind": {"define": {"_0": "IN_C"}}}]}]}
            """
        let project = try PackageReader.project(
            try PropertyList.parse(Array(manifest.utf8), path: "x"), at: fixture.path, ground: Ground(holding: fixture.path))
        let (debug, release) = (
            try project.targets[0].settings(configuration: "Debug"), try project.targets[0].settings(configuration: "Release")
        )
        #expect(
            debug.list("OTHER_SWIFT_FLAGS")
                == ["-enable-upcoming-feature", "MemberImportVisibility", "-enable-experimental-feature", "StrictConcurrency"])
        #expect(debug.string("SWIFT_VERSION") == "5" && debug.string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor")
        #expect(debug.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "SWIFT_PACKAGE", "SLOW"])
        #expect(release.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["SWIFT_PACKAGE"])
        #expect(!debug.bool("SWIFT_ENABLE_BARE_SLASH_REGEX"))
    }
}

@Suite struct SynchronizedFolderTests {
    private func project(exceptions: String, explicitFolders: String = "", member: Bool = true) throws -> (Fixture, Target) {
        let fixture = try Fixture([
            "App/A.swift": "", "App/Deep/B.swift": "", "App/Info.plist": "<plist><dict/></plist>", "App/Base.lproj/Main.storyboard": "",
            "App/Assets.xcassets/x.imageset/Contents.json": "{}", "App/note.txt": "", "App/Raw/r.bin": "", "App/App.entitlements": "",
            "App.xcodeproj/project.pbxproj": """
            { objects = { R = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); explicitFolders = (\(explicitFolders)); path = App; sourceTree = "<group>"; };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(exceptions)); target = T; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L;
              buildPhases = (); fileSystemSynchronizedGroups = (\(member ? "S" : "")); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); }; C = {isa = XCBuildConfiguration; name = Debug;
              buildSettings = {INFOPLIST_FILE = App/Info.plist; }; }; }; rootObject = R; }
            """,
        ])
        return (fixture, try Project.open(at: fixture.path).targets[0])
    }

    @Test func everythingInTheFolderBelongsToTheTarget() throws {
        let (fixture, target) = try project(exceptions: "")
        #expect(try target.sources.map(\.path) == [fixture("App/A.swift"), fixture("App/Deep/B.swift")])
        #expect(
            try target.resources.map { try $0.destination.description } == [
                "Assets.xcassets", "Base.lproj/Main.storyboard", "r.bin", "note.txt",
            ])
    }

    @Test func exceptionsAreLeftOut() throws {
        let (fixture, target) = try project(exceptions: "Deep/B.swift, note.txt, \"/Localized: Main.storyboard\", Raw")
        #expect(try target.sources.map(\.path) == [fixture("App/A.swift")])
        #expect(try target.resources.map { try $0.destination.description } == ["Assets.xcassets"])
    }

    @Test func explicitFoldersAreCopiedWhole() throws {
        let (fixture, target) = try project(exceptions: "", explicitFolders: "Raw")
        let raw = ResourceFile(path: fixture("App/Raw"), kind: .folder)
        #expect(try target.resources.contains(raw))
    }

    @Test func aTargetWithoutTheFolderGetsTheExceptionsOnly() throws {
        let (fixture, target) = try project(exceptions: "A.swift, note.txt", member: false)
        #expect(try target.sources.map(\.path) == [fixture("App/A.swift")])
        #expect(try target.resources.map { try $0.destination.description } == ["note.txt"])
    }

    @Test func pathsAreJoinedAsTheSystemReadsThem() throws {
        let fixture = try Fixture(["real/inner/a.txt": ""])
        try FileManager.default.createSymbolicLink(atPath: fixture("link"), withDestinationPath: "real/inner")
        #expect(PBXFiles.join("/a/b", "../c/./d//e/") == "/a/c/d/e")
        #expect(PBXFiles.join("/a", "/b/../..") == "/")
        #expect(PBXFiles.join("/a", "~/b") == "/a/~/b")
        #expect(PBXFiles.join("", "../a/../../b") == "../../b")
        #expect(PBXFiles.join(fixture.path, "link/a.txt") == fixture("link/a.txt"))
        #expect(PBXFiles.join(fixture.path, "link/../b.txt") == fixture("real/b.txt"))
    }
}
