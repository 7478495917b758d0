extension Configuration {
    /// The list of what is read, for a build phase of Xcode's: templates of the project's own, and all files that filters take.
    ///
    /// - Parameter present: the folder that is `SRCROOT` there, as an absolute path.
    package func inputList(in workplace: Workplace, present: String) throws -> String {
        try list(present: present) { kind, entry in
            let templates = entry.outputs.compactMap { if case .path(let path) = $0.template { path } else { nil } }
            let found = try GenerationError.locating(entry.places) {
                let filter = try PathFilter(entry.filter ?? kind.parser.defaultFilter, kind.parser.takes)
                return try entry.inputs.flatMap { try FileSearch(workplace: workplace).find($0, filter) }
            }
            return templates + found.map { PathText.normal(workplace.absolute($0.path)) }
        }
    }

    /// The list of what is written.
    ///
    /// - Parameter present: the folder that is `SRCROOT` there, as an absolute path.
    package func outputList(in workplace: Workplace, present: String) -> String {
        list(present: present) { _, entry in entry.outputs.map { PathText.normal(workplace.absolute($0.path)) } }
    }

    /// The paths of all entries, each once, by their parsers.
    private func list(present: String, of paths: (ParserKind, GenerationEntry) throws -> [String]) rethrows -> String {
        var all: [String: Set<String>] = [:]
        for (kind, entry) in placed { all[kind.name, default: []].formUnion(try paths(kind, entry)) }
        return all.sorted { $0.key < $1.key }.map { name, paths in
            let lines = paths.sorted().map { path in
                PathText.relative(path, to: present).map { path.hasPrefix("/") ? "$(SRCROOT)/\($0)" : path } ?? path
            }
            return "# \(name)\n" + lines.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
