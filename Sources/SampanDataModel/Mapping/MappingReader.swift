import Foundation
import SampanXML

extension MappingModel {
    /// What reading a mapping model gave.
    public struct Reading: Sendable {
        /// The model; `nil` if it cannot be used.
        public var model: MappingModel?
        /// What was found wrong, in the order of the lines.
        public var diagnostics: [DataModelDiagnostic]
    }

    /// Reads a `.xcmappingmodel`.
    ///
    /// - Parameter expression: Reads an expression from the archive that the document has of it. What it throws is told at the line.
    public static func read(contentsOf url: URL, expression: (Data) throws -> MappingExpression) -> Reading {
        let file = url.appendingPathComponent("xcmapping.xml")
        guard let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int, size <= ModelReader.sizeLimit,
            let data = try? Data(contentsOf: file)
        else {
            return Reading(
                diagnostics: [DataModelDiagnostic(.error, file: file, "the mapping model cannot be read: expected a document of this name")]
            )
        }
        return read(data, name: url.deletingPathExtension().lastPathComponent, file: file, expression: expression)
    }

    /// Reads the document of a mapping model.
    public static func read(_ data: Data, name: String, file: URL, expression: (Data) throws -> MappingExpression) -> Reading {
        withoutActuallyEscaping(expression) { expression in
            var reader = MappingReader(name: name, file: file, expression: expression)
            do {
                reader.read(try XMLReader.parse(data, keepsText: ["attribute"]))
            } catch let error as XMLError {
                reader.report(.error, line: error.line, column: error.column, error.message)
            } catch {
                reader.report(.error, "\(error)")
            }
            let diagnostics = reader.diagnostics.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
            let hasErrors = diagnostics.contains { $0.severity == .error }
            return Reading(model: hasErrors ? nil : reader.model, diagnostics: diagnostics)
        }
    }
}

/// Turns the document into its model. It is a store of Core Data's own in XML: objects with attributes and relationships, by their identifiers.
private struct MappingReader {
    let file: URL
    let expression: (Data) throws -> MappingExpression
    var model: MappingModel
    private(set) var diagnostics: [DataModelDiagnostic] = []
    private var objects: [String: XMLNode] = [:]

    init(name: String, file: URL, expression: @escaping (Data) throws -> MappingExpression) {
        (self.file, self.expression) = (file, expression)
        model = MappingModel(name: name)
    }

    mutating func report(_ severity: DataModelDiagnostic.Severity, line: Int? = nil, column: Int? = nil, _ message: String) {
        diagnostics.append(DataModelDiagnostic(severity, file: file, line: line, column: column, message))
    }

    // MARK: Objects

    /// What an object has under a name.
    private func text(_ object: XMLNode, _ name: String) -> String? {
        object.children.first { $0.name == "attribute" && $0.attributes["name"] == name }.flatMap {
            let text = $0.text.trimmed
            return text.isEmpty ? nil : text
        }
    }

    /// The objects that a relationship of an object names.
    private func objects(_ object: XMLNode, _ name: String) -> [XMLNode] {
        let names = object.children.first { $0.name == "relationship" && $0.attributes["name"] == name }?.attributes["idrefs"] ?? ""
        return names.split(separator: " ").compactMap { objects[String($0)] }
    }

    mutating func read(_ root: XMLNode) {
        guard root.name == "database" else {
            return report(.error, line: root.line, column: root.column, "<\(root.name)> is no mapping model; expected <database>")
        }
        var models: [XMLNode] = []
        for object in root.children where object.name == "object" {
            if let id = object.attributes["id"] { objects[id] = object }
            if object.attributes["type"] == "XDDEVMAPPINGMODEL" { models.append(object) }
        }
        guard models.count == 1 else {
            return report(.error, line: root.line, "expected one object of the type XDDEVMAPPINGMODEL, there are \(models.count)")
        }
        model.sourceVersion = version(text(models[0], "sourcemodelpath"))
        model.destinationVersion = version(text(models[0], "destinationmodelpath"))
        let mappings = objects(models[0], "entitymappings").map { ($0, Int(text($0, "mappingnumber") ?? "") ?? .max) }
        for (object, _) in mappings.enumerated().sorted(by: { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }).map(\.element) {
            if let mapping = readEntity(object) { model.entityMappings.append(mapping) }
        }
    }

    private func version(_ path: String?) -> String? {
        path.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    }

    private mutating func readEntity(_ object: XMLNode) -> MappingModel.EntityMapping? {
        let (source, destination) = (text(object, "sourcename"), text(object, "destinationname"))
        guard source != nil || destination != nil else {
            report(
                .error, line: object.line, "the mapping names no entity: neither one that objects come from nor one that they are made of")
            return nil
        }
        // Xcode's own names, unless another one is given.
        let usual = destination.flatMap { to in source.map { "\($0)To\(to)" } } ?? destination ?? source ?? ""
        var mapping = MappingModel.EntityMapping(name: text(object, "name") ?? usual)
        (mapping.sourceEntity, mapping.destinationEntity) = (source, destination)
        mapping.policyClassName = text(object, "migrationpolicyclassname")
        mapping.line = object.line
        if model.entityMappings.contains(where: { $0.name == mapping.name }) {
            report(.error, line: object.line, "there is another mapping \"\(mapping.name)\"")
        }
        mapping.attributes = objects(object, "attributemappings").compactMap { readProperty($0) }
        mapping.relationships = objects(object, "relationshipmappings").compactMap { readProperty($0) }
        return mapping
    }

    private mutating func readProperty(_ object: XMLNode) -> MappingModel.PropertyMapping? {
        guard let name = text(object, "name") else {
            report(.error, line: object.line, "the mapping of a property has no name")
            return nil
        }
        var property = MappingModel.PropertyMapping(name: name)
        if let archive = text(object, "valueexpressiondata") {
            do {
                guard let data = Data(base64Encoded: archive, options: .ignoreUnknownCharacters) else {
                    throw CompiledDataModelError(file: file.path, message: "the archive is not in base 64")
                }
                property.source = .expression(try expression(data))
            } catch {
                report(.error, line: object.line, "the value expression of \"\(name)\" cannot be read: \(error)")
            }
        } else if text(object, "autogenerateexpression") == "1" {
            property.source = .automatic(keyPath: keyPath(of: object), mappingName: text(object, "sourcemappingname"))
        } else if let path = keyPath(of: object) {
            property.source = .automatic(keyPath: path, mappingName: text(object, "sourcemappingname"))
        }
        return property
    }

    /// The key path that a property's mapping says, without the `$source` that it begins with.
    private func keyPath(of object: XMLNode) -> String? {
        text(object, "sourcekeypath").map { $0.hasPrefix("$source.") ? String($0.dropFirst("$source.".count)) : $0 }
    }
}
