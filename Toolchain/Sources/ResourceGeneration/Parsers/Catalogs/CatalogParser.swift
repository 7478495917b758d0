import XcodeProject

/// Reads asset catalogs: the names of what is in them, by their groups.
///
/// See https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format.
struct CatalogParser: ResourceParser {
    static let name = "xcassets"
    static let summary = "Generate code for items in your asset catalogs."
    static let operands = "Asset catalogs."
    static let defaultFilter = PathFilter.pattern(forExtensions: ["xcassets"])
    static let takes = PathFilter.Kind.folders

    /// How deeply groups may nest.
    private static let depthLimit = 32

    var warnings: [ResourceWarning] = []
    private var catalogs: [(name: String, entries: [Entry])] = []

    /// The sets that templates know of, by the extensions of their folders.
    private static let types = [
        "arresourcegroup": "arresourcegroup", "colorset": "color", "dataset": "data", "imageset": "image", "symbolset": "symbol",
    ]

    private indirect enum Entry {
        case asset(name: String, value: String, type: String)
        case group(name: String, isNamespaced: Bool, items: [Entry])

        var context: [String: Any] {
            switch self {
            case .asset(let name, let value, let type): ["type": type, "name": name, "value": value]
            case .group(let name, let isNamespaced, let items):
                ["type": "group", "name": name, "isNamespaced": "\(isNamespaced)", "items": items.map(\.context)]
            }
        }

        func count(into counts: inout [String: Int]) {
            switch self {
            case .asset(_, _, let type): counts[type, default: 0] += 1
            case .group(_, _, let items): for item in items { item.count(into: &counts) }
            }
        }
    }

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        catalogs.append((PathText.stem(path), try entries(in: path, prefix: "", depth: 0, workplace)))
    }

    private mutating func entries(in folder: String, prefix: String, depth: Int, _ workplace: Workplace) throws -> [Entry] {
        guard depth < Self.depthLimit else { throw ResourceError(folder, "groups are nested more than \(Self.depthLimit) deep") }
        var entries: [Entry] = []
        for name in try workplace.names(in: folder) where workplace.isFolder(PathText.join(folder, name)) {
            let path = PathText.join(folder, name)
            if let type = Self.types[PathText.fileExtension(name)] {
                entries.append(.asset(name: PathText.stem(name), value: prefix + PathText.stem(name), type: type))
            } else if PathText.fileExtension(name).isEmpty {
                let isNamespaced = try isNamespaced(path, workplace)
                let items = try self.entries(in: path, prefix: isNamespaced ? "\(prefix)\(name)/" : prefix, depth: depth + 1, workplace)
                entries.append(.group(name: name, isNamespaced: isNamespaced, items: items))
            }
        }
        return entries
    }

    /// Whether a group's `Contents.json` says that it provides a namespace.
    private mutating func isNamespaced(_ group: String, _ workplace: Workplace) throws -> Bool {
        let path = PathText.join(group, "Contents.json")
        guard workplace.isFile(path) else { return false }
        do {
            let contents = try PropertyList.parse(try workplace.read(path), path: path)
            if case .boolean(let value)? = contents["properties"]?["provides-namespace"] { return value }
        } catch let error as ParseError {
            warnings.append(ResourceWarning(path: path, line: error.line, message: error.message))
        }
        return false
    }

    var context: [String: Any] {
        var counts: [String: Int] = [:]
        for catalog in catalogs { for entry in catalog.entries { entry.count(into: &counts) } }
        let sorted = catalogs.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
        return [
            "catalogs": sorted.map { ["name": $0.name, "assets": $0.entries.map(\.context)] as [String: Any] },
            "resourceCount": counts,
        ]
    }
}
