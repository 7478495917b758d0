import Foundation

/// What frameworks there are and how apps are built with them. Written beside `libSampan.so` when the frameworks are built, out of the
/// package's own table of modules; nothing else lists them.
struct FrameworkManifest: Codable, Equatable {
    /// The manifest's name in the folder of the frameworks.
    static let name = "frameworks.json"

    /// A module of the frameworks.
    struct Module: Codable, Equatable {
        enum Kind: String, Codable {
            /// A part of `libSampan.so` that is no framework of Apple's.
            case part
            /// One of Apple's frameworks in `libSampan.so`.
            case framework
            /// One of Apple's frameworks that is a shared library of its own, built when an app first imports it.
            case onDemand
        }

        var name: String
        var kind: Kind
        /// The modules of the frameworks that it imports itself.
        var dependencies: [String]
        /// The C modules that it imports itself.
        var systemModules: [String]
    }

    /// The version of the compiler that made the modules, which no other can read.
    var compiler: String
    /// The name by which the modules see what is declared `package`.
    var packageName: String
    /// What the frameworks were made from.
    var fingerprint: Fingerprint
    /// The modules, those that others build on first.
    var modules: [Module]
    /// The names of the hosts that apps can be shown by.
    var hosts: [String]
    /// The C modules of system libraries, with the libraries' names for pkg-config.
    var systemLibraries: [String: String]
    /// The C modules of the frameworks' own sources that frameworks of their own import alone: they are built with those. Each with the C modules
    /// of system libraries that it stands on.
    var builtModules: [String: [String]]

    static func read(from folder: String) throws -> FrameworkManifest {
        let path = Files.join(folder, name)
        do {
            return try JSONDecoder().decode(FrameworkManifest.self, from: try Files.read(path))
        } catch let error as DecodingError {
            throw BuildError.file(path: path, message: "the manifest cannot be read: \(error)")
        }
    }

    func write(to folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Files.write(try encoder.encode(self), to: Files.join(folder, FrameworkManifest.name))
    }

    // MARK: Looking up

    func module(_ name: String) -> Module? { modules.first { $0.name == name } }

    /// The modules in `libSampan.so`.
    var core: [Module] { modules.filter { $0.kind != .onDemand } }

    /// The frameworks of their own among modules that are imported, with those that they stand on; those that others build on first.
    func onDemand(importing names: Set<String>) -> [Module] {
        var wanted: Set<String> = []
        var pending = Array(names)
        while let name = pending.popLast() {
            guard let module = module(name), module.kind == .onDemand, wanted.insert(name).inserted else { continue }
            pending += module.dependencies
        }
        return modules.filter { wanted.contains($0.name) }
    }

    /// The modules of what frameworks have together, where all of those are imported: `_A_B` is what A and B have. Sources do not import
    /// them: they are imported into a module that imports the frameworks.
    func shared(byImportersOf names: Set<String>) -> [String] {
        modules.filter { module in
            let frameworks = FrameworkManifest.frameworks(sharing: module.name)
            return !frameworks.isEmpty && names.isSuperset(of: frameworks)
        }.map(\.name)
    }

    /// The frameworks that have a module together; none if it is another kind of module.
    static func frameworks(sharing module: String) -> [String] {
        let parts = module.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 3 && parts[0].isEmpty && parts[1] != "Testing" ? Array(parts.dropFirst()) : []
    }

    /// The C modules that are seen by who imports some modules.
    func systemModules(of modules: [Module]) -> [String] { Set(modules.flatMap(\.systemModules)).sorted() }
}
