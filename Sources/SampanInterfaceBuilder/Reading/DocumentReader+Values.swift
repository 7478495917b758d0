import Foundation
import SampanXML

extension DocumentReader {
    /// Reads a value; `nil`, with a report, if it is not of its form.
    func readValue(_ node: XMLNode, _ form: Schema.ValueForm) -> IBValue? {
        checkAttributes(node)
        func number(_ name: String) -> Double? { node.attributes[name].flatMap(finiteNumber) }
        func invalid() -> IBValue? {
            report(.invalidValue, line: node.line, "the <\(node.name)> cannot be read")
            return nil
        }
        switch form {
        case .null: return .null
        case .bool: return .bool(node.attributes["value"] == "YES")
        case .integer: return node.attributes["value"].flatMap { Int($0) }.map { .integer($0) } ?? invalid()
        case .real: return number("value").map { .real($0) } ?? invalid()
        case .string: return .string(Self.text(of: node))
        case .localizedString: return .localizedString(Self.text(of: node))
        case .frameInset:
            return .frameInset(
                IBFrameInset(
                    minX: number("minX"), minY: number("minY"), maxX: number("maxX"), maxY: number("maxY"), width: number("width"),
                    height: number("height")))
        case .point, .size, .rect, .insets, .edgeInsets, .directionalInsets, .offset, .range:
            return Self.geometry(node, form) ?? invalid()
        case .typed:
            switch node.attributes["type"] {
            case "point"?: return Self.geometry(node, .point) ?? invalid()
            case "size"?: return Self.geometry(node, .size) ?? invalid()
            case "rect"?: return Self.geometry(node, .rect) ?? invalid()
            case "range"?: return Self.geometry(node, .range) ?? invalid()
            default: return invalid()
            }
        case .color: return readColor(node).map { .color($0) } ?? invalid()
        case .font: return (node.name == "font" ? Self.attributedFont(node) : Self.font(node)).map { .font($0) } ?? invalid()
        case .image: return readImage(node).map { .image($0) } ?? invalid()
        case .flags: return .flags(Set(node.attributes.filter { $0.value == "YES" }.keys))
        case .attributedString: return .attributedString(readAttributedString(node))
        case .date: return number("timeIntervalSinceReferenceDate").map { .date($0) } ?? invalid()
        case .data: return Data(base64Encoded: node.text, options: .ignoreUnknownCharacters).map { .data($0) } ?? invalid()
        case .array:
            return .array(
                node.children.compactMap { child in
                    guard case .value(let form)? = Schema.element(child.name)?.role else {
                        check(child)
                        return nil
                    }
                    return readValue(child, form)
                })
        }
    }

    private static func text(of node: XMLNode) -> String {
        guard node.attributes["base64-UTF8"] == "YES" else { return node.text }
        // Interface Builder leaves the padding out.
        var encoded = node.text.filter { !$0.isWhitespace && $0 != "=" }
        encoded += String(repeating: "=", count: (4 - encoded.utf8.count % 4) % 4)
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func geometry(_ node: XMLNode, _ form: Schema.ValueForm) -> IBValue? {
        func numbers(_ names: String...) -> [Double]? {
            let read = names.compactMap { node.attributes[$0].flatMap(finiteNumber) }
            return read.count == names.count ? read : nil
        }
        switch form {
        case .point: return numbers("x", "y").map { .point(CGPoint(x: $0[0], y: $0[1])) }
        case .size: return numbers("width", "height").map { .size(CGSize(width: $0[0], height: $0[1])) }
        case .rect: return numbers("x", "y", "width", "height").map { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
        case .insets:
            return numbers("minX", "minY", "maxX", "maxY").map { .insets(IBInsets(top: $0[1], left: $0[0], bottom: $0[3], right: $0[2])) }
        case .edgeInsets:
            return numbers("top", "left", "bottom", "right").map { .insets(IBInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])) }
        case .directionalInsets:
            return numbers("top", "leading", "bottom", "trailing").map {
                .directionalInsets(IBInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
            }
        case .offset: return numbers("horizontal", "vertical").map { .offset(horizontal: $0[0], vertical: $0[1]) }
        case .range:
            guard let location = node.attributes["location"].flatMap({ Int($0) }),
                let length = node.attributes["length"].flatMap({ Int($0) }),
                location >= 0, length >= 0
            else { return nil }
            return .range(location: location, length: length)
        default: return nil
        }
    }

    // MARK: Colours

    /// Reads a colour. A system or catalog colour wins over the components that stand beside it for older systems.
    func readColor(_ node: XMLNode) -> IBColor? {
        let attributes = node.attributes
        if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] { return .system(name) }
        if attributes["colorSpace"] == nil || attributes["colorSpace"] == "catalog", let name = attributes["name"] {
            return attributes["catalog"] == "System" ? .system(name) : .named(name)
        }
        guard let space = Self.colorSpace(attributes["colorSpace"], attributes["customColorSpace"]) else { return nil }
        let names: [String] =
            switch space {
            case .genericGamma22Gray, .calibratedWhite, .deviceWhite: ["white"]
            case .deviceCMYK: ["cyan", "magenta", "yellow", "black"]
            default: ["red", "green", "blue"]
            }
        let values = names.compactMap { attributes[$0].flatMap(finiteNumber) }
        guard values.count == names.count else { return nil }
        return .components(space: space, values: values, alpha: attributes["alpha"].flatMap(finiteNumber) ?? 1)
    }

