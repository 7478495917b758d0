import Foundation

/// A font family of iOS that this machine has not, what stands in for it, and the measures of the original.
///
/// The stand-in is drawn at the size at which its lowercase letters are as high as the original's, and lines are as high
/// as the original's, so that a layout made for the one holds with the other.
struct AppleFontFamily {
    struct Face {
        var postScriptName: String
        var weight: Double
        var isItalic: Bool
    }

    var name: String
    var faces: [Face]
    /// The families that stand in, the first that is installed.
    var substitutes: [String]
    /// In ems.
    var metrics: FontMetrics
    /// The width of every character in ems, for typewriter faces.
    var fixedAdvance: CGFloat?

    /// The face's name without its family: "Bold Italic".
    static func styleName(ofPostScriptName name: String) -> String {
        guard let dash = name.firstIndex(of: "-") else { return "Regular" }
        var words = ""
        for character in name[name.index(after: dash)...].replacingOccurrences(of: "MT", with: "") {
            if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
            words.append(character)
        }
        return words.isEmpty ? "Regular" : words
    }

    /// `names` is a list of PostScript names, each with its weight and an `i` where it slants: "Menlo-Italic 400i".
    private init(
        _ name: String, _ names: String, _ substitutes: [String], _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat,
        _ capHeight: CGFloat, _ xHeight: CGFloat, fixedAdvance: CGFloat? = nil
    ) {
        self.name = name
        let words = names.split(separator: " ")
        faces = stride(from: 0, to: words.count - 1, by: 2).map { position in
            let weight = words[position + 1]
            return Face(
                postScriptName: String(words[position]), weight: Double(weight.prefix { $0.isNumber }) ?? 400,
                isItalic: weight.hasSuffix("i"))
        }
        self.substitutes = substitutes
        metrics = FontMetrics(ascender: ascent, descender: -descent, leading: leading, capHeight: capHeight, xHeight: xHeight)
        self.fixedAdvance = fixedAdvance
    }

    private static let sans = ["Inter", "DejaVu Sans"]
    private static let condensed = ["DejaVu Sans Condensed", "Inter"]
    private static let serif = ["Noto Serif", "DejaVu Serif"]
    private static let mono = ["DejaVu Sans Mono", "Noto Sans Mono"]

