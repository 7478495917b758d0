import Foundation
import SampanXML

extension DocumentReader {
    /// Reads an element of a list of objects. An unknown element there is kept as an object without a class, so that what is inside of it,
    /// and the constraints on it, still load.
    func readListed(_ node: XMLNode) -> IBObject? {
        guard let element = Schema.element(node.name) else {
            reportUnknown(node)
            return node.attributes["id"] == nil ? nil : readObject(node, className: nil, isKnown: false)
        }
        switch element.role {
        case .object(let className): return readObject(node, className: className, isKnown: true)
        case .record: return readObject(node, className: nil, isKnown: true)
        default:
            check(node)
            return nil
        }
    }

    func readObject(_ node: XMLNode, className: String?, isKnown: Bool) -> IBObject {
        if isKnown { checkAttributes(node) }
        let object = IBObject(
            element: node.name, className: className, isKnown: isKnown, line: node.line, attributes: node.attributes)
        register(object)
        for child in node.children { readChild(child, of: object) }
        return object
    }

    private func readChild(_ node: XMLNode, of object: IBObject) {
        guard let element = Schema.element(node.name) else {
            reportUnknown(node)
            if node.attributes["id"] != nil {
                add(readObject(node, className: nil, isKnown: false), to: object, key: node.attributes["key"])
            }
            return
        }
        // Values are checked as they are read: some have a form that depends on where they stand.
        switch element.role {
        case .object(let className):
            add(readObject(node, className: className, isKnown: true), to: object, key: node.attributes["key"])
        case .record: add(readObject(node, className: nil, isKnown: true), to: object, key: node.attributes["key"])
        case .list:
            let listed = node.children.compactMap { readListed($0) }
            for child in listed { add(child, to: object, key: nil) }
            object.lists[node.attributes["key"] ?? node.name, default: []] += listed
        case .value(let form):
            // Lists of values that an element is named for, such as a search bar's scopes, have no key.
            guard let key = node.attributes["key"] ?? node.attributes["name"] ?? (form == .array ? node.name : nil) else { return }
            if let value = readValue(node, form) { object.values[key] = value }
        case .part(let part): readPart(node, part, of: object)
        case .ignored: break
        }
    }

    private func add(_ child: IBObject, to object: IBObject, key: String?) {
        child.parent = object
        object.children.append(child)
        if let key { object.keyed[key] = child }
    }

    private func readPart(_ node: XMLNode, _ part: Schema.Part, of object: IBObject) {
        switch part {
        case .constraints: object.constraints += node.children.compactMap { readConstraint($0) }
        case .connections: object.connections += node.children.compactMap { readConnection($0) }
        case .runtimeAttributes: object.runtimeAttributes += node.children.compactMap { readRuntimeAttribute($0) }
        case .variation: readVariation(node, of: object)
        case .layoutGuides:
            for guide in node.children {
                switch guide.name {
                case "viewControllerLayoutGuide": addLayoutGuide(guide, name: guide.attributes["type"], owner: .viewController, to: object)
                case "viewLayoutGuide": addLayoutGuide(guide, name: guide.attributes["key"] ?? "custom", owner: .view, to: object)
                default: check(guide)
                }
            }
        case .viewLayoutGuide: addLayoutGuide(node, name: node.attributes["key"], owner: .view, to: object)
        case .gestureRecognizers: break
        case .state:
            checkAttributes(node)
            let state = readObject(node, className: nil, isKnown: true)
            state.parent = object
            object.children.append(state)
            object.lists["states", default: []].append(state)
        }
    }

    private func addLayoutGuide(_ node: XMLNode, name: String?, owner: IBLayoutGuide.Owner, to object: IBObject) {
        checkAttributes(node)
        guard let id = node.attributes["id"], let name else { return }
        let guide = IBLayoutGuide(id: id, name: name, owner: owner, object: object, line: node.line)
        object.layoutGuides.append(guide)
        document.layoutGuidesByID[id] = guide
    }

    private func readVariation(_ node: XMLNode, of object: IBObject) {
        var condition = IBVariation.Condition(widthClass: nil, heightClass: nil, other: [:])
        for part in (node.attributes["key"] ?? "default").split(separator: "-") where part != "default" {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            switch (sides.first, sides.count) {
            case ("widthClass"?, 2): condition.widthClass = sides[1]
            case ("heightClass"?, 2): condition.heightClass = sides[1]
            case (let trait?, 2): condition.other[trait] = sides[1]
            default: report(.invalidValue, line: node.line, "the variation's key \"\(node.attributes["key"] ?? "")\" cannot be read")
            }
        }
        let record = IBObject(element: object.element, className: nil, isKnown: true, line: node.line, attributes: node.attributes)
        record.attributes["key"] = nil
        let variation = IBVariation(condition: condition, object: record)
        for child in node.children {
            guard child.name == "mask" else {
                readChild(child, of: record)
                continue
            }
            var mask: [String: Bool] = [:]
            for entry in child.children {
                guard let reference = entry.attributes["reference"] else { continue }
                mask[reference] = entry.name == "include"
            }
            switch child.attributes["key"] {
            case "subviews"?: variation.subviews = mask
            case "constraints"?: variation.constraints = mask
            default: report(.invalidValue, line: child.line, "the mask's key \"\(child.attributes["key"] ?? "")\" is unknown")
            }
        }
        object.variations.append(variation)
    }

    private func readRuntimeAttribute(_ node: XMLNode) -> IBRuntimeAttribute? {
        guard node.name == "userDefinedRuntimeAttribute" else {
            check(node)
            return nil
        }
        checkAttributes(node)
        guard let keyPath = node.attributes["keyPath"], !keyPath.isEmpty else {
            report(.invalidValue, line: node.line, "the run-time attribute has no key path")
            return nil
        }
        let type = node.attributes["type"] ?? "string"
        var value: IBValue?
        if let child = node.children.first {
            if case .value(let form)? = Schema.element(child.name)?.role { value = readValue(child, form) } else { check(child) }
        } else {
            value = Self.runtimeValue(type, node.attributes["value"])
        }
        guard var value else {
            report(.invalidValue, line: node.line, "the value of the run-time attribute '\(keyPath)' cannot be read")
            return nil
        }
        if type == "localizedString", case .string(let text) = value { value = .localizedString(text) }
        return IBRuntimeAttribute(keyPath: keyPath, type: type, value: value, line: node.line)
    }

    /// The value of a run-time attribute that stands in the element itself.
    private static func runtimeValue(_ type: String, _ text: String?) -> IBValue? {
        switch type {
        case "boolean": .bool(text == "YES")
        case "nil": .null
        case "image": text.map { .image(IBImage(name: $0, isSystem: false)) } ?? .null
        case "string": .string(text ?? "")
        case "localizedString": .localizedString(text ?? "")
        case "number": text.flatMap(finiteNumber).map { .real($0) }
        default: text == nil ? .null : nil
        }
    }
}
