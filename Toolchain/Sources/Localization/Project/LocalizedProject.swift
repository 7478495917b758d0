import Foundation
import XcodeProject

/// What of a project is localized: its tables, catalogs, interfaces and property lists, and the sources that ask for texts.
package struct LocalizedProject {
    /// A file with a localization for each language: `FOLDER/xx.lproj/NAME`.
    package struct Table: Hashable, Sendable {
        /// The folder that holds the languages' folders.
        package var folder: String
        /// The file's name, "Localizable.strings".
        package var name: String

        /// The table's name, "Localizable".
        package var stem: String { (name as NSString).deletingPathExtension }
        /// Whether it belongs to a bundle of its own, whose texts the app's sources do not ask for.
        package var isInBundle: Bool { folder.hasSuffix(".bundle") }
        /// Whether it is a `.stringsdict`.
        package var isRules: Bool { name.hasSuffix(".stringsdict") }
        /// The file of a language.
        package func path(in language: String) -> String { "\(folder)/\(language).lproj/\(name)" }
    }

    /// One target's part.
    package struct Part {
        package var name: String
        /// The folder in which files that are not there yet would be.
        package var folder: String
        package var sources: [String] = []
        package var tables: [Table] = []
        package var catalogs: [String] = []
        /// The storyboards and xibs in a folder for a language or for the base.
        package var interfaces: [Table] = []
        /// The base of each interface.
        package var bases: [Table: String] = [:]
        /// What is localized of the Info.plist.
        package var information: [String: String] = [:]
    }

    package let place: LocalizedPlace
    /// The name of the project's file, "App.xcodeproj".
    package let name: String
    package let sourceLanguage: String
    /// The languages that the project says it is in, and those it has files for; the source's among them.
    package private(set) var languages: [String] = []
    /// The languages that the project's file names; `nil` where it names none, as packages do.
    package let knownLanguages: [String]?
    package private(set) var parts: [Part] = []
    /// What was found odd, and can be lived with.
    package private(set) var warnings: [String] = []
    /// All files that the project puts into bundles.
    package private(set) var resources: Set<String> = []

    /// Reads a project, and the packages in its folder.
    package init(_ project: Project) throws {
        let isContainer = [.xcodeProject, .workspace].contains(project.kind)
        place = try LocalizedPlace(root: isContainer ? (project.path as NSString).deletingLastPathComponent : project.path)
        name = (project.path as NSString).lastPathComponent
        sourceLanguage = Self.language(project.developmentRegion ?? "en")
        let known = project.knownRegions.filter { $0 != "Base" }.map(Self.language)
        knownLanguages = project.kind == .xcodeProject || project.kind == .workspace ? known : nil
        warnings = project.warnings
        try add(project.targets)
        let referenced = project.packageReferences.compactMap { if case .folder(let path) = $0.location { path } else { nil } }
        var packages: Set<String> = []
        for path in project.kind == .package ? [] : referenced + project.packageFolders {
            guard let real = FileSystem.realPath(path), packages.insert(real).inserted, place.relative(real + "/x") != nil,
                let user = project.targets.first
            else { continue }
            try add(try Project.open(package: real, usedBy: user).targets)
        }
        for path in project.looseCatalogs where isInside(path) && !parts.contains(where: { $0.catalogs.contains(path) }) {
            parts.append(Part(name: "", folder: (path as NSString).deletingLastPathComponent, catalogs: [path]))
            resources.insert(path)
        }
        languages = Set(known + [sourceLanguage] + (try foundLanguages())).sorted()
    }

    /// The identifier of a language that old projects call by its English name.
    private static func language(_ region: String) -> String {
        let names = ["English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl"]
        return names[region] ?? region
    }

    private mutating func add(_ targets: [Target]) throws {
        for target in targets where target.productType != .unitTestBundle && target.productType != .uiTestBundle { try add(target) }
    }

    private mutating func add(_ target: Target) throws {
        var part = Part(name: target.name, folder: target.directory)
        // What is not there has no texts, and is no reason not to translate the others.
        target.passesOverMissingFiles = true
        defer { warnings += target.missingFiles.map { "\($0)".replacing(": error: ", with: ": warning: ") } }
        for source in try target.sources where Extraction.endings.contains(where: source.path.hasSuffix) {
            guard isInside(source.path) else { continue }
            part.sources.append(source.path)
        }
        for resource in try target.resources {
            guard isInside(resource.path) else { continue }
            resources.insert(resource.path)
            let (parent, name) = ((resource.path as NSString).deletingLastPathComponent, (resource.path as NSString).lastPathComponent)
            let table = Table(folder: (parent as NSString).deletingLastPathComponent, name: name)
            switch resource.kind {
            case .stringCatalog: part.catalogs.append(resource.path)
            case .strings where resource.localization != nil:
                if !part.tables.contains(table) { part.tables.append(table) }
            case .storyboard where resource.localization != nil, .xib where resource.localization != nil:
                guard resource.localization == "Base" || resource.localization == sourceLanguage else { continue }
                if part.bases[table] == nil { part.interfaces.append(table) }
                if part.bases[table] == nil || resource.localization == "Base" { part.bases[table] = resource.path }
            case .folder where name.hasSuffix(".bundle"): part.tables += tables(inBundle: resource.path)
            default: continue
            }
        }
        // Texts for an interface's objects are no table of the app's own.
        let interfaces = Set(part.interfaces.map { Table(folder: $0.folder, name: $0.stem + ".strings") })
        part.tables.removeAll { interfaces.contains($0) }
        part.tables.sort { ($0.folder, $0.name) < ($1.folder, $1.name) }
        part.catalogs.sort()
        part.interfaces.sort { ($0.folder, $0.name) < ($1.folder, $1.name) }
        let settings = try? target.settings(configuration: target.defaultConfiguration)
        let file = settings?.string("INFOPLIST_FILE") ?? ""
        if [.application, .appExtension, .framework].contains(target.productType) || !file.isEmpty {
            let list = try target.infoPlist(configuration: target.defaultConfiguration)
            part.information = InformationTexts.texts(in: list)
        }
        part.folder = folder(of: part, target, informationFile: file)
        parts.append(part)
    }

    /// The tables of a bundle that is put into the app as it is, as one for the system's settings.
    private func tables(inBundle path: String) -> [Table] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(sourceLanguage).lproj")) ?? []
        return names.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }.sorted().map { Table(folder: path, name: $0) }
    }

    private mutating func isInside(_ path: String) -> Bool {
        if place.relative(path) != nil { return true }
        warnings.append("\(path): warning: the file is not below the project's folder \(place.root); it is left out")
        return false
    }

    /// The folder for a target's new files: where it has localized ones already, where its Info.plist is, or where its sources are.
    private func folder(of part: Part, _ target: Target, informationFile: String) -> String {
        if let table = part.tables.first { return table.folder }
        if let interface = part.interfaces.first { return interface.folder }
        if let catalog = part.catalogs.first { return (catalog as NSString).deletingLastPathComponent }
        let file = target.directory + "/" + informationFile
        if !informationFile.isEmpty, FileManager.default.fileExists(atPath: file) { return (file as NSString).deletingLastPathComponent }
        // A package's resources have a folder of their own.
        if let package = target.packageName, !package.isEmpty { return target.directory + "/Resources" }
        return part.sources.map { ($0 as NSString).deletingLastPathComponent }.min { ($0.count, $0) < ($1.count, $1) } ?? target.directory
    }

    /// The languages that there are files for.
    private func foundLanguages() throws -> [String] {
        var found: Set<String> = []
        for part in parts {
            for folder in Set((part.tables + part.interfaces).map(\.folder)) {
                for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".lproj") {
                    let language = String(name.dropLast(".lproj".count))
                    if language != "Base" { found.insert(language) }
                }
            }
            for catalog in part.catalogs { found.formUnion(try self.catalog(catalog).languages) }
        }
        return Array(found)
    }

    /// Reads a catalog.
    func catalog(_ path: String) throws -> CatalogDocument { try CatalogDocument(try place.read(path) ?? [], path: path) }

    /// The texts that a target's sources ask for, by table, and what cannot be extracted.
    package func extracted(
        _ part: Part, _ options: ExtractionOptions
    ) throws -> (texts: [String: [ExtractedText]], warnings: [Extraction.Warning]) {
        var texts: [String: [ExtractedText]] = [:]
        var warnings: [Extraction.Warning] = []
        for path in part.sources {
            let extraction = Extraction(try place.read(path) ?? [], path: path, options: options)
            for text in extraction.texts where !text.key.isEmpty { texts[text.table, default: []].append(text) }
            warnings += extraction.warnings
        }
        return (texts, warnings)
    }
}

