import Foundation

/// Looks for what makes an interface hard to use: controls without names, small ones, texts of little contrast.
struct AccessibilityReader {
    let context: InterfaceContext
    let index: ProjectIndex

    private static let controls: Set<String> = ["button", "switch", "slider", "segmentedControl", "stepper"]

    /// Looks at an element and what is in it.
    func look(at root: InterfaceElement) {
        let outlets = Dictionary(
            root.all.filter { $0.name == "outlet" }.map { ($0.attributes["destination"] ?? "", $0.attributes["property"] ?? "") }
        ) { first, _ in first }
        look(at: root, around: [], outlets)
    }

    private func look(at element: InterfaceElement, around: [InterfaceElement], _ outlets: [String: String]) {
        switch element.name {
        case "button", "barButtonItem": lookForLabel(element, outlets)
        case "label": lookForContrast(element, around, outlets)
        default: break
        }
        if Self.controls.contains(element.name) { lookForSize(element) }
        for child in element.children { look(at: child, around: around + [element], outlets) }
    }

    private func lookForLabel(_ element: InterfaceElement, _ outlets: [String: String]) {
        let states = element.children.filter { $0.name == "state" }
        let title: Bool
        let image: Bool
        if element.name == "button" {
            let configuration = element.children.first { $0.name == "buttonConfiguration" }
            // A system symbol has a description of its own.
            title =
                states.contains { $0.attributes["title"] != nil || !$0.children.isEmpty }
                || configuration?.attributes["title"] != nil || configuration?.children.isEmpty == false
            image = states.contains {
                ($0.attributes["image"] ?? $0.attributes["backgroundImage"]) != nil && $0.attributes["catalog"] != "system"
            }
            if let type = element.attributes["buttonType"], type != "system", type != "custom", type != "roundedRect" { return }
        } else {
            title =
                element.attributes["title"]?.isEmpty == false || element.attributes["systemItem"] != nil
                || !element.children.filter { $0.attributes["key"] == "customView" }.isEmpty
            image = element.attributes["image"] != nil && element.attributes["catalog"] != "system"
        }
        guard image, !title, !hasLabel(element) else { return }
        // Code may name it by its outlet.
        if let outlet = element.attributes["id"].flatMap({ outlets[$0] }),
            index.files.contains(where: { file in
                ["accessibilityLabel", "setTitle", "title", "setAttributedTitle", "isAccessibilityElement", "configuration"].contains {
                    file.facts.accesses.contains("\(outlet).\($0)")
                }
            })
        {
            return
        }
        if element.attributes["customClass"] != nil || element.attributes["userInteractionEnabled"] == "NO" { return }
        context.report(DocumentDetector.missingLabel, at: element, "This control has a picture, but no title and no accessibility label.")
    }

    private func hasLabel(_ element: InterfaceElement) -> Bool {
        element.attributes["accessibilityLabel"] != nil
            || element.children.contains {
                $0.name == "accessibility" && ($0.attributes["label"] != nil || !$0.children.isEmpty)
                    || $0.name == "userDefinedRuntimeAttributes"
                        && $0.children.contains { $0.attributes["keyPath"]?.hasPrefix("accessibility") == true }
            }
    }

    private func lookForSize(_ element: InterfaceElement) {
        for constraint in element.first("constraints")?.children ?? [] {
            guard let attribute = constraint.attributes["firstAttribute"], attribute == "width" || attribute == "height",
                constraint.attributes["firstItem"] == nil, constraint.attributes["secondItem"] == nil,
                constraint.attributes["relation"] == nil || constraint.attributes["relation"] == "lessThanOrEqual",
                let size = constraint.attributes["constant"].flatMap(Double.init), size > 0, size < 44
            else { continue }
            context.report(
                DocumentDetector.smallTarget, at: element,
                "The \(attribute) of this control is \(PlainNumber.text(size)) points; a finger needs 44.")
            return
        }
    }

    // MARK: Contrast

    private func lookForContrast(_ label: InterfaceElement, _ around: [InterfaceElement], _ outlets: [String: String]) {
        if let outlet = label.attributes["id"].flatMap({ outlets[$0] }),
            index.files.contains(where: {
                $0.facts.accesses.contains("\(outlet).textColor") || $0.facts.accesses.contains("\(outlet).attributedText")
            })
        {
            return
        }
        guard label.attributes["text"]?.isEmpty == false, let text = Self.color("textColor", of: label), text.alpha == 1,
            let background = Self.color("backgroundColor", of: label), background.alpha == 1
        else { return }
        let font = label.first("fontDescription")
        let size = font?.attributes["pointSize"].flatMap(Double.init) ?? 17
        let isBold =
            ["boldSystem"].contains(font?.attributes["type"] ?? "")
            || ["bold", "heavy", "black"].contains(font?.attributes["weight"] ?? "")
        let ratio = Self.ratio(text, background)
        let wanted = size >= 18 || isBold && size >= 14 ? 3.0 : 4.5
        if ratio < wanted {
            context.report(
                DocumentDetector.lowContrast, at: label,
                "The contrast of this text is \(PlainNumber.text((ratio * 10).rounded(.down) / 10)) to 1; \(PlainNumber.text(wanted)) to 1 is needed."
            )
        }
    }

    private struct Color {
        var red, green, blue, alpha: Double
    }

    /// A colour by its components; `nil` for those that change with the appearance, or are not written out.
    private static func color(_ key: String, of element: InterfaceElement) -> Color? {
        guard let color = element.children.first(where: { $0.name == "color" && $0.attributes["key"] == key }) else { return nil }
        func number(_ name: String) -> Double? { color.attributes[name].flatMap(Double.init) }
        guard color.attributes["systemColor"] == nil, color.attributes["name"] == nil, let alpha = number("alpha") else { return nil }
        if let white = number("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The contrast as WCAG 2.1 defines it.
    private static func ratio(_ one: Color, _ other: Color) -> Double {
        func linear(_ value: Double) -> Double { value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        func luminance(_ color: Color) -> Double {
            0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }
}

/// Numbers as people write them.
enum PlainNumber {
    /// "20" for 20.0, "4.5" for 4.5.
    static func text(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value) }
}
