import CoreGraphics
import Foundation
import SampanTextLayout

/// A font at a size. At Apple `CTFont` and `UIFont` are bridged; here each is the other.
///
/// See https://developer.apple.com/documentation/coretext/ctfont.
public typealias CTFont = UIFont

/// Which way text runs. See https://developer.apple.com/documentation/coretext/ctfontorientation.
public enum CTFontOrientation: UInt32, Sendable {
    /// As the font itself has it: in lines.
    case `default` = 0
    /// In lines.
    case horizontal = 1
    /// In columns; glyphs are measured as in lines here.
    case vertical = 2
}

/// What the system uses a font for. See https://developer.apple.com/documentation/coretext/ctfontuifonttype.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 4_294_967_295
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case menuItemMark = 13
    case menuItemCmdKey = 14
    case windowTitle = 15
    case pushButton = 16
    case utilityWindowTitle = 17
    case alertHeader = 18
    case systemDetail = 19
    case emphasizedSystemDetail = 20
    case toolbar = 21
    case smallToolbar = 22
    case message = 23
    case palette = 24
    case toolTip = 25
    case controlContent = 26
}

/// Traits that a font has or has not. See https://developer.apple.com/documentation/coretext/ctfontsymbolictraits.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
    /// Slanted.
    public static let italicTrait = traitItalic
    /// Bold.
    public static let boldTrait = traitBold
    /// Wider than normal.
    public static let expandedTrait = traitExpanded
    /// Narrower than normal.
    public static let condensedTrait = traitCondensed
    /// All characters are equally wide.
    public static let monoSpaceTrait = traitMonoSpace
    /// With glyphs and measures for text that runs down. No font has them here.
    public static let verticalTrait = traitVertical
    /// Made for interfaces.
    public static let uiOptimizedTrait = traitUIOptimized
}

// MARK: Making fonts

private func made(_ name: String, _ size: CGFloat) -> CTFont {
    UIFont(name: name, size: size > 0 ? size : 12) ?? UIFont(name: "Helvetica", size: size > 0 ? size : 12)
        ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// Returns the font of a name, in points; another one, if there is none of that name. A size of 0 is 12 points.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    made(name as String, size)
}

/// Returns the font of a descriptor, in points. A size of 0 is the descriptor's, or 12 points.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// Returns a Core Graphics font in a size, in points. A size of 0 is 12 points.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let name = graphicsFont.postScriptName as String? ?? ""
    if UIFont(name: name, size: 12) == nil { CTFontManagerRegisterGraphicsFont(graphicsFont, nil) }
    return made(name, size)
}

/// Returns the font that the system uses for something, in points; `nil` for `.none`. A size of 0 is the usual one.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    // The names are of a Mac's interface, and so are the sizes.
    switch uiType {
    case .none: nil
    case .user: made("Helvetica", size)
    case .userFixedPitch: made("Menlo-Regular", size)
    case .system, .application, .menuTitle, .menuItem, .menuItemMark, .menuItemCmdKey, .windowTitle, .pushButton, .message:
        .systemFont(ofSize: size > 0 ? size : 13)
    case .emphasizedSystem, .alertHeader: .boldSystemFont(ofSize: size > 0 ? size : 13)
    case .views, .controlContent: .systemFont(ofSize: size > 0 ? size : 12)
    case .smallSystem, .utilityWindowTitle, .toolbar, .palette, .toolTip: .systemFont(ofSize: size > 0 ? size : 11)
    case .smallEmphasizedSystem: .boldSystemFont(ofSize: size > 0 ? size : 11)
    case .label, .smallToolbar: .systemFont(ofSize: size > 0 ? size : 10)
    case .miniSystem, .systemDetail: .systemFont(ofSize: size > 0 ? size : 9)
    case .miniEmphasizedSystem, .emphasizedSystemDetail: .boldSystemFont(ofSize: size > 0 ? size : 9)
    }
}

/// Returns a font in another size, in points, and with more attributes. A size of 0 keeps the font's.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let resized = size > 0 ? font.withSize(size) : font
    guard let attributes else { return resized }
    return UIFont(descriptor: resized.fontDescriptor.addingAttributes(attributes.fontAttributes), size: resized.pointSize)
}

/// Returns a font of the same family with other traits: those of `symTraitMask` are as `symTraitValue` says. `nil` if the family has none.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

// MARK: Names

/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// Returns the family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
/// Returns the family's name and the style's.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    (font.fontDescriptor.object(forKey: .visibleName) as? String ?? font.familyName) as NSString
}
/// Returns the name for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// Returns what describes the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

// MARK: Measures

/// Returns the size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline up to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline down to the bottom of a line, in points: a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the gap that the font recommends between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of lowercase letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns where an underline's middle is, in points above the baseline: a negative number.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.face.metrics.underlinePosition }
/// Returns how thick an underline is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.face.metrics.underlineThickness }
/// Returns the angle by which the letters lean, in degrees against the hands of a clock.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.face.outlines?.italicAngle ?? 0 }
/// Returns how many of the font's own units make an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { font.face.outlines.map { UInt32($0.unitsPerEm) } ?? 0 }
/// Returns how many glyphs the font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.outlines?.numberOfGlyphs ?? 0 }
/// Returns the rectangle that every glyph fits in, in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let factor = font.face.pointsPerUnit
    return font.face.outlines?.fontBBox.applying(CGAffineTransform(scaleX: factor, y: factor)) ?? .zero
}
/// Returns the traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
