import Foundation

/// Something that is printed: what draws its pages, and what a person chose for it.
@MainActor
final class PrintJob {
    let renderer: UIPrintPageRenderer
    let info: UIPrintInfo
    /// The papers that there are.
    let papers: [UIPrintPaper]
    /// The document that is printed, if that is all there is.
    private let original: Data?
    var paper: UIPrintPaper { didSet { layOut() } }
    var orientation: UIPrintInfo.Orientation { didSet { layOut() } }
    var isGrayscale: Bool
    var copies = 1
    /// The pages that are printed.
    var pages = 0..<0
    /// The folder that the document is saved in.
    var place: DocumentPlaces.Place

    /// Creates a job of all pages.
    init(_ renderer: UIPrintPageRenderer, info: UIPrintInfo, paper: UIPrintPaper, papers: [UIPrintPaper], original: Data?) {
        (self.renderer, self.info, self.paper, self.papers, self.original) = (renderer, info, paper, papers, original)
        (orientation, isGrayscale) = (info.orientation, info.outputType.isGrayscale)
        let places = DocumentPlaces.current.all
        place = places.first { $0.folder.path == info.printerID } ?? places[places.count - 1]
        layOut()
    }

    /// How many pages there are.
    private(set) var pageCount = 0

    /// Tells the renderer of the paper. As many pages are printed as then there are.
    private func layOut() {
        func turned(_ rect: CGRect) -> CGRect { CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }
        let (sheet, printable) = (CGRect(origin: .zero, size: paper.paperSize), paper.printableRect)
        let isLandscape = orientation == .landscape
        renderer.paperRect = isLandscape ? turned(sheet) : sheet
        renderer.printableRect = isLandscape ? turned(printable) : printable
        pageCount = max(0, renderer.numberOfPages)
        pages = 0..<pageCount
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: pageCount))
    }

    // MARK: Drawing

    /// Draws a page in the current context, the paper's top left at its origin.
    func drawPage(_ index: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // Paper is never dark.
        UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .light)]).performAsCurrent {
            renderer.drawPage(at: index, in: renderer.printableRect)
        }
        context.restoreGState()
        guard isGrayscale else { return }
        context.saveGState()
        context.setBlendMode(.saturation)
        context.setFillColor(UIColor.white.cgColor)
        context.fill(renderer.paperRect)
        context.restoreGState()
    }

    /// The document.
    func document() -> Data {
        if let original, copies == 1, pages == 0..<pageCount, !isGrayscale { return original }
        renderer.prepare(forDrawingPages: NSRange(location: pages.lowerBound, length: pages.count))
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: info.jobName, kCGPDFContextCreator as String: Bundle.main.displayName]
        return UIGraphicsPDFRenderer(bounds: renderer.paperRect, format: format).pdfData { context in
            for _ in 0..<max(1, copies) {
                for page in pages {
                    context.beginPage(withBounds: renderer.paperRect, pageInfo: [:])
                    drawPage(page)
                }
            }
        }
    }

    /// Saves the document in the folder, by the job's name; returns where.
    @discardableResult
    func save() throws -> URL {
        var name = info.jobName.split(whereSeparator: { "/\0\n".contains($0) }).joined(separator: "-")
        if name.trimmingCharacters(in: CharacterSet(charactersIn: " .")).isEmpty { name = Bundle.main.displayName }
        if !name.lowercased().hasSuffix(".pdf") { name += ".pdf" }
        try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
        let file = URL.freePlace(for: name, in: place.folder)
        try document().write(to: file)
        info.printerID = place.folder.path
        return file
    }
}
