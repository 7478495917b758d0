extension Subscribers {
    /// How a publisher ended.
    ///
    /// See https://developer.apple.com/documentation/combine/subscribers/completion.
    @frozen
    public enum Completion<Failure: Error> {
        /// It has delivered everything.
        case finished
        /// It stopped because of an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

private enum CompletionKeys: String, CodingKey {
    case success
    case error
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes whether it was a success, and the error if not.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKeys.self)
        switch self {
        case .finished:
            try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Reads a completion that was encoded.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKeys.self)
        self = try container.decode(Bool.self, forKey: .success) ? .finished : .failure(container.decode(Failure.self, forKey: .error))
    }
}

extension Subscribers.Completion {
    /// The completion with its error as any error.
    var erased: Subscribers.Completion<any Error> { mapFailure { $0 } }

    @inlinable
    func mapFailure<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
