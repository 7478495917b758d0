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

    private func start(_ options: String...) throws -> (Process, FileHandle) { try sampan.startApp("Endless", options) }

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

    /// Of a process that only forked, the runtime's locks take the one thread for its parent's, and threads wait for ever.
    @Test func theProgramThatIsGuardedWasStartedAnew() throws {
        let (process, output) = try start()
        defer {
            process.terminate()
            _ = output.readDataToEndOfFile()
            process.waitUntilExit()
        }
        var programs = 0
        var parents = [process.processIdentifier]
        while let parent = parents.popLast() {
            let children = try String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
            parents += children.split(separator: " ").compactMap { pid_t($0) }
            guard try String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8) == "sampan\n", !children.isEmpty else { continue }
            let stat = try String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)
            let flags = UInt(stat.split(separator: " ")[8]) ?? 0
            let hasOnlyForked = flags & 0x40 != 0
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task").count
            #expect(!hasOnlyForked || threads == 1)
            if !hasOnlyForked && parent != process.processIdentifier { programs += 1 }
        }
        #expect(programs == 1)
    }

    @Test func anAppThatRunsTooLongIsEndedAndItsCallsAreTold() throws {
        let run = try sampan("run", "Endless", "--host", "headless", "--timeout", "0.5")
        #expect(run.status == 1 && run.text.contains("The app was ended: it ran for 0.5 s (--timeout)"), "\(run.text)")
        #expect(run.text.contains(#/Endless\/App.swift:9:\d+: AppDelegate.application/#), "\(run.text)")
    }

    @Test func anAppThatUsesTooMuchMemoryIsEndedAndItsCallsAreTold() throws {
        try sampan.edit(
            "Endless/App.swift", replacing: "while true {}",
            with: "var kept: [[UInt8]] = []; while true { kept.append(Array(repeating: 1, count: 1 << 20)) }")
        let run = try sampan("run", "Endless", "--host", "headless", "--memory", "300")
        #expect(run.status == 1 && run.text.contains("(--memory 300)"), "\(run.text)")
        #expect(run.text.contains("Endless/App.swift:9"), "\(run.text)")
    }

    /// The C library keeps no frame pointers where these wait.
    @Test(arguments: ["DispatchSemaphore(value: 0).wait()", "let lock = NSLock(); lock.lock(); lock.lock()", "sleep(60)"])
    func whoCalledTheLibraryThatAnAppWaitsInIsTold(_ statement: String) throws {
        try sampan.edit("Endless/App.swift", replacing: "while true {}", with: statement + "; return true")
        let run = try sampan("run", "Endless", "--host", "headless", "--timeout", "0.5")
        #expect(run.text.contains(#/In your code:\n.*Endless\/App.swift:9:\d+: AppDelegate.application/#), "\(run.text)")
    }

    @Test func whoCalledTheLibraryThatAnAppCrashedInIsTold() throws {
        try sampan.edit(
            "Endless/App.swift", replacing: "while true {}", with: "return strlen(UnsafePointer<CChar>(bitPattern: 16)!) > 0")
        let run = try sampan("run", "Endless", "--host", "headless")
        #expect(run.text.contains("SIGSEGV"), "\(run.text)")
        #expect(run.text.contains(#/In your code:\n.*Endless\/App.swift:9:\d+: AppDelegate.application/#), "\(run.text)")
    }

    @Test func whatAnAppPrintsReachesAPipeBeforeItCrashes() throws {
        try sampan.edit("Endless/App.swift", replacing: "fflush(stdout)", with: "print(\"unfinished\", terminator: \"\\nlast\\n\")")
        try sampan.edit("Endless/App.swift", replacing: "while true {}", with: "fatalError(\"on purpose\")")
        let run = try sampan("run", "Endless", "--host", "headless")
        #expect(run.status == 1 && run.text.contains("endless\nunfinished\nlast\n"), "\(run.text)")
    }

    @Test func aStoryboardWithoutAnEntryPointIsTold() throws {
        try sampan.write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            """, to: "Endless/App.swift")
        try sampan.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <scenes/>
            </document>
            """, to: "Endless/Base.lproj/Main.storyboard")
        try sampan.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """, to: "Endless/Info.plist")
        let run = try sampan("run", "Endless", "--host", "headless")
        #expect(
            run.text.contains(
                "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - "
                    + "perhaps the designated entry point is not set?"), "\(run.text)")
    }

    @Test(arguments: [["--timeout", "soon"], ["--timeout", "0"], ["--memory", "-5"], ["--memory", "1.5"]])
    func limitsThatAreNoNumbersAreWrongUsage(_ option: [String]) throws {
        #expect(try sampan(["run", "Endless"] + option).status == 64)
    }
}
