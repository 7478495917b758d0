import Foundation
import Testing

@testable import run_apps

@Suite struct PublicAppTests {
    @Test(arguments: [
        ("/a.swift:1:8: error: no such module 'MapKit'\n/b.swift:2:8: error: no such module 'CoreData'\n", "no module MapKit, CoreData"),
        ("/a.swift:1:8: error: cannot find type 'UIX' in scope\n/a.swift:1:9: error: value of type 'A' has no member 'b'\n", "no UIX, b"),
        ("Reading\n/a/p.pbxproj:3: error: lies outside\nx", "lies outside"), ("Reading\nSegmentation fault", "Segmentation fault"),
        ("", "it said nothing"), ("/a.swift:1:8: error: unknown attribute 'Model'\n", "no Model"),
    ])
    func theReasonIsSaidInFewWords(_ output: String, _ reason: String) { #expect(FailureReason(in: output).description == reason) }

    @Test func anAppThatWasNotFetchedIsNotThere() throws {
        let app = try JSONDecoder().decode(PublicApp.self, from: Data(#"{"repo": "a/b", "path": "C/D", "commit": "0"}"#.utf8))
        let nowhere = URL(fileURLWithPath: "/nowhere")
        #expect(try app.run(in: nowhere, "/nowhere/sampan", picture: nowhere.appendingPathComponent("a.png")) == .isNotThere)
        #expect("\(PublicApp.Outcome.fails(.modules(["MapKit"])))" == "does not start: no module MapKit")
    }

    @Test func reasonsAreCountedByTheirFirstModule() {
        var tally = Tally()
        tally.enter(.starts)
        for reason: FailureReason in [.modules(["MapKit", "A"]), .names(["x"]), .modules(["MapKit"]), .other("killed")] {
            tally.enter(.fails(reason))
        }
        #expect(
            tally.lines == [
                "1 of 5 start", "2  the module MapKit is missing", "1  killed", "1  names are missing in modules that are there",
            ])
        tally.enter(.isNotThere)
        #expect(tally.lines[0] == "1 of 6 start, 1 are not there")
    }
}
