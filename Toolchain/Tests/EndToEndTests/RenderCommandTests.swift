import Foundation
import Testing

@Suite struct RenderCommandTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    @Test func theTourIsDrawnSceneByScene() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
        let document = root.appendingPathComponent("Examples/Tour/Tour/Base.lproj/Main.storyboard").path
        let outcome = try sampan("render", "--device", "iPhone 15", "--output", "pictures", document)
        #expect(outcome.succeeded, "\(outcome.text)")
        let pictures = try FileManager.default.contentsOfDirectory(atPath: sampan.path("pictures"))
        #expect(pictures.count >= 4 && pictures.allSatisfy { $0.hasPrefix("Main-") && $0.hasSuffix(".png") })
        for picture in pictures { #expect(try sampan.pixels(of: "pictures/\(picture)") == [1179, 2556]) }
    }

    @Test func documentsAreDrawnWithTheColoursOfTheirTarget() throws {
        #expect(try sampan("new", "Hello").succeeded)
        let files = FileManager.default.enumerator(atPath: sampan.path("Hello"))?.compactMap { $0 as? String } ?? []
        guard let document = files.first(where: { $0.hasSuffix("Main.storyboard") || $0.hasSuffix(".storyboard") }) else { return }
        let outcome = try sampan("render", "--strict", "--output", "out", "Hello/\(document)")
        #expect(outcome.succeeded, "\(outcome.text)")
        #expect(outcome.text.contains(".png"))
    }

    @Test func outletsThatTheSourcesDoNotHaveAreToldWithTheirLines() throws {
        #expect(try sampan("new", "Hello").succeeded)
        try sampan.edit("Hello/Hello/ViewController.swift", replacing: "var greetingLabel", with: "var welcomeLabel")
        let document = "Hello/Hello/Base.lproj/Main.storyboard"
        let lines = try String(contentsOfFile: sampan.path(document), encoding: .utf8).components(separatedBy: "\n")
        let line = try #require(lines.firstIndex { $0.contains("property=\"greetingLabel\"") }) + 1
        let outcome = try sampan("render", "--check", document)
        #expect(outcome.succeeded)
        #expect(
            outcome.text.contains("\(document):\(line): warning: missing outlet: ViewController has no property \"greetingLabel\""),
            "\(outcome.text)")
    }

    @Test func wrongUsageIsSixtyFour() throws {
        #expect(try sampan("render").status == 64)
        #expect(try sampan("render", "a.txt").status == 64)
        #expect(try sampan("render", "--device", "toaster", "a.storyboard").status == 64)
    }

    @Test func whatCannotBeReadIsOne() throws {
        try sampan.write("<document", to: "Bad.storyboard")
        let outcome = try sampan("render", "--check", "Bad.storyboard")
        #expect(outcome.status == 1 && outcome.text.contains("Bad.storyboard"), "\(outcome.text)")
        #expect(try sampan("render", "--check", "Missing.storyboard").status == 1)
    }

    @Test func strictMeansThatWarningsCount() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
            <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews><hologram id="h"/></subviews></view></viewController>
            </objects></scene></scenes></document>
            """
        try sampan.write(text, to: "Odd.storyboard")
        let plain = try sampan("render", "--check", "Odd.storyboard")
        #expect(plain.succeeded && plain.text.contains("Odd.storyboard:3: warning: unknown element <hologram>"), "\(plain.text)")
        #expect(try sampan("render", "--check", "--strict", "Odd.storyboard").status == 1)
    }
}
