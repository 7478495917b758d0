import Foundation
import ResourceGeneration
import Templates
import YAML

/// Whether the expected outputs for iOS compile against Sampan's frameworks, and what the templates for Swift 6 make of the fixtures.
struct CompilationCases {
    let fixtures: Fixtures
    /// The checkout of Sampan.
    let root: String

    /// Apple's frameworks that outputs import and that are not there: as much of each as is named.
    private static let standIns = [
        "ARKit": """
        import Foundation
        public final class ARReferenceImage: NSObject {
          public static func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
        }
        public final class ARReferenceObject: NSObject {
          public static func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
        }
        """,
        "AVKit": "import UIKit\nopen class AVPlayerViewController: UIViewController {}",
        "CoreLocation": "import Foundation",
        "GLKit": "import UIKit\nopen class GLKViewController: UIViewController {}",
    ]

    /// A text to compile, with others beside it.
    private struct Case: Sendable {
        let kind, name, version: String
        let texts: [String]
    }

    func check(_ report: inout FixtureReport) {
        do {
            let own = try ["ExtraModule", "LocationPicker", "SlackTextViewController", "Transformables"].map {
                (name: $0, text: try text("CompilationEnvironment/Modules/\($0).swift"))
            }
            // What is not written for Swift 6 is imported there.
            let definitions = (name: "Definitions", text: try text("CompilationEnvironment/CoreData-Definitions.swift"))
            let standIns = Self.standIns.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
            let compiler = try FixtureCompiler(root: root, modules: standIns + own + [definitions])
            let cases = try (outputs() + generated()).filter { report.includes($0.kind, $0.name) }
            // The compiler is another process: several of them at a time.
            nonisolated(unsafe) var results = [Result<Void, any Error>](repeating: .success(()), count: cases.count)
            nonisolated(unsafe) let shared = compiler
            let lock = NSLock()
            DispatchQueue.concurrentPerform(iterations: cases.count) { index in
                let result = Result {
                    try shared.check(cases[index].texts, version: cases[index].version, warningsAreErrors: cases[index].version == "6")
                }
                lock.withLock { results[index] = result }
            }
            for (one, result) in zip(cases, results) { report.check(one.kind, one.name) { try result.get() } }
        } catch {
            report.check("compilation", "preparation") { throw error }
        }
    }

    private func text(_ path: String) throws -> String { String(decoding: try fixtures.bytes(path), as: UTF8.self) }

    // MARK: Expected outputs

    /// The expected outputs in Swift, but those of macOS's storyboards, each with what SwiftGen compiles it with.
    private func outputs() throws -> [Case] {
        let folder = fixtures.folder + "/Generated"
        let all = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        return try all.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("IB-macOS") }.map { path in
            let (place, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
            let version = place.hasSuffix("4") ? "4" : "5"
            let others = try companions(of: name, in: place.dropLast() + "5").map { try text("CompilationEnvironment/\($0)") }
            return Case(
                kind: "compilation of Swift \(version)", name: path, version: version, texts: [try text("Generated/\(path)")] + others)
        }
    }

    /// The files that are compiled with an output.
    private func companions(of name: String, in place: String) throws -> [String] {
        let path = "Generated/\(place)/compilation-configuration.yml"
        guard FileManager.default.fileExists(atPath: "\(fixtures.folder)/\(path)") else { return [] }
        // Ruby's name of the type is none of YAML's.
        let lines = try text(path).split(separator: "\n").filter { !$0.hasPrefix("---") }
        let all = try YAML.documents(Array(lines.joined(separator: "\n").utf8), path: path).first?.any as? [String: Any]
        func files(_ value: Any?) -> [String] { (value as? [String: Any])?["files"] as? [String] ?? [] }
        return files(all?["common"]) + files((all?["file_specific"] as? [String: Any])?[name])
    }

    // MARK: For Swift 6

    /// What `swift6` makes of the fixtures' resources.
    private func generated() throws -> [Case] {
        let inputs: [(parser: String, inputs: [String], files: [String])] = [
            ("colors", ["Colors/colors.json"], []), ("colors", ["Colors/colors.json", "Colors/extra.txt"], []),
            ("coredata", ["CoreData/Model.xcdatamodeld"], []),
            ("files", ["Files"], []), ("fonts", ["Fonts"], []), ("ib", ["IB-iOS"], ["IB-iOS-Definitions.swift"]), ("json", ["JSON"], []),
            ("plist", ["Plist/good"], []), ("strings", ["Strings/Localizable.strings"], []),
            ("strings", ["Strings/Localizable.strings", "Strings/LocMultiline.strings"], []),
            ("strings", ["Strings/LocPluralAdvanced.stringsdict", "Strings/LocPluralNested.stringsdict"], []),
            ("xcassets", ["XCAssets"], []), ("yaml", ["YAML/good"], []),
        ]
        return try inputs.flatMap { parser, paths, files in
            let context = try fixtures.context(of: paths, parser: parser, isDetailed: true)
            let others = try files.map { try text("CompilationEnvironment/\($0)") }
            guard let template = BuiltInTemplates.named("swift6", parser: parser) else { throw Failure("there is no template") }
            let imports = ["Definitions", "ExtraModule", "Transformables"].map { "extraImports=\($0)" }
            return try [[], ["publicAccess", "forceFileNameEnum", "resources", "preservePath"]].map { parameters in
                let values = try Parameters.enrich(
                    context, parameters: parameters + imports, environment: ["PRODUCT_MODULE_NAME": "SwiftGen"])
                let output = try Template(template.text, name: parser, environment: .resources()).render(values)
                return Case(
                    kind: "compilation of Swift 6", name: "\(parser) \(paths) \(parameters)", version: "6", texts: [output] + others)
            }
        }
    }
}
