/// A type of data: of files, of what is copied and dragged, of folders and devices.
///
/// Types are declared by the system (`SystemTypes`), with Apple's identifiers, and by the app's `Info.plist`. A tag that no declaration has
/// makes a type of its own with a dynamic identifier, which holds the tag; what shared-mime-info's database knows of the tag, such a type
/// knows, too.
///
/// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>
public struct UTType: Sendable {
    /// What the type is.
    let declaration: TypeDeclaration

    init(_ declaration: TypeDeclaration) { self.declaration = declaration }

    /// Creates the type of an identifier; `nil` if nobody declares it.
    public init?(_ identifier: String) { self.init(identifier, in: .shared) }

    package init?(_ identifier: String, in registry: TypeRegistry) {
        guard let declaration = registry.declaration(of: identifier) else { return nil }
        self.init(declaration)
    }

    /// Creates the type of files by the extension of their names, among the types that conform to another.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of a MIME type, among the types that conform to another.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type of a tag, among the types that conform to another. Where none is declared its identifier is dynamic.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        self.init(tag: tag, tagClass: tagClass, conformingTo: supertype, in: .shared)
    }

    package init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?, in registry: TypeRegistry) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype, in: registry).first else { return nil }
        self = type
    }

    /// The type that the app declares in its `Info.plist` and exports.
    ///
    /// If it does not declare it, that is logged, and the type conforms to `parentType`, or to `data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(expected: identifier, as: .exported, conformingTo: parentType, in: .shared)
    }

    /// The type that the app declares in its `Info.plist` as another app's.
    ///
    /// If nobody declares it, that is logged, and the type conforms to `parentType`, or to `data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(expected: identifier, as: .imported, conformingTo: parentType, in: .shared)
    }

    package init(expected identifier: String, as origin: TypeOrigin, conformingTo parent: UTType?, in registry: TypeRegistry) {
        if let declared = registry.declared(identifier), origin == .imported || declared.origin == .exported {
            self.init(declared)
            return
        }
        let place = Bundle.main.bundleURL.lastPathComponent
        let message =
            "Type \"\(identifier)\" was expected to be declared and \(origin.rawValue) in the Info.plist of \(place), but it was not found."
        NSLog(message.replacing("%", with: "%%"))
        self.init(TypeDeclaration(identifier: identifier, supertypes: [(parent ?? .data).identifier], origin: .missing, registry: registry))
    }

    /// All types that have a tag and conform to another type, the preferred one first. Where none is declared there is one, whose identifier
    /// is dynamic.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        types(tag: tag, tagClass: tagClass, conformingTo: supertype, in: .shared)
    }

    package static func types(
        tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?, in registry: TypeRegistry
    ) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        let found = registry.declarations(tag: tag, tagClass: tagClass).map { UTType($0) }.filter { type in
            supertype.map { type.conforms(to: $0) } ?? true
        }
        guard found.isEmpty else { return found }
        let identifier = DynamicIdentifier(supertype: supertype?.identifier, tags: [(tagClass.rawValue, tag.lowercased())])
        return [UTType(TypeDeclaration(identifier, registry: registry))]
    }
}

extension UTType: Hashable {
    /// Types are the same if their identifiers are; small letters and capitals are not told apart.
    public static func == (first: UTType, second: UTType) -> Bool { first.declaration.key == second.declaration.key }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(declaration.key) }
}

extension UTType: Codable {
    /// Reads a type from its identifier. Fails if nobody declares it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type \"\(identifier)\" is declared")
        }
        self = type
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }
    /// The identifier, and where the type comes from.
    public var debugDescription: String {
        "\(identifier) (\(isDynamic ? "dynamic" : "not dynamic"), \(isDeclared ? "declared" : "not declared"))"
    }
}
