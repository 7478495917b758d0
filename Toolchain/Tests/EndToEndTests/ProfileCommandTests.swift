import Foundation
import FoundationXML
import Shell
import Testing

/// Apps that are recorded while they run, confined as they always are.
@Suite(.serialized) struct ProfileCommandTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        // The time is the thread's own, so that it is the same however busy the machine is.
        try sampan.write(
            """
            import UIKit
            import os

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

            final class Kitchen: UIViewController {
                private let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
                private var ground = 0

                override func viewDidLoad() {
                    let button = UIButton(type: .system)
                    button.setTitle("Grind", for: .normal)
                    button.frame = CGRect(x: 50, y: 200, width: 200, height: 50)
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    view.addSubview(button)
                }

                @objc func tapped() { signposter.withIntervalSignpost("Grinding") { grindTheCoffee() } }

                private var beans: [[UInt8]] = []

                private func fillTheHopper() { for _ in 0..<50 { beans.append([UInt8](repeating: 1, count: 100_000)) } }

                private func grindTheCoffee() {
                    fillTheHopper()
                    let end = milliseconds + 600
                    while milliseconds < end { for bean in 0..<10_000 { ground &+= bean } }
                }

                private var milliseconds: Int {
                    var time = timespec()
                    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
                    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
                }
            }
            """, to: "Coffee/App.swift")
        try sampan.write("tap \"Grind\"\nwait 0.5\n", to: "grind.script")
        try sampan.write("wait 1\n", to: "idle.script")
    }

    /// The rows of a trace's tables, by the tables' names.
    private func rows(of trace: String) throws -> [String: [[String: Any]]] {
        let export = try sampan("profile", "export", "--input", trace, "--format", "json", "--output", "\(trace).json")
        try #require(export.succeeded, "\(export.text)")
        let json = try JSONSerialization.jsonObject(with: sampan.bytes("\(trace).json")) as? [String: Any]
        return try #require(json?["rows"] as? [String: [[String: Any]]])
    }

    /// The elements that a path of XPath's own leads to in what is exported.
    private func elements(_ path: String, exporting arguments: [String]) throws -> [XMLNode] {
        let export = try sampan(["profile", "export"] + arguments + ["--output", "export.xml"])
        try #require(export.succeeded, "\(export.text)")
        return try XMLDocument(data: sampan.bytes("export.xml")).nodes(forXPath: path)
    }

    @Test func whatAButtonSpinsInIsTheHeaviestAndTheHangIsAsLong() throws {
        let record = try sampan("profile", "record", "--script", "grind.script", "--output", "a.trace", "Coffee")
        try #require(record.succeeded, "\(record.text)")
        let rows = try rows(of: "a.trace")

        // Where the processor's time went: the innermost function of the app's own has what is done for it.
        var weights: [String: Int] = [:]
        for row in try #require(rows["time-profile"]) {
            let stack = row["stack"] as? [[String: String]] ?? []
            let own = stack.first { $0["binary"] == "Coffee" }?["name"] ?? ""
            weights[own, default: 0] += row["weight"] as? Int ?? 0
        }
        let functions = weights.filter { $0.key.contains("grindTheCoffee") || $0.key.contains("milliseconds") }
        let heaviest = try #require(weights.filter { !$0.key.isEmpty }.max { $0.value < $1.value })
        #expect(heaviest.key == "Kitchen.grindTheCoffee()", "\(weights)")
        #expect((300...1200).contains(functions.values.reduce(0, +) / 1_000_000), "\(weights)")

        let hangs = try #require(rows["potential-hangs"])
        try #require(hangs.count == 1, "\(hangs)")
        let lengths = ["duration", "preempted"].map { (hangs[0][$0] as? Int ?? 0) / 1_000_000 }
        #expect((300...1200).contains(lengths[0] - lengths[1]), "\(lengths)")
        #expect(hangs[0]["function"] as? String == "Kitchen.grindTheCoffee()")

        let intervals = try #require(rows["os-signpost-interval"])
        #expect(intervals.map { $0["name"] as? String } == ["Grinding"])
        #expect(intervals.allSatisfy { ($0["duration"] as? Int ?? 0) >= 300_000_000 })

        // What `xctrace export` writes.
        let tables = try elements("/trace-toc/run/data/table/@schema", exporting: ["--input", "a.trace", "--toc"])
        #expect(tables.contains { $0.stringValue == "time-profile" })
        let path = "/trace-toc/run[@number=\"1\"]/data/table[@schema=\"potential-hangs\"]"
        let frames = try elements("//row/backtrace/frame/@name", exporting: ["--input", "a.trace", "--xpath", path])
        #expect(frames.contains { $0.stringValue == "Kitchen.tapped()" })

        let page = try sampan("profile", "export", "--input", "a.trace", "--format", "html", "--output", "a.html")
        #expect(try page.succeeded && String(decoding: sampan.bytes("a.html"), as: UTF8.self).contains("Kitchen.grindTheCoffee()"))
    }

    @Test func anAppThatWaitsDoesNotHang() throws {
        let record = try sampan("profile", "record", "--template", "hangs", "--script", "idle.script", "Coffee")
        #expect(record.succeeded && record.text.hasSuffix("/Coffee.trace\n"), "\(record.text)")
        #expect(try rows(of: "Coffee.trace")["potential-hangs"]?.isEmpty == true)
    }

    @Test func memoryThatIsKeptIsThatOfTheFunctionThatAllocatedIt() throws {
        let record = try sampan("profile", "record", "--template", "Allocations", "--script", "grind.script", "Coffee")
        try #require(record.succeeded, "\(record.text)")
        var live: [String: Int] = [:]
        for row in try #require(rows(of: "Coffee.trace")["allocations"]) where row["live"] as? Int == 1 {
            let stack = row["stack"] as? [[String: String]] ?? []
            live[stack.first { $0["binary"] == "Coffee" }?["name"] ?? "", default: 0] += row["weight"] as? Int ?? 0
        }
        // Five million bytes.
        #expect((2_500_000...10_000_000).contains(live["Kitchen.fillTheHopper()"] ?? 0), "\(live)")
    }

    /// The window is one without a display.
    @Test func aRecordingInAWindowEndsAfterItsTime() throws {
        let arguments = ["profile", "record", "--template", "Animation Hitches", "--host", "window", "--time-limit", "3s", "Coffee"]
        let record = try sampan(arguments, with: ["SDL_VIDEODRIVER": "dummy"])
        try #require(record.succeeded, "\(record.text)")
        let reason = try elements("//end-reason", exporting: ["--input", "Coffee.trace"]).compactMap(\.stringValue)
        #expect(reason == ["Time limit reached"])
        #expect(try rows(of: "Coffee.trace")["frame-lifetimes"]?.isEmpty == false)
    }

    @Test func anInterruptedRecordingIsKept() throws {
        let process = sampan.process(["profile", "record", "--host", "window", "Coffee"])
        process.environment?["SDL_VIDEODRIVER"] = "dummy"
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        // It is under way when the app's process is there.
        let deadline = Date(timeIntervalSinceNow: 120)
        while Date() < deadline, try !Command("pgrep", ["-f", "Coffee.app/Coffee$"]).run().succeeded { usleep(100_000) }
        sleep(1)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        let reason = try elements("//end-reason", exporting: ["--input", "Coffee.trace"]).compactMap(\.stringValue)
        #expect(reason == ["Recording stopped"])
    }

    @Test func hangsAreToldWhileTheAppRuns() throws {
        let run = try sampan("run", "--hangs", "--script", "grind.script", "Coffee")
        #expect(run.succeeded, "\(run.text)")
        #expect(
            run.text.contains(#/sampan: the main thread did not answer for \d+ ms, most of it in Kitchen.grindTheCoffee\(\)/#),
            "\(run.text)")
    }

    @Test func whatIsThereIsListedAndWhatIsNotIsRefused() throws {
        let templates = try sampan("profile", "list", "templates").text
        #expect(
            ["Time Profiler", "Hangs", "Animation Hitches", "os_signpost", "Allocations", "Leaks", "Run Loops"].allSatisfy {
                templates.contains("\($0)\n")
            },
            "\(templates)")
        #expect(try sampan("profile", "list", "devices").text.contains("iPhone 15 ("))
        func refusal(_ arguments: String...) throws -> String {
            let outcome = try sampan(["profile"] + arguments)
            return "\(outcome.status) \(outcome.text)"
        }
        #expect(
            try refusal("record", "--template", "Tea", "Coffee").hasPrefix(
                "64 sampan profile: there is no template \"Tea\"; there are:"))
        #expect(try refusal("record", "--time-limit", "soon", "Coffee").hasPrefix("64 "))
        #expect(try refusal("export", "--input", "none.trace").hasPrefix("1 none.trace: there is no such file"))
        #expect(try refusal("export", "--input", "a.trace", "--script", "b").hasPrefix("64 sampan profile: \"export\" has no option"))
        try sampan.write("{", to: "damaged.trace")
        #expect(try refusal("export", "--input", "damaged.trace").hasPrefix("1 damaged.trace: this is no trace"))
        #expect(try refusal("export", "--input", "damaged.trace", "--xpath", "table").hasPrefix("64 "))
        #expect(try refusal("list").hasPrefix("64 ") && refusal("list", "friends").hasPrefix("64 "))
    }
}
