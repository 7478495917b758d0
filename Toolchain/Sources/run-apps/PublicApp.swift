import Foundation
import Shell

/// An app of the list.
struct PublicApp: Decodable, CustomStringConvertible {
    /// The repository, as OWNER/NAME.
    let repo: String
    /// The project in it, without its ending.
    let path: String

    var description: String { "\(repo) \(path)" }

    /// How it went with an app.
    enum Outcome: CustomStringConvertible, Equatable {
        case starts
        case fails(FailureReason)
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
        return outcome.succeeded ? .starts : .fails(FailureReason(in: outcome.text + outcome.errors))
    }
}
