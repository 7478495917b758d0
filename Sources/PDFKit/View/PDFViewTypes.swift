import Foundation

/// Which pages a view shows at once. See https://developer.apple.com/documentation/pdfkit/pdfdisplaymode.
public enum PDFDisplayMode: Int, Sendable {
    /// One page.
    case singlePage
    /// All pages, one after the other.
    case singlePageContinuous
    /// Two pages side by side.
    case twoUp
    /// All pages, two side by side, one pair after the other.
    case twoUpContinuous
}

/// The direction in which pages follow one another. See https://developer.apple.com/documentation/pdfkit/pdfdisplaydirection.
public enum PDFDisplayDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// Sideways.
    case horizontal
}

/// What is at a place of a view. See https://developer.apple.com/documentation/pdfkit/pdfareaofinterest.
public struct PDFAreaOfInterest: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A page.
    public static let pageArea = PDFAreaOfInterest(rawValue: 1 << 0)
    /// Text.
    public static let textArea = PDFAreaOfInterest(rawValue: 1 << 1)
    /// An annotation.
    public static let annotationArea = PDFAreaOfInterest(rawValue: 1 << 2)
    /// A link.
    public static let linkArea = PDFAreaOfInterest(rawValue: 1 << 3)
    /// A field of a form.
    public static let controlArea = PDFAreaOfInterest(rawValue: 1 << 4)
    /// A field with text.
    public static let textFieldArea = PDFAreaOfInterest(rawValue: 1 << 5)
    /// The sign of a file. A view tells of none.
    public static let iconArea = PDFAreaOfInterest(rawValue: 1 << 6)
    /// A note.
    public static let popupArea = PDFAreaOfInterest(rawValue: 1 << 7)
    /// A picture. A view tells of none.
    public static let imageArea = PDFAreaOfInterest(rawValue: 1 << 8)
    /// All of them.
    public static let anyArea = PDFAreaOfInterest(rawValue: .max)
}

extension Notification.Name {
    /// A view shows another document.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    /// What a view can go back or forward to has changed.
    public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
    /// A view's current page is another one.
    public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
    /// A view shows its pages larger or smaller.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    /// An annotation was tapped; it is under the key `PDFAnnotationHit`.
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
    /// An annotation is about to do what it does when it is tapped; it is under the key `PDFAnnotationWillHit`.
    public static let PDFViewAnnotationWillHit = Notification.Name("PDFViewAnnotationWillHit")
    /// Somebody wants to copy text of a document that does not allow it.
    public static let PDFViewCopyPermission = Notification.Name("PDFViewCopyPermission")
    /// Something else is selected.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    /// A view shows its pages in another way.
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    /// A view shows another of its pages' rectangles.
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
    /// Other pages are in sight.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
}
