import Foundation

/// Why a compiled model cannot be used.
public struct CompiledDataModelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder.
    public var file: String
    /// What is wrong, in one sentence.
    public var message: String

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

    private static let mark = "SampanDataModel "
    private static let format = 1
    private static let sizeLimit = 64 << 20

    // MARK: Writing

    /// A model as the content of a `.mom`. The same model gives the same bytes.
    public static func encode(_ model: DataModel) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Data("\(mark)\(format)\n".utf8) + encoder.encode(model)
    }

    // MARK: Reading

    /// The model in a `.mom`, or the current version in a `.momd`.
    ///
    /// - Throws: `CompiledDataModelError`.
    public static func read(contentsOf url: URL) throws -> DataModel {
        guard url.pathExtension.lowercased() == "momd" else { return try readVersion(url) }
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
        try readVersion(url.appendingPathComponent(name + ".mom"))
    }

    private static func readVersion(_ url: URL) throws -> DataModel {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int
        guard let size else { throw CompiledDataModelError(file: url.path, message: "there is no compiled data model here") }
        guard size <= sizeLimit, let data = try? Data(contentsOf: url) else {
            throw CompiledDataModelError(file: url.path, message: "the compiled data model cannot be read, or is too large")
        }
        return try decode(data, file: url.path)
    }

    /// The model that the content of a `.mom` is.
    ///
    /// - Parameter file: Where it comes from, for messages.
    /// - Throws: `CompiledDataModelError`.
    public static func decode(_ data: Data, file: String) throws -> DataModel {
        func refuse(_ message: String) -> CompiledDataModelError { CompiledDataModelError(file: file, message: message) }
        guard data.count <= sizeLimit else { throw refuse("the compiled data model is too large") }
        guard data.starts(with: mark.utf8) else {
            throw refuse(
                data.starts(with: Array("bplist".utf8))
                    ? "this model was compiled by Xcode, for Apple's Core Data alone; have it compiled from its .xcdatamodel"
                    : "this is no compiled data model")
        }
        let rest = data.dropFirst(mark.utf8.count)
        let number = rest.prefix { $0 != UInt8(ascii: "\n") }
        guard number.count < 10, let version = Int(String(decoding: number, as: UTF8.self)), version == format else {
            throw refuse("the model was compiled by another version of Sampan; build the app again")
        }
        let model: DataModel
        do {
            model = try JSONDecoder().decode(DataModel.self, from: Data(rest.dropFirst(number.count + 1)))
        } catch {
            throw refuse("the compiled data model is damaged: \(error)")
        }
        if let problem = DataModelProblem.all(in: model).first(where: { $0.severity == .error }) {
            throw refuse("the compiled data model is damaged: \(problem.message)")
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
