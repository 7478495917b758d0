import SampanAssetCatalog
import Foundation
import Testing

@Suite struct CompilationTests {
    @Test func whatIsWrongIsReportedAndTheRestCompiled() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet("good", images: [["idiom": "universal", "filename": "g.png"]])
        try fixture.write("gone.imageset/Contents.json", "{\n\"images\": [\n{ \"idiom\": \"universal\", \"filename\": \"gone.png\" }\n]\n}")
        try fixture.write("gone.imageset/stray.png", "stray")
        try fixture.write("bad.imageset/Contents.json", "{\n  \"images\": [\n    { \"idiom\": }\n  ]\n}")
        try fixture.write("none.imageset/x.png", "x")
        try fixture.write("Poses.stickerpack/Contents.json", "{}")
        let (report, compiled) = try fixture.compile()
        #expect(compiled.file("good") == "g.png")
        #expect(report.imageCount == 1)
        let lines = report.diagnostics.map { $0.description.replacingOccurrences(of: fixture.catalog.path + "/", with: "") }
        #expect(
            lines == [
                "Poses.stickerpack: warning: \"Poses.stickerpack\" is an iMessage sticker pack, which is left out",
                "bad.imageset/Contents.json:3:16: error: expected a value",
                "gone.imageset/Contents.json:3: warning: The file \"gone.png\" for the image set \"gone\" does not exist.",
                "gone.imageset/Contents.json: warning: The image set \"gone\" has an unassigned child: stray.png.",
                "none.imageset: error: Contents.json is missing or cannot be read",
            ])
        #expect(report.hasErrors)
    }

    @Test func aSpriteAtlasIsKnownByItsNameAndItsImagesByTheirs() throws {
        let fixture = try CatalogFixture()
        try fixture.write("Poses.spriteatlas/Contents.json", "{}")
        try fixture.imageSet("Poses.spriteatlas/run", images: [["idiom": "universal", "filename": "run.png"]])
        try fixture.imageSet("Poses.spriteatlas/jump", images: [["idiom": "universal", "filename": "jump.png"]])
        try fixture.write("Parts.spriteatlas/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try fixture.imageSet("Parts.spriteatlas/wheel", images: [["idiom": "universal", "filename": "wheel.png"]])
        let (report, compiled) = try fixture.compile()
        #expect(report.diagnostics.isEmpty)
        #expect(compiled.atlas(named: "Poses") == ["jump", "run"])
        #expect(compiled.atlas(named: "Parts") == ["Parts/wheel"])
        #expect(compiled.file("run") == "run.png")
        #expect(compiled.atlas(named: "run") == nil)
    }

    @Test func theFirstOfTwoSetsOfOneNameIsUsed() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet("a/star", images: [["idiom": "universal", "filename": "first.png"]])
        try fixture.imageSet("b/star", images: [["idiom": "universal", "filename": "second.png"]])
        let (report, compiled) = try fixture.compile()
        #expect(compiled.file("star") == "first.png")
        #expect(report.diagnostics.count == 1)
    }

    @Test func equalFilesAreStoredOnceAndStaleOnesRemoved() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet("a", images: [["idiom": "universal", "filename": "same.png"]])
        try fixture.imageSet("b", images: [["idiom": "universal", "filename": "same.png"]])
        try fixture.imageSet("c", images: [["idiom": "universal", "filename": "other.png"]])
        let payloads = fixture.output.appendingPathComponent("payload").path
        _ = try fixture.compile()
        #expect(try FileManager.default.contentsOfDirectory(atPath: payloads).count == 2)
        try FileManager.default.removeItem(at: fixture.catalog.appendingPathComponent("c.imageset"))
        let compiled = try fixture.compile().compiled
        #expect(try FileManager.default.contentsOfDirectory(atPath: payloads).count == 1)
        #expect(compiled.imageAsset(named: "c") == nil)
        #expect(compiled.file("b") == "same.png")
    }

    @Test func everyNameIsFoundAmongMany() throws {
        let fixture = try CatalogFixture()
        var names = (0..<200).map { "image \($0)" }
        names += ["a", "a b", "a\tb", "á", "図", "a%b", "z", "image"]
        for name in names { try fixture.imageSet(name, images: [["idiom": "universal", "filename": "f\(name.utf8.count).png"]]) }
        let compiled = try fixture.compile().compiled
        for name in names { #expect(compiled.imageAsset(named: name)?.name == name) }
        for name in ["", "im", "image 2000", "zz", "%"] { #expect(compiled.imageAsset(named: name) == nil) }
    }

    @Test func noFileOutsideTheSetIsRead() throws {
        let fixture = try CatalogFixture()
        try fixture.write("secret.png", "secret")
        try fixture.write("x.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"../secret.png"}]}"#)
        let (report, compiled) = try fixture.compile()
        #expect(compiled.imageAsset(named: "x") == nil)
        #expect(!report.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "", "{", "[]", "null", "{\"images\":7}", "{\"images\":[7,null,{}]}", "{\"images\":[{\"filename\":3}]}",
        "{\"images\":[{\"filename\":\"\\ud800\"}]}",
        String(repeating: "[", count: 100_000), "{\"images\":[{\"idiom\":\"fridge\",\"filename\":\"a.png\"}]}", "\u{FEFF}{}",
        "{\"a\":1e999}",
    ])
    func malformedContentsNeverCrash(text: String) throws {
        let fixture = try CatalogFixture()
        for kind in ["imageset", "colorset", "dataset", "appiconset"] {
            try fixture.write("x.\(kind)/Contents.json", text)
            try fixture.write("x.\(kind)/a.png", "a")
        }
        let (_, compiled) = try fixture.compile()
        #expect(compiled.imageAsset(named: "x") == nil)
    }

    @Test func aDamagedIndexGivesNothingRatherThanACrash() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet("a", images: [["idiom": "universal", "filename": "a.png"]])
        _ = try fixture.compile()
        let index = fixture.output.appendingPathComponent("index")
        let whole = try Data(contentsOf: index)
        for length in 0..<whole.count {
            try whole.prefix(length).write(to: index)
            #expect(try CompiledCatalog(url: fixture.output).imageAsset(named: "a") == nil || length >= whole.count - 1)
        }
    }
}
