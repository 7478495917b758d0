import Foundation
import XcodeProject

/// The files of images and icons in catalogs: missing, left over, of the wrong size, the same twice.
final class PictureDetector: Detector, ProjectScanner {
    /// The first bytes of a PNG of a size, enough to tell it.
    private static func png(_ width: UInt8, _ height: UInt8, _ content: UInt8 = 0) -> [UInt8] {
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height, 8, 6, 0,
            0, 0, content,
        ]
    }

    private static func contents(_ files: [(scale: String, file: String)], mark: String = "") -> String {
        let images = files.map { "{ \"idiom\": \"universal\", \"scale\": \"\($0.scale)\", \"filename\": \"\($0.file)\" }" }
        return "\(mark){ \"images\": [\(images.joined(separator: ", "))] }\n"
    }

    private static let folder = "A.xcassets/star.imageset/"

    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, category: Category = .correctness,
        noncompliant: Example, compliant: Example
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: category, priority: priority, severity: severity,
            implementation: Implementation(PictureDetector.self, .project), noncompliant: [noncompliant], compliant: [compliant])
    }

    private static func example(_ contents: String, _ data: [String: [UInt8]]) -> Example {
        Example(
            files: [folder + "Contents.json": contents], data: Dictionary(uniqueKeysWithValues: data.map { (folder + $0.key, $0.value) }))
    }

    static let missingFile = issue(
        "MissingImageFile", "A set of images names a file that is not there",
        "The catalog compiles, but the image is missing in the app at this scale. Put the file there, or take its entry away.", .warning,
        priority: 7, noncompliant: example(contents([("1x", "a.png")], mark: "↓"), [:]),
        compliant: example(contents([("1x", "a.png")]), ["a.png": png(10, 10)]))

    static let unassignedFile = issue(
        "UnassignedImageFile", "A file in a set of images that the set does not name",
        "The file is not part of the app: Xcode calls it an unassigned child. Give it a place, or take it away.", .warning, priority: 3,
        category: .unusedCode, noncompliant: example(contents([("1x", "a.png")], mark: "↓"), ["a.png": png(10, 10), "b.png": png(10, 10)]),
        compliant: example(contents([("1x", "a.png")]), ["a.png": png(10, 10)]))

    static let wrongScale = issue(
        "WrongImageScale", "The pictures of a set are not multiples of one size",
        """
        A picture for 2x has twice the pixels of the one for 1x, one for 3x three times as many. Otherwise the image changes its size from
        device to device, or is blurred.
        """, .warning, priority: 5,
        noncompliant: example(contents([("1x", "a.png"), ("2x", "b.png")], mark: "↓"), ["a.png": png(10, 10), "b.png": png(30, 30)]),
        compliant: example(contents([("1x", "a.png"), ("2x", "b.png")]), ["a.png": png(10, 10), "b.png": png(20, 20)]))

    static let duplicate = issue(
        "DuplicateImage", "Two sets hold the same pictures",
        "The same files make the app larger for nothing. Use one set in both places.", .warning, priority: 4, category: .performance,
        noncompliant: Example(
            files: [
                folder + "Contents.json": contents([("1x", "a.png")]),
                "A.xcassets/sun.imageset/Contents.json": contents([("1x", "b.png")], mark: "↓"),
            ], data: [folder + "a.png": png(10, 10, 7), "A.xcassets/sun.imageset/b.png": png(10, 10, 7)]),
        compliant: Example(
            files: [
                folder + "Contents.json": contents([("1x", "a.png")]), "A.xcassets/sun.imageset/Contents.json": contents([("1x", "b.png")]),
            ], data: [folder + "a.png": png(10, 10, 7), "A.xcassets/sun.imageset/b.png": png(10, 10, 8)]))

    private static func icon(_ entries: String, mark: String = "") -> [String: String] {
        ["A.xcassets/AppIcon.appiconset/Contents.json": "\(mark){ \"images\": [\(entries)] }\n"]
    }

    static let missingIcon = issue(
        "MissingAppIcon", "An app icon without the picture that the App Store needs",
        "The set for the app's icon names no picture of 1024 × 1024 points: the App Store refuses the app, and devices show an empty icon.",
        .warning, priority: 6,
        noncompliant: Example(files: icon("{ \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\" }", mark: "↓")),
        compliant: Example(
            files: icon("{ \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\", \"filename\": \"a.png\" }"),
            data: ["A.xcassets/AppIcon.appiconset/a.png": png(0, 0)]))

    static let wrongIcon = issue(
        "WrongAppIconSize", "A picture of the app icon is not of the size that it is for",
        "The picture's pixels are not its place's points times its scale: Xcode leaves it out of the icon. Draw it in the right size.",
        .warning,
        priority: 6,
        noncompliant: Example(
            files: icon("{ \"idiom\": \"iphone\", \"scale\": \"2x\", \"size\": \"60x60\", \"filename\": \"a.png\" }", mark: "↓"),
            data: ["A.xcassets/AppIcon.appiconset/a.png": png(60, 60)]),
        compliant: Example(
            files: icon("{ \"idiom\": \"iphone\", \"scale\": \"2x\", \"size\": \"60x60\", \"filename\": \"a.png\" }"),
            data: ["A.xcassets/AppIcon.appiconset/a.png": png(120, 120)]))

    static let issues = [missingFile, unassignedFile, wrongScale, duplicate, missingIcon, wrongIcon]

    func visitProject(_ context: ProjectContext) {
        let apps = Self.catalogsOfApps(context.project)
        var seen: [UInt64: [(set: AssetSet, data: [Data])]] = [:]
        for set in context.project.catalogs.flatMap(\.sets) {
            func report(_ issue: Issue, _ message: String) {
                context.report(issue, location: Location(path: set.contentsPath, line: 1), message: message)
            }
            guard let entries = set.contents?["images"]?.array, set.kind == "imageset" || set.kind == "appiconset" else { continue }
            let named = entries.compactMap { $0["filename"]?.string }
            for name in Set(named).sorted() where !set.files.contains(name) {
                report(Self.missingFile, "The file \"\(name)\" is not there.")
            }
            for name in set.files where !named.contains(name) && Self.isPicture(name) {
                report(Self.unassignedFile, "The file \"\(name)\" has no place in the set.")
            }
            func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: context.project.absolute(set.path + "/" + name)) }
            if set.kind == "appiconset" {
                guard apps.isEmpty || apps.contains(where: { set.path.hasPrefix($0 + "/") }) else { continue }
                lookAtIcon(entries, bytes, report)
                continue
            }
            lookAtScales(entries, bytes, report)
            let data = Set(named).compactMap(bytes)
            guard !data.isEmpty, data.count == Set(named).count else { continue }
            let ordered = data.sorted { $0.count < $1.count }
            let hash = UInt64(ordered.reduce(0) { $0 &* 31 &+ $1.count })
            if let same = seen[hash]?.first(where: { $0.data == ordered && $0.set.path != set.path && Self.meet($0.set, set) }) {
                report(Self.duplicate, "The set \"\(same.set.name)\" holds the same pictures.")
            }
            seen[hash, default: []].append((set, ordered))
        }
    }

    /// The catalogs that apps copy; the icons of extensions are their apps'.
    private static func catalogsOfApps(_ project: LintedProject) -> [String] {
        let start = project.root + "/"
        var catalogs: [String] = []
        for target in project.targets where target.productType == .application {
            let resources: [ResourceFile] = (try? target.resources) ?? []
            for resource in resources where resource.kind == .assetCatalog && resource.path.hasPrefix(start) {
                catalogs.append(String(resource.path.dropFirst(start.count)))
            }
        }
        return catalogs
    }

    /// Whether two sets are parts of one catalog; those of different targets need their own.
    private static func meet(_ one: AssetSet, _ other: AssetSet) -> Bool {
        one.path.components(separatedBy: ".xcassets/")[0] == other.path.components(separatedBy: ".xcassets/")[0]
    }

    private static func isPicture(_ name: String) -> Bool {
        ResourceIndex.imageExtensions.contains((name as NSString).pathExtension.lowercased())
    }

    private func lookAtScales(_ entries: [PropertyList], _ bytes: (String) -> Data?, _ report: (Issue, String) -> Void) {
        var sizes: [String: [(scale: Int, width: Int, height: Int)]] = [:]
        for entry in entries {
            guard let file = entry["filename"]?.string, let scale = entry["scale"]?.string.flatMap({ Int($0.dropLast()) }), scale > 0,
                let data = bytes(file), let size = PictureHeader.size(Array(data.prefix(200_000)))
            else { continue }
            // Those for one device and appearance are compared.
            let key =
                ["idiom", "subtype", "width-class", "height-class", "language-direction", "locale", "graphics-feature-set", "screen-width"]
                .map { entry[$0]?.string ?? "" }.joined(separator: ",")
                + (entry["appearances"]?.array ?? []).map { $0["value"]?.string ?? "" }.joined()
            sizes[key, default: []].append((scale, size.width, size.height))
        }
        for group in sizes.values {
            guard let first = group.first else { continue }
            for other in group.dropFirst() {
                // A pixel more or less comes of rounding.
                let isWrong =
                    abs(first.width * other.scale - other.width * first.scale) > 2 * max(first.scale, other.scale)
                    || abs(first.height * other.scale - other.height * first.scale) > 2 * max(first.scale, other.scale)
                if isWrong {
                    report(
                        Self.wrongScale,
                        "The picture for \(other.scale)x has \(other.width) × \(other.height) pixels, the one for \(first.scale)x \(first.width) × \(first.height)."
                    )
                    return
                }
            }
        }
    }

    private func lookAtIcon(_ entries: [PropertyList], _ bytes: (String) -> Data?, _ report: (Issue, String) -> Void) {
        let isForPhones = entries.contains { entry in
            ["iphone", "ipad", "universal", "ios-marketing"].contains(entry["idiom"]?.string ?? "")
                && entry["platform"]?.string ?? "ios" == "ios"
        }
        let large = entries.filter { $0["size"]?.string == "1024x1024" }
        if isForPhones, !large.contains(where: { $0["filename"]?.string != nil }) {
            report(Self.missingIcon, "The app icon has no picture of 1024 × 1024 points.")
        }
        for entry in entries {
            guard let file = entry["filename"]?.string, let size = entry["size"]?.string, let data = bytes(file),
                let picture = PictureHeader.size(Array(data.prefix(200_000))), picture.width > 0
            else { continue }
            let parts = size.split(separator: "x").compactMap { Double($0) }
            let scale = entry["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
            guard parts.count == 2,
                abs(parts[0] * scale - Double(picture.width)) > 0.6 || abs(parts[1] * scale - Double(picture.height)) > 0.6
            else { continue }
            report(
                Self.wrongIcon,
                "\"\(file)\" has \(picture.width) × \(picture.height) pixels; \(PlainNumber.text(parts[0] * scale)) × \(PlainNumber.text(parts[1] * scale)) are needed."
            )
        }
    }
}
