// Checks Sampan's generation of typed resources against the public fixtures of SwiftGen, which are not part of this repository.
//
//     swiftgen-fixtures FOLDER [--only WORDS]
//
// FOLDER is a checkout of https://github.com/SwiftGen/SwiftGen. The exit code is 1 if a case fails.
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
var only: String?
if let place = arguments.firstIndex(of: "--only"), place + 1 < arguments.count {
    only = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
}
guard let folder = arguments.first, let fixtures = Fixtures(checkout: folder) else {
    print("swiftgen-fixtures: name the folder of a checkout of https://github.com/SwiftGen/SwiftGen")
    exit(64)
}
var report = FixtureReport(only: only)
ContextCases(fixtures: fixtures).check(&report)
ConfigurationCases(fixtures: fixtures).check(&report)
OutputCases(fixtures: fixtures).check(&report)
report.finish()
