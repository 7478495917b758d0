import Foundation

/// Bookmarks remember files: by their paths, and where a file was renamed within its folder, by its number in the file system.
///
/// Each is a property list of Sampan's own; those of Apple's systems are not read.
extension URL {
    /// How a bookmark is made. See https://developer.apple.com/documentation/foundation/nsurl/bookmarkcreationoptions.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The path alone is remembered.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// The bookmark is one for a file of aliases.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The right to use the file is not remembered.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark is read. See https://developer.apple.com/documentation/foundation/nsurl/bookmarkresolutionoptions.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nobody is asked.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// No volume is mounted.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// The use of the file is not begun.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    private struct Bookmark: Codable {
        var version = 1
        let path: String
        let isRelative: Bool
        let number: UInt64?
    }

    /// Makes a bookmark of the file.
    ///
    /// - Parameters:
    ///   - options: how it is made.
    ///   - keys: what else of the file is remembered; nothing is here.
    ///   - url: a folder that the file is remembered from.
    /// - Throws: `CocoaError.fileReadNoSuchFile` for a file that is not there.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: self]) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
        var remembered = standardizedFileURL.path
        var isRelative = false
        if let folder = url?.standardizedFileURL.path, remembered.hasPrefix(folder + "/") {
            (remembered, isRelative) = (String(remembered.dropFirst(folder.count + 1)), true)
        }
        let number = options.contains(.minimalBookmark) ? nil : UInt64(status.st_ino)
        return try PropertyListEncoder.binary.encode(Bookmark(path: remembered, isRelative: isRelative, number: number))
    }

    /// Finds the file that a bookmark remembers.
    ///
    /// - Parameters:
    ///   - data: the bookmark.
    ///   - options: how it is read.
    ///   - url: the folder that the file was remembered from.
    ///   - bookmarkDataIsStale: whether the file is elsewhere by now, so that a new bookmark should be made.
    /// - Throws: `CocoaError.fileReadNoSuchFile` for a file that is gone.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let bookmark = try? PropertyListDecoder().decode(Bookmark.self, from: data) else { throw CocoaError(.fileReadCorruptFile) }
        let place: URL
        if bookmark.isRelative {
            guard let url else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path]) }
            place = url.appendingPathComponent(bookmark.path)
        } else {
            place = URL(fileURLWithPath: bookmark.path)
        }
        bookmarkDataIsStale = false
        if let found = Self.file(place, of: bookmark.number) {
            bookmarkDataIsStale = found.path != place.path
            self = found
            return
        }
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: place.path])
    }

    /// The file at a place, or the one of its number beside it.
    private static func file(_ place: URL, of number: UInt64?) -> URL? {
        func numberOf(_ path: String) -> UInt64? {
            var status = stat()
            return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
        }
        let present = numberOf(place.path)
        // A file that was written anew has another number and is meant all the same.
        if present != nil { return place }
        guard let number else { return nil }
        let folder = place.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.lazy.map { folder.appendingPathComponent($0) }.first { numberOf($0.path) == number }
    }
}

extension PropertyListEncoder {
    fileprivate static var binary: PropertyListEncoder {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return encoder
    }
}
