import Foundation
import UniformTypeIdentifiers

/// A file, as what shows files knows it.
package struct InteractionDocument {
    package let url: URL
    package let name: String
    package let type: UTType

    package init(url: URL, name: String, type: UTType) { (self.url, self.name, self.type) = (url, name, type) }

    /// What a file is by its name.
    package static func type(of url: URL) -> UTType {
        UTType(nameOf: url) ?? .data
    }

    /// Whether the file is there.
    package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// The pages of a picture or a PDF document.
    var pages: [PrintedPage]? { type.conforms(to: .image) || type.conforms(to: .pdf) ? PrintedPage.pages(of: url) : nil }

    /// A picture of the first page, as large as it can be within a size in points, on white; `nil` if the document has no pages.
    package func picture(in room: CGSize, scale: CGFloat) -> UIImage? {
        guard let page = pages?.first, page.size.width > 0, page.size.height > 0, room.width > 0, room.height > 0 else { return nil }
        let size = Self.fit(page.size, in: CGRect(origin: .zero, size: room)).size
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        if case .document = page {
            UIColor.white.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
        }
        page.draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    /// A text in the looks that the document gives it, or in plain ones.
    package var text: (text: NSAttributedString, isStyled: Bool)? {
        guard type.conforms(to: .text), let data = try? Data(contentsOf: url) else { return nil }
        let kind: NSAttributedString.DocumentType? = type.conforms(to: .html) ? .html : type.conforms(to: .rtf) ? .rtf : nil
        if let kind, let text = try? NSAttributedString(data: data, options: [.documentType: kind, .baseURL: url], documentAttributes: nil)
        {
            return (text, true)
        }
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else { return nil }
        let isCode = type.conforms(to: .sourceCode) || type.conforms(to: .json) || type.conforms(to: .xml)
        let font = isCode ? UIFont.monospacedSystemFont(ofSize: 13, weight: .regular) : .preferredFont(forTextStyle: .body)
        return (NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.label]), false)
    }

    /// What people call its type.
    var kind: String { type.localizedDescription ?? url.pathExtension.uppercased() }

    /// How large it is, as people say it.
    var size: String {
        let bytes = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        return ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
    }

    // MARK: Icons

    private var symbol: String {
        if type.conforms(to: .image) { return "photo" }
        if type.conforms(to: .movie) { return "video" }
        if type.conforms(to: .audio) { return "music.note" }
        return type.conforms(to: .text) ? "doc.text" : "doc"
    }

    /// Its first page, or a sign of its kind, on a sheet of paper in a square of a size in points.
    @MainActor
    package func icon(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in drawIcon(side) }
    }

    /// Draws the icon into a square at the origin of the current context: the first page if there is one, or the sign of its kind all the same.
    package func drawIcon(_ side: CGFloat, showsContents: Bool = true) {
        let page = showsContents ? pages?.first : nil
        var sheet = CGRect(x: side * 0.14, y: side * 0.04, width: side * 0.72, height: side * 0.92)
        if let size = page?.size, size.width > 0, size.height > 0 { sheet = Self.fit(size, in: sheet.insetBy(dx: -side * 0.1, dy: 0)) }
        UIColor.white.setFill()
        UIRectFill(sheet)
        if let page {
            page.draw(in: sheet)
        } else if let sign = UIImage(systemName: symbol)?.withTintColor(.gray, renderingMode: .alwaysOriginal) {
            sign.draw(in: Self.fit(sign.size, in: sheet.insetBy(dx: sheet.width * 0.25, dy: sheet.height * 0.25)))
        }
        UIColor.lightGray.setStroke()
        let edge = UIBezierPath(rect: sheet.insetBy(dx: 0.25, dy: 0.25))
        edge.lineWidth = 0.5
        edge.stroke()
    }

    /// The largest rectangle of a shape in the middle of another one.
    static func fit(_ size: CGSize, in room: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return room }
        let scale = min(room.width / size.width, room.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
    }
}

/// Hands a document to activities, with its name and icon.
final class DocumentItem: NSObject, UIActivityItemSource {
    private let document: InteractionDocument

    init(_ document: InteractionDocument) {
        self.document = document
        super.init()
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { document.url }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { document.url }

    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { document.name }

    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { document.icon(max(size.width, size.height)) }
}

extension InteractionDocument {
    /// What activities are given: the file, and what prints a text.
    @MainActor
    package var activityItems: [Any] {
        guard let text else { return [DocumentItem(self)] }
        return [DocumentItem(self), UISimpleTextPrintFormatter(attributedText: text.text)]
    }
}
