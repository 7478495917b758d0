/// The types that an app declares in its `Info.plist`.
enum AppTypes {
    static func declarations(in information: [String: Any], for registry: TypeRegistry) -> [TypeDeclaration] {
        let lists: [(key: String, origin: TypeOrigin)] = [
            ("UTExportedTypeDeclarations", .exported), ("UTImportedTypeDeclarations", .imported),
        ]
        return lists.flatMap { key, origin in
            (information[key] as? [[String: Any]] ?? []).compactMap { declaration($0, origin, registry) }
        }
    }

    private static func declaration(_ entries: [String: Any], _ origin: TypeOrigin, _ registry: TypeRegistry) -> TypeDeclaration? {
        guard let identifier = entries["UTTypeIdentifier"] as? String else { return nil }
        var tags: [UTTagClass: [String]] = [:]
        for (name, value) in entries["UTTypeTagSpecification"] as? [String: Any] ?? [:] { tags[UTTagClass(rawValue: name)] = list(value) }
        let name = entries["UTTypeDescription"] as? String
        return TypeDeclaration(
            identifier: identifier, supertypes: list(entries["UTTypeConformsTo"]), tags: tags,
            name: name.map { Bundle.main.localizedString(forKey: $0, value: $0, table: "InfoPlist") },
            version: (entries["UTTypeVersion"] as? NSNumber)?.intValue ?? (entries["UTTypeVersion"] as? String).flatMap { Int($0) },
            referenceURL: (entries["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) }, origin: origin, registry: registry)
    }

    /// Where there is one string, a list of them may stand.
    private static func list(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
}
