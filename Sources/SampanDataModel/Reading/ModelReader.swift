import Foundation
import SampanXML

extension DataModel {
    /// What reading a document gave.
    public struct Reading: Sendable {
        /// The model; `nil` if it cannot be used.
        public var model: DataModel?
        /// What was found wrong, in the order of the lines.
        public var diagnostics: [DataModelDiagnostic]
    }

    /// Reads the `contents` of a `.xcdatamodel`.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - name: The version's name.
    ///   - file: Where the document is, for messages.
    public static func read(_ data: Data, name: String, file: URL) -> Reading {
        var reader = ModelReader(name: name, file: file)
        do {
            if data.count > ModelReader.sizeLimit {
                reader.report(.error, "the model is larger than \(ModelReader.sizeLimit >> 20) megabytes")
            } else {
                reader.read(try XMLReader.parse(data))
            }
        } catch let error as XMLError {
            reader.report(.error, line: error.line, column: error.column, error.message)
        } catch {
            reader.report(.error, "\(error)")
        }
        let hasErrors = reader.diagnostics.contains { $0.severity == .error }
        return Reading(model: hasErrors ? nil : reader.model, diagnostics: reader.sortedDiagnostics)
    }
}

/// Turns the XML of a model into its types. Topics are in extensions beside this file.
struct ModelReader {
    /// Models of hundreds of entities have a few hundred kilobytes.
    static let sizeLimit = 32 << 20

    let file: URL
    var model: DataModel
    /// The groups of attributes, as the document has them.
    var composites: [String: [DataModel.Attribute]] = [:]
    /// How many attributes the composite ones have together.
    var elementCount = 0
    private(set) var diagnostics: [DataModelDiagnostic] = []
    private var unknown: Set<String> = []

    init(name: String, file: URL) {
        self.file = file
        model = DataModel(name: name)
    }

    // MARK: What is wrong

    mutating func report(_ severity: DataModelDiagnostic.Severity, line: Int? = nil, column: Int? = nil, _ message: String) {
        diagnostics.append(DataModelDiagnostic(severity, file: file, line: line, column: column, message))
    }

    /// The diagnostics by their lines; those of one line as they were found.
    var sortedDiagnostics: [DataModelDiagnostic] {
        diagnostics.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }.map(\.element)
    }

    /// Reports an element that stands where it has no meaning.
    mutating func reportUnknown(_ node: XMLNode, in parent: String) {
        guard unknown.insert("\(parent) \(node.name)").inserted else { return }
        report(.warning, line: node.line, "<\(node.name)> in \(parent) is not known here and has no effect")
    }

    /// Reports the attributes that are neither read nor known to mean nothing to a program that runs.
    mutating func checkAttributes(of node: XMLNode, _ known: Set<String>) {
        for name in node.attributes.keys.sorted() where !known.contains(name) {
            guard unknown.insert("\(node.name) \(name)=").inserted else { continue }
            report(.warning, line: node.line, "the attribute '\(name)' of <\(node.name)> is not known here and has no effect")
        }
    }

    // MARK: Values of attributes

    /// A text that says something.
    func text(_ node: XMLNode, _ name: String) -> String? { node.attributes[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// The name that an element has to have.
    mutating func name(of node: XMLNode) -> String? {
        if let name = text(node, "name") { return name }
        report(.error, line: node.line, "<\(node.name)> has no name")
        return nil
    }

    /// Whether an attribute says "YES".
    mutating func flag(_ node: XMLNode, _ name: String, default unsaid: Bool = false) -> Bool {
        switch node.attributes[name] {
        case nil, "": return unsaid
        case "YES", "true", "1": return true
        case "NO", "false", "0": return false
        case let other?:
            report(.warning, line: node.line, "\(name) is \"\(other)\"; expected YES or NO")
            return unsaid
        }
    }

    /// A number that is not negative.
    mutating func count(_ node: XMLNode, _ name: String) -> Int? {
        guard let text = text(node, name) else { return nil }
        if let number = Int(text), number >= 0 { return number }
        report(.warning, line: node.line, "\(name) is \"\(text)\"; expected a number that is not negative")
        return nil
    }

    // MARK: The frame

    mutating func read(_ root: XMLNode) {
        guard root.name == "model" else {
            return report(.error, line: root.line, column: root.column, "<\(root.name)> is no data model; expected <model>")
        }
        if let type = text(root, "type"), type != "com.apple.IDECoreDataModeler.DataModel" {
            return report(.error, line: root.line, column: root.column, "this is no data model: its type is \"\(type)\"")
        }
        checkAttributes(of: root, Self.rootAttributes)
        if let version = text(root, "documentVersion"), let number = Double(version), number >= 2 {
            report(.warning, line: root.line, "the document's version is \(version); 1.0 is what is known here")
        }
        // More than one identifier stands in the attribute with commas between them.
        model.versionIdentifiers = (text(root, "userDefinedModelVersionIdentifier") ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
        model.isUsedWithCloudKit = flag(root, "usedWithCloudKit")
        model.isForObjectiveC = text(root, "sourceLanguage") == "Objective-C"
        for node in root.children where node.name == "composite" { readComposite(node) }
        checkComposites()
        for node in root.children {
            switch node.name {
            case "entity": if let entity = readEntity(node) { model.entities.append(entity) }
            case "configuration": if let configuration = readConfiguration(node) { model.configurations.append(configuration) }
            case "fetchRequest": if let request = readFetchRequest(node) { model.fetchRequests.append(request) }
            case "composite", "elements", "userInfo": break
            default: reportUnknown(node, in: "the model")
            }
        }
        for problem in DataModelProblem.all(in: model) { report(problem.severity, line: problem.line, problem.message) }
    }

    private static let rootAttributes: Set<String> = [
        "type", "documentVersion", "userDefinedModelVersionIdentifier", "usedWithCloudKit", "sourceLanguage",
        // What Xcode notes for itself.
        "name", "lastSavedToolsVersion", "systemVersion", "minimumToolsVersion", "macOSVersion", "iOSVersion", "tvOSVersion",
        "watchOSVersion", "usedWithSwiftData",
    ]

    private mutating func readConfiguration(_ node: XMLNode) -> DataModel.Configuration? {
        checkAttributes(of: node, ["name", "usedWithCloudKit"])
        guard let name = name(of: node) else { return nil }
        var configuration = DataModel.Configuration(name: name)
        configuration.isUsedWithCloudKit = flag(node, "usedWithCloudKit")
        configuration.line = node.line
        for child in node.children {
            guard child.name == "memberEntity" else {
                reportUnknown(child, in: "a configuration")
                continue
            }
            if let member = self.name(of: child) { configuration.entityNames.append(member) }
        }
        return configuration
    }

    mutating func readUserInfo(_ node: XMLNode) -> [String: String] {
        var result: [String: String] = [:]
        for entry in node.children {
            guard entry.name == "entry" else {
                reportUnknown(entry, in: "<userInfo>")
                continue
            }
            guard let key = entry.attributes["key"] else {
                report(.warning, line: entry.line, "the entry has no key and is left out")
                continue
            }
            result[key] = entry.attributes["value"] ?? ""
        }
        return result
    }
}
