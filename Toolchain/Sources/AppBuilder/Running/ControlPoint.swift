import Foundation
import SampanHost

/// Where a running app can be driven from outside: a socket that is there as long as the app runs.
public final class ControlPoint {
    /// The socket's path. Its name is the app's identifier and the number of the process that runs it.
    public let path: String
    /// What the app listens on; there until `started()`.
    private(set) var programsEnd: Int32

    /// The number of the descriptor that the app listens on: the one after the desktop's requests, as `AppRunner` starts it.
    private static let programsNumber = 6
    private static let suffix = ".socket"

    /// Makes the socket of an app.
    ///
    /// - Throws: `ControlSocket.Failure`.
    public init(identifier: String, locations: Locations) throws {
        // A socket's path is short, and identifiers are as long as anybody wants.
        let name = identifier.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }.prefix(40)
        path = Files.join(try Self.folder(locations), "\(name)@\(getpid())\(Self.suffix)")
        let socket = try ControlSocket.listen(at: path)
        defer { close(socket) }
        // Above the numbers that a program is given.
        programsEnd = fcntl(socket, F_DUPFD_CLOEXEC, 64)
    }

    deinit {
        started()
        unlink(path)
    }

    /// What the app has to know.
    var environment: [String: String] { [ControlSocket.variable: "\(Self.programsNumber)"] }

    /// Gives up the app's end: called when the app has been started.
    func started() {
        if programsEnd >= 0 { close(programsEnd) }
        programsEnd = -1
    }

    static func folder(_ locations: Locations) throws -> String {
        if !Files.exists(locations.cache) {
            try? FileManager.default.createDirectory(atPath: locations.cache, withIntermediateDirectories: true)
        }
        return try ControlSocket.folder(ProcessInfo.processInfo.environment, cache: locations.cache)
    }

    /// The apps that run and can be driven: their names and the paths of their sockets. What is left of others is removed.
    ///
    /// - Throws: `ControlSocket.Failure`.
    public static func running(_ locations: Locations) throws -> [(name: String, path: String)] {
        let folder = try folder(locations)
        return try Files.names(in: folder).sorted().compactMap { file in
            guard file.hasSuffix(suffix) else { return nil }
            let (name, path) = (String(file.dropLast(suffix.count)), Files.join(folder, file))
            let process = name.split(separator: "@").last.flatMap { pid_t($0) }
            guard let process, kill(process, 0) == 0 || errno == EPERM else {
                unlink(path)
                return nil
            }
            return (name, path)
        }
    }
}
