import Foundation
import XcodeProject

/// The images, colours, fonts and texts that a project brings along.
final class ResourceIndex: ProjectFact {
    /// The sets of catalogs by kind and name.
    let images: [String: [AssetSet]]
    let colors: [String: [AssetSet]]
    /// All names by which code may ask for an image: those of catalogs, and of loose files with and without extension and scale.
    let imageNames: Set<String>
    /// The paths of fonts.
    let fonts: [String]
    /// The keys of tables of texts by the tables' names.
    let keys: [String: Set<String>]
    /// The languages that texts are there in.
    let languages: Set<String>

    /// Whether a set is a part of another: of a complication, or of a brand's pictures.
    static func isPart(_ set: AssetSet) -> Bool {
        [".complicationset/", ".brandassets/", ".stickerpack/", ".imagestack/", ".arresourcegroup/"].contains { set.path.contains($0) }
    }

    static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "gif", "heic", "svg", "tiff", "webp", "bmp"]

    init(_ project: LintedProject) {
        var (images, colors, names): ([String: [AssetSet]], [String: [AssetSet]], Set<String>) = ([:], [:], [])
        for set in project.catalogs.flatMap(\.sets) {
            switch set.kind {
            // Those inside of other sets are found by these.
            case _ where Self.isPart(set): break
            case "imageset", "symbolset": images[set.name, default: []].append(set)
            case "colorset": colors[set.name, default: []].append(set)
            default: break
            }
            if ["imageset", "symbolset", "appiconset", "launchimage", "imagestack"].contains(set.kind) { names.insert(set.name) }
        }
        var fonts: [String] = []
        for path in project.paths where !path.contains(".xcassets/") {
            let file = (path as NSString).lastPathComponent as NSString
            if ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased()) { fonts.append(path) }
            guard Self.imageExtensions.contains(file.pathExtension.lowercased()) else { continue }
            var base = file.deletingPathExtension
            names.formUnion([file as String, base])
            for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where base.hasSuffix(suffix) { base = String(base.dropLast(suffix.count)) }
            names.formUnion([base, "\(base).\(file.pathExtension)"])
        }
        (self.images, self.colors, imageNames, self.fonts) = (images, colors, names, fonts)
        var keys: [String: Set<String>] = [:]
        var languages: Set<String> = []
        for table in project.strings {
            keys[table.table, default: []].formUnion(table.entries.map(\.key))
            if let language = table.language, language != "Base" { languages.insert(language) }
            languages.formUnion(table.entries.compactMap(\.language))
        }
        (self.keys, self.languages) = (keys, languages)
    }
}
