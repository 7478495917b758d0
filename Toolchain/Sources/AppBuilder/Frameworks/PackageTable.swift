import Foundation
import Shell

/// The table of modules in the frameworks' `Package.swift`, as SwiftPM tells it.
struct PackageTable: Decodable {
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        struct Dependency: Decodable {
            var name: String

            private enum Key: String, CodingKey { case byName, target, product }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: Key.self)
                guard let key = values.allKeys.first else { throw BuildError.unsupported("a dependency of Package.swift has no name") }
                var list = try values.nestedUnkeyedContainer(forKey: key)
                name = try list.decode(String.self)
            }
        }

        var name: String
        var type: String
        var dependencies: [Dependency]
        var pkgConfig: String?
    }

    var products: [Product]
    var targets: [Target]

    private enum CodingKeys: String, CodingKey { case products, targets }

    /// Asks SwiftPM.
    static func read(root: String) throws -> PackageTable {
        let outcome = try Command("swift", ["package", "--package-path", root, "dump-package"]).run()
        guard outcome.succeeded else { throw BuildError.frameworks(output: outcome.errors) }
        var table = try JSONDecoder().decode(PackageTable.self, from: outcome.output)
        table.sourceModules = Set(
            table.targets.map(\.name).filter { Files.exists(Files.join(root, headers(of: $0) + "/module.modulemap")) })
        return table
    }

    /// The C modules of system libraries with their names for pkg-config; empty for one that is loaded when it is first called.
    var systemLibraries: [String: String] {
        Dictionary(uniqueKeysWithValues: targets.filter { $0.type == "system" }.map { ($0.name, $0.pkgConfig ?? "") })
    }

    /// The C modules of the package's own sources that apps see: those with a module map.
    private(set) var sourceModules: Set<String> = []

    /// The C modules of the package's own sources that no part of the shared library imports, with the C modules of system libraries that each
    /// stands on.
    var builtModules: [String: [String]] {
        let all = modules
        let linked = Set(all.filter { $0.kind != .onDemand }.flatMap(\.systemModules))
        let wanted = Set(all.flatMap(\.systemModules)).intersection(sourceModules).subtracting(linked)
        let pairs = targets.filter { wanted.contains($0.name) }.map { target in
            (target.name, target.dependencies.map(\.name).filter { systemLibraries[$0] != nil })
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The folder of a C module's headers, in the folder of the package.
    static func headers(of name: String) -> String { "Sources/\(name)/include" }

    /// The names of the hosts: the module `HostWindow` is the host `window`.
    var hosts: [String] {
        let modules = products.first { $0.name == "SampanHosts" }?.targets ?? []
        return modules.map { $0.dropFirst("Host".count).lowercased() }.sorted()
    }

    /// The frameworks' modules: what the shared library is made of, and each of Apple's frameworks, which is a product by its own name.
    var modules: [FrameworkManifest.Module] {
        let core = Set(products.first { $0.name == FrameworkBuild.product }?.targets ?? [])
        let apple = Set(products.filter { $0.targets.contains($0.name) }.map(\.name))
        var result: [FrameworkManifest.Module] = []
        var pending = targets.filter { $0.type == "regular" && (core.contains($0.name) || apple.contains($0.name)) }
        while let index = pending.firstIndex(where: { target in
            target.dependencies.allSatisfy { dependency in !pending.contains { $0.name == dependency.name } }
        }) {
            let target = pending.remove(at: index)
            let names = target.dependencies.map(\.name)
            result.append(
                FrameworkManifest.Module(
                    name: target.name, kind: !core.contains(target.name) ? .onDemand : apple.contains(target.name) ? .framework : .part,
                    dependencies: names.filter { name in core.contains(name) || apple.contains(name) },
                    systemModules: names.filter { systemLibraries[$0] != nil || sourceModules.contains($0) }))
        }
        return result
    }
}
