// Checks Sampan's generation of typed resources against the public fixtures of SwiftGen, which are not part of this repository.
//
//     swiftgen-fixtures FOLDER [--only WORDS] [--compile ROOT]
//
// FOLDER is a checkout of https://github.com/SwiftGen/SwiftGen. The exit code is 1 if a case fails. With --compile, outputs for iOS are compiled,
// too, against the frameworks that were last built for apps in ROOT, a checkout of Sampan; it takes minutes.
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
/// The word behind another, which are taken away.
func word(behind name: String) -> String? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(place...(place + 1)) }
    return arguments[place + 1]
}

let only = word(behind: "--only")
let root = word(behind: "--compile")
guard let folder = arguments.first, let fixtures = Fixtures(checkout: folder) else {
    print("swiftgen-fixtures: name the folder of a checkout of https://github.com/SwiftGen/SwiftGen")
    exit(64)
}
var report = FixtureReport(only: only)
let start = ContinuousClock.now
ContextCases(fixtures: fixtures).check(&report)
ConfigurationCases(fixtures: fixtures).check(&report)
OutputCases(fixtures: fixtures).check(&report)
print("generation: \(ContinuousClock.now - start)")
if let root { CompilationCases(fixtures: fixtures, root: root).check(&report) }
report.finish()
