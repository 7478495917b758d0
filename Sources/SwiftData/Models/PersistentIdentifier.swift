import CoreData

/// What a model is known by, in all contexts and after the app was ended.
///
/// See https://developer.apple.com/documentation/swiftdata/persistentidentifier.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable {
    /// What tells two models apart.
    public struct ID: Hashable, Codable, Sendable {
        fileprivate let identity: ModelIdentity

        /// Reads what `encode(to:)` has written.
        public init(from decoder: any Decoder) throws { identity = try PersistentIdentifier(from: decoder).identity }
        /// Writes where the model is.
        public func encode(to encoder: any Encoder) throws { try PersistentIdentifier(identity).encode(to: encoder) }
        fileprivate init(_ identity: ModelIdentity) { self.identity = identity }
    }

    let identity: ModelIdentity

    init(_ identity: ModelIdentity) { self.identity = identity }

    /// What tells two models apart.
    public var id: ID { ID(identity) }
    /// The name of the model's entity.
    public var entityName: String { identity.entityName }
    /// The store that has the model; `nil` for one that was never saved.
    public var storeIdentifier: String? { identity.uri.flatMap { URL(string: $0)?.host } }

    private enum CodingKeys: CodingKey { case implementation }
    private enum Parts: CodingKey { case entityName, isTemporary, storeIdentifier, uriRepresentation }

    /// Reads what `encode(to:)` has written.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(keyedBy: Parts.self, forKey: .implementation)
        let name = try parts.decode(String.self, forKey: .entityName)
        identity = ModelIdentity.of(try parts.decode(URL.self, forKey: .uriRepresentation).absoluteString, entity: name)
    }

    /// Writes where the model is. What was never saved cannot be found again.
    public func encode(to encoder: any Encoder) throws {
        guard let uri = identity.uri, let url = URL(string: uri) else {
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "A model that was never saved has no lasting identifier."))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        var parts = container.nestedContainer(keyedBy: Parts.self, forKey: .implementation)
        try parts.encode(entityName, forKey: .entityName)
        try parts.encode(false, forKey: .isTemporary)
        try parts.encodeIfPresent(url.host, forKey: .storeIdentifier)
        try parts.encode(url, forKey: .uriRepresentation)
    }
}

/// What identifiers of one model have in common. It stays the same when the model is saved, so that what was shown by it stays where it is.
final class ModelIdentity: Hashable, @unchecked Sendable {
    private struct Weak { weak var identity: ModelIdentity? }
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: Weak] = [:]

    let entityName: String
    private var object: NSManagedObjectID?
    private var place: String?

    init(entity: String) { entityName = entity }

    deinit {
        guard let place else { return }
        Self.lock.withLock { if Self.known[place]?.identity == nil { Self.known[place] = nil } }
    }

    /// The identity of what is at a place, of which there is one.
    static func of(_ uri: String, entity: String, _ object: NSManagedObjectID? = nil) -> ModelIdentity {
        lock.withLock {
            if let known = known[uri]?.identity {
                if known.object == nil { known.object = object }
                return known
            }
            let made = ModelIdentity(entity: entity)
            (made.place, made.object) = (uri, object)
            known[uri] = Weak(identity: made)
            return made
        }
    }

    /// The identity of a saved object.
    static func of(_ id: NSManagedObjectID) -> ModelIdentity {
        of(id.uriRepresentation().absoluteString, entity: id.entity.name ?? "", id)
    }

    /// The model has an object now, or its object was saved.
    func take(_ id: NSManagedObjectID) {
        Self.lock.withLock {
            object = id
            guard !id.isTemporaryID, place == nil else { return }
            let uri = id.uriRepresentation().absoluteString
            place = uri
            Self.known[uri] = Weak(identity: self)
        }
    }

    /// Where a saved model is.
    var uri: String? { Self.lock.withLock { place } }
    /// Core Data's identifier; `nil` for a model that is in no context, or that is only known by its place.
    var objectID: NSManagedObjectID? { Self.lock.withLock { object } }

    static func == (left: ModelIdentity, right: ModelIdentity) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
