import Foundation

/// A file, a folder or a link as a value that can be read, changed and written as a whole.
///
/// Contents of files are read when they are first asked for, and come from where they were read, so the original must stay until then.
///
/// See https://developer.apple.com/documentation/foundation/filewrapper.
open class FileWrapper: NSObject {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All contents are read at once.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Files are not mapped into memory, so that they may be changed meanwhile.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All is written elsewhere first, and takes its place in one step.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The wrapper and those in it learn under which names they were written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    enum Contents {
        case file(Data)
        /// A file that was not read yet.
        case unread(URL, Data.ReadingOptions)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var contents: Contents
    /// The name that the wrapper had where it was read or written.
    open var filename: String?
    /// The name that it gets in a folder, unless another one has it there.
    open var preferredFilename: String?
    /// What is known of the file, by `FileAttributeKey`'s values. Permissions and dates are written.
    open var fileAttributes: [String: Any] = [:]

    // MARK: Making

    // @objc(initWithURL:options:error:)
    /// Reads what is at a place.
    ///
    /// - Throws: the error of the file system.
    public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
        (contents, fileAttributes) = try Self.read(url, options)
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    /// A folder with what is in it, by names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        contents = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            contents = .folder(children.merging([name: child]) { $1 })
        }
    }

    /// A file.
    public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }

    /// A link to another place.
    public init(symbolicLinkWithDestinationURL url: URL) { contents = .link(url) }

    // MARK: Kinds

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = contents { true } else { false } }
    /// Whether it is a link.
    open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }
    /// Whether it is a file.
    open var isRegularFile: Bool { !isDirectory && !isSymbolicLink }

    // MARK: Contents

    /// What is in the file; `nil` if it is none, or cannot be read any more.
    open var regularFileContents: Data? {
        switch contents {
        case .file(let data): return data
        case .unread(let url, let options):
            guard let data = try? Data(contentsOf: url, options: options) else { return nil }
            contents = .file(data)
            return data
        case .folder, .link: return nil
        }
    }

    /// Where the link leads to; `nil` if it is none.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = contents { url } else { nil } }

    /// What is in the folder, by the names that it is written under; `nil` if it is none.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = contents { children } else { nil } }

    private var children: [String: FileWrapper] { fileWrappers ?? [:] }

    /// Puts something into the folder, in the place of nothing.
    ///
    /// - Returns: the name that it is written under: its own, unless something else has that.
    /// - Precondition: the wrapper is a folder, and the child has a name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        precondition(isDirectory, "addFileWrapper(_:): this wrapper is not a directory")
        guard let name = child.preferredFilename, !name.isEmpty else {
            preconditionFailure("addFileWrapper(_:): the child has no preferredFilename")
        }
        var (key, number) = (name, 1)
        while children[key] != nil {
            key = "\(number)__#$!@%!#__\(name)"
            number += 1
        }
        contents = .folder(children.merging([key: child]) { $1 })
        return key
    }

    /// Puts a file into the folder.
    ///
    /// - Returns: the name that it is written under.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes something out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        precondition(isDirectory, "removeFileWrapper(_:): this wrapper is not a directory")
        contents = .folder(children.filter { $0.value !== child })
    }

    /// The name that something in the folder is written under.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { children.first { $0.value === child }?.key }

    // MARK: Reading and writing

    // @objc(matchesContentsOfURL:)
    /// Whether what was read of a place is as it is there now, by names and dates.
    open func matchesContents(of url: URL) -> Bool {
        guard let (there, attributes) = try? Self.read(url, []) else { return false }
        switch (contents, there) {
        case (.folder(let own), .folder(let others)):
            return Set(own.keys) == Set(others.keys)
                && own.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
        case (.link(let own), .link(let other)): return own.path == other.path
        case (.file, .unread), (.unread, .unread):
            let key = FileAttributeKey.modificationDate.rawValue
            guard let own = fileAttributes[key] as? Date, let other = attributes[key] as? Date else { return false }
            return own == other
        default: return false
        }
    }

    // @objc(readFromURL:options:error:)
    /// Takes over what is at a place. What did not change of a folder's wrappers stays the same object.
    open func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {
        let (read, attributes) = try Self.read(url, options)
        if case .folder(let new) = read {
            let old = children
            contents = .folder(
                Dictionary(
                    uniqueKeysWithValues: new.map { name, child in
                        guard let same = old[name], same.matchesContents(of: url.appendingPathComponent(name)) else { return (name, child) }
                        return (name, same)
                    }))
        } else {
            contents = read
        }
        fileAttributes = attributes
        filename = url.lastPathComponent
        preferredFilename = preferredFilename ?? filename
    }

    // @objc(writeToURL:options:originalContentsURL:error:)
    /// Writes all to a place, where nothing may be unless it is written atomically.
    ///
    /// - Parameters:
    ///   - url: the place.
    ///   - options: how it is written.
    ///   - originalContentsURL: where an earlier state was written. It is not needed: contents that were never asked for know where they lie.
    /// - Throws: the error of the file system, or `fileWriteInvalidFileName` where a name in a folder is a path. What was at the place stays
    ///   where it is written atomically.
    open func write(to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic) {
            let manager = FileManager.default
            let folder = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            try manager.createDirectory(at: folder, withIntermediateDirectories: false)
            defer { try? manager.removeItem(at: folder) }
            let new = folder.appendingPathComponent(url.lastPathComponent)
            try write(new)
            if manager.fileExists(atPath: url.path) {
                _ = try manager.replaceItemWhole(at: url, with: new, options: .usingNewMetadataOnly)
            } else {
                try manager.moveItem(at: new, to: url)
            }
        } else {
            try write(url)
        }
        if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
    }

    private func write(_ url: URL) throws {
        let manager = FileManager.default
        switch contents {
        case .file(let data): try data.write(to: url, options: .withoutOverwriting)
        case .unread(let original, _): try manager.copyItem(at: original, to: url)
        case .link(let destination): try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        case .folder(let children):
            try manager.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children {
                let place = url.appendingPathComponent(name)
                // A name that is a way to somewhere else would lead out of the folder.
                guard !name.contains("/"), name != ".", name != ".." else {
                    throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: place.path])
                }
                try child.write(place)
            }
        }
        // A folder has changed when it is written.
        let written: [FileAttributeKey] = isRegularFile ? [.posixPermissions, .modificationDate] : isDirectory ? [.posixPermissions] : []
        let attributes = written.compactMap { key in fileAttributes[key.rawValue].map { (key, $0) } }
        if !attributes.isEmpty { try manager.setAttributes(Dictionary(uniqueKeysWithValues: attributes), ofItemAtPath: url.path) }
    }

    private func updateNames(_ name: String) {
        filename = name
        for (key, child) in children { child.updateNames(key) }
    }

    private static func read(_ url: URL, _ options: FileWrapper.ReadingOptions) throws -> (Contents, [String: Any]) {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        let known = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory:
            let names = try manager.contentsOfDirectory(atPath: url.path)
            let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options)) }
            return (.folder(Dictionary(uniqueKeysWithValues: children)), known)
        case .typeSymbolicLink: return (.link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path))), known)
        case .typeRegular:
            let reading: Data.ReadingOptions = options.contains(.withoutMapping) ? [] : .mappedIfSafe
            return (options.contains(.immediate) ? .file(try Data(contentsOf: url, options: reading)) : .unread(url, reading), known)
        default: throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
    }
}
