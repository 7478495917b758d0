import Foundation

/// Pictures of previews that were found to be right, in a folder: what later ones are compared with.
///
/// A frame is the same bytes every time, and so is its PNG: files that differ show something else.
public struct PreviewReferences {
    /// What a picture is beside its reference.
    public enum Verdict: Hashable, Sendable {
        /// The same.
        case same
        /// There was no reference; the picture is one now.
        case new
        /// The reference was another, and the picture has taken its place.
        case replaced
        /// It differs; it lies beside the reference, in this file.
        case differs(String)
    }

    private let folder: String
    /// Whether pictures that differ take the references' places.
    private let replaces: Bool

    /// Opens a folder of references.
    public init(_ folder: String, replaces: Bool) { (self.folder, self.replaces) = (folder, replaces) }

    /// Compares a picture with the reference of its name.
    ///
    /// - Throws: `BuildError.file` if a file cannot be read or written.
    public func compare(_ file: String, called name: String) throws -> Verdict {
        let (reference, actual) = (Files.join(folder, name + ".png"), Files.join(folder, name + ".actual.png"))
        let picture = try Files.read(file)
        let known = Files.exists(reference) ? try Files.read(reference) : nil
        guard known != nil, known != picture, !replaces else {
            try Files.remove(actual)
            if known == picture { return .same }
            try Files.write(picture, to: reference)
            return known == nil ? .new : .replaced
        }
        try Files.write(picture, to: actual)
        return .differs(actual)
    }

    /// The references that have no preview any more.
    ///
    /// - Throws: `BuildError.file` if the folder cannot be read.
    public func unused(besides names: [String]) throws -> [String] {
        guard Files.exists(folder) else { return [] }
        let known = Set(names.map { $0 + ".png" })
        return try Files.names(in: folder).filter { $0.hasSuffix(".png") && !$0.hasSuffix(".actual.png") && !known.contains($0) }.sorted()
    }
}
