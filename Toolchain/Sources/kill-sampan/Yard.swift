import Foundation

/// A place with projects and a cache of its own, where the command can be ended.
final class Yard {
    /// What went wrong.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A process that the command started, or the command itself.
    struct Found {
        var id: pid_t
        var program: String
    }

    /// How long a command may take, in seconds. The first that builds an app may build the frameworks before.
    private static let patience = 900.0

    /// The command.
    let program: String
    private let folder: String
    /// How long it takes to build the app anew, in seconds.
    private(set) var buildTime = 0.0

    init(program: String) throws {
        self.program = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-yard-\(UUID().uuidString)").path
        try Projects.write(to: folder)
        try change(0)
        // What is made once, for all apps, is no part of the trials.
        _ = try wholeRun()
        try change(-1)
        let begin = Date()
        try finish(["build", "App"])
        buildTime = -begin.timeIntervalSinceNow
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Changes a source of the app and of the tests.
    func change(_ number: Int) throws {
        for file in ["App/Number.swift", "Pack/Sources/Pack/Number.swift"] {
            try "let number = \(number)\n".write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
        }
    }

    // MARK: The command

    /// Starts work that goes on until it is ended, if it lasts longer than the building; in a group of its own, as a shell does.
    func start(_ work: Trial.Work) throws -> Process {
        let arguments =
            switch work {
            case .build: ["build", "App"]
            case .run: ["run", "App", "--host", "headless", "--", "forever"]
            case .watch: ["run", "App", "--host", "headless", "--watch", "--", "forever"]
            case .test: ["test", "Pack"]
            }
        let process = process(arguments, isEndless: true)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Builds, runs and tests to the end; returns the picture of the app.
    func wholeRun() throws -> Data {
        let picture = "\(folder)/picture.png"
        try? FileManager.default.removeItem(atPath: picture)
        let output = try finish(["run", "App", "--host", "headless", "--screenshot", picture])
        let tests = try finish(["test", "Pack"])
        guard output.contains("the app ran\n"), tests.contains("Executed 2 tests, with 0 failures") else {
            throw Failure(description: "the run has not what it should: \(output)\(tests)")
        }
        return try Data(contentsOf: URL(fileURLWithPath: picture))
    }

    /// Runs the command to its end, which has to be a good one; returns its output with its errors.
    @discardableResult
    private func finish(_ arguments: [String]) throws -> String {
        let process = process(arguments, isEndless: false)
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let ended = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { [self] in
            guard ended.wait(timeout: .now() + Self.patience) == .timedOut else { return }
            print("sampan \(arguments.joined(separator: " ")) still runs after \(Int(Self.patience)) s: \(list(processes()))")
            endAll()
            exit(1)
        }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        ended.signal()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(description: "sampan \(arguments.joined(separator: " ")) failed:\n\(output)")
        }
        return output
    }

    private func process(_ arguments: [String], isEndless: Bool) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var environment = ProcessInfo.processInfo.environment
        environment["SAMPAN_CACHE"] = "\(folder)/cache"
        environment["XDG_DATA_HOME"] = "\(folder)/data"
        environment["FOREVER"] = isEndless ? "yes" : nil
        environment["DISPLAY"] = ""
        environment["WAYLAND_DISPLAY"] = ""
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        return process
    }

    // MARK: Processes

    /// All processes that have this yard's cache in their environment: it is handed on to whatever is started.
    func processes() -> [Found] {
        let mark = Data("SAMPAN_CACHE=\(folder)/cache\0".utf8)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.compactMap { id in
            guard let environment = FileManager.default.contents(atPath: "/proc/\(id)/environ"), environment.range(of: mark) != nil else {
                return nil
            }
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
            return Found(id: id, program: program ?? "?")
        }
    }

    /// Processes as a person reads them: with their state, and with the call of the system that each thread waits in.
    func list(_ processes: [Found]) -> String {
        processes.map { process in
            let folder = "/proc/\(process.id)/task"
            let threads = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { thread in
                let calls = ["stat", "wchan"].map { (try? String(contentsOfFile: "\(folder)/\(thread)/\($0)", encoding: .utf8)) ?? "" }
                return "\(calls[0].split(separator: ")").last?.dropFirst().first.map(String.init) ?? "?") \(calls[1])"
            }
            return "\(process.id) \(process.program) (\(threads.joined(separator: ", ")))"
        }.joined(separator: "; ")
    }

    /// Ends what is left after a failure.
    func endAll() {
        for process in processes() { kill(process.id, SIGKILL) }
        remove()
    }
}
