import Foundation
import Shell
import Testing

/// The command as a person uses it, with a folder and a cache of its own.
final class Sampan {
    /// The folder that everything is done in.
    let folder: String

    /// The command: a clone's, or that of an installation.
    private let program: String
    /// Whose folder it is, if another's.
    private let owner: Sampan?

    init() throws {
        program = Self.cloned
        owner = nil
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString.prefix(13))").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private init(program: String, in owner: Sampan) { (self.program, self.owner, folder) = (program, owner, owner.folder) }

    /// Another command in the same folder.
    func with(program: String) -> Sampan { Sampan(program: program, in: self) }

    deinit {
        guard owner == nil else { return }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static let cloned: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
        return root.appendingPathComponent("bin/sampan").path
    }()

    /// Runs `sampan`; its output and errors together.
    func callAsFunction(_ arguments: String...) throws -> Command.Outcome { try self(arguments) }

    func callAsFunction(_ arguments: [String], with variables: [String: String] = [:]) throws -> Command.Outcome {
        var command = Command(program, arguments, in: folder)
        command.environment = environment.merging(variables) { $1 }
        return try command.run { _ in }
    }

    /// The command as another program starts it, which has the arguments behind its own; output and errors together.
    func callAsFunction(_ arguments: [String], startedBy starter: [String]) throws -> Command.Outcome {
        var command = Command(starter[0], starter.dropFirst() + [program] + arguments, in: folder)
        command.environment = environment
        return try command.run { _ in }
    }

    /// Sockets' paths are short: they lie in the folder itself.
    private var environment: [String: String] {
        ["SAMPAN_CACHE": path("cache"), "XDG_RUNTIME_DIR": folder, "DISPLAY": "", "WAYLAND_DISPLAY": ""]
    }

    /// The command, to be started as a shell starts it: in a process group of its own.
    func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Starts the command with a headless app and waits until the app has printed a line; returns where the rest of its output comes.
    func startApp(_ app: String, _ options: [String]) throws -> (Process, FileHandle) {
        let process = process(["run", app, "--host", "headless"] + options)
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        try pipe.fileHandleForWriting.close()
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the app has not begun")
            said += more
        }
        return (process, pipe.fileHandleForReading)
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Writes the manifest of a package in a folder of its name: one module of that name, and its tests.
    func writePackage(_ name: String) throws {
        try write(
            """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(
                name: "\(name)", platforms: [.iOS(.v15)],
                targets: [.target(name: "\(name)"), .testTarget(name: "\(name)Tests", dependencies: ["\(name)"])])
            """, to: "\(name)/Package.swift")
    }

    /// Replaces text in a file that has it exactly once.
    func edit(_ name: String, replacing old: String, with new: String) throws {
        let text = try String(contentsOfFile: path(name), encoding: .utf8)
        guard text.components(separatedBy: old).count == 2 else { throw CocoaError(.fileReadCorruptFile) }
        try write(text.replacingOccurrences(of: old, with: new), to: name)
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

    /// The width and height that a PNG says of itself.
    func pixels(of name: String) throws -> [Int] {
        let header = [UInt8](try bytes(name).prefix(24))
        guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
        return [16, 20].map { header[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    /// The files below a folder with their content.
    func contents(of name: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for file in FileManager.default.enumerator(atPath: path(name))?.compactMap({ $0 as? String }) ?? [] {
            files[file] = FileManager.default.contents(atPath: path("\(name)/\(file)"))
        }
        return files
    }
}
