import Foundation
import Testing

/// The folder of examples.
@Suite struct ExampleTests {
    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples")
        .standardizedFileURL

    @Test(arguments: [("Tour", ["Texts"]), ("Drinks", ["Strings", "Assets", "Scenes"])])
    func whatIsGeneratedIsWhatTheResourcesSay(_ name: String, _ files: [String]) throws {
        // Where they differ, the build writes the files anew, and they have to be kept.
        let example = Self.examples.appendingPathComponent(name)
        let paths = files.map { example.appendingPathComponent("\(name)/Generated/\($0).swift") }
        let kept = try paths.map { try String(contentsOf: $0, encoding: .utf8) }
        let sampan = try Sampan()
        let run = try sampan("generate", "--config", example.appendingPathComponent("swiftgen.yml").path, "--allow", example.path)
        #expect(run.status == 0, "\(run.text)")
        #expect(try paths.map { try String(contentsOf: $0, encoding: .utf8) } == kept)
    }

    @Test(.timeLimit(.minutes(15))) func pagesOfUIKitAndOfSwiftUIShowEachOther() throws {
        let sampan = try Sampan()
        try sampan.write(
            """
            tap "Another One"
            settle
            tree
            tap "Learn More"
            settle
            tree
            tap "About"
            settle
            tree
            tap "Done"
            settle
            drag 200 100 to 200 780 over 0.3
            settle
            tap "Table"
            settle
            tree
            screenshot still.png
            tap "Stir"
            wait 0.3
            screenshot stirring.png

            """, to: "walk.txt")
        let run = try sampan(
            "run", Self.examples.appendingPathComponent("Drinks").path, "--host", "headless", "--script", sampan.path("walk.txt"))
        #expect(run.status == 0 && !run.text.contains("Unknown class"), "\(run.text)")
        // SwiftUI's list; the storyboard's page in its sheet; the hosting controller behind the segue; SwiftUI's rows in UIKit's table.
        var rest = run.text[...]
        for text in ["5 drinks", "Drinks worth having again", "Drinks Up!", "Avocado Shake", "SwiftUI in a table"] {
            let place = try #require(rest.range(of: "\"\(text)\""), "\(text) is not shown: \(run.text)")
            rest = rest[place.upperBound...]
        }
        #expect(try sampan.bytes("still.png") != sampan.bytes("stirring.png"))
    }
}
