import AppBuilder
import Foundation
import SampanHost
import XcodeProject

/// `sampan run --watch` and `sampan preview`: builds and starts again whenever a file of the project changes.
struct Watcher {
    /// The project's folder.
    let folder: String
    let arguments: Arguments
    let options: LaunchOptions
    /// Builds the app.
    let build: (BuildLog) throws -> (BuildOptions.Selection, AppBuilder.App)

    /// Runs until the app ends by itself, or the program is interrupted.
    func run() throws -> Int32 {
        var run: AppRun?
        var keys: TerminalKeys?
        defer { withExtendedLifetime(keys) {} }
        var shown = ""
        let changes = try FileChanges(below: folder)
        while true {
            let log = Terminal.log()
            var hasChanged = false
            // What the project's own scripts write into it is built right away; what somebody else wrote before is not forgotten with that.
            log.aroundScripts = { scripts in
                if try changes.wait(milliseconds: 0) { hasChanged = true }
                defer { changes.forget() }
                try scripts()
            }
            do {
                let (selection, app) = try build(log)
                let stamp = app.stamp + String(describing: selection.scheme)
                // A file may be none of the app's.
                if run == nil || stamp != shown {
                    run?.terminate()
                    // What it had is put away before the next one gets the same.
                    (run, keys) = (nil, nil)
                    run = try RunCommand.start(app, selection, arguments, options)
                    keys = run?.controlPath.flatMap { TerminalKeys(app: app.identifier, at: $0, isPreview: options.preview != nil) }
                    shown = stamp
                }
            } catch {
                // The app that runs stays until a change builds.
                Terminal.error("\(error)")
            }
            // What changed while it was being built counts too. That the app ended is noticed a little later.
            while try !hasChanged && !changes.wait(milliseconds: 200) {
                if let ended = run, !ended.isRunning {
                    keys = nil
                    let code = RunCommand.finish(ended.wait())
                    // A headless app ends when it has drawn; the next change starts it again.
                    if options.host != "headless" && code == 0 { return code }
                    run = nil
                }
            }
            Terminal.error("A file changed; building again.")
        }
    }
}
