import Testing

@testable import XcodeProject

@Suite struct NameTests {
    @Test(arguments: ["a", "...", "..a", "a b", "-o", "~", "Icon\r", "é", "🧭", String(repeating: "x", count: 255)])
    func namesOfFilesAreTaken(_ text: String) throws { #expect(try FileName(text).text == text) }

    @Test(arguments: [
        ("", FileName.Fault.empty), (".", .folder), ("..", .folder), ("/", .slash), ("a/b", .slash), ("a\0", .null),
        // To Swift this is one letter, to the system a slash.
        ("../\u{301}x", .slash), (String(repeating: "é", count: 128), .long),
    ])
    func whatIsNoNameIsSaid(_ text: String, _ fault: FileName.Fault) {
        #expect(throws: fault) { try FileName(text) }
    }

    @Test func pathsAreMadeOfNames() throws {
        #expect(try RelativePath("a/./b//c").description == "a/b/c")
        #expect(try RelativePath.folders("").isEmpty)
        #expect(throws: FileName.Fault.folder) { try RelativePath("a/../b") }
        #expect(throws: FileName.Fault.empty) { try RelativePath("/./") }
    }

    @Test func keysAreFoundOnTheirLines() throws {
        let fixture = try Fixture([
            "a.pbxproj": "{\n x = {\n  name = 1;\n };\n y = {\n  z = ({name = 2;}, );\n  name = 3;\n };\n}",
            "a.json": "{\"x\": {\"name\": 1},\n \"y\": {\"z\": {\"name\": 2},\n \"name\": 3}}",
        ])
        #expect(PropertyList.line(of: ["y", "name"], in: fixture("a.pbxproj")) == 7)
        #expect(PropertyList.line(of: ["x", "name"], in: fixture("a.pbxproj")) == 3)
        #expect(PropertyList.line(of: ["y", "name"], in: fixture("a.json")) == 3)
        #expect(PropertyList.line(of: ["name"], in: fixture("a.json")) == nil)
        #expect(Place(fixture("a.pbxproj"), keys: ["y", "name"]).description == "\(fixture("a.pbxproj")):7")
        #expect(Place(fixture("none"), keys: ["y"]).description == fixture("none"))
    }
}
