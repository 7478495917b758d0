import Foundation
import XcodeProject

/// What the project files below the linted folder list, with the places on disk.
final class ProjectFiles: ProjectFact {
    /// A project file.
    struct Listing {
        /// Its path from the linted folder.
        let path: String
        /// The lines of the identifiers of objects.
        let lines: [String: Int]
        /// The files that targets build or copy: paths from the linted folder, with the identifiers of their references.
        var members: [(path: String, reference: String, phase: String)] = []
        /// All files that the project mentions, by their paths.
        var references: Set<String> = []
        /// The folders whose files belong to targets without being listed.
        var synchronized: [String] = []
        /// The settings of all configurations, with the identifiers of these.
        var settings: [(configuration: String, name: String, value: PropertyList)] = []
        /// The text.
        let text: [Substring]

        /// The line on which a name first stands.
        func line(of name: String) -> Int { (text.firstIndex { $0.contains(name) } ?? 0) + 1 }
    }

    /// The project files, in the order of their paths.
    let listings: [Listing]

    init(_ project: LintedProject) {
        listings = project.paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.compactMap { Self.read($0, project) }
    }

    private static func read(_ path: String, _ project: LintedProject) -> Listing? {
        guard let data = FileManager.default.contents(atPath: project.absolute(path)),
            let objects = (try? PropertyList.parse(Array(data), path: path))?["objects"]?.dictionary
        else { return nil }
        let text = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [String: Int] = [:]
        for (number, line) in text.enumerated() {
            let word = line.drop { $0 == "\t" || $0 == " " }.prefix { $0 != " " }
            if word.count == 24, line.contains(" = {"), lines[String(word)] == nil { lines[String(word)] = number + 1 }
        }
        var listing = Listing(path: path, lines: lines, text: text)
        let container = ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        let root = objects.values.first { $0["isa"]?.string == "PBXProject" }
        let base = join(container, root?["projectDirPath"]?.string ?? "")
        var places: [String: String] = [:]
        func walk(_ identifier: String, _ folder: String, _ depth: Int) {
            guard depth < 64, let object = objects[identifier], places[identifier] == nil else { return }
            let own = object["path"]?.string ?? ""
            let place: String
            switch object["sourceTree"]?.string ?? "<group>" {
            case "<group>": place = join(folder, own)
            case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": place = join(base, own)
            default: return
            }
            places[identifier] = place
            switch object["isa"]?.string {
            case "PBXFileSystemSynchronizedRootGroup": listing.synchronized.append(place)
            case "PBXFileReference": listing.references.insert(place)
            default: break
            }
            for child in object["children"]?.strings ?? [] { walk(child, place, depth + 1) }
        }
        if let main = root?["mainGroup"]?.string { walk(main, base, 0) }
        for (_, phase) in objects.sorted(by: { $0.key < $1.key }) {
            guard let kind = phase["isa"]?.string, kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
            for file in phase["files"]?.strings ?? [] {
                guard let reference = objects[file]?["fileRef"]?.string else { continue }
                let parts =
                    objects[reference]?["isa"]?.string == "PBXVariantGroup" ? objects[reference]?["children"]?.strings ?? [] : [reference]
                for part in parts { if let place = places[part] { listing.members.append((place, part, kind)) } }
            }
        }
        for (identifier, object) in objects.sorted(by: { $0.key < $1.key }) where object["isa"]?.string == "XCBuildConfiguration" {
            for (name, value) in (object["buildSettings"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
                listing.settings.append((identifier, name, value))
            }
        }
        return listing
    }

    /// A path below a folder, without "." and "..".
    static func join(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
