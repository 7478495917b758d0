extension UTType {
    /// The identifier: "public.png".
    public var identifier: String { declaration.identifier }

    /// The tags by kind, preferred ones first.
    public var tags: [UTTagClass: [String]] { declaration.tags }

    /// The extension that file names of the type get; `nil` if it has none.
    public var preferredFilenameExtension: String? { declaration.tags[.filenameExtension]?.first }

    /// The MIME type that stands for it; `nil` if it has none.
    public var preferredMIMEType: String? { declaration.tags[.mimeType]?.first }

    /// What the type is called, in the user's language if that is known.
    public var localizedDescription: String? { declaration.localizedDescription }

    /// The version of its declaration.
    public var version: Int? { declaration.version }

    /// Where the type is described.
    public var referenceURL: URL? { declaration.referenceURL }

    /// Whether the identifier was made from a tag.
    public var isDynamic: Bool { declaration.origin == .dynamic }

    /// Whether the system or the app declares the type.
    public var isDeclared: Bool { [.system, .exported, .imported].contains(declaration.origin) }

    /// Whether the type is in the public domain: standardized, or at least known to all.
    public var isPublic: Bool { isDeclared && declaration.key.hasPrefix("public.") }

    // MARK: Conformance

    /// The types that it conforms to, directly or not.
    public var supertypes: Set<UTType> { Set(declaration.ancestors.map { UTType($0) }) }

    /// Whether it is another type or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether it conforms to another type that it is not itself.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && declaration.ancestors.contains { $0.key == type.declaration.key }
    }

    /// Whether another type conforms to it that it is not itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
    /// Whether the app declares the type, not the system.
    package var isDeclaredByApp: Bool { [.exported, .imported].contains(declaration.origin) }

    /// What is declared, as an `Info.plist` would say it.
    package var declarationEntries: [String: Any] {
        var entries: [String: Any] = ["UTTypeIdentifier": identifier, "UTTypeConformsTo": declaration.supertypes]
        entries["UTTypeTagSpecification"] = Dictionary(uniqueKeysWithValues: tags.map { ($0.rawValue, $1) })
        entries["UTTypeDescription"] = declaration.name
        entries["UTTypeReferenceURL"] = referenceURL?.absoluteString
        entries["UTTypeVersion"] = version
        return entries
    }
}
