import Foundation

/// The keys of what an annotation is. See https://developer.apple.com/documentation/pdfkit/pdfannotationkey.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name, which is that of PDF.
    public let rawValue: String
    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How it looks, a dictionary.
    public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP")
    /// Which of several looks it has, a name.
    public static let appearanceState = PDFAnnotationKey(rawValue: "/AS")
    /// Its border, a `PDFBorder`.
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    /// Its colour, a `UIColor`.
    public static let color = PDFAnnotationKey(rawValue: "/C")
    /// Its text, a string.
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    /// Bits of how it is shown, a number.
    public static let flags = PDFAnnotationKey(rawValue: "/F")
    /// When it was changed, a date.
    public static let date = PDFAnnotationKey(rawValue: "/M")
    /// A name of its own among the page's annotations, a string.
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    /// The page that it is on, a `PDFPage`.
    public static let page = PDFAnnotationKey(rawValue: "/P")
    /// Where it is, an `NSValue` of a `CGRect`.
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    /// Its type, a name.
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    /// What is done when it is tapped, a `PDFAction`.
    public static let action = PDFAnnotationKey(rawValue: "/A")
    /// What is done at other events, a dictionary.
    public static let additionalActions = PDFAnnotationKey(rawValue: "/AA")
    /// Its border, a `PDFBorder`.
    public static let borderStyle = PDFAnnotationKey(rawValue: "/BS")
    /// The font and colour of its text, a string.
    public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
    /// Where it leads, a `PDFDestination`.
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    /// What shows that a finger is on it, a name.
    public static let highlightingMode = PDFAnnotationKey(rawValue: "/H")
    /// What is drawn by hand, an array of `UIBezierPath`.
    public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
    /// The colour that it is filled with, a `UIColor`.
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    /// The ends of a line, an array of four numbers in the page's own space.
    public static let linePoints = PDFAnnotationKey(rawValue: "/L")
    /// How a line ends, an array of two names.
    public static let lineEndingStyles = PDFAnnotationKey(rawValue: "/LE")
    /// Its icon, a name.
    public static let iconName = PDFAnnotationKey(rawValue: "/Name")
    /// Whether its text is shown, a Boolean.
    public static let open = PDFAnnotationKey(rawValue: "/Open")
    /// The annotation or the field that it belongs to.
    public static let parent = PDFAnnotationKey(rawValue: "/Parent")
    /// The annotation that shows its text, a `PDFAnnotation`.
    public static let popup = PDFAnnotationKey(rawValue: "/Popup")
    /// How its text is aligned, a number.
    public static let quadding = PDFAnnotationKey(rawValue: "/Q")
    /// The corners of what is marked, an array of numbers in the page's own space.
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    /// Who wrote it, or a field's name, a string.
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    /// What a button says while it is pressed, a string.
    public static let widgetDownCaption = PDFAnnotationKey(rawValue: "/AC")
    /// The colour of a field's border, a `UIColor`.
    public static let widgetBorderColor = PDFAnnotationKey(rawValue: "/BC")
    /// The colour of a field's background, a `UIColor`.
    public static let widgetBackgroundColor = PDFAnnotationKey(rawValue: "/BG")
    /// What a button says, a string.
    public static let widgetCaption = PDFAnnotationKey(rawValue: "/CA")
    /// A field's first value.
    public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
    /// Bits of what a field is, a number.
    public static let widgetFieldFlags = PDFAnnotationKey(rawValue: "/Ff")
    /// What kind of field it is, a name.
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
    /// How a field looks, a dictionary.
    public static let widgetAppearanceDictionary = PDFAnnotationKey(rawValue: "/MK")
    /// How many characters a field takes, a number.
    public static let widgetMaxLen = PDFAnnotationKey(rawValue: "/MaxLen")
    /// What can be chosen, an array of strings.
    public static let widgetOptions = PDFAnnotationKey(rawValue: "/Opt")
    /// By how many degrees a field is turned, a number.
    public static let widgetRotation = PDFAnnotationKey(rawValue: "/R")
    /// What a button says with the pointer over it, a string.
    public static let widgetRolloverCaption = PDFAnnotationKey(rawValue: "/RC")
    /// What a field is called to people, a string.
    public static let widgetTextLabelUI = PDFAnnotationKey(rawValue: "/TU")
    /// A field's value.
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// The types of annotations. See https://developer.apple.com/documentation/pdfkit/pdfannotationsubtype.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name, which is that of PDF.
    public let rawValue: String
    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A note, shown as an icon.
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    /// A place that leads elsewhere.
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    /// Text on the page.
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    /// A line.
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    /// A rectangle.
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    /// An ellipse.
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    /// Text that is marked.
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    /// Text that is underlined.
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    /// Text that is struck out.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    /// What is drawn by hand.
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    /// A stamp.
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    /// The window of another annotation's text.
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    /// A field of a form.
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// The kinds of a form's fields. See https://developer.apple.com/documentation/pdfkit/pdfannotationwidgetsubtype.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name, which is that of PDF.
    public let rawValue: String
    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button, a check box, a radio button.
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    /// A list to choose from.
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    /// A signature.
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    /// A text.
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// How a line ends. See https://developer.apple.com/documentation/pdfkit/pdfannotationlineendingstyle.
public struct PDFAnnotationLineEndingStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name, which is that of PDF.
    public let rawValue: String
    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Plainly.
    public static let none = PDFAnnotationLineEndingStyle(rawValue: "/None")
    /// With a square.
    public static let square = PDFAnnotationLineEndingStyle(rawValue: "/Square")
    /// With a circle.
    public static let circle = PDFAnnotationLineEndingStyle(rawValue: "/Circle")
    /// With a diamond.
    public static let diamond = PDFAnnotationLineEndingStyle(rawValue: "/Diamond")
    /// With an arrow of two lines.
    public static let openArrow = PDFAnnotationLineEndingStyle(rawValue: "/OpenArrow")
    /// With an arrow that is a triangle.
    public static let closedArrow = PDFAnnotationLineEndingStyle(rawValue: "/ClosedArrow")
}

/// The icons of notes. See https://developer.apple.com/documentation/pdfkit/pdfannotationtexticontype.
public struct PDFAnnotationTextIconType: RawRepresentable, Hashable, Sendable {
    /// Apple's name, which is that of PDF.
    public let rawValue: String
    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A remark.
    public static let comment = PDFAnnotationTextIconType(rawValue: "/Comment")
    /// A key.
    public static let key = PDFAnnotationTextIconType(rawValue: "/Key")
    /// A note.
    public static let note = PDFAnnotationTextIconType(rawValue: "/Note")
    /// Help.
    public static let help = PDFAnnotationTextIconType(rawValue: "/Help")
    /// A new paragraph.
    public static let newParagraph = PDFAnnotationTextIconType(rawValue: "/NewParagraph")
    /// A paragraph.
    public static let paragraph = PDFAnnotationTextIconType(rawValue: "/Paragraph")
    /// Something to insert.
    public static let insert = PDFAnnotationTextIconType(rawValue: "/Insert")
}

/// What shows that a finger is on an annotation. See https://developer.apple.com/documentation/pdfkit/pdfannotationhighlightingmode.
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name, which is that of PDF.
    public let rawValue: String
    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let none = PDFAnnotationHighlightingMode(rawValue: "/N")
    /// Its colours are inverted.
    public static let invert = PDFAnnotationHighlightingMode(rawValue: "/I")
    /// Its border is inverted.
    public static let outline = PDFAnnotationHighlightingMode(rawValue: "/O")
    /// It looks pressed.
    public static let push = PDFAnnotationHighlightingMode(rawValue: "/P")
}
