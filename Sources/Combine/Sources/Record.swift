/// A publisher of values and an end that were recorded before.
///
/// See https://developer.apple.com/documentation/combine/record.
public struct Record<Output, Failure: Error>: Publisher {
    /// What was recorded.
    public let recording: Recording

    /// Creates a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(elementsOf: recording.output, then: recording.completion)
    }

    /// Values and an end.
    ///
    /// See https://developer.apple.com/documentation/combine/record/recording-swift.struct.
    public struct Recording {
        /// What is recorded is delivered.
        public typealias Input = Output

        private var isComplete = false

        /// The values.
        public private(set) var output: [Output] = []

        /// The end; `.finished` until there is another.
        public private(set) var completion = Subscribers.Completion<Failure>.finished

        /// Creates a recording without values.
        public init() {}

        /// Creates a recording that is complete.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isComplete) = (output, completion, true)
        }

        /// Adds a value. After the end, this ends the process.
        public mutating func receive(_ input: Input) {
            precondition(!isComplete, "Receiving values after completion is not allowed")
            output.append(input)
        }

        /// Sets the end. Another end ends the process.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "Receiving completion more than once is not allowed")
            (self.completion, isComplete) = (completion, true)
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey {
        case output
        case completion
    }

    /// Reads a recording that was encoded.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Encodes the values and the end.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    /// Encodes the values and the end.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
