import Foundation

extension CatalogReader {
    mutating func readColorSet(_ set: SetFolder) {
        guard let contents = readContents(of: set.url, isRequired: true), claim(set, kind: "color") else { return }
        var asset = ColorAsset(name: set.name, variants: [])
        for entry in contents["colors"]?.array ?? [] {
            guard let color = entry["color"], let qualifiers = qualifiers(of: entry, in: set) else { continue }
            guard let value = colorValue(color, in: set) else { continue }
            asset.variants.append(ColorVariant(qualifiers: qualifiers, value: value))
        }
        reportUnassigned(in: set, kind: "color", used: [])
        if !asset.variants.isEmpty { colors.append(asset) }
    }

    private mutating func colorValue(_ node: JSONNode, in set: SetFolder) -> AssetColorValue? {
        if let reference = node["reference"]?.string {
            return .reference(platform: node["platform"]?.string ?? "ios", name: reference)
        }
        func failed(_ message: String) -> AssetColorValue? {
            diagnostics.append(AssetDiagnostic(.warning, file: set.contents, line: node.line, message))
            return nil
        }
        guard let components = node["components"] else { return failed("the color has no components") }
        let spaceName = node["color-space"]?.string ?? "srgb"
        guard let space = AssetColorSpace(rawValue: spaceName) else { return failed("the color space \"\(spaceName)\" is unknown") }
        let keys = space == .grayGamma22 || space == .extendedGray ? ["white"] : ["red", "green", "blue"]
        let written = keys.map { components[$0] }
        // Xcode writes 8-bit components without a point. "0" and "1" throughout mean a share of one all the same.
        let areShares = written.allSatisfy { ["0", "1"].contains($0?.string) }
        let values = written.compactMap { $0.flatMap { Self.component($0, isShare: areShares) } }
        guard values.count == keys.count else { return failed("the color's \(keys.joined(separator: ", ")) cannot be read") }
        var alpha = 1.0
        if let node = components["alpha"] {
            guard let read = Self.component(node, isShare: ["0", "1"].contains(node.string)) else {
                return failed("the color's alpha cannot be read")
            }
            alpha = min(max(read, 0), 1)
        }
        return .components(space: space, values: values, alpha: alpha)
    }

    /// A component in any of the notations: a JSON number or `"0.5"` (a share of one), `"128"` (of 255) or `"0x80"`.
    private static func component(_ node: JSONNode, isShare: Bool) -> Double? {
        guard let text = node.string else {
            if case .number(let number) = node.value { return number }
            return nil
        }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if !isShare, let whole = Int(text) { return Double(whole) / 255 }
        return node.number
    }
}
