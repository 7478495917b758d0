import SampanFoundation

/// A version of a model: the model itself, or where it is found.
///
/// See https://developer.apple.com/documentation/coredata/nsmanagedobjectmodelreference.
open class NSManagedObjectModelReference: NSObject {
    private let find: () -> NSManagedObjectModel?
    private let place: String
    private var found: NSManagedObjectModel?

    /// The checksum that was given. It is a name for the version: whether a store is of it is told by the model.
    public let versionChecksum: String

    private init(_ versionChecksum: String, _ place: String, _ find: @escaping () -> NSManagedObjectModel?) {
        (self.versionChecksum, self.place, self.find) = (versionChecksum, place, find)
    }

    // @objc(initWithModel:versionChecksum:)
    /// A model.
    public convenience init(model: NSManagedObjectModel, versionChecksum: String) {
        self.init(versionChecksum, "the model") { model }
    }

    // @objc(initWithFileURL:versionChecksum:)
    /// The model in a file.
    public convenience init(fileURL: URL, versionChecksum: String) {
        self.init(versionChecksum, fileURL.path) { NSManagedObjectModel(contentsOf: fileURL) }
    }

    // @objc(initWithEntityVersionHashes:inBundle:versionChecksum:)
    /// The model among a bundle's whose entities have these digests.
    public convenience init(entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
        let hashes = Dictionary(versionHash.compactMap { key, hash in (hash as? Data).map { ("\(key)", $0) } }) { $1 }
        self.init(versionChecksum, "the entities' digests") {
            ModelFiles.models(in: [bundle ?? .main], allVersions: true).first { $0.entityVersionHashesByName == hashes }
        }
    }

    // @objc(initWithName:inBundle:versionChecksum:)
    /// The model of a name among a bundle's: of a version, or of a model's present version.
    public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        self.init(versionChecksum, modelName) { ModelFiles.version(named: modelName, in: bundle ?? .main) }
    }

    /// The model. One that is not found ends the process.
    open var resolvedModel: NSManagedObjectModel {
        guard let model = try? resolve() else {
            CoreDataError.raise("Cannot resolve the model reference \(place) (\(versionChecksum))", "NSInternalInconsistencyException")
        }
        return model
    }

    /// The model.
    func resolve() throws -> NSManagedObjectModel {
        if let found { return found }
        guard let model = find() else {
            throw CoreDataError.error(
                NSManagedObjectModelReferenceNotFoundError,
                reason: "The model that is referred to by \(place) could not be found (version checksum \(versionChecksum))")
        }
        found = model
        return model
    }
}
