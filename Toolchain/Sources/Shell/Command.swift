import CShell
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
    /// What it may reach; all that this process may if `nil`.
    public var confinement: Confinement?

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

        init(_ ending: ChildProcess.Ending, output: Data, errors: String) {
            (self.output, self.errors) = (output, errors)
            switch ending {
            case .exited(let code): (status, isSignalled) = (code, false)
            case .signalled(let number): (status, isSignalled) = (number, true)
            }
        }

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

    /// Runs the command and keeps its output and errors apart.
    ///
    /// - Throws: `StartFailure` if the program cannot be started. That it failed is in the outcome.
    public func run() throws -> Outcome {
        // A file, for the errors may be many while the output is read.
        guard let file = tmpfile() else { throw StartFailure(description: "no temporary file can be made: \(Self.reason)") }
        defer { fclose(file) }
        var output = Data()
        let ending = try start(errors: fileno(file)) { output += $0 }
        var errors = Data()
        rewind(file)
        try Self.read(fileno(file)) { errors += $0 }
        return Outcome(ending, output: output, errors: String(decoding: errors, as: UTF8.self))
    }

    /// Runs the command, output and errors together, and hands over each line as it comes.
    ///
    /// - Throws: `StartFailure` if the program cannot be started.
    public func run(onLine: (String) -> Void) throws -> Outcome {
        var all = Data()
        var line = Data()
        let ending = try start(errors: nil) { chunk in
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
        return Outcome(ending, output: all, errors: "")
    }

    /// Runs the command; its errors go to a file, or where its output goes.
    private func start(errors: Int32?, onOutput: (Data) -> Void) throws -> ChildProcess.Ending {
        guard let path = Command.path(of: program) else { throw StartFailure(description: "there is no program \"\(program)\"") }
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(nothing) }
        var ends: [Int32] = [-1, -1]
        guard shell_pipe(&ends) == 0 else { throw StartFailure(description: "no pipe can be made: \(Self.reason)") }
        defer { close(ends[0]) }
        let process: ChildProcess
        do {
            defer { close(ends[1]) }
            process = try ChildProcess(
                path, arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }, in: directory,
                descriptors: [nothing, ends[1], errors ?? ends[1]], confinement: confinement)
        }
        try Self.read(ends[0], onOutput)
        return process.wait()
    }

    /// Reads a file or pipe to its end.
    private static func read(_ descriptor: Int32, _ body: (Data) -> Void) throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 { body(Data(buffer[..<count])) }
            if count == 0 { return }
            if count < 0, errno != EINTR { throw StartFailure(description: "the output cannot be read: \(reason)") }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }

    /// Where a program lies, by `PATH`; `nil` if it is nowhere.
    public static func path(of program: String) -> String? {
        if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
