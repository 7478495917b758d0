// Says which of a list of public apps start, and why the others do not.
//
//     run-apps [--sampan PROGRAM] [--list FILE] [--pictures FOLDER] FOLDER
//
// Run in the checkout's folder: the list is ../shared/apps.json unless another is named, and so is the command the checkout's own. FOLDER has
// the apps' repositories as OWNER/NAME, each with a `.git` of its own; none of them is fetched. What an app shows is kept in the folder for
// pictures, by its number in the list. What is missing is counted at the end: the number of apps, and the name. The exit code is 0 unless the
// list or the folder cannot be read.
import Foundation
import Shell

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
var arguments = Array(CommandLine.arguments.dropFirst())

/// The value of an option, which is taken off the arguments.
func option(_ name: String) -> String? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(place...(place + 1)) }
    return arguments[place + 1]
}

let program = option("--sampan") ?? root.appendingPathComponent("bin/sampan").path
let list = URL(fileURLWithPath: option("--list") ?? "../shared/apps.json", relativeTo: root).standardizedFileURL
let pictures = option("--pictures").map { URL(fileURLWithPath: $0, isDirectory: true) }
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
    var (starting, missing) = (0, 0)
    var reasons: [String: Int] = [:]
    for (number, app) in apps.enumerated() {
        let picture =
            pictures?.appendingPathComponent("\(number).png")
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString).png")
        let outcome = try app.run(in: URL(fileURLWithPath: arguments[0]), program, picture: picture)
        if pictures == nil { try? FileManager.default.removeItem(at: picture) }
        switch outcome {
        case .starts: starting += 1
        case .isNotThere: missing += 1
        case .fails(let lacks): for reason in lacks { reasons[reason, default: 0] += 1 }
        }
        print("\(number) \(app.repo) \(app.path): \(outcome)")
        fflush(stdout)
    }
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print("\(count) \(reason)") }
    print("\(starting) of \(apps.count) start" + (missing > 0 ? ", \(missing) are not there" : ""))
} catch {
    print("run-apps: \(error)")
    exit(2)
}
