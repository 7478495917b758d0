import Foundation
import Shell
import XcodeProject

/// How other modules find the headers of one that is written in C, or that has a bridging header.
struct CHeaders: Hashable, Sendable {
    /// The C compiler's flags that tell where to look.
    var flags: [String]
    /// The file that says which headers make a module; `nil` for those of a bridging header.
    var moduleMap: String?
    /// The folders that the headers may be read from.
    var ground: [String]
    /// What the linker needs besides.
    var linkerFlags: [String] = []

    /// What the Swift compiler needs to import the module.
    var swiftFlags: [String] { ((moduleMap.map { ["-fmodule-map-file=\($0)"] } ?? []) + flags).flatMap { ["-Xcc", $0] } }

    /// Makes what others need of a target that is written in C: its own module map is taken, or one is written.
    ///
    /// - Returns: `nil` for a target without headers for others.
    static func make(_ target: Target, settings: BuildSettings, state: ConfinedFolder) throws -> CHeaders? {
        let module = try settings.moduleName()
        if let folder = target.publicHeaderFolder {
            guard Files.isFolder(folder) else { return nil }
            var headers = CHeaders(flags: ["-I", folder], moduleMap: Files.join(folder, "module.modulemap"), ground: target.ground.roots)
            if let library = target.systemLibrary { try headers.add(systemLibrary: library) }
            if Files.exists(Files.join(folder, "module.modulemap")) { return headers }
            let umbrella = ["\(target.name).h", "\(target.name)/\(target.name).h", "\(module).h"].map { Files.join(folder, $0) }
            let content = umbrella.first(where: Files.exists).map { "umbrella header \($0.moduleMapLiteral)" }
            let map = try write([content ?? "umbrella \(folder.moduleMapLiteral)"], of: module, to: state)
            headers.moduleMap = map
            headers.ground.append(map)
            return headers
        }
        let own = try target.publicHeaders
        guard !own.isEmpty else { return nil }
        // Others include them by the module's name, as from a framework: <Module/Header.h>.
        let top = state.folder("headers")
        let names = try own.map { try FileName(Files.name($0)) }
        for (name, header) in zip(names, own) { try top.folder(module).file(name).copy(from: header) }
        let umbrella = names.first { $0.text == "\(module).h" }
        let lines = (umbrella.map { [$0] } ?? names).map { name in
            "\(umbrella == nil ? "" : "umbrella ")header \(top.folder(module).file(name).path.moduleMapLiteral)"
        }
        let map = try write(lines, of: module, to: state)
        return CHeaders(flags: ["-I", top.path], moduleMap: map, ground: [top.path, map])
    }

    private static func write(_ lines: [String], of module: FileName, to state: ConfinedFolder) throws -> String {
        let map = state.file("module.modulemap")
        try map.write("module \(module) {\n" + lines.map { "    \($0)\n" }.joined() + "    export *\n}\n")
        return map.path
    }

    /// Adds where a library of the system has its headers, and its name for the linker.
    private mutating func add(systemLibrary name: String) throws {
        guard name.wholeMatch(of: #/[A-Za-z0-9][\w.+-]*/#) != nil else {
            throw BuildError.unsupported("\"\(name)\" is no name of a library for pkg-config")
        }
        let outcome = try Command("pkg-config", ["--cflags", "--libs", name]).run()
        guard outcome.succeeded else {
            throw BuildError.unsupported("the library \"\(name)\" is missing, which a package uses; install its development files")
        }
        let words = outcome.text.split { $0.isWhitespace }.map(String.init)
        flags += words.filter { $0.hasPrefix("-I") }
        linkerFlags += words.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
    }
}

extension String {
    /// The text as a string of a module map.
    fileprivate var moduleMapLiteral: String { "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
