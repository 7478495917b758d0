import AppBuilder
import Foundation
import Shell

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
        let swift = try? Command("swift", ["--version"]).run()
        let version = swift?.text.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init) ?? ""
        report(swift?.succeeded == true, "Swift", version, remedy: "Install Swift 6.3.1 or newer: https://www.swift.org/install/linux/")
        let install = "\(locations.root)/scripts/install"
        let pkgConfig = Command.path(of: "pkg-config") != nil
        report(pkgConfig, "pkg-config", "", remedy: install)
        for library in pkgConfig ? try Frameworks.systemLibraries(locations) : [] {
            let version = try Command("pkg-config", ["--modversion", library]).run()
            report(version.succeeded, library, version.text.trimmingCharacters(in: .whitespacesAndNewlines), remedy: install)
        }
        for family in ["Inter", "Noto Sans", "Noto Color Emoji"] {
            let found = (try? Command("fc-list", [family, "file"]).run())?.text.split(separator: "\n").first
            report(found != nil, "font \(family)", "", remedy: install)
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