/// What of an Info.plist people read.
enum InformationTexts {
    private static let names = [
        "CFBundleDisplayName": "Bundle display name", "CFBundleName": "Bundle name",
        "NSHumanReadableCopyright": "Copyright (human-readable)", "CFBundleGetInfoString": "Get Info string",
    ]

    /// What is called otherwise than its key.
    private static let uses = [
        "NFCReaderUsageDescription": "NFC Scan", "NSAppleMusicUsageDescription": "Media Library", "NSHomeKitUsageDescription": "HomeKit",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "Location Always and When In Use",
        "NSPhotoLibraryAddUsageDescription": "Photo Library Additions", "NSUserTrackingUsageDescription": "Tracking",
        "NSVideoSubscriberAccountUsageDescription": "TV Provider",
    ]

    static func texts(in list: [String: PropertyList]) -> [String: String] {
        list.compactMapValues(\.string).filter { key, text in
            !text.isEmpty && (names[key] != nil || uses[key] != nil || (key.hasPrefix("NS") && key.hasSuffix("UsageDescription")))
        }
    }

    /// What translators are told of a key: the words that Xcode's editor has for it.
    static func note(_ key: String) -> String {
        if let name = names[key] { return name }
        if let use = uses[key] { return "Privacy - \(use) Usage Description" }
        let words = key.dropFirst("NS".count).dropLast("UsageDescription".count)
        var text = ""
        for (place, letter) in words.enumerated() {
            let index = words.index(words.startIndex, offsetBy: place)
            let next = words.index(after: index)
            let beginsWord =
                letter.isUppercase && place > 0
                && (!words[words.index(before: index)].isUppercase || (next < words.endIndex && words[next].isLowercase))
            text += beginsWord ? " \(letter)" : "\(letter)"
        }
        return "Privacy - \(text) Usage Description"
    }
}
