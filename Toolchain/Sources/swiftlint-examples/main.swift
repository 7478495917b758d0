// Holds Sampan's lint rules to the public examples of the SwiftLint rules that they correspond to, which are not part of this repository.
//
//     swiftlint-examples FOLDER [--rule NAME] [--show]
//
// FOLDER is a checkout of https://github.com/realm/SwiftLint. Prints for each rule how many examples agree, and with --show those that do not.
// The exit code is 1 if fewer than 97 of 100 agree, of all or of a rule of which Differences.swift does not say why.
import Foundation
import Linting

var arguments = Array(CommandLine.arguments.dropFirst())
var only: String?
if let place = arguments.firstIndex(of: "--rule"), place + 1 < arguments.count {
    only = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
}
let shows = arguments.contains("--show")
arguments.removeAll { $0 == "--show" }
guard let folder = arguments.first, let sources = ExampleSources(folder: folder, tellsUnread: shows && only == nil) else {
    print("swiftlint-examples: name the folder of a checkout of https://github.com/realm/SwiftLint")
    exit(64)
}
exit(ExampleReport(sources: sources, only: only, shows: shows).run() ? 0 : 1)
