// Says which of a list of public apps start, and why the others do not.
//
//     run-apps [--sampan PROGRAM] FOLDER
//
// Run in the checkout's folder: the list is ../shared/apps.json, the command the checkout's own unless another is named. FOLDER has the apps'
// repositories as OWNER/NAME, each with a `.git` of its own; none of them is fetched. The exit code is 0 unless the list or the folder cannot be read.
import Foundation
import Shell

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
var arguments = Array(CommandLine.arguments.dropFirst())
var program = root.appendingPathComponent("bin/sampan").path
if let place = arguments.firstIndex(of: "--sampan"), place + 1 < arguments.count {
    program = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
}
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
    let apps = try JSONDecoder().decode([PublicApp].self, from: Data(contentsOf: list))
    var (starting, missing) = (0, 0)
    for app in apps {
        let outcome = try app.run(in: URL(fileURLWithPath: arguments[0]), program)
        switch outcome {
        case .starts: starting += 1
        case .isNotThere: missing += 1
        case .fails: break
        }
        print("\(app.repo) \(app.path): \(outcome)")
        fflush(stdout)
    }
    print("\(starting) of \(apps.count) start" + (missing > 0 ? ", \(missing) are not there" : ""))
} catch {
    print("run-apps: \(error)")
    exit(2)
}
