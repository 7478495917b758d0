import AppBuilder
import Foundation
import Host
import XcodeProject

/// `sampan run --watch`: builds and starts again whenever a file of the project changes.
struct Watcher {
    let path: String
    let arguments: Arguments
    let options: LaunchOptions
    let locations: Locations

    /// Runs until the app ends by itself, or the program is interrupted.
    func run() throws -> Int32 {
        var run: AppRunner.Run?
        while true {
            let before = state()
            let log = Terminal.log()
            do {
                let (selection, app) = try RunCommand.build(arguments, path: path, locations: locations, log: log)
                run?.terminate()
                _ = run?.wait()
                run = try RunCommand.start(app, selection, arguments, options, locations)
            } catch {
                // The app that runs stays until a change builds.
                Terminal.error("\(error)")
            }
            while state() == before {
                if let ended = run, !ended.isRunning {
                    let code = RunCommand.finish(ended.wait())
                    // A headless app ends when it has drawn; the next change starts it again.
                    if options.host != .headless && code == 0 { return code }
                    run = nil
                }
                Thread.sleep(forTimeInterval: 0.2)
            }
            Terminal.error("A file changed; building again.")
        }
    }

    /// The files of the project with their times of change.
    private func state() -> [String: Date] {
        let root = URL(fileURLWithPath: path)
        let folder = ["xcodeproj", "xcworkspace"].contains(root.pathExtension) ? root.deletingLastPathComponent() : root
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        var state: [String: Date] = [:]
        while let file = files?.nextObject() as? URL {
            guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
            state[file.path] = values.contentModificationDate
        }
        return state
    }
}
