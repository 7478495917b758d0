import CoreGraphics
import Foundation

/// What stands for a coordinate or a zoom that a destination leaves as it is.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place of a document: a point of a page. See https://developer.apple.com/documentation/pdfkit/pdfdestination.
open class PDFDestination: NSObject, NSCopying {
    /// The page; `nil` once that is gone.
    open private(set) weak var page: PDFPage?
    /// The point in the page's own space that is to be at the view's upper left; each coordinate may be `kPDFDestinationUnspecifiedValue`.
    public let point: CGPoint
    /// The scale at which the place is to be shown, 1 being its size; `kPDFDestinationUnspecifiedValue` or 0 leaves that as it is.
    open var zoom: CGFloat = kPDFDestinationUnspecifiedValue

    // @objc(initWithPage:atPoint:)
    /// Creates a destination of a point of a page.
    public init(page: PDFPage, at point: CGPoint) {
        (self.page, self.point) = (page, point)
        super.init()
    }

    /// Returns a destination of the same place.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let page else { return self }
        let copy = PDFDestination(page: page, at: point)
        copy.zoom = zoom
        return copy
    }

    /// Which place comes first in the document: by pages, then from the top down, then from left to right.
    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        let (own, other) = (
            page.flatMap { $0.document?.index(for: $0) } ?? 0, destination.page.flatMap { $0.document?.index(for: $0) } ?? 0
        )
        if own != other { return own < other ? .orderedAscending : .orderedDescending }
        if point.y != destination.point.y { return point.y > destination.point.y ? .orderedAscending : .orderedDescending }
        if point.x != destination.point.x { return point.x < destination.point.x ? .orderedAscending : .orderedDescending }
        return .orderedSame
    }
}
