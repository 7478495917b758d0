/// Reads fonts: their names by families.
struct FontParser: ResourceParser {
    static let name = "fonts"
    static let summary = "Generate code for your fonts."
    static let operands = "Fonts, or folders that hold them."
    static let defaultFilter = PathFilter.pattern(forExtensions: ["otf", "ttc", "ttf"])

    var warnings: [ResourceWarning] = []
    /// The fonts of a family by their PostScript names, with the path of the first file that has them.
    private var families: [String: [String: (style: String, path: String)]] = [:]

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        let faces: [FontFace]
        do { faces = try FontFace.all(in: try workplace.read(path)) } catch let fault as FontFace.Fault {
            warnings.append(ResourceWarning(path: path, message: "File is not a known font type: \(fault.text)"))
            return
        }
        let shown = Self.shown(path, below: folder, in: workplace)
        for face in faces where families[face.family]?[face.postScriptName] == nil {
            families[face.family, default: [:]][face.postScriptName] = (face.style, shown)
        }
    }

    var context: [String: Any] {
        [
            "families": families.sorted { $0.key < $1.key }.map { name, fonts in
                [
                    "name": name,
                    "fonts": fonts.sorted { $0.key < $1.key }.map { ["name": $0.key, "path": $0.value.path, "style": $0.value.style] },
                ] as [String: Any]
            }
        ]
    }
}
