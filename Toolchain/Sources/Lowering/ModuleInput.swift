/// The sources of one module, and what decides how they are read.
public struct ModuleInput: Sendable {
    /// One Swift file.
    public struct Source: Sendable {
        /// The path that diagnostics are to name.
        public var path: String
        /// The whole text.
        public var text: String

        /// Creates a source from its path and text.
        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// The module's name, as `import` spells it.
    public var name: String
    /// Every Swift file of the module.
    public var sources: [Source]
    /// The language version the project asks for (`SWIFT_VERSION`): "4.0", "5", "5.0", "6".
    public var swiftVersion: String
    /// The number that it begins with.
    var languageMode: Int { swiftVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5 }
    /// The active compilation conditions (`SWIFT_ACTIVE_COMPILATION_CONDITIONS`, `-D`): "DEBUG".
    public var conditions: Set<String>
    /// The version of the compiler that the module is lowered for: "6.3.1".
    public var compilerVersion: String
    /// The modules besides Swift's, Foundation's and those summarized that `canImport` is to answer yes for.
    public var importableModules: Set<String>
    /// The summaries of the frameworks and of the lowered modules that this one may import.
    public var dependencies: [ModuleSummary]
    /// The modules that the headers of the module's own framework import, and every file with them.
    public var underlyingImports: Set<String>

    /// Whether the module is a library that others import.
    public var isLibrary: Bool

    /// Whether what says nothing of actors is the main actor's (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
    public var isMainActorByDefault: Bool

    /// Whether previews are parts of the module, and enter themselves in the registry of UIKit's.
    public var keepsPreviews: Bool

    /// Creates the input of one module.
    public init(
        name: String, sources: [Source], swiftVersion: String = "5", compilerVersion: String = "6", conditions: Set<String> = [],
        importableModules: Set<String> = [],
        dependencies: [ModuleSummary] = [], underlyingImports: Set<String> = [], isLibrary: Bool = false,
        isMainActorByDefault: Bool = false, keepsPreviews: Bool = false
    ) {
        self.name = name
        self.sources = sources
        self.swiftVersion = swiftVersion
        self.compilerVersion = compilerVersion
        self.conditions = conditions
        self.importableModules = importableModules
        self.dependencies = dependencies
        self.underlyingImports = underlyingImports
        self.isLibrary = isLibrary
        self.isMainActorByDefault = isMainActorByDefault
        self.keepsPreviews = keepsPreviews
    }
}
