import Foundation
import Shell

/// An app of the list.
struct PublicApp: Decodable {
    /// The repository, as OWNER/NAME.
    let repo: String
    /// The project in it, without its ending.
    let path: String

    /// How it went with an app.
    enum Outcome: CustomStringConvertible, Equatable {
        case starts
        case fails(String)
        case isNotThere

        var description: String {
            switch self {
            case .starts: "starts"
            case .fails(let reason): "does not start: \(reason)"
            case .isNotThere: "is not there"
            }
        }
    }

    /// Builds and runs the app until nothing moves any more.
    ///
    /// - Parameter folder: has the repositories.
    func run(in folder: URL, _ program: String) throws -> Outcome {
        let repository = folder.appendingPathComponent(repo)
        let endings = ["xcodeproj", "xcworkspace"].map { "\(path).\($0)" } + [path]
        let manager = FileManager.default
        guard let project = endings.first(where: { manager.fileExists(atPath: repository.appendingPathComponent($0).path) }) else {
            return .isNotThere
        }
        let picture = manager.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString).png")
        defer { try? manager.removeItem(at: picture) }
        var command = Command(
            program, ["run", project, "--host", "headless", "--screenshot", picture.path, "--timeout", "60"], in: repository.path)
        command.environment = ["DISPLAY": "", "WAYLAND_DISPLAY": ""]
        let outcome = try command.run()
        return outcome.succeeded ? .starts : .fails(Self.reason(in: outcome.text + outcome.errors))
    }

    /// Why an app did not start, in few words: the modules that are missing; else what else is; else the first error.
    static func reason(in output: String) -> String {
        func names(_ pattern: Regex<(Substring, Substring)>) -> [String] {
            output.matches(of: pattern).reduce(into: []) { if !$0.contains(String($1.1)) { $0.append(String($1.1)) } }
        }
        let modules = names(#/no such module '([^']+)'/#)
        if !modules.isEmpty { return "no module " + modules.joined(separator: ", ") }
        let missing = names(#/error: cannot find (?:type )?'([^']+)'/#) + names(#/error: .* has no member '([^']+)'/#)
        if !missing.isEmpty { return "no " + missing.prefix(4).joined(separator: ", ") }
        let lines = output.split(separator: "\n")
        if let error = lines.first(where: { $0.contains("error: ") }), let message = error.ranges(of: "error: ").first {
            return String(error[message.upperBound...])
        }
        return lines.last.map { String($0) } ?? "it said nothing"
    }
}
