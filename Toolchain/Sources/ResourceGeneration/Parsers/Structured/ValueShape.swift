import Foundation

/// Describes what a value is made of, for templates that write it down as Swift: `type`, and what is in it.
enum ValueShape {
    /// The description of a value.
    static func of(_ value: Any) -> [String: Any] {
        switch value {
        case let elements as [Any]: ["type": "Array", "element": shape(ofElements: elements)]
        case let entries as [String: Any]: ["type": "Dictionary", "properties": entries.mapValues(of)]
        default: ["type": name(of: value)]
        }
    }

    private static func name(of value: Any) -> String {
        switch value {
        case is String: "String"
        case is Bool: "Bool"
        case is Int: "Int"
        case is Double: "Double"
        case is Date: "Date"
        case is Data: "Data"
        case is NSNull: "Optional"
        case is [Any]: "Array"
        case is [String: Any]: "Dictionary"
        default: "Any"
        }
    }

    /// What elements have in common; where that says too little, each by itself.
    private static func shape(ofElements elements: [Any]) -> [String: Any] {
        let names = Set(elements.map(name(of:)))
        // Nothing says what an empty array is meant for.
        guard let common = names.first else { return ["type": "String"] }
        guard names.count == 1, common != "Optional", common != "Any" else { return ["type": "Any", "items": elements.map(of)] }
        guard ["Array", "Dictionary"].contains(common) else { return ["type": common] }
        return ["type": common, "items": elements.map(of)]
    }
}

/// A file of values, as the JSON, property list and YAML parsers have read it.
struct ValueFile {
    let name: String
    let path: String
    let documents: [Any]

    /// The documents with their descriptions.
    var described: [[String: Any]] { documents.map { ["data": $0, "metadata": ValueShape.of($0)] } }

    /// The files in the order of their names.
    static func sorted(_ files: [ValueFile]) -> [ValueFile] {
        files.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    }
}
