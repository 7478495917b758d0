import Foundation
import Fuzzing
import XcodeProject

/// A kind of project, with slots for what makes trouble: in a template, «text» stands for a slot and what ordinarily is in it.
struct Variation {
    let name: String
    let template: String
    /// Whether the project has scripts that are run, and may write what they say they do into the project.
    var hasScripts = false
    /// Opens the project in a folder.
    let open: (String) throws -> Project

    static let all = [
        Variation(name: "project", template: Templates.project + Templates.resources) { try Project.open(at: $0) },
        Variation(name: "scripts", template: Templates.project + Templates.resources, hasScripts: true) { try Project.open(at: $0) },
        Variation(name: "folder", template: Templates.resources) { try Project.open(at: $0) },
        Variation(name: "package", template: Templates.manifest + Templates.resources) { folder in
            // As "swift package dump-package" would print it, which takes a second.
            let path = folder + "/manifest.json"
            let manifest = try PropertyList.parse(Array(try Data(contentsOf: URL(fileURLWithPath: path))), path: path)
            return try PackageReader.project(manifest, at: folder, ground: Ground(holding: folder))
        },
    ]

    /// The project without trouble.
    var plain: String { template.replacing("«", with: "").replacing("»", with: "") }

    /// The project with some of the slots filled otherwise, and perhaps with links.
    func text(_ numbers: inout RandomNumbers) -> String {
        var text = ""
        // One in so many slots: often only one, sometimes several at once.
        let rarity = [15, 40, 100][numbers.next(below: 3)]
        for (index, part) in template.split(omittingEmptySubsequences: false, whereSeparator: { "«»".contains($0) }).enumerated() {
            if index % 2 == 0 || numbers.next(below: rarity) > 0 {
                text += part
                continue
            }
            let trouble = Templates.names[numbers.next(below: Templates.names.count)]
            switch numbers.next(below: 6) {
            case 0: text += part + trouble
            case 1: text += trouble + part
            case 2: text += "\(trouble)/\(part)"
            default: text += trouble
            }
        }
        for _ in 0..<max(0, numbers.next(below: 5) - 2) {
            let place = Templates.places[numbers.next(below: Templates.places.count)]
            let destination = Templates.destinations[numbers.next(below: Templates.destinations.count)]
            text += "=== link \(place) \(destination)\n"
        }
        guard numbers.next(below: 10) == 0 else { return text }
        var mutator = Mutator(seed: UInt64(numbers.next(below: .max)), pieces: Templates.names.map { Array($0.utf8) })
        return String(decoding: mutator.mutate(Array(text.utf8), with: []), as: UTF8.self)
    }
}
