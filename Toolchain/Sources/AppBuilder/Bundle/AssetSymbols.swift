import Foundation
import SampanAssetCatalog

/// The Swift names of a catalog's images and colours, as Xcode makes them: `ImageResource.appLogo`, `UIColor.brand`, `Color.brand`.
///
/// See https://developer.apple.com/documentation/xcode/managing-assets-with-asset-catalogs.
package struct AssetSymbols {
    /// What is made of the names, and what of them is left out.
    package let source: String
    /// Why names were left out.
    package let warnings: [String]
    /// The names, without those of the namespaces that they are in.
    package let identifiers: Set<String>

    /// Makes the names.
    ///
    /// - Parameters:
    ///   - names: the names of the assets.
    ///   - isPackage: whether the catalogs are a package's, whose bundle is `Bundle.module`.
    ///   - extendsClasses: whether `UIColor` and `UIImage` get them, too.
    ///   - takenStyles: static members that SwiftUI's `Color` and styles have anyhow; `nil` if the target does not import SwiftUI.
    ///   - takenColors: static members that `UIColor` has anyhow.
    ///   - takenImages: static members that `UIImage` has anyhow.
    ///   - declared: names of static members that the target's own sources declare; they are meant then.
    package init(
        _ names: AssetNames, isPackage: Bool, extendsClasses: Bool, takenStyles: Set<String>? = nil, takenColors: Set<String>,
        takenImages: Set<String>,
        declared: Set<String>
    ) {
        var warnings: [String] = []
        let colors = Group(names.colors, suffix: "Color", what: "color", warnings: &warnings)
        let images = Group(names.images, suffix: "Image", what: "image", warnings: &warnings)
        let kinds = [
            (group: colors, resource: "ColorResource", cls: "UIColor", taken: takenColors, what: "color"),
            (group: images, resource: "ImageResource", cls: "UIImage", taken: takenImages, what: "image"),
        ]
        var source = """
            import Foundation
            import UIKit
            \(takenStyles == nil ? "" : "import SwiftUI\n")
            \(isPackage ? "private let assetBundle = Foundation.Bundle.module" : "private final class AssetBundleFinder {}\nprivate let assetBundle = Foundation.Bundle(for: AssetBundleFinder.self)")

            """
        for kind in kinds where !kind.group.isEmpty {
            source += "\nextension UIKit.\(kind.resource) {\n"
            source += kind.group.text { symbol in
                "static let \(symbol.declaration) = UIKit.\(kind.resource)(name: \(Self.literal(symbol.asset)), bundle: assetBundle)"
            }
            source += "}\n"
            guard extendsClasses else { continue }
            source += "\nextension UIKit.\(kind.cls) {\n"
            source += kind.group.text { symbol in
                if symbol.path.isEmpty, declared.contains(symbol.identifier) { return nil }
                if symbol.path.isEmpty, kind.taken.contains(symbol.identifier) {
                    warnings.append(
                        "The \"\(symbol.asset)\" \(kind.what) asset name resolves to a conflicting \(kind.cls) symbol \"\(symbol.identifier)\". Try renaming the asset."
                    )
                    return nil
                }
                let path = (symbol.path + [symbol.declaration]).joined(separator: ".")
                return "static var \(symbol.declaration): UIKit.\(kind.cls) { UIKit.\(kind.cls)(resource: .\(path)) }"
            }
            source += "}\n"
        }
        if extendsClasses, let takenStyles, !colors.isEmpty {
            for header in ["extension SwiftUI.Color {", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"] {
                source += "\n\(header)\n"
                source += colors.text { symbol in
                    if symbol.path.isEmpty, declared.contains(symbol.identifier) || takenStyles.contains(symbol.identifier) { return nil }
                    let path = (symbol.path + [symbol.declaration]).joined(separator: ".")
                    return "static var \(symbol.declaration): SwiftUI.Color { SwiftUI.Color(UIKit.ColorResource.\(path)) }"
                }
                source += "}\n"
            }
        }
        self.source = source
        self.warnings = warnings
        identifiers = Set((colors.symbols + images.symbols).map(\.identifier))
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// A word of Swift's that stands for an asset.
    struct Symbol {
        let asset: String
        /// The words for the namespaces around.
        let path: [String]
        let identifier: String

        var declaration: String { AssetSymbols.keywords.contains(identifier) ? "`\(identifier)`" : identifier }
    }

    /// The assets of a kind.
    private struct Group {
        private(set) var symbols: [Symbol] = []

        var isEmpty: Bool { symbols.isEmpty }

        init(_ names: [String], suffix: String, what: String, warnings: inout [String]) {
            var known: [String: String] = [:]
            for name in names {
                let parts = name.split(separator: "/").map(String.init)
                guard let last = parts.last, let identifier = AssetSymbols.identifier(last, droppingSuffix: suffix) else { continue }
                let path = parts.dropLast().compactMap { AssetSymbols.namespace($0) }
                let full = (path + [identifier]).joined(separator: ".")
                if let other = known[full] {
                    warnings.append(
                        "The \"\(name)\" \(what) asset name resolves to the symbol \"\(full)\" already used by \"\(other)\". Try renaming the asset."
                    )
                    continue
                }
                known[full] = name
                symbols.append(Symbol(asset: name, path: path, identifier: identifier))
            }
        }

        /// A declaration for each, nested as the namespaces are.
        func text(_ declare: (Symbol) -> String?) -> String { text(at: 0, symbols, declare) }

        private func text(at depth: Int, _ symbols: [Symbol], _ declare: (Symbol) -> String?) -> String {
            let indent = String(repeating: "    ", count: depth + 1)
            var result = ""
            for symbol in symbols where symbol.path.count == depth {
                if let line = declare(symbol) { result += "\(indent)\(line)\n" }
            }
            var seen: Set<String> = []
            for symbol in symbols where symbol.path.count > depth && seen.insert(symbol.path[depth]).inserted {
                let inner = symbols.filter { $0.path.count > depth && $0.path[depth] == symbol.path[depth] }
                result += "\(indent)enum \(symbol.path[depth]) {\n\(text(at: depth + 1, inner, declare))\(indent)}\n"
            }
            return result
        }
    }

    // MARK: Names

    /// The words of a name: what letters and digits are between others, and what begins with a letter after digits.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var afterDigit = false
        var isOpen = false
        for character in name {
            guard character.isLetter || character.isNumber else {
                isOpen = false
                continue
            }
            if !isOpen || afterDigit && character.isLetter {
                words.append("")
                isOpen = true
            }
            words[words.count - 1].append(character)
            afterDigit = character.isNumber
        }
        return words
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// "app-logo" is `appLogo`, "HTTPIcon" is `httpIcon`, "24px" is `_24Px`, "BrandColor" is `brand` where it is a colour; `nil` for what has
    /// neither letters nor digits.
    static func identifier(_ name: String, droppingSuffix suffix: String) -> String? {
        let words = words(name)
        var joined = (words.prefix(1) + words.dropFirst().map(capitalized)).joined()
        if joined.hasSuffix(suffix), joined.count > suffix.count { joined.removeLast(suffix.count) }
        guard let first = joined.first else { return nil }
        if first.isNumber { return "_" + joined }
        // The capitals at the beginning are one word, but for the last if a small letter follows.
        let capitals = joined.prefix { $0.isUppercase }
        let count =
            capitals.count == joined.count || capitals.count <= 1
            ? capitals.count
            : joined.dropFirst(capitals.count).first!.isLetter ? capitals.count - 1 : capitals.count
        return capitals.prefix(count).lowercased() + joined.dropFirst(count)
    }

    private static func namespace(_ name: String) -> String? {
        let joined = words(name).map(capitalized).joined()
        guard let first = joined.first else { return nil }
        return first.isNumber ? "_" + joined : joined
    }

    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
