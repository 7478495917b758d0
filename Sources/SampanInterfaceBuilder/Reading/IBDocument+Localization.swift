import Foundation

extension IBDocument {
    /// Replaces texts by those of a `.strings` file, whose keys are an object's identifier, a dot, and a property
    /// (`"abc-12-xyz.text"`, `"abc-12-xyz.normalTitle"`, `"abc-12-xyz.segmentTitles[0]"`).
    ///
    /// Keys that name nothing of this document are passed over: a `.strings` file often outlives its objects.
    public func localize(with strings: [String: String]) {
        for (key, text) in strings {
            guard let dot = key.firstIndex(of: "."), let object = objectsByID[String(key[..<dot])] else { continue }
            object.localize(String(key[key.index(after: dot)...]), text)
        }
    }

    /// The texts of its objects that a `.strings` file can replace, under that file's keys.
    public var texts: [String: String] {
        var texts: [String: String] = [:]
        for (id, object) in objectsByID { for (name, text) in object.texts { texts["\(id).\(name)"] = text } }
        return texts
    }
}

extension IBObject {
    private static let textNames = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue", "headerText", "footerText",
    ]

    /// The texts under the properties' names that a `.strings` file has.
    fileprivate var texts: [String: String] {
        var texts: [String: String] = [:]
        func take(_ name: String, _ text: String?) { if let text, !text.isEmpty { texts[name] = text } }
        for name in Self.textNames { take(name, plainText(name)) }
        for state in list("states") { take("\(state.key ?? "normal")Title", state.plainText("title")) }
        for (index, segment) in list("segments").enumerated() { take("segmentTitles[\(index)]", segment.plainText("title")) }
        if case .array(let titles)? = values["scopeButtonTitles"] {
            for (index, title) in titles.enumerated() { if case .string(let text) = title { take("scopeButtonTitles[\(index)]", text) } }
        }
        for name in ["Label", "Hint", "Value"] {
            take("accessibility\(name)", child("accessibilityConfiguration")?.plainText(name.lowercased()))
        }
        for name in ["title", "subtitle"] { take("configuration.\(name)", child("configuration")?.plainText(name)) }
        let localized = runtimeAttributes.compactMap { if case .localizedString(let text) = $0.value { text } else { nil } }
        for (index, text) in localized.enumerated() { take("ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]", text) }
        return texts
    }

    private func plainText(_ name: String) -> String? {
        if case .string(let text)? = values[name] { return text }
        return attributes[name]
    }
}

extension IBObject {
    fileprivate func localize(_ property: String, _ text: String) {
        let (name, index) = Self.split(property)
        switch name {
        case "normalTitle", "highlightedTitle", "selectedTitle", "disabledTitle", "focusedTitle":
            let state = name.dropLast("Title".count)
            list("states").first { $0.key == String(state) }?.replace("title", text)
        case "segmentTitles":
            let segments = list("segments")
            if let index, segments.indices.contains(index) { segments[index].replace("title", text) }
        case "scopeButtonTitles":
            guard let index, case .array(var titles)? = values[name], titles.indices.contains(index) else { return }
            titles[index] = .string(text)
            values[name] = .array(titles)
        case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
            child("accessibilityConfiguration")?.replace(name.dropFirst("accessibility".count).lowercased(), text)
        case "configuration.title": child("configuration")?.replace("title", text)
        case "configuration.subtitle": child("configuration")?.replace("subtitle", text)
        case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
            let localized = runtimeAttributes.indices.filter {
                if case .localizedString = runtimeAttributes[$0].value { true } else { false }
            }
            if let index, localized.indices.contains(index) { runtimeAttributes[localized[index]].value = .localizedString(text) }
        default: replace(name, text)
        }
    }

    private func replace(_ name: String, _ text: String) {
        if values[name] != nil { values[name] = nil }
        attributes[name] = text
    }

    /// Splits `segmentTitles[2]` into its name and index.
    private static func split(_ property: String) -> (String, Int?) {
        guard property.hasSuffix("]"), let open = property.lastIndex(of: "[") else { return (property, nil) }
        return (String(property[..<open]), Int(property[property.index(after: open)...].dropLast()))
    }
}
