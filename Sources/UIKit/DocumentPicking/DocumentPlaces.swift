import Foundation
import QuartzCore
import SampanHost

/// The folders in which a person finds documents, in this session: the app's own, and the one that `sampan run --files` names.
@MainActor
package final class DocumentPlaces {
    /// A folder, as a person sees it.
    struct Place: Hashable {
        var folder: URL
        var title: String
    }

    /// The folder that the app was launched with.
    package var shared: String?
    /// The folder of the app's own documents.
    package var documents = URL.documentsDirectory

    private init() { shared = LaunchOptions(environment: ProcessInfo.processInfo.environment).files }

    /// The present session's.
    package static var current: DocumentPlaces { Session.current.part(DocumentPlaces.init) }

    /// The app's own documents.
    var own: Place { Place(folder: documents, title: Bundle.main.displayName) }

    /// All of them.
    var all: [Place] {
        [own]
            + (shared.map { [Place(folder: URL(fileURLWithPath: $0, isDirectory: true), title: ($0 as NSString).lastPathComponent)] } ?? [])
    }

    /// The folders from a place down to a folder, that one included; the app's own documents for a folder that is in none of them.
    func way(to folder: URL) -> [Place] {
        let path = folder.standardizedFileURL.path
        for place in all {
            let start = place.folder.standardizedFileURL.path
            guard path == start || path.hasPrefix(start + "/") else { continue }
            let names = path.dropFirst(start.count).split(separator: "/").map(String.init)
            return names.reduce(into: [place]) { way, name in
                way.append(Place(folder: way[way.count - 1].folder.appendingPathComponent(name, isDirectory: true), title: name))
            }
        }
        return [own]
    }
}
