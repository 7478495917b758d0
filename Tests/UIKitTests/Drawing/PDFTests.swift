import ImageIO
import QuartzCore
import Testing
import UIKit

@Suite(.serialized) @MainActor
struct PDFTests {
    private func page(_ data: Data, _ index: Int = 0) throws -> Bitmap {
        let page = try #require(VectorImage(data: data, page: index))
        return Bitmap(try #require(page.image(scale: 2)))
    }

    @Test func pagesHaveUIKitsCoordinates() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 80, height: 50))
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            UIGraphicsGetCurrentContext()?.fill([CGRect(x: 70, y: 40, width: 10, height: 10)])
            context.beginPage(withBounds: CGRect(x: 10, y: 10, width: 40, height: 30), pageInfo: [:])
            #expect(context.pdfContextBounds == CGRect(x: 10, y: 10, width: 40, height: 30))
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5)).fill()
        }
        let first = try page(data), second = try page(data, 1)
        #expect(first.width == 160 && first.height == 100 && first[10, 10] == SIMD4(255, 0, 0, 255))
        #expect(first[150, 90] == SIMD4(255, 0, 0, 255) && first[10, 90].w == 0)
        #expect(second.width == 80 && second[4, 4] == SIMD4(0, 0, 0, 255) && second[20, 20].w == 0)
    }

    @Test func textImagesAndLayersAreDrawn() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 120, height: 100), format: format)
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        badge.backgroundColor = .blue
        badge.layer.cornerRadius = 10
        let data = renderer.pdfData { context in
            context.beginPage()
            ("Words" as NSString).draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
            stripes.draw(at: CGPoint(x: 10, y: 60))
            context.cgContext.translateBy(x: 60, y: 60)
            badge.layer.render(in: context.cgContext)
        }
        let picture = try page(data)
        #expect(picture[40, 130].y > 250 && picture[40, 150].w == 0)
        #expect(picture[140, 140] == SIMD4(0, 0, 255, 255) && picture[121, 121].w < 40)
        let ink = (20..<220).filter { x in (20..<100).contains { picture[x, $0].w > 128 } }
        #expect(ink.count > 100 && ink.first! < 40)
        // Letters are text, not shapes or pixels.
        let text = try #require(String(data: data, encoding: .isoLatin1))
        #expect(text.contains("/FontFile") && text.contains("Report"))
    }

    @Test func documentsAreBegunAndEndedByFunctions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextAuthor as String: "Nobody"])
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 40), nil)
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 50, height: 40))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().height == 792)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        #expect(try page(data as Data)[5, 5] == SIMD4(255, 0, 0, 255) && (try page(data as Data, 1)).height == 1584)
    }

    @Test func filesAreWritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 30))
        try renderer.writePDF(to: file) { $0.beginPage() }
        #expect(try page(Data(contentsOf: file)).width == 60)
        #expect(UIGraphicsBeginPDFContextToFile(file.path, CGRect(x: 0, y: 0, width: 20, height: 20), nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(try page(Data(contentsOf: file)).width == 40)
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }
}
