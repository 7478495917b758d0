import Foundation
import XcodeProject

/// Images, colours and fonts that are asked for by names, and those that nobody asks for.
final class AssetNameDetector: Detector, ProjectScanner {
    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, category: Category = .correctness,
        isEnabledByDefault: Bool = true,
        _ noncompliant: [String: String], _ compliant: [String: String]
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: category, priority: priority, severity: severity,
            implementation: Implementation(AssetNameDetector.self, .project), noncompliant: [Example(files: noncompliant)],
            compliant: [Example(files: compliant)], isEnabledByDefault: isEnabledByDefault)
    }

    private static let star = "A.xcassets/star.imageset/Contents.json"
    private static let brand = "A.xcassets/brand.colorset/Contents.json"

    static let unknownImage = issue(
        "UnknownImageName", "Code asks for an image that is not there",
        "No catalog and no file of the project has an image of this name: `nil` comes back, and nothing is shown. Correct the name.",
        .warning,
        priority: 7, [star: "{}\n", "A.swift": "let a = UIImage(named: ↓\"satr\")\n"],
        [star: "{}\n", "A.swift": "let a = UIImage(named: \"star\")\n"])

    static let unknownColor = issue(
        "UnknownColorName", "Code asks for a colour that is not there",
        "No catalog of the project has a colour of this name: `nil` comes back. Correct the name.", .warning, priority: 7,
        [brand: "{}\n", "A.swift": "let a = UIColor(named: ↓\"brnad\")\n"],
        [brand: "{}\n", "A.swift": "let a = UIColor(named: \"brand\")\n"])

    private static func imageView(_ name: String, mark: String = "") -> String {
        ExampleDocument.scene("\(mark)<imageView image=\"\(name)\" id=\"i1\"/>")
    }

    static let missingImage = issue(
        "MissingDocumentImage", "A document shows an image that is not there",
        "No catalog and no file of the project has an image of this name: nothing is shown, and the app logs it. Correct the name.",
        .warning,
        priority: 7, [star: "{}\n", "Main.storyboard": imageView("satr", mark: "↓")], [star: "{}\n", "Main.storyboard": imageView("star")])

    private static func colored(_ name: String, mark: String = "") -> String {
        ExampleDocument.scene("<view id=\"w1\">\n\(mark)<color key=\"backgroundColor\" name=\"\(name)\"/></view>")
    }

    static let missingColor = issue(
        "MissingDocumentColor", "A document uses a colour that is not there",
        "No catalog of the project has a colour of this name: the one that the document remembers is shown, or none. Correct the name.",
        .warning, priority: 6, [brand: "{}\n", "Main.storyboard": colored("brnad", mark: "↓")],
        [brand: "{}\n", "Main.storyboard": colored("brand")])

    static let unusedImage = issue(
        "UnusedImage", "An image that nothing names",
        "No code, document or property list names the image. It makes the app larger for nothing.", .warning, priority: 4,
        category: .unusedCode, isEnabledByDefault: false,
        [star: "↓{}\n", "A.swift": "let a = 1\n"], [star: "{}\n", "A.swift": "let a = UIImage(named: \"star\")\n"])

    static let unusedColor = issue(
        "UnusedColor", "A colour that nothing names",
        "No code, document or property list names the colour.", .warning, priority: 3, category: .unusedCode,
        [brand: "↓{}\n", "A.swift": "let a = 1\n"], [brand: "{}\n", "A.swift": "let a = UIColor(named: \"brand\")\n"])

    static let duplicateName = issue(
        "DuplicateAssetName", "Two assets of one kind have one name",
        "Only one of the images or colours is ever found by the name. Rename one.", .warning, priority: 6,
        [star: "{}\n", "A.xcassets/More/star.imageset/Contents.json": "↓{}\n", "A.swift": "let a = UIImage(named: \"star\")\n"].mapValues {
            $0
        },
        [star: "{}\n", "A.swift": "let a = UIImage(named: \"star\")\n"])

    static let issues = [unknownImage, unknownColor, missingImage, missingColor, unusedImage, unusedColor, duplicateName]

    func visitProject(_ context: ProjectContext) {
        let resources = context.project.fact(ResourceIndex.self)
        let index = context.project.fact(ProjectIndex.self)
        let interfaces = context.project.fact(InterfaceIndex.self)
        if !context.project.catalogs.isEmpty { lookAtCode(resources, index, context) }
        func report(_ issue: Issue, _ entry: InterfaceIndex.Entry, _ message: String) {
            guard entry.file.isForIOS else { return }
            context.report(
                issue, location: Location(path: entry.file.path, line: entry.element.line, column: entry.element.column), message: message)
        }
        for (name, entries) in interfaces.images where !resources.imageNames.contains(name) {
            for entry in entries where entry.element.attributes["catalog"] != "system" {
                report(Self.missingImage, entry, "There is no image \"\(name)\".")
            }
        }
        for (name, entries) in interfaces.colors where resources.colors[name] == nil {
            for entry in entries { report(Self.missingColor, entry, "There is no colour \"\(name)\" in a catalog.") }
        }
        let listed = Self.listedNames(context.project)
        func lookForUnused(_ sets: [String: [AssetSet]], _ issue: Issue, _ used: (String) -> Bool) {
            for (name, sets) in sets where !used(name) && !index.mentions(name) && !listed.contains(name) {
                for set in sets {
                    context.report(
                        issue, location: Location(path: set.contentsPath, line: 1), message: "Nothing names \"\(name)\".")
                }
            }
        }
        lookForUnused(resources.images, Self.unusedImage) { interfaces.images[$0] != nil || interfaces.texts.contains($0) }
        lookForUnused(resources.colors, Self.unusedColor) {
            interfaces.colors[$0] != nil || interfaces.texts.contains($0) || $0 == "AccentColor" || $0 == "WidgetBackground"
        }
        for sets in [resources.images, resources.colors] {
            for (name, sets) in sets where sets.count > 1 {
                // Catalogs of different targets do not meet.
                let byCatalog = Dictionary(grouping: sets) { $0.path.components(separatedBy: ".xcassets/")[0] }
                for sets in byCatalog.values where sets.count > 1 {
                    for set in sets.sorted(by: { $0.path.count < $1.path.count }).dropFirst() {
                        context.report(
                            Self.duplicateName, location: Location(path: set.contentsPath, line: 1),
                            message: "Another asset is called \"\(name)\", too.")
                    }
                }
            }
        }
    }

    private func lookAtCode(_ resources: ResourceIndex, _ index: ProjectIndex, _ context: ProjectContext) {
        for (file, facts) in index.files {
            for literal in facts.literals {
                guard let text = literal.text, !text.isEmpty, let callee = literal.callee else { continue }
                switch (callee, literal.label) {
                case ("UIImage", "named"), ("UIImage", "imageLiteralResourceName"):
                    guard !resources.imageNames.contains(text), !Self.isFromElsewhere(literal, file) else { continue }
                    context.report(
                        Self.unknownImage, location: file.location(literal.range), message: "There is no image \"\(text)\" in the project.")
                case ("UIColor", "named"):
                    guard resources.colors[text] == nil, !Self.isFromElsewhere(literal, file) else { continue }
                    context.report(
                        Self.unknownColor, location: file.location(literal.range), message: "There is no colour \"\(text)\" in the project."
                    )
                default: break
                }
            }
        }
    }

    /// Whether a bundle is named, which need not be the app's.
    private static func isFromElsewhere(_ literal: LiteralFacts, _ file: SwiftFile) -> Bool {
        file.text(literal.range.upperBound..<min(file.bytes.count, literal.range.upperBound + 6)).hasPrefix(", in:")
    }

    /// Names that property lists and settings give: launch screens, icons of quick actions.
    private static func listedNames(_ project: LintedProject) -> Set<String> {
        var names: Set<String> = []
        func add(_ value: PropertyList) {
            switch value {
            case .string(let text): names.insert(text)
            case .array(let values): values.forEach(add)
            case .dictionary(let entries): entries.values.forEach(add)
            default: break
            }
        }
        for list in project.propertyLists { add(list.value) }
        for target in project.targets {
            if let settings = try? target.settings(configuration: target.defaultConfiguration) {
                for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") || name.hasPrefix("ASSETCATALOG_") {
                    names.insert(settings.string(name))
                }
            }
        }
        return names
    }
}
