import Foundation
import SampanTextLayout

/// A font: a face at a size. See https://developer.apple.com/documentation/uikit/uifont.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let tag = AttributeValueTag()

    /// The weight of a font, from -1 (lightest) to 1 (heaviest), 0 being regular.
    public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The number that descriptors hold.
        public let rawValue: CGFloat
        /// Creates a weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Regular.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)
    }

    package let face: FontFace
    /// The text style that the font was made for; it follows the preferred content size then.
    package let textStyle: TextStyle?
    /// How `UIFontMetrics` made the font. Set once, right after.
    var scaling: Scaling?

    package init(face: FontFace, textStyle: TextStyle? = nil) {
        self.face = face
        self.textStyle = textStyle
        super.init()
    }

    // @objc(fontWithName:size:)
    /// Creates a font by its PostScript or family name, in points; fails if there is no such font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? fontSize : UIFont.systemFontSize
        let library = FontLibrary.shared
        guard
            let face = library.face(FontSpecification(family: .postScript(fontName), size: size))
                ?? library.face(FontSpecification(family: .family(fontName), size: size))
        else { return nil }
        self.init(face: face)
    }

    // @objc(fontWithDescriptor:size:)
    /// Creates the font that a descriptor stands for; a size of 0 leaves the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(face: descriptor.face(size: pointSize), textStyle: pointSize == 0 ? descriptor.textStyle : nil)
    }

    // MARK: System fonts

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard size, in points.
    public class var systemFontSize: CGFloat { 14 }

    private static func system(
        _ size: CGFloat, _ weight: CGFloat = 0, isItalic: Bool = false, design: SystemFontDesign = .standard, features: [FontFeature] = []
    ) -> UIFont {
        UIFont(
            face: FontLibrary.shared.systemFace(
                size: size > 0 ? size : systemFontSize, weight: weight, isItalic: isItalic, design: design, features: features))
    }

    /// The system font in regular weight.
    open dynamic class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    /// The system font in a weight.
    open dynamic class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { system(fontSize, weight.rawValue) }
    // @objc(systemFontOfSize:weight:width:)
    /// The system font in a weight and the width nearest to one that is asked for. The font that stands for the system's has one width, so
    /// only what describes the font tells of it. See https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:width:).
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        let size = fontSize > 0 ? fontSize : systemFontSize
        let specification = FontSpecification(family: .system(.standard), weight: weight.rawValue, width: width.rawValue, size: size)
        return FontLibrary.shared.face(specification).map { UIFont(face: $0) } ?? systemFont(ofSize: size, weight: weight)
    }
    /// The bold system font.
    open dynamic class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, Weight.bold.rawValue) }
    /// The italic system font.
    open dynamic class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, isItalic: true) }
    /// The system font with figures of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(fontSize, weight.rawValue, features: [FontFeature(tag: "tnum", value: 1)])
    }
    /// The system's typewriter font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(fontSize, weight.rawValue, design: .monospaced)
    }

    // MARK: Names

    /// The families that there are, sorted.
    open class var familyNames: [String] { FontLibrary.shared.familyNames }
    /// The PostScript names of a family's fonts.
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontLibrary.shared.faceNames(inFamily: familyName) }

    /// The family's name.
    open var familyName: String { face.familyName }
    /// The PostScript name.
    open var fontName: String { face.postScriptName }

    // MARK: Measures

    /// The size, in points.
    open var pointSize: CGFloat { face.size }
    /// From the baseline up to the top of a line, in points.
    open var ascender: CGFloat { face.metrics.ascender }
    /// From the baseline down to the bottom of a line, in points: a negative number.
    open var descender: CGFloat { face.metrics.descender }
    /// The gap that the font recommends between lines, in points.
    open var leading: CGFloat { face.metrics.leading }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { face.metrics.capHeight }
    /// The height of lowercase letters, in points.
    open var xHeight: CGFloat { face.metrics.xHeight }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { face.metrics.lineHeight }

    /// The same font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var specification = face.specification
        specification.size = fontSize > 0 ? fontSize : UIFont.systemFontSize
        return FontLibrary.shared.face(specification).map { UIFont(face: $0) } ?? self
    }

    /// What describes the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, textStyle: textStyle) }

    /// Returns the receiver, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.face === face && other.textStyle == textStyle
    }

    open override var hash: Int { face.hashValue }

    open override var description: String {
        let size = NumberFormatter.localizedString(from: NSNumber(value: Double(pointSize)), number: .decimal)
        return "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(face.weight >= 0.3 ? "bold" : "normal"); "
            + "font-style: \(face.isItalic ? "italic" : "normal"); font-size: \(size)pt"
    }
}