    private static func colorSpace(_ name: String?, _ customName: String?) -> IBColor.Space? {
        switch name == "custom" ? customName : name {
        case "sRGB"?: .sRGB
        case "displayP3"?: .displayP3
        case "calibratedRGB"?, "genericRGB"?: .calibratedRGB
        case "deviceRGB"?: .deviceRGB
        case "adobeRGB1998"?: .adobeRGB1998
        case "genericGamma22GrayColorSpace"?: .genericGamma22Gray
        case "calibratedWhite"?, "genericGray"?: .calibratedWhite
        case "deviceWhite"?: .deviceWhite
        case "deviceCMYK"?, "genericCMYKColorSpace"?: .deviceCMYK
        default: nil
        }
    }

    // MARK: Fonts and images

    private static func font(_ node: XMLNode) -> IBFont? {
        let attributes = node.attributes
        if let style = attributes["style"] { return .style(style) }
        let size = attributes["pointSize"].flatMap(finiteNumber) ?? 0
        switch attributes["type"] {
        case "system"?: return .system(size: size, weight: attributes["weight"])
        case "boldSystem"?: return .boldSystem(size: size)
        case "italicSystem"?: return .italicSystem(size: size)
        case "monospacedDigitSystem"?: return .monospacedDigitSystem(size: size, weight: attributes["weight"])
        default: return attributes["name"].map { .named(name: $0, family: attributes["family"], size: size) }
        }
    }

    /// The fonts of attributed strings have words of their own.
    private static func attributedFont(_ node: XMLNode) -> IBFont? {
        let attributes = node.attributes
        let size = attributes["size"].flatMap(finiteNumber) ?? 0
        switch attributes["metaFont"] {
        case nil: return attributes["name"].map { .named(name: $0, family: attributes["family"], size: size) }
        case "systemBold"?, "emphasizedSystem"?: return .boldSystem(size: size)
        case "systemItalic"?: return .italicSystem(size: size)
        case "systemLight"?: return .system(size: size, weight: "light")
        case "systemThin"?: return .system(size: size, weight: "thin")
        case "systemUltraLight"?: return .system(size: size, weight: "ultraLight")
        case "systemMedium"?: return .system(size: size, weight: "medium")
        case "systemSemibold"?: return .system(size: size, weight: "semibold")
        case "systemHeavy"?: return .system(size: size, weight: "heavy")
        case "systemBlack"?: return .system(size: size, weight: "black")
        default: return .system(size: size, weight: nil)
        }
    }

    private func readImage(_ node: XMLNode) -> IBImage? {
        let attributes = node.attributes
        guard let name = attributes["image"] else { return nil }
        var image = IBImage(name: name, isSystem: attributes["catalog"] == "system")
        image.symbolScale = attributes["symbolScale"].flatMap { $0 == "default" ? nil : $0 }
        image.renderingMode = attributes["renderingMode"]
        for child in node.children {
            guard child.name == "symbolConfiguration" || child.name == "preferredSymbolConfiguration" else {
                check(child)
                continue
            }
            checkAttributes(child)
            image.symbolScale = child.attributes["scale"] ?? image.symbolScale
            image.symbolWeight = child.attributes["weight"]
            image.pointSize = child.attributes["pointSize"].flatMap(finiteNumber)
            image.symbolFont = child.first("fontDescription").flatMap(Self.font) ?? child.attributes["textStyle"].map { .style($0) }
        }
        return image
    }

    // MARK: Attributed strings

    private func readAttributedString(_ node: XMLNode) -> IBAttributedString {
        var result = IBAttributedString(fragments: [])
        for fragment in node.children {
            guard fragment.name == "fragment" else {
                check(fragment)
                continue
            }
            checkAttributes(fragment)
            var run = IBAttributedString.Fragment(
                text: fragment.attributes["content"] ?? "", attributes: [:], paragraphStyle: nil, records: [:])
            for child in fragment.children {
                switch child.name {
                case "string", "mutableString": run.text = Self.text(of: child)
                case "attributes": readAttributes(child, into: &run)
                default: check(child)
                }
            }
            result.fragments.append(run)
        }
        return result
    }

    private func readAttributes(_ node: XMLNode, into run: inout IBAttributedString.Fragment) {
        for child in node.children {
            guard let key = child.attributes["key"], let element = Schema.element(child.name) else {
                check(child)
                continue
            }
            switch element.role {
            case .value(let form): if let value = readValue(child, form) { run.attributes[key] = value }
            case .record where child.name == "paragraphStyle": run.paragraphStyle = readObject(child, className: nil, isKnown: true)
            case .record: run.records[key] = readObject(child, className: nil, isKnown: true)
            default: check(child)
            }
        }
    }
}
