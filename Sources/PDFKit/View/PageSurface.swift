import CoreGraphics
import Foundation
import UIKit

/// A page as a view shows it: paper, the page, what is selected.
final class PageSurface: UIView {
    let page: PDFPage
    private weak var owner: PDFView?
    /// How many pixels a page may take: they take memory.
    private static let pixelLimit: CGFloat = 12_000_000

    init(_ page: PDFPage, _ owner: PDFView) {
        (self.page, self.owner) = (page, owner)
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = page.label
        accessibilityTraits = .staticText
        accessibilityValue = page.string
        if owner.pageShadowsEnabled {
            layer.shadowOpacity = 0.25
            layer.shadowRadius = 3
            layer.shadowOffset = CGSize(width: 0, height: 1)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let owner else { return }
        let shown = page.shownSize(owner.displayBox)
        guard shown.width > 0, shown.height > 0 else { return }
        UIColor.white.setFill()
        context.fill(bounds)
        context.saveGState()
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: bounds.width / shown.width, y: -bounds.height / shown.height)
        owner.draw(page, to: context)
        context.restoreGState()
    }

    /// Draws anew in as many pixels as the page takes up at a scale.
    func sharpen(_ scale: CGFloat) {
        let display = max(1, traitCollection.displayScale)
        let most = (Self.pixelLimit / max(bounds.width * bounds.height, 1)).squareRoot()
        let wanted = min(display * max(scale, 0.1), max(most, 0.5))
        guard abs(contentScaleFactor - wanted) > 0.01 else { return }
        contentScaleFactor = wanted
        setNeedsDisplay()
    }
}
