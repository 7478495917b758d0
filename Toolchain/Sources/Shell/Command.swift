import Foundation

/// A command to run: a program, its arguments, and where.
public struct Command: Sendable {
    /// The program's name, looked up in `PATH`, or its path.
    public var program: String
    /// The arguments.
    public var arguments: [String]
    /// The folder to run in; this process's own if `nil`.
    public var directory: String?
    /// Variables to set besides this process's own.
    public var environment: [String: String]

    /// Creates a command.
    public init(_ program: String, _ arguments: [String] = [], in directory: String? = nil, environment: [String: String] = [:]) {
        (self.program, self.arguments, self.directory, self.environment) = (program, arguments, directory, environment)
    }

    /// How a command ended.
    public struct Outcome: Sendable {
        /// The exit code, or the number of the signal that ended the process.
        public var status: Int32
        /// Whether a signal ended it.
        public var isSignalled: Bool
        /// What it wrote on its standard output.
        public var output: Data
        /// What it wrote on its standard error, where that was kept apart.
        public var errors: String

        /// Whether it exited with 0.
        public var succeeded: Bool { status == 0 && !isSignalled }
        /// The output as text.
        public var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Why a command could not be started.
    public struct StartFailure: Error, CustomStringConvertible {
        /// The message.
        public let description: String
    }

    private func process() throws -> Process {
        let process = Process()
        guard let path = Command.path(of: program) else { throw StartFailure(description: "there is no program \"\(program)\"") }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
        return process
    }

    private func start(_ process: Process) throws {
        do {
            try process.run()
        } catch {
            throw StartFailure(description: "\"\(program)\" cannot be started: \(error.localizedDescription)")
        }
    }

    private func outcome(of process: Process, output: Data, errors: String) -> Outcome {
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, isSignalled: process.terminationReason == .uncaughtSignal, output: output, errors: errors)
    }

    /// Runs the command and keeps its output and errors apart.
    ///
    /// - Throws: `StartFailure` if the program cannot be started. That it failed is in the outcome.
    public func run() throws -> Outcome {
        let process = try process()
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: errors) }
        guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
            throw StartFailure(description: "\(errors.path) cannot be written")
        }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try start(process)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let result = outcome(of: process, output: data, errors: "")
        let text = (try? Data(contentsOf: errors)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Outcome(status: result.status, isSignalled: result.isSignalled, output: data, errors: text)
    }

    /// Runs the command, output and errors together, and hands over each line as it comes.
    ///
    /// - Throws: `StartFailure` if the program cannot be started.
    public func run(onLine: (String) -> Void) throws -> Outcome {
        let process = try process()
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try start(process)
        var all = Data()
        var line = Data()
        while true {
            let chunk = pipe.fileHandleForReading.availableData
            if chunk.isEmpty { break }
            all += chunk
            for byte in chunk {
                if byte == UInt8(ascii: "\n") {
                    onLine(String(decoding: line, as: UTF8.self))
                    line.removeAll()
                } else {
                    line.append(byte)
                }
            }
        }
        if !line.isEmpty { onLine(String(decoding: line, as: UTF8.self)) }
        return outcome(of: process, output: all, errors: "")
    }

    /// Where a program lies, by `PATH`; `nil` if it is nowhere.
    public static func path(of program: String) -> String? {
        if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
