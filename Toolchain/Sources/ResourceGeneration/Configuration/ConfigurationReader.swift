import Foundation
import YAML

/// Reads the entries of a configuration.
struct ConfigurationReader {
    let path: String
    private let environment: [String: String]
    private(set) var warnings: [GenerationMessage] = []

    init(path: String, environment: [String: String]) { (self.path, self.environment) = (path, environment) }

    /// An error at the place of a value.
    func at(_ node: YAMLNode, _ error: any Error) -> any Error {
        GenerationError.at(path: path, line: node.line, column: node.column, error)
    }

    /// Where a mapping stands, and the values of its keys.
    func places(_ node: YAMLNode) -> ConfigurationPlaces {
        func place(_ node: YAMLNode) -> ConfigurationPlace { ConfigurationPlace(path: path, line: node.line, column: node.column) }
        var places = ConfigurationPlaces(own: place(node))
        for (key, value) in node.pairs ?? [] { if let name = key.text { places.keys[name] = place(value) } }
        return places
    }

    private mutating func warn(_ text: String, at node: YAMLNode) {
        warnings.append(GenerationMessage(.warning, text, at: "\(path):\(node.line):\(node.column)"))
    }

    /// Says which keys stand in a mapping twice; the last counts.
    mutating func warnOfRepeats(in node: YAMLNode) {
        for key in node.repeatedKeys { warn("The key `\(key.text ?? "")` stands here again; what it said before does not count.", at: key) }
    }

    // MARK: Values

    /// The value with `${NAME}` replaced by variables; what is not set stays as it is written.
    private func value(_ node: YAMLNode) -> Any {
        node.any { text in
            guard text.contains("${") else { return text }
            var result = ""
            var rest = text[...]
            while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
                result += rest[..<start.lowerBound]
                result += environment[String(rest[start.upperBound..<end])] ?? String(rest[start.lowerBound...end])
                rest = rest[rest.index(after: end)...]
            }
            return result + rest
        }
    }

    /// What Swift would call the type of a value.
    func type(_ node: YAMLNode) -> String {
        switch value(node) {
        case is String: "String"
        case is Bool: "Bool"
        case is Int: "Int"
        case is Double: "Double"
        case is Date: "Date"
        case is Data: "Data"
        case is [Any]: "Array<Any>"
        case is [String: Any]: "Dictionary<AnyHashable, Any>"
        default: "NSNull"
        }
    }

    private func wrongType(_ node: YAMLNode, key: String, expected: String) -> any Error {
        at(node, GenerationError.wrongType(key: key, expected: expected, got: type(node)))
    }

    private func isNull(_ node: YAMLNode) -> Bool { value(node) is NSNull }

    /// A text that may be missing, or be left empty.
    func optionalText(_ key: String, of node: YAMLNode) throws -> String? {
        guard let found = node[key], !isNull(found) else { return nil }
        return try text(found, key: key)
    }

    private func text(_ node: YAMLNode, key: String) throws -> String {
        guard let text = value(node) as? String else { throw wrongType(node, key: key, expected: "String") }
        return text
    }

    private func dictionary(_ key: String, of node: YAMLNode, named name: String) throws -> [String: Any] {
        guard let found = node[key] else { return [:] }
        guard let entries = value(found) as? [String: Any] else { throw wrongType(found, key: name, expected: "Dictionary<String, Any>") }
        return entries
    }

    /// The mappings that a value is: one, or an array of them.
    private func mappings(_ node: YAMLNode, key: String) throws -> [YAMLNode] {
        if node.pairs != nil { return [node] }
        if let elements = node.elements, elements.allSatisfy({ $0.pairs != nil }) { return elements }
        throw wrongType(node, key: key, expected: "Dictionary<String, Any> or Array of Dictionary<String, Any>")
    }

    // MARK: Entries

    /// The entries of a parser.
    mutating func entries(_ node: YAMLNode, of kind: ParserKind) throws -> [GenerationEntry] {
        var entries: [GenerationEntry] = []
        for mapping in try mappings(node, key: kind.name) { entries.append(try entry(mapping, of: kind.name)) }
        return entries
    }

    private mutating func entry(_ node: YAMLNode, of parser: String) throws -> GenerationEntry {
        warnOfRepeats(in: node)
        if node["inputs"] == nil, let old = node["paths"] { warn("\(parser): `paths` is a deprecated in favour of `inputs`.", at: old) }
        guard let inputs = node["inputs"] ?? node["paths"] else { throw at(node, GenerationError.missingEntry(key: "\(parser).inputs")) }
        var entry = GenerationEntry(
            inputs: try texts(inputs, key: "\(parser).inputs"), filter: nil,
            options: try dictionary("options", of: node, named: "\(parser).options"), outputs: [], places: places(node))
        entry.places?.keys["inputs"] = places(inputs).own
        if let filter = node["filter"], !isNull(filter) { entry.filter = try text(filter, key: "\(parser).filter") }
        if let outputs = node["outputs"] {
            for output in try mappings(outputs, key: "\(parser).outputs") {
                warnOfRepeats(in: output)
                entry.outputs.append(try self.output(output, prefix: "\(parser).outputs"))
            }
        } else if node["output"] != nil {
            // The form from before entries had several outputs: all at one level.
            entry.outputs = [try output(node, prefix: parser)]
        } else {
            throw at(node, GenerationError.missingEntry(key: "\(parser).outputs"))
        }
        for key in ["output", "params", "templateName", "templatePath"] {
            guard let old = node[key] else { continue }
            warn("\(parser): `\(key)` is a deprecated in favour of `outputs.\(key)`.", at: old)
        }
        return entry
    }

    private func texts(_ node: YAMLNode, key: String) throws -> [String] {
        switch value(node) {
        case let text as String: return [text]
        case let texts as [Any] where texts.allSatisfy({ $0 is String }): return texts.compactMap { $0 as? String }
        default: throw wrongType(node, key: key, expected: "String or Array of String")
        }
    }

    private func output(_ node: YAMLNode, prefix: String) throws -> GenerationOutput {
        guard let output = node["output"] else { throw at(node, GenerationError.missingEntry(key: "\(prefix).output")) }
        let path = try text(output, key: "\(prefix).output")
        let parameters = try dictionary("params", of: node, named: "\(prefix).params")
        let name = try node["templateName"].map { try text($0, key: "\(prefix).templateName") } ?? ""
        let file = try node["templatePath"].map { try text($0, key: "\(prefix).templatePath") } ?? ""
        do {
            return GenerationOutput(
                path: path, template: try TemplateReference(name: name, path: file), parameters: parameters, places: places(node))
        } catch { throw at(node, error) }
    }
}
