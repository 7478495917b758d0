/// What the compiler builds into a program besides the program itself, so that a run of it tells more.
public struct Instrumentation: Hashable, Sendable {
    /// What finds faults as they happen.
    public enum Sanitizer: String, CaseIterable, Sendable {
        /// Memory that is used after its end, or beside its bounds.
        case address
        /// Memory that several threads use without taking turns.
        case thread
    }

    /// What looks for faults, if anything does.
    public var sanitizer: Sanitizer?
    /// Whether the program counts how often each part of its sources runs.
    public var countsCoverage: Bool
    /// Whether the program can show the previews of its sources.
    public var keepsPreviews: Bool

    /// Creates what a build adds; nothing to begin with.
    public init(sanitizer: Sanitizer? = nil, countsCoverage: Bool = false, keepsPreviews: Bool = false) {
        (self.sanitizer, self.countsCoverage, self.keepsPreviews) = (sanitizer, countsCoverage, keepsPreviews)
    }

    /// Tells builds apart: what is compiled otherwise lies elsewhere.
    var suffix: String {
        (sanitizer.map { "-\($0.rawValue)" } ?? "") + (countsCoverage ? "-coverage" : "") + (keepsPreviews ? "-previews" : "")
    }

    /// Flags for compiling each module.
    var compilerFlags: [String] { linkerFlags + (countsCoverage ? ["-profile-coverage-mapping"] : []) }

    /// Flags for linking each product.
    var linkerFlags: [String] {
        (sanitizer.map { ["-sanitize=\($0.rawValue)"] } ?? []) + (countsCoverage ? ["-profile-generate"] : [])
    }
}
