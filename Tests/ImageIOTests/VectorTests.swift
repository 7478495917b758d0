import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct VectorTests {
    static let svg = Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 24 12">
        <rect x="0" y="0" width="12" height="12" fill="#ff0000"/></svg>
        """.utf8)

    static let pdf: Data = {
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        let content = "0 0 1 rg 0 0 10 10 re f"
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 5\n0000000000 65535 f \n"
        for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
        text += "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }()

    @Test func svgHasItsSizeAndIsDrawnAtAnyScale() throws {
        let vector = try #require(VectorImage(data: Self.svg))
        #expect(vector.size == CGSize(width: 24, height: 12))
        let image = try #require(vector.image(scale: 3))
        #expect(image.width == 72 && image.height == 36)
        #expect(CodecTests.pixel(image, 35, 35) == [255, 0, 0, 255] && CodecTests.pixel(image, 36, 0)[3] == 0)
        let stretched = try #require(vector.image(size: CGSize(width: 10, height: 10), scale: 1))
        #expect(CodecTests.pixel(stretched, 4, 9) == [255, 0, 0, 255] && CodecTests.pixel(stretched, 5, 9)[3] == 0)
    }

    @Test func pdfShowsItsFirstPage() throws {
        let vector = try #require(VectorImage(data: Self.pdf))
        #expect(vector.size == CGSize(width: 20, height: 10))
        let image = try #require(vector.image(scale: 2))
        #expect(image.width == 40 && CodecTests.pixel(image, 5, 5) == [0, 0, 255, 255] && CodecTests.pixel(image, 30, 5)[3] == 0)
    }

    @Test func nonsenseIsNoDrawing() {
        for text in ["", "hello", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'", "%PDF-1.4", "%PDF-1.7\n1 0 obj"] {
            #expect(VectorImage(data: Data(text.utf8)) == nil)
        }
    }
}
