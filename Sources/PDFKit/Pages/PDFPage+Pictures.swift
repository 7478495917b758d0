import CoreGraphics
import Foundation
import UIKit

extension PDFPage {
    /// A page of a picture; drawn as a document, which is read then.
    static func page(of image: UIImage, _ sheet: CGRect, upscales: Bool) -> CGPDFPage? {
        let sheet = sheet.standardized
        guard image.size.width > 0, image.size.height > 0, sheet.width > 0, sheet.height > 0 else { return nil }
        let document = drawn(sheet) { context in
            let scale = min(sheet.width / image.size.width, sheet.height / image.size.height, upscales ? .infinity : 1)
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            upright(
                context, CGRect(x: sheet.midX - size.width / 2, y: sheet.midY - size.height / 2, width: size.width, height: size.height)
            ) {
                image.draw(in: CGRect(origin: .zero, size: size))
            }
        }
        return document?.page(at: 1)
    }

    /// A page without anything on it.
    static func blank(_ sheet: CGRect) -> CGPDFPage? { drawn(sheet) { _ in }?.page(at: 1) }

    /// A document of one page that is drawn, in the sheet's own space. In the document the sheet's lower left corner is the origin.
    static func drawn(_ sheet: CGRect, _ draw: (CGContext) -> Void) -> CGPDFDocument? {
        let data = NSMutableData()
        var box = sheet
        guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, nil) else {
            return nil
        }
        context.beginPDFPage(nil)
        UIGraphicsPushContext(context)
        draw(context)
        UIGraphicsPopContext()
        context.endPDFPage()
        context.closePDF()
        return CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) }
    }

    /// Draws as UIKit does, y growing downwards from the upper left corner of a rectangle of a space in which it grows upwards.
    static func upright(_ context: CGContext, _ rect: CGRect, _ draw: () -> Void) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        context.restoreGState()
    }

    func picture(in room: CGSize, _ box: PDFDisplayBox) -> UIImage {
        let shown = shownSize(box)
        guard shown.width > 0, shown.height > 0, room.width > 0, room.height > 0 else { return UIImage() }
        let scale = min(room.width / shown.width, room.height / shown.height)
        let size = CGSize(width: max(1, (shown.width * scale).rounded()), height: max(1, (shown.height * scale).rounded()))
        UIGraphicsBeginImageContextWithOptions(size, true, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        drawUpright(in: CGRect(origin: .zero, size: size), box, context)
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    /// Draws the page into a rectangle of a space in which y grows downwards.
    func drawUpright(in rect: CGRect, _ box: PDFDisplayBox, _ context: CGContext) {
        let shown = shownSize(box)
        guard shown.width > 0, shown.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: rect.width / shown.width, y: -rect.height / shown.height)
        UIGraphicsPushContext(context)
        draw(with: box, to: context)
        UIGraphicsPopContext()
        context.restoreGState()
    }
}
