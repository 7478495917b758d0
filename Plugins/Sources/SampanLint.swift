import Foundation
import PackagePlugin

/// Looks for mistakes in a target before it is built. Findings are printed as the compiler's; errors end the build.
///
/// The package's `sampan-lint.yml` holds. The command is that of the clone that the plug-in lies in, or the one in `PATH`.
@main struct SampanLint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let root = context.package.directoryURL.standardizedFileURL.path
        let folder = target.directoryURL.standardizedFileURL.path
        // Patterns are relative to the package, whose targets lie in it.
        let place = folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) + "/**" : "**"
        return [
            .prebuildCommand(
                displayName: "Linting \(target.name)", executable: try Self.command(),
                arguments: ["lint", "--format", "xcode", "--include", place, root],
                // SwiftPM gives such commands none, and a clone builds itself with the compiler in PATH.
                environment: ProcessInfo.processInfo.environment,
                outputFilesDirectory: context.pluginWorkDirectoryURL)
        ]
    }

    private static func command() throws -> URL {
        let clone = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        let places = [clone.appendingPathComponent("bin/sampan")] + folders.map { $0.appendingPathComponent("sampan") }
        guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else { throw NoCommand() }
        return found
    }

    private struct NoCommand: Error, CustomStringConvertible {
        var description: String { "there is no sampan in PATH" }
    }
}
