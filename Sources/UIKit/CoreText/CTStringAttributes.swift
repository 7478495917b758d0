import CoreGraphics
import Foundation

/// The font: a `CTFont`.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue as NSString
/// The colour: a `CGColor`.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether the text has the context's fill colour: a Boolean.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The colour behind the text: a `CGColor`.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The room added between characters, in points: a number.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue as NSString
/// The room added between characters besides, in points: a number.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue as NSString
/// Which ligatures are used: a number.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue as NSString
/// The paragraph's style: a `CTParagraphStyle`.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue as NSString
/// The line below: a number, the raw value of a `CTUnderlineStyle`.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue as NSString
/// The colour of the line below: a `CGColor`.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString = NSAttributedString.Key.underlineColor.rawValue as NSString
/// How wide the glyphs' outlines are drawn, in percent of the size: a number.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue as NSString
/// The colour of the outlines: a `CGColor`.
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.strokeColor.rawValue as NSString
/// How far the text is raised, in points: a number.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue as NSString

/// A paragraph's style. At Apple `CTParagraphStyle` and `NSParagraphStyle` are bridged; here each is the other.
public typealias CTParagraphStyle = NSParagraphStyle

/// How text is underlined. See https://developer.apple.com/documentation/coretext/ctunderlinestyle.
public struct CTUnderlineStyle: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int32
    /// Creates a style from its bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// A line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// A text with Core Text's attributes in the words of UIKit, which the layout knows.
enum CoreTextString {
    private static let renamed: [NSAttributedString.Key: NSAttributedString.Key] = [
        .init(kCTForegroundColorAttributeName as String): .foregroundColor,
        .init(kCTBackgroundColorAttributeName as String): .backgroundColor,
    ]

    /// - Parameter color: the colour of text that takes the context's.
    static func translated(_ text: NSAttributedString, contextColor color: CGColor) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all) { attributes, range, _ in
            for (theirs, ours) in renamed {
                if let value = attributes[theirs], attributes[ours] == nil { result.addAttribute(ours, value: value, range: range) }
            }
            let fromContext = attributes[.init(kCTForegroundColorFromContextAttributeName as String)] as? NSNumber
            if fromContext?.boolValue == true { result.addAttribute(.foregroundColor, value: color, range: range) }
        }
        return result
    }
}