    static let all: [AppleFontFamily] = [
        AppleFontFamily(
            "American Typewriter",
            "AmericanTypewriter 400 AmericanTypewriter-Light 300 AmericanTypewriter-Semibold 600 AmericanTypewriter-Bold 700 "
                + "AmericanTypewriter-Condensed 400 AmericanTypewriter-CondensedLight 300 AmericanTypewriter-CondensedBold 700",
            serif, 0.904, 0.251, 0, 0.683, 0.494),
        AppleFontFamily("Apple Color Emoji", "AppleColorEmoji 400", ["Noto Color Emoji"], 1, 0.25, 0, 0.8, 0.5),
        AppleFontFamily(
            "Apple SD Gothic Neo",
            "AppleSDGothicNeo-UltraLight 100 AppleSDGothicNeo-Thin 200 AppleSDGothicNeo-Light 300 AppleSDGothicNeo-Regular 400 "
                + "AppleSDGothicNeo-Medium 500 AppleSDGothicNeo-SemiBold 600 AppleSDGothicNeo-Bold 700",
            sans, 0.9, 0.3, 0, 0.72, 0.515),
        AppleFontFamily(
            "Arial", "ArialMT 400 Arial-ItalicMT 400i Arial-BoldMT 700 Arial-BoldItalicMT 700i", sans, 0.905, 0.212, 0.033, 0.716, 0.519),
        AppleFontFamily("Arial Rounded MT Bold", "ArialRoundedMTBold 700", sans, 0.946, 0.211, 0, 0.716, 0.531),
        AppleFontFamily(
            "Avenir",
            "Avenir-Light 300 Avenir-LightOblique 300i Avenir-Book 350 Avenir-BookOblique 350i Avenir-Roman 400 Avenir-Oblique 400i "
                + "Avenir-Medium 500 Avenir-MediumOblique 500i Avenir-Heavy 800 Avenir-HeavyOblique 800i Avenir-Black 900 Avenir-BlackOblique 900i",
            sans, 1, 0.366, 0, 0.708, 0.468),
        AppleFontFamily(
            "Avenir Next",
            "AvenirNext-UltraLight 100 AvenirNext-UltraLightItalic 100i AvenirNext-Regular 400 AvenirNext-Italic 400i AvenirNext-Medium 500 "
                + "AvenirNext-MediumItalic 500i AvenirNext-DemiBold 600 AvenirNext-DemiBoldItalic 600i AvenirNext-Bold 700 "
                + "AvenirNext-BoldItalic 700i AvenirNext-Heavy 800 AvenirNext-HeavyItalic 800i",
            sans, 1, 0.366, 0, 0.708, 0.468),
        AppleFontFamily(
            "Avenir Next Condensed",
            "AvenirNextCondensed-UltraLight 100 AvenirNextCondensed-UltraLightItalic 100i AvenirNextCondensed-Regular 400 "
                + "AvenirNextCondensed-Italic 400i AvenirNextCondensed-Medium 500 AvenirNextCondensed-MediumItalic 500i "
                + "AvenirNextCondensed-DemiBold 600 AvenirNextCondensed-DemiBoldItalic 600i AvenirNextCondensed-Bold 700 "
                + "AvenirNextCondensed-BoldItalic 700i AvenirNextCondensed-Heavy 800 AvenirNextCondensed-HeavyItalic 800i",
            condensed, 1, 0.366, 0, 0.708, 0.468),
        AppleFontFamily(
            "Baskerville",
            "Baskerville 400 Baskerville-Italic 400i Baskerville-SemiBold 600 Baskerville-SemiBoldItalic 600i Baskerville-Bold 700 "
                + "Baskerville-BoldItalic 700i",
            serif, 0.897, 0.246, 0, 0.667, 0.41),
        AppleFontFamily(
            "Bodoni 72", "BodoniSvtyTwoITCTT-Book 400 BodoniSvtyTwoITCTT-BookIta 400i BodoniSvtyTwoITCTT-Bold 700", serif, 0.93, 0.27, 0,
            0.7, 0.4),
        AppleFontFamily("Bradley Hand", "BradleyHandITCTT-Bold 700", sans, 0.85, 0.4, 0, 0.66, 0.42),
        AppleFontFamily(
            "Chalkboard SE", "ChalkboardSE-Light 300 ChalkboardSE-Regular 400 ChalkboardSE-Bold 700", sans, 1.13, 0.277, 0, 0.74, 0.52),
        AppleFontFamily("Chalkduster", "Chalkduster 400", sans, 0.979, 0.285, 0, 0.76, 0.53),
        AppleFontFamily(
            "Charter",
            "Charter-Roman 400 Charter-Italic 400i Charter-Bold 700 Charter-BoldItalic 700i Charter-Black 900 Charter-BlackItalic 900i",
            serif, 0.98, 0.238, 0, 0.673, 0.481),
        AppleFontFamily("Cochin", "Cochin 400 Cochin-Italic 400i Cochin-Bold 700 Cochin-BoldItalic 700i", serif, 0.897, 0.25, 0, 0.66, 0.4),
        AppleFontFamily("Copperplate", "Copperplate-Light 300 Copperplate 400 Copperplate-Bold 700", serif, 0.763, 0.248, 0, 0.58, 0.44),
        AppleFontFamily(
            "Courier", "Courier 400 Courier-Oblique 400i Courier-Bold 700 Courier-BoldOblique 700i", mono, 0.904, 0.246, 0, 0.581, 0.426,
            fixedAdvance: 0.6),
        AppleFontFamily(
            "Courier New", "CourierNewPSMT 400 CourierNewPS-ItalicMT 400i CourierNewPS-BoldMT 700 CourierNewPS-BoldItalicMT 700i", mono,
            0.833,
            0.3, 0, 0.571, 0.423, fixedAdvance: 0.6),
        AppleFontFamily("DIN Alternate", "DINAlternate-Bold 700", sans, 0.94, 0.224, 0, 0.71, 0.51),
        AppleFontFamily("DIN Condensed", "DINCondensed-Bold 700", condensed, 0.712, 0.288, 0.2, 0.71, 0.5),
        AppleFontFamily("Didot", "Didot 400 Didot-Italic 400i Didot-Bold 700", serif, 0.94, 0.324, 0, 0.7, 0.42),
        AppleFontFamily(
            "Futura", "Futura-Medium 500 Futura-MediumItalic 500i Futura-Bold 700 Futura-CondensedMedium 500 Futura-CondensedExtraBold 800",
            sans,
            1.039, 0.26, 0, 0.757, 0.449),
        AppleFontFamily("Geeza Pro", "GeezaPro 400 GeezaPro-Bold 700", sans, 0.922, 0.28, 0, 0.72, 0.52),
        AppleFontFamily(
            "Georgia", "Georgia 400 Georgia-Italic 400i Georgia-Bold 700 Georgia-BoldItalic 700i", serif, 0.917, 0.219, 0, 0.692, 0.481),
        AppleFontFamily(
            "Gill Sans",
            "GillSans-Light 300 GillSans-LightItalic 300i GillSans 400 GillSans-Italic 400i GillSans-SemiBold 600 GillSans-SemiBoldItalic 600i "
                + "GillSans-Bold 700 GillSans-BoldItalic 700i GillSans-UltraBold 900",
            sans, 0.918, 0.23, 0, 0.682, 0.449),
        AppleFontFamily(
            "Helvetica",
            "Helvetica-Light 300 Helvetica-LightOblique 300i Helvetica 400 Helvetica-Oblique 400i Helvetica-Bold 700 Helvetica-BoldOblique 700i",
            sans,
            0.92, 0.23, 0, 0.717, 0.523),
        AppleFontFamily(
            "Helvetica Neue",
            "HelveticaNeue-UltraLight 100 HelveticaNeue-UltraLightItalic 100i HelveticaNeue-Thin 200 HelveticaNeue-ThinItalic 200i "
                + "HelveticaNeue-Light 300 HelveticaNeue-LightItalic 300i HelveticaNeue 400 HelveticaNeue-Italic 400i HelveticaNeue-Medium 500 "
                + "HelveticaNeue-MediumItalic 500i HelveticaNeue-Bold 700 HelveticaNeue-BoldItalic 700i HelveticaNeue-CondensedBold 700 "
                + "HelveticaNeue-CondensedBlack 900",
            sans, 0.952, 0.213, 0.028, 0.714, 0.517),
        AppleFontFamily("Hiragino Mincho ProN", "HiraMinProN-W3 300 HiraMinProN-W6 600", serif, 0.88, 0.12, 0.5, 0.77, 0.545),
        AppleFontFamily(
            "Hiragino Sans", "HiraginoSans-W3 300 HiraginoSans-W6 600 HiraginoSans-W7 700 HiraginoSans-W8 800", sans, 0.88, 0.12, 0.5, 0.77,
            0.545),
        AppleFontFamily(
            "Hoefler Text", "HoeflerText-Regular 400 HoeflerText-Italic 400i HoeflerText-Black 900 HoeflerText-BlackItalic 900i", serif,
            0.873, 0.277,
            0, 0.66, 0.42),
        AppleFontFamily("Impact", "Impact 900", condensed, 1.009, 0.21, 0, 0.79, 0.66),
        AppleFontFamily("Marker Felt", "MarkerFelt-Thin 400 MarkerFelt-Wide 700", sans, 0.869, 0.247, 0, 0.71, 0.5),
        AppleFontFamily(
            "Menlo", "Menlo-Regular 400 Menlo-Italic 400i Menlo-Bold 700 Menlo-BoldItalic 700i", mono, 0.928, 0.236, 0, 0.729, 0.547,
            fixedAdvance: 0.602),
        AppleFontFamily("Noteworthy", "Noteworthy-Light 300 Noteworthy-Bold 700", sans, 1.29, 0.31, 0, 0.74, 0.5),
        AppleFontFamily(
            "Optima", "Optima-Regular 400 Optima-Italic 400i Optima-Bold 700 Optima-BoldItalic 700i Optima-ExtraBlack 900", sans, 0.919,
            0.268, 0, 0.678,
            0.467),
        AppleFontFamily(
            "Palatino", "Palatino-Roman 400 Palatino-Italic 400i Palatino-Bold 700 Palatino-BoldItalic 700i", serif, 0.998, 0.284, 0, 0.71,
            0.469),
        AppleFontFamily("Papyrus", "Papyrus 400 Papyrus-Condensed 400", serif, 0.94, 0.603, 0, 0.64, 0.41),
        AppleFontFamily(
            "PingFang SC",
            "PingFangSC-Ultralight 100 PingFangSC-Thin 200 PingFangSC-Light 300 PingFangSC-Regular 400 PingFangSC-Medium 500 PingFangSC-Semibold 600",
            sans, 1.06, 0.34, 0, 0.86, 0.6),
        AppleFontFamily(
            "PingFang TC",
            "PingFangTC-Ultralight 100 PingFangTC-Thin 200 PingFangTC-Light 300 PingFangTC-Regular 400 PingFangTC-Medium 500 PingFangTC-Semibold 600",
            sans, 1.06, 0.34, 0, 0.86, 0.6),
        AppleFontFamily(
            "Rockwell", "Rockwell-Regular 400 Rockwell-Italic 400i Rockwell-Bold 700 Rockwell-BoldItalic 700i", serif, 0.89, 0.28, 0, 0.68,
            0.46),
        AppleFontFamily("Savoye LET", "SavoyeLetPlain 400", serif, 0.71, 0.48, 0, 0.5, 0.27),
        AppleFontFamily(
            "Snell Roundhand", "SnellRoundhand 400i SnellRoundhand-Bold 700i SnellRoundhand-Black 900i", serif, 0.93, 0.33, 0, 0.64, 0.34),
        AppleFontFamily(
            "Thonburi", "Thonburi-Light 300 Thonburi 400 Thonburi-Bold 700", ["Noto Sans Thai"] + sans, 1.1, 0.25, 0, 0.72, 0.52),
        AppleFontFamily(
            "Times New Roman",
            "TimesNewRomanPSMT 400 TimesNewRomanPS-ItalicMT 400i TimesNewRomanPS-BoldMT 700 TimesNewRomanPS-BoldItalicMT 700i", serif,
            0.891, 0.216, 0.042, 0.662, 0.448),
        AppleFontFamily(
            "Trebuchet MS", "TrebuchetMS 400 TrebuchetMS-Italic 400i TrebuchetMS-Bold 700 Trebuchet-BoldItalic 700i", sans, 0.939, 0.222, 0,
            0.716, 0.523),
        AppleFontFamily(
            "Verdana", "Verdana 400 Verdana-Italic 400i Verdana-Bold 700 Verdana-BoldItalic 700i", sans, 1.005, 0.21, 0, 0.727, 0.545),
        AppleFontFamily("Zapf Dingbats", "ZapfDingbatsITC 400", ["Noto Sans Symbols 2", "DejaVu Sans"], 0.82, 0.143, 0, 0.7, 0.5),
        AppleFontFamily("Zapfino", "Zapfino 400i", serif, 1.875, 1.502, 0, 0.67, 0.27),
    ]

    /// The family by its name, in any case; "HelveticaNeue" and "Times" too.
    static func named(_ name: String) -> AppleFontFamily? {
        byName[name.lowercased()] ?? byName[aliases[name.lowercased()] ?? ""]
    }

    /// The family and face with this PostScript name.
    static func face(postScriptName: String) -> (family: AppleFontFamily, face: Face)? {
        guard let (family, face) = byPostScriptName[postScriptName.lowercased()] else { return nil }
        return (all[family], all[family].faces[face])
    }

    private static let aliases = ["times": "times new roman", "pingfang hk": "pingfang tc"]
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name.lowercased(), $0) })
    private static let byPostScriptName: [String: (Int, Int)] = {
        var found: [String: (Int, Int)] = [:]
        for (familyIndex, family) in all.enumerated() {
            for (faceIndex, face) in family.faces.enumerated() { found[face.postScriptName.lowercased()] = (familyIndex, faceIndex) }
        }
        return found
    }()
}
