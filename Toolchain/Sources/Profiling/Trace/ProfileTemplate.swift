/// What a recording is made for: which tables its trace has.
public enum ProfileTemplate: String, CaseIterable, Codable, Sendable {
    /// Where the processor's time goes, and what the main thread hangs in.
    case timeProfiler = "Time Profiler"
    /// When the main thread does not answer, and why.
    case hangs = "Hangs"
    /// Frames that are late.
    case animationHitches = "Animation Hitches"
    /// What the app marks by `OSSignposter` and `os_signpost`.
    case signposts = "os_signpost"
    /// What memory is allocated for, and what of it is there still.
    case allocations = "Allocations"
    /// Which objects nothing reaches any more, and how they hold each other.
    case leaks = "Leaks"
    /// When the main thread's run loop works, and when it waits.
    case runLoops = "Run Loops"

    /// The template of a name, in whatever case it is typed.
    public init?(named name: String) {
        guard let template = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
        self = template
    }

    /// The tables of its traces.
    public var tables: [TableKind] {
        switch self {
        case .timeProfiler: [.timeProfile, .potentialHangs, .signposts, .signpostIntervals]
        case .hangs: [.potentialHangs, .timeProfile]
        case .animationHitches: [.hitches, .frames, .potentialHangs, .timeProfile]
        case .signposts: [.signposts, .signpostIntervals]
        case .allocations: [.allocations]
        case .leaks: [.leaks, .leakCycles]
        case .runLoops: [.runLoops]
        }
    }

    /// How much a thread computes between two samples, in nanoseconds; 0 where nothing is sampled.
    public var samplingInterval: Int { tables.contains(.timeProfile) ? 1_000_000 : 0 }

    /// How many bytes a thread allocates between two entries; 0 where memory is not recorded.
    public var allocationInterval: Int { tables.contains(.allocations) ? 16384 : 0 }

    /// Whether what nothing reaches is looked for in the end.
    public var findsLeaks: Bool { tables.contains(.leaks) }

    /// Whether turns of the main thread's run loop are recorded.
    public var tellsRunLoops: Bool { tables.contains(.runLoops) }
}

/// A table that a trace can have, by its schema's name.
public enum TableKind: String, CaseIterable, Codable, Sendable {
    /// Where threads were while they computed.
    case timeProfile = "time-profile"
    /// When the main thread did not answer.
    case potentialHangs = "potential-hangs"
    /// Frames that were there later than they should have been.
    case hitches
    /// All frames.
    case frames = "frame-lifetimes"
    /// Each signpost.
    case signposts = "os-signpost"
    /// From a signpost that begins something to the one that ends it.
    case signpostIntervals = "os-signpost-interval"
    /// What memory was allocated for.
    case allocations
    /// Objects that nothing reaches.
    case leaks
    /// Objects that hold each other, and that nothing else reaches.
    case leakCycles = "leak-cycles"
    /// What the main thread's run loop did.
    case runLoops = "runloop-intervals"
}
