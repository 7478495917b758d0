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

    /// A text as a file's name: names are no paths, and no longer than file systems take. A short ending stays.
    ///
    /// - Parameter other: the name where nothing of the text can be one.
    package static func fileName(of text: String, else other: String) -> String {
        let plain = text.split(whereSeparator: { "/\0".contains($0) || $0.isNewline }).joined(separator: "-")
        let name = plain.trimmingCharacters(in: CharacterSet(charactersIn: " ."))
        let longest = 120
        guard name.utf8.count > longest else { return name.isEmpty ? other : name }
        let ending = (name as NSString).pathExtension
        let rest = ending.isEmpty || ending.utf8.count > 16 ? "" : ".\(ending)"
        var stem = String(name.dropLast(rest.count))
        while stem.utf8.count > longest - rest.utf8.count { stem.removeLast() }
        return (stem.isEmpty ? other : stem) + rest
    }
}
