import Foundation
import ImageIO
import UniformTypeIdentifiers

/// A page of what can be printed as it is: a picture, or a page of a PDF document.
enum PrintedPage {
    case image(UIImage)
    case document(VectorImage)

    var size: CGSize {
        switch self {
        case .image(let image): image.size
        case .document(let page): page.size
        }
    }

    /// Draws it into a rectangle of the current context.
    func draw(in rect: CGRect) {
        switch self {
        case .image(let image): image.draw(in: rect)
        case .document(let page): if let context = UIGraphicsGetCurrentContext() { page.draw(in: context, rect) }
        }
    }

    /// The types of what can be read.
    static let types = Set([UTType.pdf, .png, .jpeg, .tiff, .gif, .bmp, .heic].map(\.identifier))

    /// The pages of a picture, of data or of a file; `nil` for what is none that can be read.
    static func pages(of item: Any) -> [PrintedPage]? {
        if let image = item as? UIImage { return [.image(image)] }
        guard let data = data(of: item) else { return nil }
        guard isDocument(data) else { return UIImage(data: data).map { [.image($0)] } }
        var pages: [PrintedPage] = []
        while let page = VectorImage(data: data, page: pages.count) { pages.append(.document(page)) }
        return pages.isEmpty ? nil : pages
    }

    /// The data of an item that is a PDF document.
    static func document(of item: Any) -> Data? { data(of: item).flatMap { isDocument($0) ? $0 : nil } }

    private static func data(of item: Any) -> Data? {
        if let data = item as? Data { return data }
        if let data = item as? NSData { return data as Data }
        guard let url = item as? URL ?? (item as? NSURL).map({ $0 as URL }), url.isFileURL else { return nil }
        return try? Data(contentsOf: url)
    }

    private static func isDocument(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }
}

/// Prints pictures and documents: each picture, and each page of a document, on a page of its own.
final class ItemPageRenderer: UIPrintPageRenderer {
    private let pages: [PrintedPage]
    private let fillsPaper: Bool

    /// Creates a renderer of pages, which cover the paper, or are seen as a whole.
    init(_ pages: [PrintedPage], fillsPaper: Bool) {
        (self.pages, self.fillsPaper) = (pages, fillsPaper)
        super.init()
    }

    override var numberOfPages: Int { pages.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard pages.indices.contains(pageIndex), let context = UIGraphicsGetCurrentContext() else { return }
        let page = pages[pageIndex]
        guard page.size.width > 0, page.size.height > 0 else { return }
        context.clip(to: contentRect)
        context.translateBy(x: contentRect.midX, y: contentRect.midY)
        // Turned, if more of the paper is used that way.
        let isTurned = (page.size.width > page.size.height) != (contentRect.width > contentRect.height)
        if isTurned { context.rotate(by: .pi / 2) }
        let room = isTurned ? CGSize(width: contentRect.height, height: contentRect.width) : contentRect.size
        let (x, y) = (room.width / page.size.width, room.height / page.size.height)
        let scale = fillsPaper ? max(x, y) : min(x, y)
        let size = CGSize(width: page.size.width * scale, height: page.size.height * scale)
        page.draw(in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}
