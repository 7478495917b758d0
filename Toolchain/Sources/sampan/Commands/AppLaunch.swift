import AppBuilder
import Foundation
import SampanHost

/// `sampan control APP launch`: starts an app that was run before, by its identifier, and leaves it running.
struct AppLaunch {
    let identifier: String
    /// The app's own arguments.
    let arguments: [String]
    let locations: Locations

    /// How long an app may take until it can be driven, in seconds: it is built first, if something of it has changed.
    private static let patience = 600.0

    /// Starts the app and returns when it can be driven. As `simctl launch` does, it prints the identifier and the process. What the app
    /// prints goes into its container, `tmp/launched.log`.
    func run() throws -> Int32 {
        let (project, container) = try find()
        let output = container + "/tmp/launched.log"
        guard FileManager.default.createFile(atPath: output, contents: nil), let log = FileHandle(forWritingAtPath: output) else {
            throw UsageError(description: "\"\(output)\" cannot be written")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["run", project, "--control"] + (arguments.isEmpty ? [] : ["--"] + arguments)
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (log, log)
        try process.run()
        let end = Date(timeIntervalSinceNow: Self.patience)
        while process.isRunning, Date() < end {
            if let app = try ControlPoint.running(locations).first(where: { $0.name.hasPrefix("\(identifier)@") }) {
                // It answers when it has come to rest.
                let answer = try ControlSocket.send("settle", to: app.path)
                if let failure = answer.failure { throw UsageError(description: failure) }
                // The command goes on in a process of its own (`Guardian`), after which the socket is called.
                print("\(identifier): \(app.name.split(separator: "@").last ?? "")")
                return 0
            }
            usleep(20_000)
        }
        let said = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        Terminal.error(said.isEmpty ? "sampan: the app did not start" : said)
        return 1
    }

    /// The project whose app has the identifier, of those that were run before.
    private func find() throws -> (project: String, container: String) {
        let projects = try AppContainer.projects(ofAppsCalled: identifier, locations: locations)
        if projects.count == 1 { return projects[0] }
        if projects.isEmpty {
            throw UsageError(description: "no app \"\(identifier)\" was run before: \"sampan run PROJECT\" builds and runs it")
        }
        throw UsageError(
            description:
                "several projects have an app \"\(identifier)\"; run the one that is meant: \(projects.map(\.project).joined(separator: ", "))"
        )
    }
}
