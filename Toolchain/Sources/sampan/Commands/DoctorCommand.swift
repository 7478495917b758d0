import AppBuilder
import Foundation

/// `sampan doctor`
enum DoctorCommand: Subcommand {
    static let name = "doctor"
    static let operands = ""
    static let summary = "Tell what is installed, what is missing, and what to type."
    static let details = "Exit codes: 0 everything is there, 1 something is missing."
    static let options: [OptionSpec] = []

    static func run(_ arguments: Arguments) throws -> Int32 {
        try arguments.expectNoOperands()
        let locations = try Locations()
        var remedies: [String] = []
        func report(_ isThere: Bool, _ what: String, _ found: String, remedy: String) {
            print("\(isThere ? "ok     " : "missing") \(what)\(isThere && !found.isEmpty ? ": \(found)" : "")")
            if !isThere && !remedies.contains(remedy) { remedies.append(remedy) }
        }
        let minimum = try String(contentsOfFile: "\(locations.origin.root)/.swift-version", encoding: .utf8).trimmingCharacters(
            in: .whitespacesAndNewlines)
        let swift = try? Compiler.version()
        report(swift != nil, "Swift", swift ?? "", remedy: "Install Swift \(minimum) or newer: https://www.swift.org/install/linux/")
        let packages = try SystemPackages(locations.origin)
        for need in packages.needs() {
            guard let test = need.test else { continue }
            let version = try SystemPackages.version(of: test)
            let name = test.replacingOccurrences(of: ":", with: " ")
            report(version != nil, name, test.contains(":") ? "" : version ?? "", remedy: packages.installer)
        }
        for framework in packages.frameworks {
            for test in packages.needs(of: framework).compactMap(\.test) {
                let version = try SystemPackages.version(of: test)
                print(
                    "note    \(framework) \(version.map { "has \(test): \($0)" } ?? "needs \(test); type: \(packages.installer) \(framework)")"
                )
            }
        }
        let environment = ProcessInfo.processInfo.environment
        let display = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"]
        print(display.map { "ok      display: \($0)" } ?? "note    no display: apps run headless; give --screenshot FILE to see them")
        print("note    builds are kept in \(locations.cache)")
        guard !remedies.isEmpty else { return 0 }
        print("\nTo do:")
        for remedy in remedies { print("  \(remedy)") }
        return 1
    }
}
