import Foundation
import Testing

@Suite struct FrameworkImportTests {
    private struct Manifest: Decodable {
        struct Module: Decodable {
            var name: String
            var kind: String
        }

        var modules: [Module]
    }

    /// What an app sees of a framework has to be there for apps, not for the frameworks' own build alone.
    @Test func anAppCanImportEveryFramework() throws {
        let sampan = try Sampan()
        let build = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../.build").standardizedFileURL
        let manifest = build.appendingPathComponent("sampan-frameworks/frameworks.json")
        let modules = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: manifest)).modules
        let names = modules.filter { $0.kind != "part" }.map(\.name)
        #expect(names.contains("os") && names.contains("UIKit") && names.contains("AVFoundation"))
        for name in names { try sampan.write("import \(name)\n", to: "All/Import\(name).swift") }
        try sampan.write("@main enum App { static func main() { print(\"all\") } }", to: "All/App.swift")
        let run = try sampan("run", "All")
        #expect(run.succeeded && run.text.hasSuffix("all\n"), "\(run.text)")
        #expect(!run.text.contains("error"), "\(run.text)")
    }
}
