import Foundation
import Testing

@testable import AppBuilder

/// What is taken for granted of Swift, and how it is told when it does not hold.
@Suite struct ProbeTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL.path

    @Test func everythingHoldsWithThisSwift() throws {
        var count = 0
        try Probe.runAll(Origin(root: Self.root)) { probe, finding in
            count += 1
            #expect(finding == .holds, "\(probe.name)")
        }
        #expect(count == Probe.all.count)
    }

    @Test func whatBrokeIsToldInTheWordsOfTheProbeOrTheCompiler() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func finding(_ text: String) throws -> Probe.Finding {
            try Probe(name: "", expectation: "", restsOn: [], program: ["main.swift": text]).run(in: folder, sources: folder)
        }
        let failing = "import Foundation\nprint(\"word 3 is not the method\")\nexit(1)"
        #expect(try finding(failing) == .broken("the probe failed: word 3 is not the method"))
        guard case .broken(let text) = try finding("nonsense") else {
            Issue.record("nonsense holds")
            return
        }
        #expect(text.hasPrefix("it does not compile: ") && text.contains("error: cannot find 'nonsense' in scope"), "\(text)")
    }

    @Test func everyFileThatAProbeRestsOnIsThere() {
        for path in Probe.neededSources { #expect(Files.exists("\(Self.root)/Sources/\(path)"), "\(path)") }
    }

    @Test(arguments: [("6.3.1", "6.3.1", false), ("6.3", "6.3.1", true), ("6.10", "6.3.1", false), ("5.10.1", "6.3", true)])
    func versionsAreComparedPartByPart(_ version: String, _ minimum: String, _ isOlder: Bool) {
        #expect(Compiler.isVersion(version, olderThan: minimum) == isOlder)
    }
}
