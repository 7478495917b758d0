/// Who says what a type is.
package enum TypeOrigin: String, Sendable {
    case system
    /// The app's own type.
    case exported
    /// Another app's, as the app knows it.
    case imported
    /// A type without a declaration, made from a tag.
    case dynamic
    /// A type that the app takes for declared.
    case missing
}

/// What is declared of a type, and what follows from it. It does not change.
final class TypeDeclaration: Sendable {
    let identifier: String
    /// The identifier as it is compared: in small letters, if it is not dynamic.
    let key: String
    /// The identifiers of the types that it says it conforms to.
    let supertypes: [String]
    let tags: [UTTagClass: [String]]
    /// What it is called where the database of MIME types says nothing.
    let name: String?
    let version: Int?
    let referenceURL: URL?
    let origin: TypeOrigin
    /// Where the types are that it conforms to. It lives as long as the process.
    private let registry: TypeRegistry

    init(
        identifier: String, supertypes: [String], tags: [UTTagClass: [String]] = [:], name: String? = nil, version: Int? = nil,
        referenceURL: URL? = nil, origin: TypeOrigin, registry: TypeRegistry
    ) {
        (self.identifier, self.supertypes, self.tags, self.name) = (identifier, supertypes, tags, name)
        (self.version, self.referenceURL, self.origin, self.registry) = (version, referenceURL, origin, registry)
        key = origin == .dynamic ? identifier : identifier.lowercased()
    }

    /// A type made from tags, with what the database of MIME types knows of them.
    convenience init(_ dynamic: DynamicIdentifier, registry: TypeRegistry) {
        var tags: [UTTagClass: [String]] = [:]
        for (name, tag) in dynamic.tags { tags[UTTagClass(rawValue: name), default: []].append(tag) }
        var supertypes = [dynamic.supertype].compactMap { $0 }
        let database = registry.database
        let known =
            tags[.mimeType]?.first.flatMap { database.type(named: $0) }
            ?? tags[.filenameExtension]?.first.flatMap { database.type(filenameExtension: $0) }
        if let known {
            for (kind, more) in [(UTTagClass.mimeType, [known]), (.filenameExtension, database.filenameExtensions(of: known))] {
                let present = tags[kind] ?? []
                let all = present + more.filter { !present.contains($0) }
                if !all.isEmpty { tags[kind] = all }
            }
            supertypes += registry.supertypes(ofMIMEType: known).filter { !supertypes.contains($0) }
        }
        self.init(identifier: dynamic.text, supertypes: supertypes, tags: tags, origin: .dynamic, registry: registry)
    }

    /// All declarations that it conforms to, the nearest first.
    var ancestors: [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var seen: Set<String> = [key]
        var next = supertypes[...]
        while let identifier = next.popFirst() {
            guard let declaration = registry.declaration(of: identifier), seen.insert(declaration.key).inserted else { continue }
            found.append(declaration)
            next += declaration.supertypes
        }
        return found
    }

    var localizedDescription: String? {
        if origin != .system, let name { return name }
        return tags[.mimeType]?.lazy.compactMap { [registry] in registry.database.comment(of: $0) }.first ?? name
    }
}
