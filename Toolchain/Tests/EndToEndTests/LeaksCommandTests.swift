import Foundation
import Shell
import Testing

/// Apps that are recorded for what nothing in them reaches any more, and for what their run loop does.
@Suite(.serialized) struct LeaksCommandTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    /// Writes an app whose button employs people at machines; each machine knows who is at it, as the words before its property say.
    private func writeApp(machineRefersBy reference: String) throws {
        try sampan.write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Kitchen()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            final class Barista {
                var machines: [Machine] = []
                var cups = 0
            }

            final class Machine {
                \(reference) var barista: Barista?
                var name = "A name that is too long to stand in the string itself"
            }

            final class Kitchen: UIViewController {
                private var kept: [Barista] = []

                override func viewDidLoad() {
                    let button = UIButton(type: .system)
                    button.setTitle("Employ", for: .normal)
                    button.frame = CGRect(x: 50, y: 200, width: 200, height: 50)
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    view.addSubview(button)
                }

                @objc func tapped() {
                    // Several: what is left of a call may look as if it held one or another.
                    for _ in 0..<20 { employ() }
                    kept.append(Barista())
                }

                private func employ() {
                    let barista = Barista()
                    let machine = Machine()
                    machine.barista = barista
                    barista.machines.append(machine)
                }
            }
            """, to: "Coffee/App.swift")
        try sampan.write("tap \"Employ\"\nwait 0.5\n", to: "employ.script")
    }

    /// The rows of a table of a recording of the app.
    private func rows(_ table: String, template: String) throws -> [[String: Any]] {
        let record = try sampan("profile", "record", "--template", template, "--script", "employ.script", "--output", "a.trace", "Coffee")
        try #require(record.succeeded, "\(record.text)")
        // Why nothing was looked for would stand there.
        #expect(!record.text.contains("leaks"), "\(record.text)")
        let export = try sampan("profile", "export", "--input", "a.trace", "--format", "json", "--output", "a.json")
        try #require(export.succeeded, "\(export.text)")
        let json = try JSONSerialization.jsonObject(with: sampan.bytes("a.json")) as? [String: Any]
        return try #require((json?["rows"] as? [String: [[String: Any]]])?[table])
    }

    private func text(_ row: [String: Any], _ column: String) -> String { row[column] as? String ?? "" }

    @Test func objectsThatHoldEachOtherAreNamed() throws {
        try writeApp(machineRefersBy: "")
        let leaks = try rows("leaks", template: "Leaks")
        let own = leaks.filter { text($0, "leaked-object").hasPrefix("Coffee.") }
        #expect(Set(own.map { text($0, "leaked-object") }) == ["Coffee.Barista", "Coffee.Machine"], "\(own)")
        #expect(own.allSatisfy { text($0, "role") == "Cycle" })
        // They were made where the app made them, and the way from one to the other and back leads by the array.
        #expect(own.contains { text($0, "function").contains("Barista.__allocating_init()") }, "\(own)")
        let ways = Set(own.map { text($0, "cycle") })
        #expect(ways.contains { $0.contains("Coffee.Barista +16 → ") && $0.contains("Coffee.Machine +16 → Coffee.Barista") }, "\(ways)")
        let page = try sampan("profile", "export", "--input", "a.trace", "--format", "html", "--output", "a.html")
        #expect(try page.succeeded && String(decoding: sampan.bytes("a.html"), as: UTF8.self).contains("Coffee.Barista +16"))
    }

    @Test func anAppWhoseObjectsAreReleasedLeaksNoneOfThem() throws {
        try writeApp(machineRefersBy: "weak")
        let leaks = try rows("leaks", template: "Leaks")
        #expect(!leaks.contains { text($0, "leaked-object").hasPrefix("Coffee.") }, "\(leaks)")
    }

    @Test func theRunLoopWorksAndWaits() throws {
        try writeApp(machineRefersBy: "weak")
        let intervals = try rows("runloop-intervals", template: "Run Loops")
        let kinds = intervals.map { text($0, "interval-type") }
        #expect(Set(kinds) == ["Busy", "Waiting"], "\(intervals.prefix(10))")
        // One is over where the other begins.
        #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 }, "\(kinds)")
        let starts = intervals.compactMap { $0["start"] as? Int }
        #expect(starts == starts.sorted() && starts.count == intervals.count)
    }
}
