import Foundation
import SampanXML

extension ModelReader {
    private static let attributeAttributes: Set<String> = [
        "name", "attributeType", "optional", "transient", "usesScalarValueType", "defaultValueString", "defaultDateTimeInterval",
        "minValueString", "maxValueString", "minDateTimeInterval", "maxDateTimeInterval", "regularExpressionString", "derived",
        "derivationExpression", "valueTransformerName", "customClassName", "composite", "allowsExternalBinaryDataStorage",
        "allowsCloudEncryption", "preserveAfterDeletion", "indexed", "spotlightIndexingEnabled", "elementID", "versionHashModifier",
        // What a program that runs has no use of.
        "syncable", "storedInTruthFile", "valueTransformerModule", "customClassModule",
    ]

    private static let types: [String: DataModel.AttributeType] = [
        "Undefined": .undefined, "Integer 16": .integer16, "Integer 32": .integer32, "Integer 64": .integer64, "Decimal": .decimal,
        "Double": .double, "Float": .float, "String": .string, "Boolean": .boolean, "Date": .date, "Binary": .binary,
        "Binary Data": .binary, "UUID": .uuid, "URI": .uri, "Transformable": .transformable, "Object ID": .objectID, "ObjectID": .objectID,
        "Composite": .composite,
    ]

    /// The type that an XML attribute names; `nil` if it is not known.
    mutating func attributeType(of node: XMLNode, in name: String) -> DataModel.AttributeType? {
        guard let text = text(node, name) else { return .undefined }
        if let type = Self.types[text] { return type }
        let known = Self.types.keys.sorted().joined(separator: ", ")
        report(.error, line: node.line, "the type \"\(text)\" is not known; expected one of \(known)")
        return nil
    }

    /// Reads an attribute of an entity, or of a composite.
    mutating func readAttribute(_ node: XMLNode, of owner: String) -> DataModel.Attribute? {
        checkAttributes(of: node, Self.attributeAttributes)
        guard let name = name(of: node), let type = attributeType(of: node, in: "attributeType") else { return nil }
        var attribute = DataModel.Attribute(name: name, type: type)
        attribute.line = node.line
        attribute.isOptional = flag(node, "optional")
        attribute.isTransient = flag(node, "transient")
        attribute.usesScalar = flag(node, "usesScalarValueType") && type.hasScalar
        attribute.regularExpression = text(node, "regularExpressionString")
        attribute.transformerName = text(node, "valueTransformerName")
        // A dot first stands for the module that the model belongs to.
        attribute.customClassName = text(node, "customClassName").map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.flatMap {
            $0.isEmpty ? nil : $0
        }
        attribute.allowsExternalStorage = flag(node, "allowsExternalBinaryDataStorage")
        attribute.allowsCloudEncryption = flag(node, "allowsCloudEncryption")
        attribute.preservesValueOnDeletion = flag(node, "preserveAfterDeletion")
        attribute.isIndexed = flag(node, "indexed")
        attribute.isIndexedBySpotlight = flag(node, "spotlightIndexingEnabled")
        attribute.renamingIdentifier = text(node, "elementID")
        attribute.versionHashModifier = text(node, "versionHashModifier")
        if flag(node, "derived") {
            attribute.derivation = text(node, "derivationExpression")
            if attribute.derivation == nil {
                report(.error, line: node.line, "\(owner).\(name) is derived and has no derivation expression")
            }
        }
        if type == .composite {
            attribute.compositeName = text(node, "composite")
            attribute.elements = elements(of: attribute, owner: owner)
        }
        readValues(node, into: &attribute, owner: owner)
        for child in node.children {
            if child.name == "userInfo" {
                attribute.userInfo = readUserInfo(child)
            } else {
                reportUnknown(child, in: "an attribute")
            }
        }
        return attribute
    }

    // MARK: Defaults and bounds

