import CPango
import Foundation

/// A face at a size, ready to shape text. There is one object for each specification, so that identity is equality.
package final class FontFace: Hashable, @unchecked Sendable {
    /// What was asked for.
    package let specification: FontSpecification
    /// The name under which iOS knows the face.
    package let postScriptName: String
    /// The family's name as iOS has it.
    package let familyName: String
    /// The face's name within its family: "Bold Italic".
    package let styleName: String
    /// In points.
    package let size: CGFloat
    /// In points.
    package let metrics: FontMetrics
    /// -1 … 1.
    package let weight: CGFloat
    package let isItalic: Bool
    package let isMonospaced: Bool
    package let isCondensed: Bool
    /// The class of letters by OpenType's table "OS/2", such as 8 for letters without serifs; 0 where it is not known, as for the fonts
    /// that stand in for Apple's.
    package let familyClass: UInt8

    /// Added after each character, in points.
    package let tracking: CGFloat
    /// The room of each character, where it is not the file's own.
    let widths: CharacterWidths?
    /// The factor by which the file's glyphs are larger than the size says.
    package let scale: CGFloat
    /// The file that the glyphs are from, and which of its fonts.
    let file: (path: String, index: Int32)
    /// The font's description for Pango; lives as long as the face, which is forever.
    let description: OpaquePointer
    /// OpenType features as Pango takes them, or empty.
    let features: String

    init(
        specification: FontSpecification, catalogIndex: Int, catalogFace: CatalogFace, scale: CGFloat, tracking: CGFloat,
        widths: CharacterWidths? = nil, metrics: FontMetrics, postScriptName: String, familyName: String, styleName: String, weight: Double,
        isItalic: Bool, familyClass: UInt8 = 0, features: [FontFeature]
    ) {
        self.specification = specification
        self.postScriptName = postScriptName
        self.familyName = familyName
        self.styleName = styleName
        self.size = specification.size
        self.metrics = metrics
        self.weight = FontWeightScale.trait(openType: weight)
        self.isItalic = isItalic
        self.isMonospaced = catalogFace.isMonospaced
        self.isCondensed = catalogFace.width < 90
        self.familyClass = familyClass
        self.tracking = tracking
        self.widths = widths
        self.scale = scale
        file = (catalogFace.path, catalogFace.indexInFile)
        self.features = features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
        description = pango_font_description_new()
        pango_font_description_set_family(description, FontLibrary.privateFamilyName(ofCatalogIndex: catalogIndex))
        // The fallback faces follow weight and slant.
        pango_font_description_set_weight(description, PangoWeight(UInt32(max(100, min(1000, weight)))))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, max(0.01, specification.size * scale) * Double(PANGO_SCALE))
    }

    package static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
