/// What a lowered module declares that the lowering of another module has to know. Kept as JSON beside the module.
public struct ModuleSummary: Codable, Sendable, Equatable {
    /// The module's name.
    public var module: String

    /// Creates the summary of a module that declares nothing of interest.
    public init(module: String) { self.module = module }
}
