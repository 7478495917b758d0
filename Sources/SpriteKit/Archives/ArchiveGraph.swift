import Foundation
import SampanFoundation

/// A keyed archive as objects that refer to each other by their numbers.
struct ArchiveGraph {
    indirect enum Value {
        case bool(Bool)
        case number(Double)
        case string(String)
        case data(Data)
        case array([Value])
        case dictionary([String: Value])
        /// The number of an object.
        case reference(Int)
        case none
    }

    private(set) var objects: [Value] = []
    private(set) var top: [String: Value] = [:]

    /// `nil` if the data is no archive, binary or XML.
    init?(_ data: Data) {
        let root: Value
        if let list = BinaryPropertyList(data) {
            root = Self.value(list, list.root, 0)
        } else if !data.starts(with: Data("bplist".utf8)),
            // Foundation does not survive every damaged binary list.
            let any = try? PropertyListSerialization.propertyList(from: data.withPlainReferences, format: nil)
        {
            root = Self.value(any, 0)
        } else {
            return nil
        }
        guard case .dictionary(let entries) = root, case .array(let objects)? = entries["$objects"],
            case .dictionary(let top)? = entries["$top"]
        else { return nil }
        (self.objects, self.top) = (objects, top)
    }

    private static let deepest = 64

    private static func value(_ list: BinaryPropertyList, _ index: Int, _ depth: Int) -> Value {
        guard depth < deepest, list.nodes.indices.contains(index) else { return .none }
        switch list.nodes[index] {
        case .boolean(let value): return .bool(value)
        case .integer(let value): return .number(Double(value))
        case .real(let value): return .number(value)
        case .date(let value): return .number(value)
        case .data(let data): return .data(data)
        case .string(let text): return .string(text)
        case .reference(let number): return .reference(number)
        case .array(let elements): return .array(elements.map { value(list, $0, depth + 1) })
        case .dictionary(let keys, let values):
            var result: [String: Value] = [:]
            for (key, inner) in zip(keys, values) {
                if case .string(let name) = list.nodes[key] { result[name] = value(list, inner, depth + 1) }
            }
            return .dictionary(result)
        case .large: return .none
        }
    }

    private static func value(_ any: Any, _ depth: Int) -> Value {
        guard depth < deepest else { return .none }
        switch any {
        case let text as String: return .string(text)
        case let data as Data: return .data(data)
        case let date as Date: return .number(date.timeIntervalSinceReferenceDate)
        case let elements as [Any]: return .array(elements.map { value($0, depth + 1) })
        case let entries as [String: Any]:
            if entries.count == 1, let number = entries[Data.plainReference] as? Int { return .reference(number) }
            return .dictionary(entries.mapValues { value($0, depth + 1) })
        case let number as NSNumber:
            // What truths are coded as, and numbers of property lists are not.
            let isTruth = String(cString: number.objCType) == "c"
            return isTruth ? .bool(number.boolValue) : .number(number.doubleValue)
        default: return .none
        }
    }

    /// What a value stands for: the object, where it is a reference.
    func resolve(_ value: Value?) -> Value {
        guard case .reference(let number)? = value else { return value ?? .none }
        guard objects.indices.contains(number) else { return .none }
        if case .string("$null") = objects[number] { return .none }
        return objects[number]
    }

    /// The class of an object, as the archive calls it.
    func className(_ entries: [String: Value]) -> String? {
        guard case .dictionary(let description) = resolve(entries["$class"]), case .string(let name)? = description["$classname"] else {
            return nil
        }
        return name
    }
}

extension Data {
    static let plainReference = "sampan.reference"

    /// The text of an archive in XML, whose references are called otherwise: Foundation makes objects of them that tell nothing.
    fileprivate var withPlainReferences: Data {
        guard let text = String(data: self, encoding: .utf8) else { return self }
        return Data(text.replacingOccurrences(of: "CF$UID", with: Data.plainReference).utf8)
    }
}
