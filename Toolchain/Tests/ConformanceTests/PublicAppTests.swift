import Foundation
import Testing

@testable import run_apps

@Suite struct PublicAppTests {
    @Test(arguments: [
        (
            "/a.swift:1:8: error: no such module 'MapKit'\n/b.swift:2:8: error: cannot find 'Map' in scope\n/c.swift:2:8: error: no such module 'MapKit'\n",
            ["module MapKit", "Map"]
        ),
        (
            "/a.swift:1:8: error: cannot find type 'UIX' in scope\n/a.swift:1:9: error: value of type 'A' has no member 'b'\n",
            ["UIX", "b"]
        ),
        ("/a.swift:1:8: error: unknown attribute 'Model'\n", ["Model"]),
        ("Reading\n/a/p.pbxproj:3: error: lies outside\nx", ["lies outside"]), ("Reading\nSegmentation fault", ["Segmentation fault"]),
        ("", ["it said nothing"]),
    ])
    func theReasonsAreSaidInFewWords(_ output: String, _ reasons: [String]) { #expect(PublicApp.reasons(in: output) == reasons) }

    @Test func anAppThatWasNotFetchedIsNotThere() throws {
        let app = try JSONDecoder().decode(PublicApp.self, from: Data(#"{"repo": "a/b", "path": "C/D", "commit": "0"}"#.utf8))
        #expect(
            try app.run(in: URL(fileURLWithPath: "/nowhere"), "/nowhere/sampan", picture: URL(fileURLWithPath: "/nowhere/a.png"))
                == .isNotThere)
        #expect("\(PublicApp.Outcome.fails(["module MapKit", "Map"]))" == "does not start: module MapKit, Map")
    }
}
