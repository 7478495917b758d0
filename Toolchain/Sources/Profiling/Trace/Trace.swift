/// What was recorded of an app, with the names of its functions: all that a `.trace` file holds. Times are nanoseconds from the recording's
/// beginning.
public struct Trace: Codable, Equatable, Sendable {
    /// The present form of the file.
    static let currentFormat = 1

    /// The form of the file.
    var format = Trace.currentFormat
    /// What was recorded, and how.
    public var info: Info
    /// The programs and libraries that calls lie in.
    public var binaries: [Binary] = []
    /// The functions that were seen.
    public var functions: [Function] = []
    /// The calls that were seen, each after the one it was made by.
    public var calls: [Call] = []
    /// The threads that were seen.
    public var threads: [Thread] = []
    /// Where threads were.
    public var samples: [Sample] = []
    /// When the main thread did not answer.
    public var hangs: [Hang] = []
    /// What the app marked.
    public var signposts: [Signpost] = []
    /// The frames that were made.
    public var frames: [Frame] = []
    /// What memory was allocated for.
    public var allocations: [Allocation] = []
    /// Objects that nothing reached in the end.
    public var leaks: [Leak] = []
    /// Those of them that hold each other.
    public var leakCycles: [LeakCycle] = []
    /// What the main thread's run loop did.
    public var runLoops: [RunLoopInterval] = []
    /// How many entries came too fast to be kept.
    public var lost = 0
    /// What could not be recorded, and why.
    public var notes: [String] = []

    /// What was recorded, and how.
    public struct Info: Codable, Equatable, Sendable {
        /// The template.
        public var template: ProfileTemplate
        /// The app's process: its name, its number and its program's path.
        public var process: String
        /// The number of the app's process.
        public var processNumber: Int
        /// The path of the app's program.
        public var path: String
        /// The device shown, and its version of iOS.
        public var device: String
        /// The version of iOS on the device.
        public var systemVersion: String
        /// When it began, in seconds since 1970.
        public var start: Double
        /// How long it took, in nanoseconds.
        public var duration = 0
        /// Why it ended.
        public var endReason = ""
        /// The code that the app exited with, if it did.
        public var exitStatus: Int?
        /// The longest time that was allowed for it, in seconds.
        public var timeLimit: Double?
        /// The version of Sampan that recorded it.
        public var recordedBy: String

        /// Describes a recording that has not begun.
        public init(
            template: ProfileTemplate, process: String, path: String, device: String, systemVersion: String, timeLimit: Double?,
            recordedBy: String
        ) {
            (self.template, self.process, self.path, self.device) = (template, process, path, device)
            (self.systemVersion, self.timeLimit, self.recordedBy) = (systemVersion, timeLimit, recordedBy)
            (processNumber, start) = (0, 0)
        }
    }

    /// A program or a library.
    public struct Binary: Codable, Equatable, Sendable {
        /// The file's name, and its path.
        public var name: String
        /// The file's path.
        public var path: String
        /// What the linker has marked it with, in hexadecimal digits, if it has.
        public var identifier: String
        /// Where it was loaded.
        public var loadAddress: UInt64
        /// Whether it is the app's own.
        public var isApps: Bool
    }

    /// A function.
    public struct Function: Codable, Hashable, Sendable {
        /// Its name, as people write it; an address where nobody knows one.
        public var name: String
        /// The binary that it lies in, if one does.
        public var binary: Int?
    }

    /// A call with those that led to it.
    public struct Call: Codable, Hashable, Sendable {
        /// The call that it was made by, an earlier one, or -1.
        public var caller: Int
        /// The function.
        public var function: Int
        /// The place in it.
        public var address: UInt64
    }

    /// A thread.
    public struct Thread: Codable, Equatable, Sendable {
        /// Its number.
        public var number: Int
        /// Its name.
        public var name: String
        /// Whether it is the main one.
        public var isMain: Bool
    }

    /// Where a thread was.
    public struct Sample: Codable, Equatable, Sendable {
        /// When.
        public var time: Int
        /// The thread.
        public var thread: Int
        /// How much time it stands for.
        public var weight: Int
        /// Whether the thread waited, and did not compute.
        public var waits: Bool
        /// The innermost call.
        public var call: Int
    }

    /// That the main thread did not answer.
    public struct Hang: Codable, Equatable, Sendable {
        /// Since when.
        public var start: Int
        /// For how long.
        public var duration: Int
        /// For how much of that it could have run, but no processor was free.
        public var starved: Int
        /// Whether it lasted when the recording ended.
        public var isUnfinished: Bool
        /// The innermost call of the stack that most of its time went to, if that is known.
        public var heaviest: Int?
    }

    /// What the app marked.
    public struct Signpost: Codable, Equatable, Sendable {
        /// What it says.
        public enum Kind: String, Codable, Sendable {
            /// Something happened.
            case event = "Event"
            /// Something begins.
            case begin = "Begin"
            /// Something ends.
            case end = "End"
        }

        /// When.
        public var time: Int
        /// The thread.
        public var thread: Int
        /// What it says.
        public var kind: Kind
        /// What tells it from others of its name.
        public var identifier: UInt64
        /// The part of the program.
        public var subsystem: String
        /// The part of that.
        public var category: String
        /// Its name.
        public var name: String
        /// What it says besides.
        public var message: String
    }

    /// Memory that was allocated.
    public struct Allocation: Codable, Equatable, Sendable {
        /// When.
        public var time: Int
        /// The thread.
        public var thread: Int
        /// How many bytes.
        public var size: Int
        /// How many bytes it stands for: all that the thread allocated since the last entry.
        public var weight: Int
        /// When it was given back; `nil` if it is there still.
        public var end: Int?
        /// The innermost call.
        public var call: Int
    }

    /// A frame that was made.
    public struct Frame: Codable, Equatable, Sendable {
        /// When it was begun.
        public var start: Int
        /// When it was there.
        public var end: Int
        /// When it should have been.
        public var deadline: Int
    }
}

extension Trace {
    /// The calls that led to one, the innermost first.
    public func stack(of call: Int) -> [Call] {
        var stack: [Call] = []
        var next = call
        while next >= 0 {
            stack.append(calls[next])
            next = calls[next].caller
        }
        return stack
    }

    /// A call's function.
    public func function(of call: Call) -> Function { functions[call.function] }

    /// Whether a call lies in the app's own code.
    func isApps(_ call: Call) -> Bool { function(of: call).binary.map { binaries[$0].isApps } ?? false }

    /// The function that is to be named for a stack: the innermost of the app's own, or the innermost of all.
    public func culprit(of call: Int) -> String {
        let stack = stack(of: call)
        return function(of: stack.first(where: isApps) ?? stack[0]).name
    }
}

extension Trace.Hang {
    /// What Instruments calls a hang of its length.
    public var kind: String {
        switch duration {
        case ..<500_000_000: "Microhang"
        case ..<2_000_000_000: "Hang"
        default: "Severe Hang"
        }
    }

    /// From there on a silence is one that a person notices, in nanoseconds.
    static let threshold = 250_000_000
}

extension Trace.Frame {
    /// By how much it was late; 0 if it was not.
    public var lateness: Int { max(0, end - deadline) }
}
