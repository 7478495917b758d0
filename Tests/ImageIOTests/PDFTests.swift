import CPoppler
import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct PDFTests {
    private static func document(
        _ box: CGRect = CGRect(x: 0, y: 0, width: 100, height: 60), _ info: [String: Any] = [:], _ draw: (CGContext) -> Void
    ) throws -> Data {
        let data = NSMutableData()
        var box = box
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, info as NSDictionary))
        draw(context)
        context.closePDF()
        return data as Data
    }

    private static func page(_ data: Data, _ index: Int = 0) throws -> CGImage {
        let page = try #require(VectorImage(data: data, page: index))
        return try #require(page.image(scale: 1))
    }

    private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    @Test func pagesAreDrawnFromTheirLowerLeftCorner() throws {
        let data = try Self.document { context in
            context.beginPDFPage(nil)
            context.setFillColor(Self.red)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
            context.endPDFPage()
            // Every page begins afresh.
            var box = CGRect(x: 10, y: 20, width: 40, height: 30)
            context.beginPage(mediaBox: &box)
            context.fill(CGRect(x: 10, y: 20, width: 10, height: 10))
            context.setFillColor(Self.blue)
            context.scaleBy(x: 2, y: 2)
            context.saveGState()
            context.fill(CGRect(x: 20, y: 20, width: 5, height: 5))
            context.endPage()
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 90, y: 50, width: 10, height: 10))
        }
        let first = try Self.page(data)
        #expect(first.width == 100 && first.height == 60)
        #expect(CodecTests.pixel(first, 25, 50) == [255, 0, 0, 255] && CodecTests.pixel(first, 25, 30)[3] == 0)
        let second = try Self.page(data, 1)
        #expect(second.width == 40 && second.height == 30)
        #expect(CodecTests.pixel(second, 5, 25) == [0, 0, 0, 255] && CodecTests.pixel(second, 35, 5) == [0, 0, 255, 255])
        let third = try Self.page(data, 2)
        #expect(third.width == 100 && CodecTests.pixel(third, 95, 5) == [0, 0, 0, 255])
        #expect(VectorImage(data: data, page: 3) == nil)
    }

    @Test func allThatIsDrawnIsOnThePage() throws {
        let data = try Self.document { context in
            context.beginPDFPage(nil)
            context.draw(CodecTests.picture(40, 30), in: CGRect(x: 0, y: 30, width: 40, height: 30))
            context.setStrokeColor(Self.blue)
            context.setLineWidth(6)
            context.strokeLineSegments(between: [CGPoint(x: 50, y: 45), CGPoint(x: 90, y: 45)])
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(Self.red)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 20))
            context.restoreGState()
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: Self.blue)
            context.setFillColor(Self.red)
            context.fill(CGRect(x: 40, y: 0, width: 10, height: 20))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 70, y: 0, width: 20, height: 20))
            context.setFillColor(Self.blue)
            context.fill(CGRect(x: 80, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
        }
        let page = try Self.page(data)
        func pixel(_ x: Int, _ y: Int) -> [Int] { CodecTests.pixel(page, x, y) }
        #expect(pixel(10, 15) == [255, 0, 0, 255] && abs(pixel(30, 15)[3] - 128) <= 1)
        #expect(pixel(70, 15) == [0, 0, 255, 255] && pixel(70, 20)[3] == 0)
        #expect(pixel(10, 50) == [255, 0, 0, 255] && pixel(25, 50)[3] == 0)
        #expect(pixel(45, 50) == [255, 0, 0, 255] && pixel(55, 50) == [0, 0, 255, 255])
        // Together half transparent: blue covers red before both are seen through.
        #expect(abs(pixel(75, 50)[3] - 128) <= 2 && pixel(85, 50)[0] <= 1 && abs(pixel(85, 50)[2] - 128) <= 2)
    }

    @Test func documentsSayWhatTheyAreAndHaveLinks() throws {
        let info: [String: Any] = [kCGPDFContextTitle as String: "A Title", kCGPDFContextKeywords as String: ["one", "two"]]
        let data = try Self.document(CGRect(x: 0, y: 0, width: 100, height: 60), info) { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setURL(NSURL(string: "https://example.com/a'b")!, for: CGRect(x: 10, y: 20, width: 30, height: 5))
            context.setDestination("there", for: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.endPDFPage()
            context.beginPDFPage(nil)
            context.addDestination("there", at: CGPoint(x: 10, y: 50))
        }
        let text = try #require(String(data: data, encoding: .isoLatin1))
        #expect(text.contains("A Title") && text.contains("one, two"))
        let links = try Self.links(data)
        #expect(links.map(\.target).sorted() == ["https://example.com/a'b", "there"])
        let web = try #require(links.first { $0.target != "there" })
        #expect(web.area == CGRect(x: 10, y: 20, width: 30, height: 5))
    }

    /// The links of a document's first page, in the page's own coordinates.
    private static func links(_ data: Data) throws -> [(target: String, area: CGRect)] {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        let document = try #require(poppler_document_new_from_bytes(bytes, nil, nil))
        let page = try #require(poppler_document_get_page(document, 0))
        let list = poppler_page_get_link_mapping(page)
        defer {
            poppler_page_free_link_mapping(list)
            g_object_unref(UnsafeMutableRawPointer(page))
            g_object_unref(UnsafeMutableRawPointer(document))
        }
        var (found, next): ([(String, CGRect)], UnsafeMutablePointer<GList>?) = ([], list)
        while let entry = next {
            let mapping = entry.pointee.data.assumingMemoryBound(to: PopplerLinkMapping.self).pointee
            let area = CGRect(
                x: mapping.area.x1, y: mapping.area.y1, width: mapping.area.x2 - mapping.area.x1, height: mapping.area.y2 - mapping.area.y1)
            if let action = mapping.action {
                let name: UnsafeMutablePointer<CChar>? =
                    action.pointee.type == POPPLER_ACTION_URI ? action.pointee.uri.uri : action.pointee.goto_dest.dest?.pointee.named_dest
                found.append((name.map { String(cString: $0) } ?? "", area))
            }
            next = entry.pointee.next
        }
        return found
    }

    @Test func contextsOfDocumentsHaveNoPixels() throws {
        _ = try Self.document { context in
            // Nothing is drawn before a page begins.
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPDFPage(nil)
            #expect(context.makeImage() == nil && context.data == nil && context.width == 0 && context.colorSpace == nil)
            context.endPDFPage()
            context.endPDFPage()
            context.closePDF()
            context.beginPDFPage(nil)
        }
        var empty = CGRect(x: 0, y: 0, width: 0, height: 10)
        #expect(CGContext(consumer: CGDataConsumer(data: NSMutableData())!, mediaBox: &empty, nil) == nil)
        #expect(CGDataConsumer(url: NSURL(fileURLWithPath: "/nowhere/at/all.pdf")) == nil)
    }

    @Test func consumersTakeBytesAsTheyCome() throws {
        let sink = NSMutableData()
        var callbacks = CGDataConsumerCallbacks(
            putBytes: { info, bytes, count in
                Unmanaged<NSMutableData>.fromOpaque(info!).takeUnretainedValue().append(bytes, length: count)
                return count
            },
            releaseConsumer: { info in
                Unmanaged<NSMutableData>.fromOpaque(info!).takeUnretainedValue().append(Data("end".utf8))
            })
        do {
            let consumer = try #require(CGDataConsumer(info: Unmanaged.passUnretained(sink).toOpaque(), cbks: &callbacks))
            let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
            context.beginPDFPage(nil)
        }
        let data = sink as Data
        #expect(data.prefix(5) == Data("%PDF-".utf8) && data.suffix(3) == Data("end".utf8))
        let page = try #require(VectorImage(data: data))
        #expect(page.size == CGSize(width: 612, height: 792))
    }
}
