// Says which of a list of public apps start, and why the others do not.
//
//     run-apps [--sampan PROGRAM] [--only TEXT] FOLDER
//
// Run in the checkout's folder: the list is ../shared/apps.json, the command the checkout's own unless another is named. FOLDER has the apps'
// repositories as OWNER/NAME, each with a `.git` of its own; none of them is fetched. With --only, only apps are run whose line begins with the
// text. The exit code is 0 unless the list or the folder cannot be read.
import Foundation
import Shell

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
var arguments = Array(CommandLine.arguments.dropFirst())

/// Takes an option and its value out of the arguments.
func value(of option: String) -> String? {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(place...(place + 1)) }
    return arguments[place + 1]
}

let program = value(of: "--sampan") ?? root.appendingPathComponent("bin/sampan").path
let beginning = value(of: "--only") ?? ""
guard arguments.count == 1 else {
    print("run-apps: name the folder that has the apps' repositories as OWNER/NAME")
    exit(64)
}

do {
    let list = root.appendingPathComponent("../shared/apps.json").standardizedFileURL
    guard FileManager.default.fileExists(atPath: list.path) else {
        print("run-apps: skipped, for there is no ../shared/apps.json beside the checkout")
        exit(0)
    }
    let apps = try JSONDecoder().decode([PublicApp].self, from: Data(contentsOf: list)).filter { $0.description.hasPrefix(beginning) }
    var tally = Tally()
    for app in apps {
        let outcome = try app.run(in: URL(fileURLWithPath: arguments[0]), program)
        tally.enter(outcome)
        print("\(app): \(outcome)")
        fflush(stdout)
    }
    for line in tally.lines { print(line) }
} catch {
    print("run-apps: \(error)")
    exit(2)
}
