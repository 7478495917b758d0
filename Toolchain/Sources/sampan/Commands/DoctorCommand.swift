import AppBuilder
import Foundation
import Shell

/// `sampan doctor`
enum DoctorCommand: Subcommand {
    static let name = "doctor"
    static let operands = ""
    static let summary = "Tell what is installed, what is missing, and what to type."
    static let details = """
        Tries the compiler with what Sampan takes for granted of it, too, and names what does not hold.

        Exit codes: 0 everything is there and as expected, 1 something is missing or not as expected.
        """
    static let options: [OptionSpec] = []

    static func run(_ arguments: Arguments) throws -> Int32 {
        try arguments.expectNoOperands()
        let locations = try Locations()
        var remedies: [String] = []
        func report(_ isThere: Bool, _ what: String, _ found: String, remedy: String) {
            print("\(isThere ? "ok     " : "missing") \(what)\(isThere && !found.isEmpty ? ": \(found)" : "")")
            if !isThere && !remedies.contains(remedy) { remedies.append(remedy) }
        }
        let minimum = try locations.origin.minimalCompiler
        let swift = try? Compiler.version()
        let isOld = swift.map { Compiler.isVersion($0, olderThan: minimum) } ?? false
        report(
            swift != nil && !isOld, isOld ? "Swift \(minimum): there is only \(swift ?? "")" : "Swift", swift ?? "",
            remedy: "Install Swift \(minimum) or newer: https://www.swift.org/install/linux/")
        if let swift, let made = try locations.origin.madeBy, made != swift {
            report(
                false, "Swift \(made), by which this Sampan was made: there is Swift \(swift)", "",
                remedy: "Put Swift \(made) first in PATH, or install Sampan again with Swift \(swift)")
        }
        if let swift { remedies += try probe(locations.origin, swift: swift, minimum: minimum) }
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
        let landlock = Confinement.version
        print(landlock.map { "ok      apps are confined: Landlock \($0)" } ?? "note    apps are not confined: \(Self.missingLandlock)")
        print("note    builds are kept in \(locations.cache)")
        print("note    what apps store is kept in \(locations.data)/containers")
        guard !remedies.isEmpty else { return 0 }
        print("\nTo do:")
        for remedy in remedies { print("  \(remedy)") }
        return 1
    }

    private static let missingLandlock = "this kernel has no Landlock, which Linux has from 5.13 on, or starts without it (lsm=landlock,…)"

    /// Tries the compiler; returns what to do where it is not as expected.
    private static func probe(_ origin: Origin, swift: String, minimum: String) throws -> [String] {
        var broken: [String] = []
        try Probe.runAll(origin) { probe, finding in
            switch finding {
            case .holds: print("ok      \(probe.name)")
            case .broken(let found):
                print("broken  \(probe.name)\n        expected: \(probe.expectation)\n        found:    \(found)")
                if let files = probe.foundation { print("        rests on: \(files)") }
                broken.append(probe.name)
            }
        }
        guard !broken.isEmpty else { return [] }
        return ["Use Swift \(minimum), or mend what rests on it in Swift \(swift): \(broken.joined(separator: ", "))"]
    }
}
