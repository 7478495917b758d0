import CoreGraphics
import Foundation

/// What is done when a link or an entry of an outline is tapped. See https://developer.apple.com/documentation/pdfkit/pdfaction.
///
/// Actions of kinds that have no class of their own are kept, and written with their document, but nothing is done for them.
open class PDFAction: NSObject, NSCopying {
    /// What the file says of an action that is not known here, and which file.
    var unknown: (value: PDFValue, source: CGPDFDocument)?

    override init() { super.init() }

    /// The kind of action, as PDF names it: `GoTo`, `URI`, `Named`.
    open var type: String { unknown?.value.entries?["S"]?.name ?? "" }

    /// Returns an action that does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFAction()
        copy.unknown = unknown
        return copy
    }
}

/// Goes to a place of the document. See https://developer.apple.com/documentation/pdfkit/pdfactiongoto.
open class PDFActionGoTo: PDFAction {
    /// The place.
    open var destination: PDFDestination

    /// Creates an action that goes to a place.
    public init(destination: PDFDestination) {
        self.destination = destination
        super.init()
    }

    open override var type: String { "GoTo" }
    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionGoTo(destination: destination) }
}

/// Opens a URL. See https://developer.apple.com/documentation/pdfkit/pdfactionurl.
open class PDFActionURL: PDFAction {
    // @objc(URL)
    /// The URL.
    open var url: URL?

    // @objc(initWithURL:)
    /// Creates an action that opens a URL.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    open override var type: String { "URI" }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFActionURL(url: URL(fileURLWithPath: "/"))
        copy.url = url
        return copy
    }
}

/// What a named action does. See https://developer.apple.com/documentation/pdfkit/pdfactionnamedname.
public enum PDFActionNamedName: Int, Sendable {
    /// Nothing.
    case none
    /// Goes a page on.
    case nextPage
    /// Goes a page back.
    case previousPage
    /// Goes to the first page.
    case firstPage
    /// Goes to the last page.
    case lastPage
    /// Goes back to what was shown before.
    case goBack
    /// Goes to what was shown before one went back.
    case goForward
    /// Asks for a page.
    case goToPage
    /// Asks for a text.
    case find
    /// Prints the document.
    case print
    /// Shows the page larger.
    case zoomIn
    /// Shows the page smaller.
    case zoomOut

    /// As PDF names it.
    var name: String {
        ["", "NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward", "GoToPage", "Find", "Print", "ZoomIn", "ZoomOut"][
            rawValue]
    }

    init(name: String) { self = (1...11).compactMap { PDFActionNamedName(rawValue: $0) }.first { $0.name == name } ?? .none }
}

/// Does something that has a name. See https://developer.apple.com/documentation/pdfkit/pdfactionnamed.
open class PDFActionNamed: PDFAction {
    /// What it does.
    open var name: PDFActionNamedName

    /// Creates an action that does what the name says.
    public init(name: PDFActionNamedName) {
        self.name = name
        super.init()
    }

    open override var type: String { "Named" }
    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionNamed(name: name) }
}

/// Goes to a place of another document. See https://developer.apple.com/documentation/pdfkit/pdfactionremotegoto.
open class PDFActionRemoteGoTo: PDFAction {
    /// The index of the page, the first being 0.
    open var pageIndex: Int
    /// The place on the page.
    open var point: CGPoint
    // @objc(URL)
    /// The document's file.
    open var url: URL

    // @objc(initWithPageIndex:atPoint:fileURL:)
    /// Creates an action that goes to a place of a file's document.
    public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
        (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
        super.init()
    }

    open override var type: String { "GoToR" }
    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionRemoteGoTo(pageIndex: pageIndex, at: point, fileURL: url) }
}

/// Gives the fields of a form their first values again. See https://developer.apple.com/documentation/pdfkit/pdfactionresetform.
open class PDFActionResetForm: PDFAction {
    /// The names of fields; all if `nil`.
    open var fields: [String]?
    /// Whether those fields are meant, rather than all others.
    open var fieldsIncludedAreCleared = true

    /// Creates an action that is for all fields.
    public override init() { super.init() }

    open override var type: String { "ResetForm" }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFActionResetForm()
        (copy.fields, copy.fieldsIncludedAreCleared) = (fields, fieldsIncludedAreCleared)
        return copy
    }
}
