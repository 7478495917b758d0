import Foundation

extension CatalogReader {
    /// What an entry of a set is meant for; `nil` (with a warning) where the entry says something that cannot be known.
    mutating func qualifiers(of entry: JSONNode, in set: SetFolder) -> AssetQualifiers? {
        var qualifiers = AssetQualifiers()
        if let node = entry["idiom"] {
            switch node.string {
            case "universal"?: break
            case "iphone"?: qualifiers.idiom = .phone
            case "ipad"?: qualifiers.idiom = .pad
            case "ios-marketing"?: break
            case "watch"?, "watch-marketing"?: qualifiers.idiom = .watch
            case "car"?, "carplay"?: qualifiers.idiom = .car
            case "mac"?, "mac-catalyst"?: qualifiers.idiom = .mac
            case "tv"?, "tv-marketing"?: qualifiers.idiom = .tv
            case "vision"?, "reality"?: qualifiers.idiom = .vision
            default: return unknown("idiom", node, set)
            }
        }
        if let node = entry["scale"] {
            guard let text = node.string, text.hasSuffix("x"), let scale = Double(text.dropLast()), (1...8).contains(scale) else {
                return unknown("scale", node, set)
            }
            qualifiers.scale = scale
        }
        for appearance in entry["appearances"]?.array ?? [] {
            let value = appearance["value"]?.string
            switch appearance["appearance"]?.string {
            case "luminosity"?:
                guard let luminosity = value.flatMap(AssetLuminosity.init) else { return unknown("luminosity", appearance, set) }
                qualifiers.luminosity = luminosity
            case "contrast"?:
                guard value == "high" else { return unknown("contrast", appearance, set) }
                qualifiers.isHighContrast = true
            default: return unknown("appearance", appearance, set)
            }
        }
        if let node = entry["display-gamut"] {
            guard let gamut = node.string.flatMap(AssetGamut.init) else { return unknown("display gamut", node, set) }
            qualifiers.gamut = gamut
        }
        if let node = entry["language-direction"] {
            guard let direction = node.string.flatMap(AssetDirection.init) else { return unknown("language direction", node, set) }
            qualifiers.direction = direction
        }
        if let node = entry["width-class"] {
            guard let size = node.string.flatMap(AssetSizeClass.init) else { return unknown("width class", node, set) }
            qualifiers.widthClass = size
        }
        if let node = entry["height-class"] {
            guard let size = node.string.flatMap(AssetSizeClass.init) else { return unknown("height class", node, set) }
            qualifiers.heightClass = size
        }
        qualifiers.locale = entry["locale"]?.string
        qualifiers.subtype = entry["subtype"]?.string ?? entry["screen-width"]?.string
        return qualifiers
    }

    private mutating func unknown(_ what: String, _ node: JSONNode, _ set: SetFolder) -> AssetQualifiers? {
        let value = node.string ?? node["value"]?.string ?? ""
        diagnostics.append(
            AssetDiagnostic(.warning, file: set.contents, line: node.line, "the \(what) \"\(value)\" is unknown; the entry is left out"))
        return nil
    }
}
