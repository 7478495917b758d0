import Foundation

/// One item that a coordinator reads or writes.
struct FileAccess {
    enum Kind {
        case reading(NSFileCoordinator.ReadingOptions)
        case writing(NSFileCoordinator.WritingOptions)
    }

    let url: URL
    let kind: Kind

    init(_ url: URL, _ kind: Kind) {
        if case .reading(let options) = kind, options.contains(.resolvesSymbolicLink) {
            self.url = url.resolvingSymlinksInPath()
        } else {
            self.url = url
        }
        self.kind = kind
    }

    var isWriting: Bool {
        if case .writing = kind { true } else { false }
    }
    var place: FilePlace { FilePlace(url) }
}

/// An item's place, to be compared with others.
struct FilePlace: Equatable {
    private let components: [String]

    init(_ url: URL) {
        // The item itself may be a link, or not be there; its folder may not be there, either.
        var folder = url.standardizedFileURL.deletingLastPathComponent()
        var names = [url.standardizedFileURL.lastPathComponent]
        while folder.path.hasPrefix("/"), !FileManager.default.fileExists(atPath: folder.path) {
            names.insert(folder.lastPathComponent, at: 0)
            folder.deleteLastPathComponent()
        }
        components = folder.resolvingSymlinksInPath().pathComponents + names
    }

    /// Whether this is the place, or a folder that the place is in.
    func contains(_ place: FilePlace) -> Bool { place.components.starts(with: components) }

    /// The names that lead from here to a place in it; none to the place itself.
    func names(to place: FilePlace) -> ArraySlice<String> { place.components.dropFirst(components.count) }

    func overlaps(_ place: FilePlace) -> Bool { contains(place) || place.contains(self) }
}

/// Who reads and writes what at the moment in this process.
///
/// Several may read what nobody writes. A writer of an item keeps everybody from it, from what is in it, and from the folders that it is in.
/// Accesses for the same purpose, as those of one coordinator are, are never in each other's way.
final class FileAccessTable: @unchecked Sendable {
    static let shared = FileAccessTable()

    private struct Entry {
        let places: [(place: FilePlace, isWriting: Bool)]
        let purpose: String
    }

    /// Guards the entries, and is signalled when one goes, or somebody no longer waits.
    private let condition = NSCondition()
    private var entries: [Int: Entry] = [:]
    private var lastNumber = 0

    /// Waits until nobody else is in the way.
    ///
    /// - Returns: a number to end the access with; `nil` if the owner has given up meanwhile.
    func begin(_ accesses: [FileAccess], owner: NSFileCoordinator) -> Int? {
        let entry = Entry(places: accesses.map { ($0.place, $0.isWriting) }, purpose: owner.purposeIdentifier)
        condition.lock()
        defer { condition.unlock() }
        while isBlocked(entry) {
            if owner.isCancelled { return nil }
            condition.wait()
        }
        guard !owner.isCancelled else { return nil }
        lastNumber += 1
        entries[lastNumber] = entry
        return lastNumber
    }

    func end(_ number: Int) {
        condition.withLock { entries[number] = nil }
        condition.broadcast()
    }

    /// Whoever waits looks again whether its owner has given up.
    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    private func isBlocked(_ entry: Entry) -> Bool {
        entries.values.contains { other in
            other.purpose != entry.purpose
                && other.places.contains { held in
                    entry.places.contains { ($0.isWriting || held.isWriting) && $0.place.overlaps(held.place) }
                }
        }
    }
}
