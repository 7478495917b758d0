import Foundation

/// What compiled models are: a line that says what it is and in which version of the form, and JSON of the model's own types.
struct CompiledForm<Model: Codable> {
    /// The first word.
    let mark: String
    /// The version of the form.
    let version: Int
    /// What messages call it.
    let name: String
    /// More bytes are no model that anybody made.
    private let sizeLimit = 64 << 20

    init(mark: String, version: Int, name: String) { (self.mark, self.version, self.name) = (mark, version, name) }

    /// The same model gives the same bytes.
    func encode(_ model: Model) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Data("\(mark) \(version)\n".utf8) + encoder.encode(model)
    }

    func read(_ url: URL) throws -> Model {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int
        guard let size else { throw CompiledDataModelError(file: url.path, message: "there is no compiled \(name) here") }
        guard size <= sizeLimit, let data = try? Data(contentsOf: url) else {
            throw CompiledDataModelError(file: url.path, message: "the compiled \(name) cannot be read, or is too large")
        }
        return try decode(data, file: url.path)
    }

    func decode(_ data: Data, file: String) throws -> Model {
        func refuse(_ message: String) -> CompiledDataModelError { CompiledDataModelError(file: file, message: message) }
        guard data.count <= sizeLimit else { throw refuse("the compiled \(name) is too large") }
        guard data.starts(with: "\(mark) ".utf8) else {
            throw refuse(
                data.starts(with: "bplist".utf8)
                    ? "this \(name) was compiled by Xcode, for Apple's Core Data alone; have it compiled from its source"
                    : "this is no compiled \(name)")
        }
        let rest = data.dropFirst(mark.utf8.count + 1)
        let number = rest.prefix { $0 != UInt8(ascii: "\n") }
        guard number.count < 10, Int(String(decoding: number, as: UTF8.self)) == version else {
            throw refuse("the \(name) was compiled by another version of Sampan; build the app again")
        }
        do {
            return try JSONDecoder().decode(Model.self, from: Data(rest.dropFirst(number.count + 1)))
        } catch {
            throw refuse("the compiled \(name) is damaged: \(error)")
        }
    }
}

/// The form of mapping models in an app: `Name.cdm`.
public enum CompiledMappingModel {
    private static let form = CompiledForm<MappingModel>(mark: "SampanMappingModel", version: 1, name: "mapping model")

    /// A model as the content of a `.cdm`. The same model gives the same bytes.
    public static func encode(_ model: MappingModel) throws -> Data { try form.encode(model) }

    /// The model in a `.cdm`.
    ///
    /// - Throws: `CompiledDataModelError`.
    public static func read(contentsOf url: URL) throws -> MappingModel { try form.read(url) }

    /// The model that the content of a `.cdm` is.
    ///
    /// - Parameter file: Where it comes from, for messages.
    /// - Throws: `CompiledDataModelError`.
    public static func decode(_ data: Data, file: String) throws -> MappingModel { try form.decode(data, file: file) }
}
