import Foundation

/// How Inter and its companions are drawn so that text takes the room that San Francisco takes.
///
/// Heights are San Francisco's own. Widths: Inter is scaled to the same cap height, and each character gets the room of San Francisco's
/// (``SystemFontWidths``); pairs are kerned as Inter's are. The rounded design is spaced as a whole: by San Francisco's table of sizes and a
/// share of the size.
enum SystemFont {
    /// In ems.
    static let metrics = FontMetrics(
        ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048, underlinePosition: -0.1,
        underlineThickness: 0.062)

    struct Rendition {
        /// Families, the first that is installed.
        var families: [String]
        /// The size drawn for a size of 1 asked for.
        var scale: CGFloat
        /// Added after each character, in points.
        var tracking: CGFloat
    }

    static func rendition(of design: SystemFontDesign, size: CGFloat, weight: CGFloat) -> Rendition {
        switch design {
        case .standard: return inter(size: size, tracking: SystemFontWidths.tracking(size))
        case .rounded:
            guard size < 20 else { return inter(size: size, tracking: (displayTracking(size) + 0.006) * size) }
            // Bold is the one weight in which San Francisco is wider than Inter.
            let share: CGFloat = (size < 15 ? 0.014 : 0.018) + (0.35...0.5 ~= weight ? 0.007 : 0)
            return inter(size: size, tracking: textTracking(size) + share * size)
        case .serif:
            return Rendition(families: ["Noto Serif", "DejaVu Serif"], scale: 0.93, tracking: 0)
        case .monospaced:
            // DejaVu's characters are 0.602 em wide, San Francisco Mono's 0.618.
            return Rendition(families: ["DejaVu Sans Mono", "Noto Sans Mono"], scale: 0.967, tracking: (0.618 - 0.602 * 0.967) * size)
        }
    }

    private static func inter(size: CGFloat, tracking: CGFloat) -> Rendition {
        size < 20
            ? Rendition(families: ["Inter", "DejaVu Sans"], scale: 0.968, tracking: tracking)
            : Rendition(families: ["Inter Display", "Inter", "DejaVu Sans"], scale: 0.982, tracking: tracking)
    }

    /// The widths of a face's characters, if San Francisco's are known; features that draw letters otherwise keep the widths that they give.
    static func widths(of design: SystemFontDesign, size: CGFloat, weight: Double, features: [FontFeature]) -> CharacterWidths? {
        guard design == .standard, features.allSatisfy({ $0.tag == "tnum" || $0.tag == "pnum" }) else { return nil }
        return CharacterWidths(
            size: size, weight: weight, hasTabularDigits: features.contains { $0.tag == "tnum" && $0.value != 0 })
    }

    /// San Francisco's own tracking below 20 points, in points.
    private static func textTracking(_ size: CGFloat) -> CGFloat {
        let table: [CGFloat] = [
            0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
        ]
        let position = min(max(size, 6), 20) - 6
        let index = min(Int(position), table.count - 2)
        return table[index] + (position - CGFloat(index)) * (table[index + 1] - table[index])
    }

    /// How much wider than Inter San Francisco spaces letters from 20 points on, in ems: the mean of 23 labels of storyboards, of which
    /// half are within one percent, the others within three.
    private static func displayTracking(_ size: CGFloat) -> CGFloat {
        let table: [(size: CGFloat, tracking: CGFloat)] = [
            (20, 0.010), (22, 0.014), (24, 0.016), (30, 0.022), (34, 0.020), (40, 0.010), (80, 0),
        ]
        guard let next = table.firstIndex(where: { $0.size > size }), next > 0 else { return size < 80 ? table[0].tracking : 0 }
        let (low, high) = (table[next - 1], table[next])
        return low.tracking + (size - low.size) / (high.size - low.size) * (high.tracking - low.tracking)
    }

    static let weightNames: [(openType: Double, name: String)] = [
        (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"), (700, "Bold"),
        (800, "Heavy"),
        (900, "Black"),
    ]

    /// The PostScript name under which iOS knows the system font.
    static func postScriptName(design: SystemFontDesign, weight: Double, isItalic: Bool) -> String {
        let stem = [SystemFontDesign.standard: ".SFUI", .serif: ".NewYork", .rounded: ".SFUIRounded", .monospaced: ".SFUIMono"][design]!
        let name = weightNames.min { abs($0.openType - weight) < abs($1.openType - weight) }!.name
        if isItalic { return stem + "-" + (name == "Regular" ? "RegularItalic" : name + "Italic") }
        return stem + "-" + name
    }

    static func familyName(_ design: SystemFontDesign) -> String {
        switch design {
        case .standard: return ".AppleSystemUIFont"
        case .serif: return ".AppleSystemUIFontSerif"
        case .rounded: return ".AppleSystemUIFontRounded"
        case .monospaced: return ".AppleSystemUIFontMonospaced"
        }
    }

    /// The specification that a system font's own name stands for: ".SFUI-SemiboldItalic".
    static func specification(postScriptName: String, size: CGFloat) -> FontSpecification? {
        let stems: [(String, SystemFontDesign)] = [
            (".SFUIRounded", .rounded), (".SFUIMono", .monospaced), (".SFUIText", .standard), (".SFUIDisplay", .standard),
            (".SFUI", .standard),
            (".NewYork", .serif), (".AppleSystemUIFontRounded", .rounded), (".AppleSystemUIFontSerif", .serif),
            (".AppleSystemUIFontMonospaced", .monospaced), (".AppleSystemUIFont", .standard),
        ]
        guard let (stem, design) = stems.first(where: { postScriptName.hasPrefix($0.0) }) else { return nil }
        var style = postScriptName.dropFirst(stem.count).drop { $0 == "-" }
        let isItalic = style.hasSuffix("Italic")
        if isItalic { style = style.dropLast("Italic".count) }
        let weight = weightNames.first { $0.name.lowercased() == style.lowercased() }?.openType ?? 400
        return FontSpecification(family: .system(design), weight: FontWeightScale.trait(openType: weight), isItalic: isItalic, size: size)
    }
}
