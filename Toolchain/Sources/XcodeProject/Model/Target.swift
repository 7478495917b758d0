/// One target of a project: what it is built from, and with which settings.
///
/// A class of its own for each kind of project answers the questions; this one holds what is common to them.
public class Target {
    /// The target's name.
    public let name: String
    /// What it makes.
    public let productType: ProductType
    /// The folder that relative paths in settings are meant from.
    public let directory: String
    /// The folders that what it names has to lie in.
    public let ground: Ground
    /// The names of the project's configurations.
    public let configurations: [String]
    /// The configuration used where none is asked for.
    public let defaultConfiguration: String

    init(
        name: String, productType: ProductType, directory: String, ground: Ground, configurations: [String], defaultConfiguration: String
    ) {
        self.name = name
        self.productType = productType
        self.directory = directory
        self.ground = ground
        self.configurations = configurations
        self.defaultConfiguration = defaultConfiguration
    }

    /// Whether files that are not on disk are passed over and noted in `missingFiles`, instead of being an error: who reads a project without
    /// building it may do without them.
    package var passesOverMissingFiles = false
    /// What was passed over, each once.
    package internal(set) var missingFiles: [ProjectError] = []

    /// Where the target's name stands.
    public var place: Place { Place(directory) }

    /// Where the name of a configuration stands.
    public func place(ofConfiguration name: String) -> Place { place }

    /// The target's name as one for files.
    ///
    /// - Throws: `ProjectError.noName`.
    public var fileName: FileName {
        get throws {
            do { return try FileName(name) } catch {
                throw ProjectError.noName(place: place, what: "the name of a target", text: name, fault: "\(error)")
            }
        }
    }

    /// The files to compile. Throws `ProjectError.missingFile` for one that is not on disk, `ProjectError.outside` for one that is elsewhere.
    public var sources: [SourceFile] { get throws { [] } }

    /// The files to put into the bundle. Throws as `sources`, also for what a link below a folder leads to.
    public var resources: [ResourceFile] { get throws { [] } }

    /// The headers that others may import, and that Swift files of the target see as if each imported them.
    public var publicHeaders: [String] { get throws { [] } }

    /// The folder with the headers, and perhaps the module map, of a package's target that is written in C; `nil` for another target.
    public var publicHeaderFolder: String? { nil }

    /// The names of the system's libraries that the target links ("sqlite3"), as its project lists them.
    public var linkedLibraries: [String] { [] }

    /// The name by which pkg-config knows the library of the system that a package's target stands for; `nil` where it has none.
    public var systemLibrary: String? { nil }

    /// The scripts that are part of a build, in their order.
    public var scripts: [ScriptPhase] { [] }

    /// The targets that must be built before this one.
    public var dependencies: [Target] { [] }

    /// The Swift packages' products that the target uses.
    public var packageProducts: [PackageProduct] { [] }

    /// The names of the packages' plug-ins that the target wants run while it is built.
    public var plugIns: [String] { [] }

    /// The name of the Swift package that the target belongs to; `nil` for a target of another project.
    public var packageName: String? { nil }

    /// The settings in a configuration.
    ///
    /// - Throws: `ProjectError.noConfiguration`, or `ParseError` for a malformed `.xcconfig`.
    public func settings(configuration: String) throws -> BuildSettings {
        BuildSettings(levels: [], context: SettingContext(configuration: configuration))
    }

    /// The finished `Info.plist` of a configuration: the target's own file, what settings generate, everything expanded.
    ///
    /// - Throws: As `settings(configuration:)`, and `ParseError` for a malformed property list.
    public func infoPlist(configuration: String) throws -> [String: PropertyList] {
        try InfoPlist.make(for: self, settings: try settings(configuration: configuration))
    }
}
