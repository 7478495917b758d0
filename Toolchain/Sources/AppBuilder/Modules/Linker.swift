import Shell

/// Links objects into an executable or a shared library.
struct Linker {
    let frameworks: Frameworks
    /// The frameworks that the objects import beside what every app has.
    let onDemand: [String]
    /// Flags beside those that every product has.
    let flags: [String]
    let log: BuildLog

    /// What comes out.
    enum Product {
        case executable
        case library(name: String)
    }

    /// Links where any input is newer than what is there. `libraries` are paths of shared libraries that lie in the app.
    func link(
        _ objects: [String], libraries: [String], to file: ConfinedFile, as product: Product, searchPaths: [String], stamp: ConfinedFile
    ) throws {
        var arguments = objects + libraries + frameworks.linkerFlags(onDemand) + flags
        arguments += ["-use-ld=lld"]
        for folder in searchPaths { arguments += ["-Xlinker", "-rpath", "-Xlinker", folder] }
        switch product {
        case .executable: arguments += ["-emit-executable"]
        case .library(let name): arguments += ["-emit-library", "-Xlinker", "-soname", "-Xlinker", name]
        }
        arguments += ["-o", file.path]
        var fingerprint = frameworks.fingerprint
        fingerprint.add(arguments)
        for input in objects + libraries { fingerprint.add(file: input) }
        if Stamp.matches(stamp, fingerprint), file.exists { return }
        try file.prepare()
        let outcome = try Command("swiftc", arguments).run { _ in }
        guard outcome.succeeded else { throw BuildError.linking(product: file.name.text, output: outcome.text) }
        try Stamp.write(stamp, fingerprint)
    }
}
