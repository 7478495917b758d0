extension Trace {
    /// An object that nothing reaches any more, in the end.
    public struct Leak: Codable, Equatable, Sendable {
        /// Why it is there still.
        public enum Role: String, Codable, Sendable {
            /// It is one of objects that hold each other.
            case cycle = "Cycle"
            /// Nothing holds it: it was retained once too often.
            case root = "Root"
            /// Another one that leaked holds it.
            case held = "Held"
        }

        /// What it is: `App.Kitchen`, without what a generic class is of.
        public var type: String
        /// Where it was.
        public var address: UInt64
        /// How many bytes were asked for.
        public var size: Int
        /// When it was allocated; 0 for what was there when the recording began.
        public var time: Int
        /// The thread that allocated it.
        public var thread: Int
        /// Why it is there still.
        public var role: Role
        /// The number of the cycle that it is in, if it is in one.
        public var cycle: Int?
        /// The innermost call that allocated it, if it is known.
        public var call: Int?
    }

    /// Objects that hold each other, each of which leads to each.
    public struct LeakCycle: Codable, Equatable, Sendable {
        /// An object, or other memory, on a way that leads back to where it begins.
        public struct Step: Codable, Equatable, Sendable {
            /// What it is.
            public var type: String
            /// Where it was.
            public var address: UInt64
            /// Where in it the reference to the next one is, in bytes.
            public var offset: Int
        }

        /// A way once around, the shortest from where it begins; of a long one the first steps.
        public var steps: [Step]
        /// How many steps it has.
        public var length: Int
        /// How many objects hold each other.
        public var count: Int
        /// How many bytes they have.
        public var size: Int

        /// No more steps are kept.
        static let mostSteps = 64

        /// The way, for people: `App.Cook +16 → App.Kitchen +24 → App.Cook`.
        public var path: String {
            let way = steps.map { "\($0.type) +\($0.offset) → " }.joined()
            return way + (length > steps.count ? "… (\(length - steps.count) more) → " : "") + (steps.first?.type ?? "")
        }
    }

    /// What the main thread's run loop did for a while.
    public struct RunLoopInterval: Codable, Equatable, Sendable {
        /// Since when.
        public var start: Int
        /// For how long.
        public var duration: Int
        /// Whether it waited for something to do.
        public var waits: Bool

        /// Its name.
        public var kind: String { waits ? "Waiting" : "Busy" }
    }
}

// A trace of before there were these is one without any: what synthesized code asks for is found here first.
extension KeyedDecodingContainer {
    func decode(_ type: [Trace.Leak].Type, forKey key: Key) throws -> [Trace.Leak] { try decodeIfPresent(type, forKey: key) ?? [] }

    func decode(_ type: [Trace.LeakCycle].Type, forKey key: Key) throws -> [Trace.LeakCycle] {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    func decode(_ type: [Trace.RunLoopInterval].Type, forKey key: Key) throws -> [Trace.RunLoopInterval] {
        try decodeIfPresent(type, forKey: key) ?? []
    }
}
