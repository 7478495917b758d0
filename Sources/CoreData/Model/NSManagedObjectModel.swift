import SampanDataModel
import SampanFoundation

/// The entities that there are. See https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel.
open class NSManagedObjectModel: NSObject, NSCopying {
    private var list: [NSEntityDescription] = []
    private var byName: [String: NSEntityDescription]?
    private var namedConfigurations: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
    /// Whether a coordinator works with the model, which then stays as it is.
    var isInUse = false
    private let lock = NSRecursiveLock()

    /// Creates a model without entities.
    public override init() {
        super.init()
        ModelRegistry.add(self)
    }

    /// Reads a compiled model: a `.mom`, or the current version of a `.momd`. `nil` if there is none, or it cannot be read; why is told on
    /// standard error.
    public convenience init?(contentsOf url: URL) {
        let model: DataModel
        do { model = try CompiledDataModel.read(contentsOf: url) } catch {
            if FileManager.default.fileExists(atPath: url.path) { Complaint.say("CoreData: error: \(error)") }
            return nil
        }
        self.init()
        ModelBuilder.fill(self, from: model)
    }

    /// Creates a model of all entities of others. Two entities of one name that are not alike end the process.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        for model in models { merge(model.copy() as! NSManagedObjectModel) }
    }

    /// Creates a model of those entities of others that a store was written by; `nil` if some are missing.
    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return nil }
        if let whole = models.first(where: { $0.entityVersionHashesByName == hashes }) {
            self.init(byMerging: [whole])
            return
        }
        let fitting = models.filter { model in
            let own = model.entityVersionHashesByName
            return !own.isEmpty && own.allSatisfy { hashes[$0.key] == $0.value }
        }
        self.init()
        for model in fitting { merge((model.copy() as! NSManagedObjectModel).without(byNameIn: self)) }
        guard entityVersionHashesByName == hashes else { return nil }
    }

    /// All models in the resources of bundles, of the main bundle if there are none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        NSManagedObjectModel(byMerging: ModelFiles.models(in: bundles ?? [.main], allVersions: false))
    }

    /// The models in the resources of bundles that a store was written by.
    open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
        NSManagedObjectModel(
            byMerging: ModelFiles.models(in: bundles ?? [.main], allVersions: true), forStoreMetadata: metadata)
    }

    // MARK: Entities

    /// The entities.
    open var entities: [NSEntityDescription] {
        get { list }
        set {
            willModify()
            for old in list where old.model === self { old.model = nil }
            list = newValue
            for entity in newValue { entity.model = self }
            forgetNames()
        }
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        lock.withLock {
            if let byName { return byName }
            let made = Dictionary(list.map { ($0.name ?? "", $0) }) { $1 }
            byName = made
            return made
        }
    }

    func forgetNames() { lock.withLock { byName = nil } }

    /// The entities in the order of their numbers: each before those that inherit from it.
    var ordered: [NSEntityDescription] {
        let roots = list.filter { $0.parent == nil }.sorted { ($0.name ?? "") < ($1.name ?? "") }
        func all(_ entity: NSEntityDescription) -> [NSEntityDescription] {
            [entity] + entity.subentities.sorted { ($0.name ?? "") < ($1.name ?? "") }.flatMap(all)
        }
        return roots.flatMap(all)
    }

    private func merge(_ other: NSManagedObjectModel) {
        for entity in other.entities {
            guard let name = entity.name, let known = entitiesByName[name] else { continue }
            guard known.versionHash == entity.versionHash else {
                CoreDataError.raise("Can't merge models with two different entities named '\(name)'")
            }
        }
        let (known, new) = (entitiesByName, other.entities.filter { entitiesByName[$0.name ?? ""] == nil })
        let configured = other.namedConfigurations
        entities = list + new
        for (name, members) in configured {
            let resolved = members.compactMap { known[$0.name ?? ""] ?? $0 }
            namedConfigurations[name, default: []] += resolved.filter { new in
                !(namedConfigurations[name] ?? []).contains { $0 === new }
            }
        }
        templates.merge(other.templates) { own, _ in own }
        versionIdentifiers.formUnion(other.versionIdentifiers)
        reconnect()
    }

    private func without(byNameIn other: NSManagedObjectModel) -> NSManagedObjectModel {
        let known = other.entitiesByName
        entities = list.filter { known[$0.name ?? ""] == nil }
        return self
    }

    /// Leads all relationships to this model's own entities.
    private func reconnect() {
        let byName = entitiesByName
        for entity in list {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                let destination = (relationship.destinationEntity?.name).flatMap { byName[$0] }
                let inverse = (relationship.inverseRelationship?.name).flatMap { destination?.relationshipsByName[$0] }
                relationship.connect(destination: destination, inverse: inverse ?? relationship.inverseRelationship)
            }
            entity.forgetLayout()
        }
    }

    // MARK: Configurations

    /// The names of the configurations.
    open var configurations: [String] { namedConfigurations.keys.sorted() }

    /// The entities of a configuration; all for `nil`, and `nil` if there is no such configuration.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != NSManagedObjectModel.defaultConfiguration else { return list }
        return namedConfigurations[configuration]
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        willModify()
        namedConfigurations[configuration] = entities
    }

    static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"

    // MARK: Templates of requests

    /// Sets the request of a name.
    open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String) {
        willModify()
        templates[name] = fetchRequestTemplate
    }

    /// The request of a name, as it stands in the model.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { templates[name] }

    /// A copy of the request of a name, with values for its predicate's variables.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<NSFetchRequestResult>? {
        guard let request = templates[name]?.copy() as? NSFetchRequest<NSFetchRequestResult> else { return nil }
        request.predicate = request.predicate?.withSubstitutionVariables(variables)
        return request
    }

    /// The requests by their names.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

    // MARK: Versions

    /// Texts for names in the model, by keys such as `Entity/Person`, `Property/name/Entity/Person`.
    open var localizationDictionary: [String: String]?

    /// What the version of the model is called.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// The digests of the entities by their names.
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// A digest of all entities.
    open var versionChecksum: String { Self.checksum(entityVersionHashesByName) }

    /// A digest of entities by theirs.
    static func checksum(_ hashes: [String: Data]) -> String {
        let all = hashes.sorted { $0.key < $1.key }.reduce(into: Data()) { $0 += $1.value }
        return SHA256.digest(all).base64EncodedString()
    }

    /// Whether a store was written by the entities of a configuration, as they are here.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        guard let entities = entities(forConfigurationName: configuration) else { return false }
        return StoreFile.isCompatible(metadata, entities)
    }

    /// Models of the same entities are equal, whatever they were read from.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        return self === other
            || entityVersionHashesByName == other.entityVersionHashesByName
                && entitiesByName.mapValues(\.managedObjectClassName) == other.entitiesByName.mapValues(\.managedObjectClassName)
    }

    /// Of the names of the entities, which models that are equal have alike.
    open override var hash: Int { Set(list.compactMap(\.name)).hashValue }

    private func willModify() {
        if isInUse { CoreDataError.raise("Can't modify an immutable model.", "NSInternalInconsistencyException") }
    }

    /// A model alike, which may be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        let copies = list.map { $0.copy() as! NSEntityDescription }
        let pairs = Dictionary(zip(list.map(ObjectIdentifier.init), copies)) { $1 }
        for (old, new) in zip(list, copies) {
            new.subentities = old.subentities.compactMap { pairs[ObjectIdentifier($0)] }
        }
        copy.entities = copies
        copy.reconnect()
        copy.namedConfigurations = namedConfigurations.mapValues { $0.compactMap { pairs[ObjectIdentifier($0)] } }
        copy.templates = templates.mapValues { template in
            let request = template.copy() as! NSFetchRequest<NSFetchRequestResult>
            if let name = template.entityName { request.setEntityName(name) }
            return request
        }
        copy.versionIdentifiers = versionIdentifiers
        copy.localizationDictionary = localizationDictionary
        return copy
    }

    open override var description: String {
        "(<\(type(of: self)): \(ObjCException.address(of: self))>) isEditable \(isInUse ? 0 : 1), "
            + "entities {\(list.map { "\($0.name ?? "") = \"\($0)\"" }.joined(separator: "; "))}, "
            + "fetch request templates {\(templates.keys.sorted().joined(separator: ", "))}"
    }
}

/// All models that there are, for classes that ask for their entity.
enum ModelRegistry {
    private struct Entry { weak var model: NSManagedObjectModel? }
    nonisolated(unsafe) private static var models: [Entry] = []
    private static let lock = NSLock()

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil }
            models.append(Entry(model: model))
        }
    }

    /// The entity of a class: that of a model in use, if there is one.
    static func entity(of cls: AnyClass) -> NSEntityDescription? {
        let all = lock.withLock { models.compactMap(\.model) }
        let ordered = all.filter(\.isInUse).reversed() + all.filter { !$0.isInUse }.reversed()
        for model in ordered {
            let found = model.entities.filter { ManagedClass.cls(of: $0) == cls && $0.managedObjectClassName != "NSManagedObject" }
            // Of several entities of one class that at the top of the hierarchy is meant.
            if let entity = found.first(where: { candidate in !found.contains { $0 === candidate.parent } }) { return entity }
        }
        return nil
    }
}

/// What developers are told on standard error.
enum Complaint {
    static func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
