import Shell
import Testing

/// Apps are checked by the rules that Apple's compiler has and Linux's has not.
@Suite struct CheckTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    private func app(exposing: String, asking: String) -> String {
        """
        import UIKit

        @available(iOS 99, *) func future() {}
        final class Person: NSObject { \(exposing)var name = "" }

        @main enum App {
            static func main() {
                \(asking){ future() }
                print(#keyPath(Person.name))
            }
        }
        """
    }

    @Test func whatAppleRefusesIsRefusedWhereItStands() throws {
        try sampan.write(app(exposing: "", asking: "do "), to: "Refused/App.swift")
        let build = try sampan("build", "Refused")
        #expect(build.status == 1, "\(build.text)")
        #expect(build.text.contains("Refused/App.swift:8:14: error: 'future()' is only available in iOS 99 or newer"), "\(build.text)")
        #expect(build.text.contains("note: add 'if #available' version check"), "\(build.text)")
        #expect(
            build.text.contains("Refused/App.swift:9:31: error: argument of '#keyPath' refers to non-'@objc' property 'name'"),
            "\(build.text)"
        )
        // What was found is still true of a module that has not changed.
        #expect(try sampan("build", "Refused").text.contains("only available in iOS 99"))
    }

    @Test func whatAppleAcceptsRuns() throws {
        try sampan.write(app(exposing: "@objc ", asking: "if #available(iOS 99, *) "), to: "Accepted/App.swift")
        let run = try sampan("run", "Accepted")
        #expect(run.succeeded && run.text.hasSuffix("name\n"), "\(run.text)")
    }
}