    private mutating func readValues(_ node: XMLNode, into attribute: inout DataModel.Attribute, owner: String) {
        let place = "\(owner).\(attribute.name)"
        if attribute.type == .date {
            attribute.defaultValue = moment(node, "defaultDateTimeInterval", place)
            attribute.minimum = moment(node, "minDateTimeInterval", place)
            attribute.maximum = moment(node, "maxDateTimeInterval", place)
        } else {
            attribute.defaultValue = value(node, "defaultValueString", attribute.type, place)
            let bound: DataModel.AttributeType = attribute.type == .string ? .integer64 : attribute.type
            attribute.minimum = value(node, "minValueString", bound, place)
            attribute.maximum = value(node, "maxValueString", bound, place)
        }
    }

    private mutating func moment(_ node: XMLNode, _ name: String, _ place: String) -> DataModel.Value? {
        guard let text = text(node, name) else { return nil }
        if let seconds = Self.number(text) { return .date(seconds) }
        report(.warning, line: node.line, "\(place): \(name) is \"\(text)\"; expected a number of seconds, and it is left out")
        return nil
    }

    /// Reads a value. What is none of the type does not stop a build, as at Xcode; numbers are then what the text begins with, or zero.
    private mutating func value(
        _ node: XMLNode, _ name: String, _ type: DataModel.AttributeType, _ place: String
    ) -> DataModel.Value? {
        guard let text = type == .string ? node.attributes[name] : text(node, name) else { return nil }
        let (expected, instead): (String, DataModel.Value?)
        switch type {
        case .string: return .string(text)
        case .integer16, .integer32, .integer64:
            let bits = type == .integer16 ? 16 : type == .integer32 ? 32 : 64
            func fits(_ number: Int64) -> Bool { bits == 64 || abs(Double(number) + 0.5) < Double(1 << (bits - 1)) }
            if let number = Self.integer(text), fits(number) { return .integer(number) }
            let begin = Int64(text.prefix { $0.isASCII && $0.isNumber }) ?? 0
            (expected, instead) = ("a whole number of \(bits) bits", .integer(fits(begin) ? begin : 0))
        case .double, .float:
            if let number = Self.number(text) { return .real(number) }
            (expected, instead) = ("a number", .real(0))
        case .decimal:
            if Self.isDecimal(text) { return .decimal(text) }
            (expected, instead) = ("a decimal number", .decimal("0"))
        case .boolean:
            switch text.lowercased() {
            case "yes", "true", "1": return .boolean(true)
            case "no", "false", "0": return .boolean(false)
            default: (expected, instead) = ("YES or NO", .boolean(false))
            }
        case .uuid:
            if let uuid = UUID(uuidString: text) { return .uuid(uuid) }
            (expected, instead) = ("a UUID", nil)
        case .uri:
            if URL(string: text) != nil { return .uri(text) }
            (expected, instead) = ("a URL", nil)
        case .undefined, .binary, .transformable, .objectID, .composite, .date:
            report(.warning, line: node.line, "\(place): \(name) has no meaning for an attribute of this type")
            return nil
        }
        let result = instead.map { "\($0.text) is used" } ?? "it is left out"
        report(.warning, line: node.line, "\(place): \(name) is \"\(text)\"; expected \(expected), and \(result)")
        return instead
    }

    /// A whole number, also where it is written with a fraction of zero.
    private static func integer(_ text: String) -> Int64? {
        if let number = Int64(text) { return number }
        guard let number = number(text) else { return nil }
        return Int64(exactly: number)
    }

