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
        /// What it lacks, or what was said of it.
        case fails([String])
        case isNotThere

        var description: String {
            switch self {
            case .starts: "starts"
            case .fails(let reasons): "does not start: \(reasons.joined(separator: ", "))"
            case .isNotThere: "is not there"
            }
        }
    }

    /// Builds and runs the app until nothing moves any more.
    ///
    /// - Parameters:
    ///   - folder: has the repositories.
    ///   - picture: the file for what the app shows then.
    func run(in folder: URL, _ program: String, picture: URL) throws -> Outcome {
        let repository = folder.appendingPathComponent(repo)
        let endings = ["xcodeproj", "xcworkspace"].map { "\(path).\($0)" } + [path]
        let manager = FileManager.default
        guard let project = endings.first(where: { manager.fileExists(atPath: repository.appendingPathComponent($0).path) }) else {
            return .isNotThere
        }
        var command = Command(
            program, ["run", project, "--host", "headless", "--screenshot", picture.path, "--timeout", "60"], in: repository.path)
        command.environment = ["DISPLAY": "", "WAYLAND_DISPLAY": ""]
        let outcome = try command.run()
        return outcome.succeeded ? .starts : .fails(Self.reasons(in: outcome.text + outcome.errors))
    }

    /// Why an app did not start, in few words: the modules and the names that are missing; else the first error.
    static func reasons(in output: String) -> [String] {
        func names(_ pattern: Regex<(Substring, Substring)>) -> [String] { output.matches(of: pattern).map { String($0.1) } }
        let missing =
            names(#/no such module '([^']+)'/#).map { "module \($0)" } + names(#/error: cannot find (?:type )?'([^']+)'/#)
            + names(#/error: .* has no member '([^']+)'/#) + names(#/error: unknown attribute '([^']+)'/#)
        var known: Set<String> = []
        let reasons = missing.filter { known.insert($0).inserted }
        if !reasons.isEmpty { return reasons }
        let lines = output.split(separator: "\n")
        if let error = lines.first(where: { $0.contains("error: ") }), let message = error.ranges(of: "error: ").first {
            return [String(error[message.upperBound...])]
        }
        return [lines.last.map { String($0) } ?? "it said nothing"]
    }
}
