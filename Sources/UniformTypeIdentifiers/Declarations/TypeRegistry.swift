/// All declared types, by identifier and by tag.
package final class TypeRegistry: @unchecked Sendable {
    /// The system's types and those of the running app.
    static let shared = TypeRegistry(information: Bundle.main.infoDictionary ?? [:], database: .shared)

    private let makeDatabase: @Sendable () -> MIMEDatabase
    private var declarations: [String: TypeDeclaration] = [:]
    /// The declarations that have a tag, the preferred one first, by "kind tag".
    private var tagged: [String: [TypeDeclaration]] = [:]

    /// Nothing changes after this.
    ///
    /// - Parameters:
    ///   - information: the app's `Info.plist`.
    ///   - database: the database of MIME types, which is asked for when a declaration does not suffice.
    package init(information: [String: Any], database: @autoclosure @escaping @Sendable () -> MIMEDatabase) {
        makeDatabase = database
        for declaration in SystemTypes.declarations(for: self) { add(declaration) }
        for declaration in AppTypes.declarations(in: information, for: self) { add(declaration) }
    }

    var database: MIMEDatabase { makeDatabase() }

    /// The first declaration of an identifier holds, and the first type that has a tag is preferred.
    private func add(_ declaration: TypeDeclaration) {
        guard declarations[declaration.key] == nil else { return }
        declarations[declaration.key] = declaration
        for (tagClass, tags) in declaration.tags {
            for tag in tags { tagged[TypeRegistry.key(tag, tagClass), default: []].append(declaration) }
        }
    }

    private static func key(_ tag: String, _ tagClass: UTTagClass) -> String { "\(tagClass.rawValue) \(tag.lowercased())" }

    /// What the system or the app declares of an identifier.
    func declared(_ identifier: String) -> TypeDeclaration? { declarations[identifier.lowercased()] }

    /// What is known of an identifier, also of a dynamic one.
    func declaration(of identifier: String) -> TypeDeclaration? {
        declared(identifier) ?? DynamicIdentifier(identifier).map { TypeDeclaration($0, registry: self) }
    }

    /// The declarations that have a tag, the preferred one first. A name that the database of MIME types knows for another is looked up as
    /// that; an extension that no declaration has leads to the declaration that has its MIME type.
    func declarations(tag: String, tagClass: UTTagClass) -> [TypeDeclaration] {
        if let found = tagged[TypeRegistry.key(tag, tagClass)] { return found }
        let type =
            switch tagClass {
            case .mimeType: database.type(named: tag)
            case .filenameExtension: database.type(filenameExtension: tag)
            default: String?.none
            }
        guard let type else { return [] }
        return tagged[TypeRegistry.key(type, .mimeType)] ?? []
    }

    // MARK: Types that only the database of MIME types knows

    /// The declared types that a MIME type conforms to: by those that it is a special kind of, by the picture that stands for it, or by the
    /// first part of its name.
    func supertypes(ofMIMEType type: String) -> [String] {
        var found: [String] = []
        for parent in database.parents(of: type) {
            if let declared = tagged[TypeRegistry.key(parent, .mimeType)]?.first {
                found.append(declared.identifier)
            } else {
                found += supertypes(ofMIMEType: parent)
            }
        }
        if let icon = database.genericIcon(of: type), let identifier = MIMEConformance.byIcon[icon] { found.append(identifier) }
        let media = String(type.prefix { $0 != "/" })
        if let identifier = MIMEConformance.byMedia[media] { found.append(identifier) }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }
}