    /// A number that is neither infinite nor none.
    private static func number(_ text: String) -> Double? {
        guard isDecimal(text), let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// Whether a text is a number in digits, with a sign, a fraction and an exponent if any.
    private static func isDecimal(_ text: String) -> Bool {
        var rest = text.utf8[...]
        func digits() -> Int {
            let count = rest.prefix { (0x30...0x39).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
        var count = digits()
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            count += digits()
        }
        guard count > 0, count <= 400 else { return false }
        if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
            guard (1...3).contains(digits()) else { return false }
        }
        return rest.isEmpty
    }

    // MARK: Composites

    /// How many attributes a composite may have with all that is in it, and how deep they may lie. What Xcode saves is nowhere near.
    private static let elementLimit = 1000
    private static let depthLimit = 16
    /// How many all composite attributes of the model may have together.
    private static let totalElementLimit = 50_000

    /// Reads a group of attributes. What those have that are composite themselves is put in by `checkComposites()`.
    mutating func readComposite(_ node: XMLNode) {
        checkAttributes(of: node, ["name", "syncable"])
        guard let name = name(of: node) else { return }
        guard composites[name] == nil else {
            return report(.error, line: node.line, "there is another composite \"\(name)\"")
        }
        composites[name] = []
        var seen: Set<String> = []
        let attributes = node.children.compactMap { child -> DataModel.Attribute? in
            guard child.name == "attribute" else {
                if child.name != "userInfo" { reportUnknown(child, in: "a composite") }
                return nil
            }
            guard let attribute = readAttribute(child, of: name) else { return nil }
            if seen.insert(attribute.name).inserted { return attribute }
            report(.error, line: child.line, "the composite \"\(name)\" has another attribute \"\(attribute.name)\"")
            return nil
        }
        composites[name] = attributes
    }

    /// Puts the attributes of composites into those that are made of them.
    mutating func checkComposites() {
        var finished: [String: [DataModel.Attribute]] = [:]
        var sizes: [String: Int] = [:]
        func finish(_ name: String, above: [String]) -> (attributes: [DataModel.Attribute], size: Int) {
            if let known = finished[name] { return (known, sizes[name] ?? 0) }
            var attributes = composites[name] ?? []
            var size = attributes.count
            for index in attributes.indices where attributes[index].type == .composite {
                let attribute = attributes[index]
                let place = "\(name).\(attribute.name)"
                guard let inner = attribute.compositeName, composites[inner] != nil else { continue }
                guard inner != name, !above.contains(inner), above.count < Self.depthLimit else {
                    report(.error, line: attribute.line, "\(place): the composite \"\(inner)\" holds itself, or is nested too deeply")
                    continue
                }
                let found = finish(inner, above: above + [name])
                size += found.size
                guard size <= Self.elementLimit else {
                    report(.error, line: attribute.line, "\(place): a composite may hold \(Self.elementLimit) attributes at the most")
                    break
                }
                attributes[index].elements = found.attributes
            }
            size = min(size, Self.elementLimit + 1)
            (finished[name], sizes[name]) = (attributes, size)
            return (attributes, size)
        }
        for name in composites.keys.sorted() { _ = finish(name, above: []) }
        composites = finished
    }

    /// The attributes that a composite one is made of.
    private mutating func elements(of attribute: DataModel.Attribute, owner: String) -> [DataModel.Attribute] {
        let place = "\(owner).\(attribute.name)"
        guard let name = attribute.compositeName else {
            report(.warning, line: attribute.line, "\(place) is composite and names no composite")
            return []
        }
        // A composite may come before those that it is made of.
        guard let elements = composites[name] else {
            if composites[owner] == nil { report(.error, line: attribute.line, "\(place): there is no composite \"\(name)\"") }
            return []
        }
        guard composites[owner] == nil else { return [] }
        elementCount += elements.count
        guard elementCount <= Self.totalElementLimit else {
            if elementCount - elements.count <= Self.totalElementLimit {
                report(
                    .error, line: attribute.line,
                    "the composite attributes of a model may hold \(Self.totalElementLimit) others at the most")
            }
            return []
        }
        return elements
    }
}

extension DataModel.Value {
    /// The value as a message says it.
    fileprivate var text: String {
        switch self {
        case .integer(let number): "\(number)"
        case .real(let number), .date(let number): "\(number)"
        case .decimal(let text), .string(let text), .uri(let text): text
        case .boolean(let isTrue): isTrue ? "YES" : "NO"
        case .uuid(let uuid): uuid.uuidString
        }
    }
}
