// Says which of a list of public apps start, and why the others do not.
//
//     run-apps [--sampan PROGRAM] [--list FILE] [--pictures FOLDER] [--only TEXT] FOLDER
//
// Run in the checkout's folder: the list is ../shared/apps.json unless another is named, and so is the command the checkout's own. FOLDER has
// the apps' repositories as OWNER/NAME, each with a `.git` of its own; none of them is fetched. What an app shows is kept in the folder for
// pictures, by its number in the list. With --only, only apps are run whose line begins with the text. The exit code is 0 unless the list or
// the folder cannot be read.
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
let list = URL(fileURLWithPath: value(of: "--list") ?? "../shared/apps.json", relativeTo: root).standardizedFileURL
let pictures = value(of: "--pictures").map { URL(fileURLWithPath: $0, isDirectory: true) }
let beginning = value(of: "--only") ?? ""
guard arguments.count == 1 else {
    print("run-apps: name the folder that has the apps' repositories as OWNER/NAME")
    exit(64)
}

do {
    guard FileManager.default.fileExists(atPath: list.path) else {
        print("run-apps: skipped, for there is no \(list.path)")
        exit(0)
    }
    if let pictures { try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true) }
    let apps = try JSONDecoder().decode([PublicApp].self, from: Data(contentsOf: list))
    var tally = Tally()
    for (number, app) in apps.enumerated() where app.description.hasPrefix(beginning) {
        let picture =
            pictures?.appendingPathComponent("\(number).png")
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString).png")
        let outcome = try app.run(in: URL(fileURLWithPath: arguments[0]), program, picture: picture)
        if pictures == nil { try? FileManager.default.removeItem(at: picture) }
        tally.enter(outcome)
        print("\(number) \(app): \(outcome)")
        fflush(stdout)
    }
    for line in tally.lines { print(line) }
} catch {
    print("run-apps: \(error)")
    exit(2)
}
