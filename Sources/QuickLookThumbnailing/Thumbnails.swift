import Foundation
import UIKit
import UniformTypeIdentifiers

/// Pictures of files.
enum Thumbnails {
    /// A sign of a file's type, on a sheet of paper.
    static func icon(_ document: InteractionDocument, _ request: QLThumbnailGenerator.Request) -> UIImage? {
        let side = min(request.size.width, request.size.height)
        return drawn(CGSize(width: side, height: side), request.scale) { document.drawIcon(side, showsContents: false) }
    }

    /// A picture of what is in a file; `nil` if none can be made.
    static func contents(_ document: InteractionDocument, _ request: QLThumbnailGenerator.Request, scale: CGFloat) -> UIImage? {
        guard let image = document.picture(in: request.size, scale: scale) ?? text(document, request.size, scale) else { return nil }
        guard request.iconMode else { return image }
        return drawn(image.size, scale) {
            image.draw(in: CGRect(origin: .zero, size: image.size))
            UIColor.lightGray.setStroke()
            let edge = UIBezierPath(rect: CGRect(origin: .zero, size: image.size).insetBy(dx: 0.25, dy: 0.25))
            edge.lineWidth = 0.5
            edge.stroke()
        }
    }

    /// The beginning of a text, as on a sheet of paper.
    private static func text(_ document: InteractionDocument, _ room: CGSize, _ scale: CGFloat) -> UIImage? {
        guard let (text, isStyled) = document.text, text.length > 0 else { return nil }
        let sheet = CGSize(width: 612, height: 792)
        let factor = min(room.width / sheet.width, room.height / sheet.height)
        let start = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: NSRange(location: 0, length: min(text.length, 6000))))
        // What has no colours of its own is black on paper, also at night.
        if !isStyled { start.addAttribute(.foregroundColor, value: UIColor.black, range: NSRange(location: 0, length: start.length)) }
        return drawn(CGSize(width: sheet.width * factor, height: sheet.height * factor), scale) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.scaleBy(x: factor, y: factor)
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: sheet))
            let place = CGRect(origin: .zero, size: sheet).insetBy(dx: 40, dy: 40)
            context.clip(to: place)
            start.draw(with: place, options: .usesLineFragmentOrigin, context: nil)
        }
    }

    private static func drawn(_ size: CGSize, _ scale: CGFloat, _ draw: () -> Void) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        draw()
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
