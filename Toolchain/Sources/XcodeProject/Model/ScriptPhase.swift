/// A script that is part of a target's build ("Run Script" in Xcode).
public struct ScriptPhase: Hashable, Sendable {
    /// When a script runs, by its place among a target's phases.
    public enum Stage: Hashable, Sendable, CaseIterable {
        /// Before the sources are compiled: it may make some.
        case beforeSources
        /// Before the resources are put into the bundle.
        case beforeResources
        /// When everything is in the bundle.
        case last
    }

    /// Files that a script says it reads or writes, as the project has them: settings in them are not expanded.
    public struct Files: Hashable, Sendable {
        /// Their paths.
        public var paths: [String] = []
        /// The paths of files that list more (`.xcfilelist`).
        public var lists: [String] = []
    }

    /// The phase's name.
    public var name: String
    /// The interpreter.
    public var shell: String
    /// The script.
    public var script: String
    /// When it runs.
    public var stage: Stage
    /// What it reads.
    public var inputs: Files
    /// What it writes.
    public var outputs: Files
    /// Whether it is run by every build, whatever it reads and writes.
    public var isAlwaysOutOfDate: Bool
    /// Where the script stands.
    public var place: Place
}
