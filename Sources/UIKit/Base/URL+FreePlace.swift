import Foundation

extension URL {
    /// A place in a folder for something of a name, at which nothing lies: with a number behind the name where that is taken.
    package static func freePlace(for name: String, in folder: URL) -> URL {
        let wanted = folder.appendingPathComponent(name)
        let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
        var (place, number) = (wanted, 1)
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = folder.appendingPathComponent("\(stem) \(number)\(ending.isEmpty ? "" : ".\(ending)")")
        }
        return place
    }
}
