import Foundation
import SampanDataModel
import Testing

@Suite struct BundleTests {
    /// A `.xcdatamodeld` in a temporary folder.
    private final class Fixture {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)")
        var bundle: URL { root.appendingPathComponent("Shop.xcdatamodeld") }

        deinit { try? FileManager.default.removeItem(at: root) }

        func write(_ path: String, _ data: Data) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }

        func version(_ name: String, _ inside: String = "<entity name=\"A\" representedClassName=\".A\"/>") throws {
            try write("Shop.xcdatamodeld/\(name).xcdatamodel/contents", document(inside))
        }

        func current(_ name: String?) throws {
            let entry = name.map { "<key>_XCCurrentVersionName</key><string>\($0)</string>" } ?? ""
            try write(
                "Shop.xcdatamodeld/.xccurrentversion",
                Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entry)</dict></plist>".utf8))
        }

        /// Writes the compiled model, and returns where.
        func compile() throws -> URL {
            let compiled = try #require(DataModelBundle.read(bundle).bundle).compiled(module: "App")
            let folder = root.appendingPathComponent(try #require(compiled.folder))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, content) in compiled.files { try content.write(to: folder.appendingPathComponent(name)) }
            return folder
        }
    }

    @Test func theCurrentVersionIsTheOneThatTheBundleNames() throws {
        let fixture = Fixture()
        try fixture.version("Shop")
        try fixture.version("Shop 2", "<entity name=\"B\"/>")
        try fixture.current("Shop 2.xcdatamodel")
        let report = DataModelBundle.read(fixture.bundle)
        let bundle = try #require(report.bundle)
        #expect(bundle.name == "Shop" && bundle.isVersioned)
        #expect(bundle.versions.map(\.name) == ["Shop", "Shop 2"])
        #expect(bundle.current?.entities.map(\.name) == ["B"])
        #expect(report.inputs.count == 3 && report.diagnostics.isEmpty)
    }

    @Test func aBundleOfOneVersionNeedNotNameIt() throws {
        let fixture = Fixture()
        try fixture.version("Other")
        #expect(DataModelBundle.read(fixture.bundle).bundle?.currentName == "Other")
        try fixture.current(nil)
        #expect(DataModelBundle.read(fixture.bundle).bundle?.currentName == "Other")
    }

    @Test func aCurrentVersionThatIsNotThereIsAnError() throws {
        let fixture = Fixture()
        try fixture.version("Shop")
        try fixture.current("Shop 9.xcdatamodel")
        let report = DataModelBundle.read(fixture.bundle)
        #expect(report.bundle == nil)
        #expect(report.diagnostics.map(\.message) == ["the current version is \"Shop 9.xcdatamodel\", which is not there; there is Shop"])
    }

    @Test func severalVersionsOfWhichNoneIsCurrentAreDoubtful() throws {
        let fixture = Fixture()
        try fixture.version("Shop")
        try fixture.version("Another")
        let report = DataModelBundle.read(fixture.bundle)
        #expect(report.bundle?.currentName == "Shop")
        #expect(report.diagnostics.map(\.severity) == [.warning])
    }

    @Test func onlyErrorsOfFormerVersionsAreTold() throws {
        let fixture = Fixture()
        try fixture.version("Shop", "<entity name=\"A\" sparkle=\"YES\"/>")
        try fixture.version("Shop 2")
        try fixture.current("Shop 2.xcdatamodel")
        #expect(DataModelBundle.read(fixture.bundle).diagnostics.isEmpty)
        try fixture.version("Shop", "<entity name=\"A\" parentEntity=\"B\"/>")
        #expect(DataModelBundle.read(fixture.bundle).diagnostics.map(\.severity) == [.error])
    }

    @Test func whatCannotBeReadIsTold() throws {
        let fixture = Fixture()
        func message() -> String? { DataModelBundle.read(fixture.bundle).diagnostics.first?.message }
        #expect(message() == "there is no data model here: expected a folder")
        try fixture.write("Shop.xcdatamodeld/readme", Data())
        #expect(message() == "the data model has no version: expected a .xcdatamodel in it")
        try fixture.write("Shop.xcdatamodeld/Shop.xcdatamodel/elements", Data())
        #expect(message()?.hasPrefix("the model is in the format of Xcode 3") == true)
    }

    // MARK: Compiled

    @Test func aCompiledModelIsReadAsItWas() throws {
        let model = try #require(read(everything).model)
        let data = try CompiledDataModel.encode(model)
        #expect(try CompiledDataModel.decode(data, file: "m") == model)
        #expect(try CompiledDataModel.encode(CompiledDataModel.decode(data, file: "m")) == data)
        #expect(!String(decoding: data, as: UTF8.self).contains("isTransient\":false"))
    }

    @Test func aCompiledBundleKnowsItsVersionsAndTheModule() throws {
        let fixture = Fixture()
        try fixture.version("Shop")
        try fixture.version("Shop 2", "<entity name=\"A\" representedClassName=\".B\"/>")
        try fixture.current("Shop 2.xcdatamodel")
        let folder = try fixture.compile()
        #expect(folder.lastPathComponent == "Shop.momd")
        #expect(try CompiledDataModel.versions(of: folder).names == ["Shop", "Shop 2"])
        #expect(try CompiledDataModel.versions(of: folder).current == "Shop 2")
        #expect(try CompiledDataModel.read(contentsOf: folder).entities.map(\.className) == ["App.B"])
        #expect(try CompiledDataModel.model(named: "Shop", of: folder).entities.map(\.className) == ["App.A"])
        let info = try #require(
            try PropertyListSerialization.propertyList(
                from: Data(contentsOf: folder.appendingPathComponent("VersionInfo.plist")), format: nil) as? [String: Any])
        #expect(info["NSManagedObjectModel_CurrentVersionName"] as? String == "Shop 2")
    }

    @Test func aModelByItselfIsOneFile() throws {
        let fixture = Fixture()
        try fixture.write("Solo.xcdatamodel/contents", document("<entity name=\"A\"/>"))
        let compiled = try #require(DataModelBundle.read(fixture.root.appendingPathComponent("Solo.xcdatamodel")).bundle)
            .compiled(module: "App")
        #expect(compiled.folder == nil)
        #expect(compiled.files.map(\.name) == ["Solo.mom"])
    }

    @Test func whatIsNoCompiledModelIsRefused() throws {
        func message(_ text: String) -> String? {
            do { _ = try CompiledDataModel.decode(Data(text.utf8), file: "m.mom") } catch { return "\(error)" }
            return nil
        }
        #expect(
            message("bplist00…")
                == "m.mom: error: this data model was compiled by Xcode, for Apple's Core Data alone; have it compiled from its source")
        #expect(message("") == "m.mom: error: this is no compiled data model")
        #expect(message("SampanDataModel 99\n{}")?.contains("another version of Sampan") == true)
        #expect(message("SampanDataModel 1\n{}")?.contains("is damaged") == true)
        var model = try #require(read("<entity name=\"A\"/>").model)
        model.entities[0].parentName = "A"
        let damaged = String(decoding: try CompiledDataModel.encode(model), as: UTF8.self)
        #expect(message(damaged) == "m.mom: error: the compiled data model is damaged: the entity \"A\" is derived from itself: A → A")
        #expect(throws: CompiledDataModelError.self) { try CompiledDataModel.read(contentsOf: URL(fileURLWithPath: "/nowhere/x.momd")) }
        #expect(throws: CompiledDataModelError.self) { try CompiledDataModel.read(contentsOf: URL(fileURLWithPath: "/nowhere/x.mom")) }
    }
}
