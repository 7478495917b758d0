import Foundation

/// Why a compiled model cannot be used.
public struct CompiledDataModelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder.
    public var file: String
    /// What is wrong, in one sentence.
    public var message: String

    /// Creates an error.
    public init(file: String, message: String) { (self.file, self.message) = (file, message) }

    /// The error as compilers print it: `file: error: message`.
    public var description: String { "\(file): error: \(message)" }
}

/// The form of data models in an app: `Name.momd` with a `.mom` for each version, or one `Name.mom`.
///
/// A `.mom` is a line with the version of the format, and the model as JSON. Apple's own are archives of Core Data's objects, which nobody else
/// can read.
public enum CompiledDataModel {
    /// The name of the file that says which version of a `.momd` is the current one.
    public static let versionFile = "VersionInfo.plist"
    /// The key in it.
    public static let currentVersionKey = "NSManagedObjectModel_CurrentVersionName"

    private static let form = CompiledForm<DataModel>(mark: "SampanDataModel", version: 1, name: "data model")

    // MARK: Writing

    /// A model as the content of a `.mom`. The same model gives the same bytes.
    public static func encode(_ model: DataModel) throws -> Data { try form.encode(model) }

    // MARK: Reading

    /// The model in a `.mom`, or the current version in a `.momd`.
    ///
    /// - Throws: `CompiledDataModelError`.
    public static func read(contentsOf url: URL) throws -> DataModel {
        guard url.pathExtension.lowercased() == "momd" else { return try checked(form.read(url), url.path) }
        return try model(named: try versions(of: url).current, of: url)
    }

    /// The names of the versions in a `.momd`, sorted, and that of the current one.
    ///
    /// - Throws: `CompiledDataModelError`.
    public static func versions(of url: URL) throws -> (names: [String], current: String) {
        let file = url.appendingPathComponent(versionFile)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
            throw CompiledDataModelError(file: url.path, message: "there is no compiled data model here")
        }
        let versions = names.filter { $0.hasSuffix(".mom") }.map { String($0.dropLast(4)) }.sorted()
        guard let data = try? Data(contentsOf: file), let current = CurrentVersion.read(data, key: currentVersionKey) else {
            throw CompiledDataModelError(file: file.path, message: "expected a property list with \"\(currentVersionKey)\"")
        }
        guard versions.contains(current) else {
            throw CompiledDataModelError(file: file.path, message: "the current version is \"\(current)\", and there is no such .mom")
        }
        return (versions, current)
    }

    /// One version in a `.momd`.
    ///
    /// - Throws: `CompiledDataModelError`.
    public static func model(named name: String, of url: URL) throws -> DataModel {
        let file = url.appendingPathComponent(name + ".mom")
        return try checked(form.read(file), file.path)
    }

    /// The model that the content of a `.mom` is.
    ///
    /// - Parameter file: Where it comes from, for messages.
    /// - Throws: `CompiledDataModelError`.
    public static func decode(_ data: Data, file: String) throws -> DataModel { try checked(form.decode(data, file: file), file) }

    private static func checked(_ model: DataModel, _ file: String) throws -> DataModel {
        if let problem = DataModelProblem.all(in: model).first(where: { $0.severity == .error }) {
            throw CompiledDataModelError(file: file, message: "the compiled data model is damaged: \(problem.message)")
        }
        return model
    }
}

extension DataModelBundle {
    /// What an app has of the model.
    public struct Compiled: Sendable {
        /// The name of the folder that the files lie in: `Name.momd`; `nil` if there is one file beside the app's others.
        public var folder: String?
        /// The files, by their names.
        public var files: [(name: String, content: Data)]
    }

    /// Compiles the model for an app or library of the given module, whose classes are those that the model names with a dot first.
    public func compiled(module: String) throws -> Compiled {
        var files: [(name: String, content: Data)] = []
        for version in versions {
            files.append(("\(version.name).mom", try CompiledDataModel.encode(version.naming(module: module))))
        }
        guard isVersioned else { return Compiled(folder: nil, files: files) }
        files.append((CompiledDataModel.versionFile, CurrentVersion.write(currentName, key: CompiledDataModel.currentVersionKey)))
        return Compiled(folder: "\(name).momd", files: files)
    }
}

extension DataModel {
    /// The model with the full names of classes that it names with a dot first.
    func naming(module: String) -> DataModel {
        var model = self
        for index in model.entities.indices where model.entities[index].classModule == "" {
            model.entities[index].className = module + (model.entities[index].className ?? "")
        }
        return model
    }
}
