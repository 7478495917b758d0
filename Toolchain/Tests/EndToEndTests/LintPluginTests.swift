import Foundation
import Shell
import Testing

/// The linter as a build-tool plug-in of SwiftPM.
@Suite struct LintPluginTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    private func build() throws -> Command.Outcome {
        try Command("swift", ["build", "--package-path", sampan.path("App")], in: sampan.folder).run { _ in }
    }

    @Test func aTargetThatAppliesThePluginIsBuiltOnlyWithoutErrorsOfTheLinter() throws {
        let plugins = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Plugins")
            .standardizedFileURL.path
        try sampan.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "\(plugins)")],
                targets: [
                    .target(name: "App", plugins: [.plugin(name: "SampanLint", package: "Plugins")]),
                    .target(name: "Other"),
                ])
            """, to: "App/Package.swift")
        try sampan.write("potential-bugs:\n  UnsafeCast: { severity: error }\n", to: "App/sampan-lint.yml")
        try sampan.write("func other(_ value: Any) -> String { value as! String }\n", to: "App/Sources/Other/Other.swift")
        try sampan.write("func text(_ value: Any) -> String { value as! String }\n", to: "App/Sources/App/Text.swift")
        let failed = try build()
        #expect(!failed.succeeded)
        #expect(failed.text.contains("Text.swift:1:37: error: "), "\(failed.text)")
        #expect(!failed.text.contains("Other.swift"))

        try sampan.write("func text(_ value: Any) -> String? { value as? String }\n", to: "App/Sources/App/Text.swift")
        let built = try build()
        #expect(built.succeeded, "\(built.text)")
    }
}
