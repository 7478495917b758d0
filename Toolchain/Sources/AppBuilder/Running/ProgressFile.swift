import Foundation
import SampanHost

/// A file without a name in which an app notes how far it has come in its script.
final class ProgressFile {
    let descriptor: Int32

    /// The number of the descriptor in the app, as `AppRunner` starts it.
    private static let programsNumber = 4

    /// Makes the file.
    ///
    /// - Throws: `BuildError.unsupported` if there can be no temporary file.
    init() throws {
        guard let file = tmpfile() else { throw BuildError.unsupported("no temporary file can be made") }
        defer { fclose(file) }
        // Beyond those that are put in order for the app one after another.
        descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 16)
        guard descriptor >= 0 else { throw BuildError.unsupported("no temporary file can be made") }
    }

    deinit { close(descriptor) }

    /// What the app has to know to note it.
    var environment: [String: String] { [ScriptProgress.variable: "\(Self.programsNumber)"] }

    /// How many commands have begun; one more when the last is over.
    var count: Int { ScriptProgress(descriptor: descriptor).count }
}
