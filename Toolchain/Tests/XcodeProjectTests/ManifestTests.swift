import Foundation
import Shell
import Testing

@testable import XcodeProject

/// A package's manifest is a program of whoever made the package.
@Suite struct ManifestTests {
    @Test(.enabled(if: Confinement.version != nil, "this kernel confines nothing (Landlock)"))
    func aManifestReadsItsPackageAndWritesNothing() throws {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let folder = temporary.appendingPathComponent("manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to name: String) throws {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write("secret", to: "secret.txt")
        try write("own", to: "Pack/name.txt")
        try write("let a = 1", to: "Pack/Sources/Pack/A.swift")
        try write(
            """
            // swift-tools-version: 5.9
            import Foundation
            import PackageDescription

            func read(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing" }
            for place in ["\(folder.path)/made.txt", "\(folder.path)/Pack/made.txt"] {
                try? "made".write(toFile: place, atomically: false, encoding: .utf8)
            }
            let package = Package(
                name: read("\(folder.path)/secret.txt") + "-" + read("\(folder.path)/Pack/name.txt"),
                targets: [.target(name: "Pack")])
            """, to: "Pack/Package.swift")
        let project = try Project.open(at: folder.appendingPathComponent("Pack").path)
        #expect(project.name == "nothing-own" && project.targets.map(\.name) == ["Pack"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Pack", "secret.txt"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Pack").sorted() == ["Package.swift", "Sources", "name.txt"])
    }
}
