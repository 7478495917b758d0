import Foundation

/// Says what goes on inside, by topic, where the environment asks for it: `SAMPAN_DEBUG=layout,gestures`, or `all`.
///
/// Lines go to the standard error. Where a topic is off, writing about it is a look at one flag: the line is not even put together.
public enum DebugLog {
    /// What there are lines about.
    public struct Topics: OptionSet, Sendable {
        /// One bit a topic.
        public let rawValue: UInt8
        /// Creates a set from bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Passes of layout: of the commit, and of each view.
        public static let layout = Topics(rawValue: 1 << 0)
        /// The states of gesture recognizers, and who made whom wait or fail.
        public static let gestures = Topics(rawValue: 1 << 1)
        /// Frames: made, with their damage, or skipped.
        public static let frames = Topics(rawValue: 1 << 2)
        /// The lives of the app, its scenes and its controllers.
        public static let life = Topics(rawValue: 1 << 3)
        /// The rules of lowering, and what each changed.
        public static let lowering = Topics(rawValue: 1 << 4)
        /// What an app did that this machine cannot show: a buzz, a sound, a notification to assistive technologies. `sampan run
        /// --verbose` asks for it.
        public static let feedback = Topics(rawValue: 1 << 5)

        /// The topics by the names that the environment calls them by.
        public static let named: [(name: String, topic: Topics)] = [
            ("layout", .layout), ("gestures", .gestures), ("frames", .frames), ("life", .life), ("lowering", .lowering),
            ("feedback", .feedback),
        ]

        /// All topics.
        public static let all = named.reduce(into: Topics()) { $0.formUnion($1.topic) }

        /// Reads names with commas between them. What is no topic's name goes to `unknown`.
        public init(words: String, unknown: (String) -> Void = { _ in }) {
            var topics: Topics = []
            for word in words.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
                if let known = Topics.named.first(where: { $0.name == word }) {
                    topics.formUnion(known.topic)
                } else if word == "all" {
                    topics.formUnion(.all)
                } else {
                    unknown(word)
                }
            }
            self = topics
        }
    }

    /// The variable of the environment that names the topics.
    public static let variable = "SAMPAN_DEBUG"

    /// The topics that lines are written about: the environment's. Set before threads are started that write.
    nonisolated(unsafe) public static var topics = Topics(rawValue: 0)

    /// Where lines go.
    nonisolated(unsafe) public static var output: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    /// Writes a line about a topic, if lines about it are wanted.
    @inlinable
    public static func write(_ topic: Topics, _ line: @autoclosure () -> String) {
        guard topics.rawValue & topic.rawValue != 0 else { return }
        emit(topic, line())
    }

    /// Writes a line, wanted or not.
    public static func emit(_ topic: Topics, _ line: String) {
        let name = Topics.named.first { $0.topic == topic }?.name ?? "sampan"
        output("sampan \(name): \(line)")
    }

    /// Reads the environment when the library is loaded.
    @section(".init_array") @used private static let load: @convention(c) () -> Void = {
        guard let words = getenv(variable) else { return }
        topics = Topics(words: String(cString: words)) { word in
            let names = Topics.named.map(\.name).joined(separator: ", ")
            output("sampan: \(variable): there is no topic \"\(word)\"; there are: \(names), all")
        }
    }
}
