// Writes `Sources/*/Generated` and `docs/API.md`: what follows from the frameworks' own sources.
//
//     generate [--check] [ROOT]
//
// With `--check` nothing is written; files that differ from what the sources say are named, and the exit code is 1.
import Foundation
import Lowering
import Shell

struct Failure: Error, CustomStringConvertible { let description: String }

/// The files as `swift format` leaves them.
func formatted(_ files: [String: String], root: String) throws -> [String: String] {
    guard !files.isEmpty else { return files }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("generate-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Generator.write(files, package: folder)
    let options = ["--in-place", "--parallel", "--recursive", "--configuration", root + "/.swift-format"]
    let result = try Command("swift", ["format"] + options + [folder]).run()
    guard result.succeeded else { throw Failure(description: result.errors) }
    return try Generator.present(package: folder)
}

var arguments = Array(CommandLine.arguments.dropFirst())
let checks = arguments.first == "--check"
if checks { arguments.removeFirst() }
let root = arguments.first ?? "."

do {
    let files = try formatted(try Generator.output(package: root), root: root)
    guard checks else {
        for path in try Generator.write(files, package: root) { print(path) }
        exit(0)
    }
    let stale = Generator.differences(between: files, and: try Generator.present(package: root))
    for path in stale { print("\(path) is not what the sources say: run make generate") }
    exit(stale.isEmpty ? 0 : 1)
} catch {
    print("generate: \(error)")
    exit(1)
}
