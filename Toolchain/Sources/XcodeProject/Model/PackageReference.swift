/// A Swift package that a project says it uses: a repository and what of it will do, or a folder.
public struct PackageReference: Hashable, Sendable {
    /// Which of a repository's states will do.
    public enum Requirement: Hashable, Sendable {
        /// A version, or a later one up to the next major one.
        case upToNextMajor(String)
        /// A version, or a later one up to the next minor one.
        case upToNextMinor(String)
        /// A version alone.
        case exact(String)
        /// A version from the first up to the second, which is not meant.
        case range(String, String)
        /// The end of a branch.
        case branch(String)
        /// One state.
        case revision(String)
    }

    /// Where a package is.
    public enum Location: Hashable, Sendable {
        /// A repository's address, and what of it will do.
        case repository(url: String, Requirement)
        /// A folder on disk.
        case folder(String)
    }

    /// Where the package is.
    public let location: Location
    /// Where the project says so.
    public let place: Place

    /// Creates a reference.
    public init(_ location: Location, place: Place) { (self.location, self.place) = (location, place) }

    /// The reference that a project's file has.
    init?(_ object: PBXObject, directory: String) throws {
        let url = object.string("repositoryURL")
        if url == nil, let path = object.string("relativePath") {
            self.init(.folder(PBXFiles.join(directory, path)), place: object.place(of: "relativePath"))
            return
        }
        guard let url else { return nil }
        let fields = object.dictionary("requirement")
        func text(_ key: String) -> String { fields[key]?.string ?? "" }
        let requirement: Requirement
        switch text("kind") {
        case "upToNextMajorVersion": requirement = .upToNextMajor(text("minimumVersion"))
        case "upToNextMinorVersion": requirement = .upToNextMinor(text("minimumVersion"))
        case "exactVersion": requirement = .exact(text("version"))
        case "versionRange": requirement = .range(text("minimumVersion"), text("maximumVersion"))
        case "branch": requirement = .branch(text("branch"))
        case "revision": requirement = .revision(text("revision"))
        default:
            throw ProjectError.wrong(
                place: object.place(of: "requirement"),
                message:
                    "the package \(url) has no requirement that is known: \"\(text("kind"))\"; expected a version, a branch or a revision")
        }
        self.init(.repository(url: url, requirement), place: object.place(of: "repositoryURL"))
    }
}
