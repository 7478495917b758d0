import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

/// Whatever a project calls things by, its build writes into its own folder only.
@Suite final class ConfinedBuildTests {
    private let project: HostileProject

    init() throws { project = try HostileProject() }

    @Test func anOrdinaryProjectIsBuiltInItsOwnFolder() throws {
        let app = try project.build()
        #expect(app.path.hasPrefix(project.cache + "/App-") && app.path.hasSuffix("/Debug/App.app"))
        #expect(try project.bundleFiles(app) == ["App", "Assets.catalog/index", "Info.plist", "en.lproj/Texts.strings", "note.txt"])
        #expect(try project.changesOutside() == [])
    }

    @Test(arguments: ["../../../../victim", "..", ".", "", "/etc", "a/b", String(repeating: "x", count: 256)])
    func namesThatAreNoneAreErrorsWithTheirLine(_ name: String) throws {
        for setting in ["WRAPPER_NAME", "PRODUCT_NAME", "EXECUTABLE_NAME"] {
            project.settings = "\(setting) = \"\(name)\";"
            let message = project.failure()
            let line = try project.line(of: "\(setting) =")
            #expect(message.hasPrefix("\(project.file):\(line): error: \(setting) is \"\(name)\", which"), "\(message)")
            #expect(try project.changesOutside() == [])
        }
    }

    @Test func theSettingThatBringsTheNameInIsTold() throws {
        project.settings = "WRAPPER_NAME = \"$(INNER).app\"; INNER = \"../x\";"
        #expect(project.failure().contains(": error: INNER is \"../x\", which is no name, for it holds \"/\""), "\(project.failure())")
        project.settings = "PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";"
        #expect(project.failure().hasSuffix("settings refer to each other in a circle: A → B → A"), "\(project.failure())")
        project.settings = "PRODUCT_MODULE_NAME = \"-o\";"
        #expect(project.failure().contains("PRODUCT_MODULE_NAME is \"-o\", which Swift takes for no name of a module"))
        project.settings = "WRAPPER_NAME = state;"
        #expect(project.failure().contains("WRAPPER_NAME is \"state\", which the build itself uses"))
    }

    @Test func aSettingOfAnIncludedFileIsToldByItsOwnLine() throws {
        try project.write("// Names\nWRAPPER_NAME = ../../x\n", to: "App/Names.xcconfig")
        try project.write("#include \"Names.xcconfig\"\n", to: "App/App.xcconfig")
        project.base = "XC"
        #expect(
            project.failure().hasPrefix("\(project.path)/App/Names.xcconfig:2: error: WRAPPER_NAME is \"../../x\""), "\(project.failure())")
    }

    @Test func targetsAndConfigurationsAreCalledByNames() throws {
        project.target = "../../../../victim"
        project.settings = "PRODUCT_NAME = App;"
        let line = try project.line(of: "name = \"../../../../victim\"")
        #expect(project.failure().hasPrefix("\(project.file):\(line): error: the name of a target is \"../../../../victim\""))
        project.target = "App"
        project.configuration = "../Debug"
        #expect(project.failure().contains(": error: the name of a configuration is \"../Debug\", which is no name"))
        #expect(try project.changesOutside() == [])
    }

    @Test func languagesOfStringCatalogsAreNames() throws {
        try project.write(
            """
            {"sourceLanguage": "en", "strings": {
              "Hello": {"localizations": {
                "../../../../../victim": {"stringUnit": {"value": "x"}}}}}}
            """, to: "App/Texts.xcstrings")
        #expect(project.failure().hasPrefix("\(project.path)/App/Texts.xcstrings:3: error: a language is \"../../../../../victim\""))
        #expect(try project.changesOutside() == [])
    }

    @Test func copyPhasesStayInTheBundle() throws {
        project.copyFolder = "../../../victim"
        let line = try project.line(of: "dstPath")
        #expect(project.failure().hasPrefix("\(project.file):\(line): error: a folder in dstPath is \"../../../victim\""))
        project.copyFolder = "/./deep//er/"
        #expect(try project.bundleFiles(try project.build()).contains("deep/er/note.txt"))
        #expect(try project.changesOutside() == [])
    }

    @Test func aLinkInTheWayOfTheBuildIsReplacedNotFollowed() throws {
        let app = try project.build()
        for name in ["note.txt", "en.lproj", "Assets.catalog", "Info.plist"] {
            try FileManager.default.removeItem(atPath: "\(app.path)/\(name)")
            let victim = name.contains(".txt") || name.contains("plist") ? "victim/precious.txt" : "victim"
            try FileManager.default.createSymbolicLink(atPath: "\(app.path)/\(name)", withDestinationPath: project.outside(victim))
        }
        try FileManager.default.removeItem(atPath: app.executable)
        try FileManager.default.createSymbolicLink(atPath: app.executable, withDestinationPath: project.outside("victim/precious.txt"))
        _ = try project.build()
        #expect(try project.bundleFiles(app) == ["App", "Assets.catalog/index", "Info.plist", "en.lproj/Texts.strings", "note.txt"])
        #expect(try project.changesOutside() == [])
    }

    @Test func aTargetWhoseConfigurationsAreMissingIsToldByItsLine() throws {
        project.list = "GONE"
        let message = project.failure()
        let line = try project.line(of: "buildConfigurationList = GONE")
        #expect(message == "\(project.file):\(line): error: target \"App\" has no configurations: the file has no object GONE")
    }
}
