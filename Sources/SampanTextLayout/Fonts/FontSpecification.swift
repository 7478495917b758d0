import Foundation

/// The look of the system font.
package enum SystemFontDesign: Hashable, Sendable {
    case standard, serif, rounded, monospaced
}

/// An OpenType feature and its value: `tnum` 1.
package struct FontFeature: Hashable, Sendable {
    /// The four letters.
    package var tag: String
    /// 0 turns the feature off; other values turn it on or choose an alternate.
    package var value: Int

    package init(tag: String, value: Int) {
        self.tag = tag
        self.value = value
    }
}

/// What is asked of a font. Equal specifications yield the same `FontFace`.
package struct FontSpecification: Hashable, Sendable {
    /// Where the face comes from.
    package enum Family: Hashable, Sendable {
        case system(SystemFontDesign)
        /// A family's name; the face is the nearest to weight, width and slant.
        case family(String)
        /// A PostScript name, which settles weight, width and slant too.
        case postScript(String)
    }

    package var family: Family
    /// -1 … 1, 0 being regular and 0.4 bold, as font descriptors have it.
    package var weight: CGFloat
    /// -1 … 1, 0 being normal.
    package var width: CGFloat
    package var isItalic: Bool
    /// In points.
    package var size: CGFloat
    package var features: [FontFeature]
    /// How much farther apart lines of the system font are than usual, in points; half of it is above them and half below.
    package var addedLeading: CGFloat

    /// Whether the face is one of the system's own designs.
    package var isSystem: Bool { if case .system = family { true } else { false } }

    package init(
        family: Family, weight: CGFloat = 0, width: CGFloat = 0, isItalic: Bool = false, size: CGFloat, features: [FontFeature] = [],
        addedLeading: CGFloat = 0
    ) {
        self.family = family
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.size = size
        self.features = features
        self.addedLeading = addedLeading
    }
}

/// Weights as font descriptors number them against OpenType's.
package enum FontWeightScale {
    private static let pairs: [(trait: CGFloat, openType: Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The OpenType weight (100 … 900) of a descriptor's (-1 … 1).
    package static func openType(_ trait: CGFloat) -> Double {
        guard trait > pairs[0].trait else { return 100 }
        for (low, high) in zip(pairs, pairs.dropFirst()) where trait <= high.trait {
            return low.openType + Double((trait - low.trait) / (high.trait - low.trait)) * (high.openType - low.openType)
        }
        return 900
    }

    /// The descriptor's weight (-1 … 1) of an OpenType one (100 … 900).
    package static func trait(openType: Double) -> CGFloat {
        guard openType > 100 else { return -0.8 }
        for (low, high) in zip(pairs, pairs.dropFirst()) where openType <= high.openType {
            return low.trait + CGFloat((openType - low.openType) / (high.openType - low.openType)) * (high.trait - low.trait)
        }
        return 0.62
    }
}
