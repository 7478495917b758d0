import Testing

@testable import Lowering

@Suite struct SourceParserTests {
    private func lower(_ text: String) throws -> ModuleOutput {
        try Lowering.lower(ModuleInput(name: "App", sources: [.init(path: "/App/A.swift", text: text)]))
    }

    @Test(arguments: [
        String(repeating: "<!DOCTYPE a [", count: 200), String(repeating: "[", count: 30) + String(repeating: "]", count: 30),
    ])
    func aFileThatTheParserWouldSearchForMinutesIsHandedOnWithAWord(_ brackets: String) throws {
        let text = "import" + brackets + "\n"
        let output = try lower(text)
        #expect(
            output.diagnostics.map(\.description) == [
                "/App/A.swift:1:1: note: the file is compiled as it is, and nothing of it is exposed to Objective-C: "
                    + "it has too many brackets that are not closed, or directly in each other"
            ])
        #expect(output.files[0].text.hasSuffix(text))
    }

    @Test func bracketsThatAreClosedOrStandInTextsAndCommentsCountAsNothing() throws {
        let text =
            "import UIKit\nlet face = \"" + String(repeating: ":[ \\([1][0]) ", count: 100) + "\"\nlet deep = "
            + String(repeating: "[", count: 6) + String(repeating: "]", count: 6) + " // " + String(repeating: "(", count: 100) + "\n"
        #expect(try lower(text).diagnostics.isEmpty)
    }
}
