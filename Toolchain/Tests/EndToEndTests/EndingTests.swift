import Foundation
import Testing

/// What the command started ends with it.
@Suite struct EndingTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("endless")
                    fflush(stdout)
                    while true {}
                }
            }
            """, to: "Endless/App.swift")
    }

    /// Starts the command and waits until its app is in its endless loop.
    private func start(_ options: String...) throws -> (Process, FileHandle) {
        let process = sampan.process(["run", "Endless", "--host", "headless"] + options)
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

    /// Ctrl+C goes to all of the terminal's foreground group; a closed terminal, a service's end and `kill -9` to one process.
    @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func anAppInAnEndlessLoopEndsWithTheCommand(_ number: Int32) throws {
        for isWatching in [false, true] {
            let (process, output) = try isWatching ? start("--watch") : start()
            kill(number == SIGINT ? -process.processIdentifier : process.processIdentifier, number)
            // It ends when the last process that has it open is gone.
            _ = output.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
        }
    }

    @Test(.timeLimit(.minutes(10))) func anAppThatStoppedItselfEndsWithTheCommand() throws {
        try sampan.edit("Endless/App.swift", replacing: "while true {}", with: "while true { raise(SIGSTOP) }")
        let (process, output) = try start()
        kill(process.processIdentifier, SIGTERM)
        _ = output.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    }
}
