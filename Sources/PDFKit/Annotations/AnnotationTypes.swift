/// How text is marked. See https://developer.apple.com/documentation/pdfkit/pdfmarkuptype.
public enum PDFMarkupType: Int, Sendable {
    /// With a colour behind it.
    case highlight
    /// With a line through it.
    case strikeOut
    /// With a line below it.
    case underline
    /// With what covers it.
    case redact

    var name: String { ["Highlight", "StrikeOut", "Underline", "Redact"][rawValue] }
}

/// How a line ends. See https://developer.apple.com/documentation/pdfkit/pdflinestyle.
public enum PDFLineStyle: Int, Sendable {
    /// Plainly.
    case none
    /// With a square.
    case square
    /// With a circle.
    case circle
    /// With a diamond.
    case diamond
    /// With an arrow of two lines.
    case openArrow
    /// With an arrow that is a triangle.
    case closedArrow

    static let names = ["None", "Square", "Circle", "Diamond", "OpenArrow", "ClosedArrow"]
}

/// The icons of notes. See https://developer.apple.com/documentation/pdfkit/pdftextannotationicontype.
public enum PDFTextAnnotationIconType: Int, Sendable {
    /// A remark.
    case comment
    /// A key.
    case key
    /// A note.
    case note
    /// Help.
    case help
    /// A new paragraph.
    case newParagraph
    /// A paragraph.
    case paragraph
    /// Something to insert.
    case insert

    static let names = ["Comment", "Key", "Note", "Help", "NewParagraph", "Paragraph", "Insert"]
}

/// The kinds of buttons in forms. See https://developer.apple.com/documentation/pdfkit/pdfwidgetcontroltype.
public enum PDFWidgetControlType: Int, Sendable {
    /// None that is known.
    case unknownControl = -1
    /// A button to press.
    case pushButtonControl
    /// One of several of which one is chosen.
    case radioButtonControl
    /// A box to check.
    case checkBoxControl
}

/// The states of buttons in forms. See https://developer.apple.com/documentation/pdfkit/pdfwidgetcellstate.
public enum PDFWidgetCellState: Int, Sendable {
    /// Neither on nor off.
    case mixedState = -1
    /// Off.
    case offState
    /// On.
    case onState
}

/// How a border is drawn. See https://developer.apple.com/documentation/pdfkit/pdfborderstyle.
public enum PDFBorderStyle: Int, Sendable {
    /// As a line.
    case solid
    /// As a line with gaps.
    case dashed
    /// As what stands out.
    case beveled
    /// As what is set in.
    case inset
    /// As a line at the bottom.
    case underline

    static let names = ["S", "D", "B", "I", "U"]
    /// As PDF names it.
    var name: String { PDFBorderStyle.names[rawValue] }
}
