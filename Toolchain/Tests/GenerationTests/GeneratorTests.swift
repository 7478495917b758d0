import Foundation
import Testing

@testable import Lowering

/// Lists the names of a module's classes.
private struct ClassNames: Emitter {
    func files(for framework: Framework, among frameworks: [Framework]) -> [String: String] {
        let names = framework.knowledge.types.values.filter { $0.kind == .class }.map(\.path).sorted()
        return names.isEmpty ? [:] : ["Names.swift": names.map { "// \($0)\n" }.joined()]
    }
}

@Suite struct GeneratorTests {
    private func folder(_ files: [String: String]) throws -> String {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (path, text) in files {
            let url = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return root.path
    }

    @Test func modulesAreTheFoldersWithSources_inTheOrderOfTheirImports() throws {
        let root = try folder([
            "Kit/A.swift": "import Layers\npublic class View {}", "Layers/Inner/B.swift": "import Runtime", "Runtime/C.swift": "",
            "Notes/readme.txt": "no module",
        ])
        #expect(try Framework.all(in: root).map(\.name) == ["Runtime", "Layers", "Kit"])
    }

    @Test func aModuleKnowsTheClassesOfThoseItImports() throws {
        let root = try folder([
            "Kit/A.swift": "import Layers\npublic class View: Layer {}",
            "Layers/B.swift": "import Foundation\nopen class Layer: NSObject {}",
        ])
        let kit = try #require(try Framework.all(in: root).last)
        let view = try #require(kit.knowledge.types["View"])
        #expect(kit.knowledge.isObjectiveC(view))
    }

    @Test func generatedFilesAreNotReadAgain() throws {
        let root = try folder(["Kit/A.swift": "class A {}", "Kit/Generated/B.swift": "class B {}"])
        let files = Generator.output(try Framework.all(in: root), by: [ClassNames()])
        #expect(files == ["Sources/Kit/Generated/Names.swift": Generator.notice + "// A\n"])
    }

    @Test func whatIsMissing_differs_orFollowsFromNothingAnyMoreIsNamedAndMended() throws {
        let root = try folder([
            "Sources/Kit/A.swift": "class A {}", "Sources/Kit/Generated/Old.swift": "", "Sources/Layers/Generated/Names.swift": "",
            "Sources/Layers/B.swift": "class B {}", "Sources/Runtime/C.swift": "class C {}",
        ])
        let wanted = Generator.output(try Framework.all(in: root + "/Sources"), by: [ClassNames()])
        let paths = ["Kit/Generated/Names", "Kit/Generated/Old", "Layers/Generated/Names", "Runtime/Generated/Names"]
            .map { "Sources/\($0).swift" }
        #expect(Generator.differences(between: wanted, and: try Generator.present(package: root)) == paths)
        #expect(try Generator.write(wanted, package: root) == paths)
        #expect(try Generator.present(package: root) == wanted)
        #expect(try Generator.write(wanted, package: root).isEmpty)
    }

    @Test func aPackageHasItsTableOfTypesBesideItsSources() throws {
        let root = try folder([
            "Package.swift": "let modules = [.framework(\"Kit\")]", "Sources/Kit/A.swift": "public class A {}", "docs/API.md": "none",
        ])
        let wanted = try Generator.output(package: root)
        #expect(wanted.keys.sorted() == ["docs/API.md"])
        #expect(Generator.differences(between: wanted, and: try Generator.present(package: root)) == ["docs/API.md"])
        #expect(try Generator.write(wanted, package: root) == ["docs/API.md"])
        #expect(try Generator.present(package: root) == wanted)
    }

    @Test func theSameSourcesGiveTheSameFiles() throws {
        let root = try folder(["Kit/A.swift": (0..<40).map { "class A\($0) {}" }.joined(separator: "\n")])
        let first = Generator.output(try Framework.all(in: root), by: [ClassNames()])
        for _ in 0..<4 { #expect(Generator.output(try Framework.all(in: root), by: [ClassNames()]) == first) }
    }
}
