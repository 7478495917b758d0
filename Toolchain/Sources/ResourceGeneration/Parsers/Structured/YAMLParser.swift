import YAML

/// Reads YAML files, each of which may hold several documents.
struct YAMLParser: ResourceParser {
    static let name = "yaml"
    static let summary = "Generate code for custom YAML configuration files."
    static let operands = "YAML files, or folders that hold them."
    static let defaultFilter = PathFilter.pattern(forExtensions: ["yaml", "yml"])

    var warnings: [ResourceWarning] = []
    private var files: [ValueFile] = []

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        let documents = try YAML.documents(try workplace.read(path), path: path)
        files.append(
            ValueFile(name: PathText.stem(path), path: Self.shown(path, below: folder, in: workplace), documents: documents.map(\.any)))
    }

    var context: [String: Any] {
        ["files": ValueFile.sorted(files).map { ["name": $0.name, "path": $0.path, "documents": $0.described] as [String: Any] }]
    }
}
