import CoreGraphics
import Foundation
import UIKit

@testable import PDFKit

/// Documents for tests.
enum Samples {
    static let size = CGSize(width: 200, height: 300)

    /// A page for each text, which stands 20 points from its upper left corner, in letters of 20 points.
    static func data(_ texts: [String], link: URL? = nil) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { context in
            for text in texts {
                context.beginPage()
                (text as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
                if let link { context.setURL(link, for: CGRect(x: 20, y: 100, width: 100, height: 30)) }
            }
        }
    }

    static func document(_ texts: [String], link: URL? = nil) -> PDFDocument { PDFDocument(data: data(texts, link: link))! }

    /// A document of objects as they stand in a file, the first one being the catalogue.
    static func raw(_ objects: [String]) -> Data {
        var text = "%PDF-1.5\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets { text += String(repeating: "0", count: 10 - String(offset).count) + "\(offset) 00000 n \n" }
        text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }

    /// A page of 100 by 100 points with a check box, a text field, a note with its window, and two chapters.
    static var form: Data {
        raw([
            "<</Type/Catalog/Pages 2 0 R/Outlines 9 0 R/AcroForm<</Fields[5 0 R 6 0 R]>>>>",
            "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 100 100]>>",
            "<</Type/Page/Parent 2 0 R/Annots[5 0 R 6 0 R 7 0 R 8 0 R]>>",
            "<</Type/Page/Parent 2 0 R/Rotate 90/CropBox[10 20 90 60]>>",
            "<</Type/Annot/Subtype/Widget/FT/Btn/T(agree)/Rect[10 10 20 20]/AS/Off/V/Off/P 3 0 R"
                + "/AP<</N<</On 12 0 R/Off 13 0 R>>>>>>",
            "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[30 10 90 30]/V(Ada)/DV(Nobody)/MaxLen 8/DA(/Helv 11 Tf 1 0 0 rg)/P 3 0 R>>",
            "<</Type/Annot/Subtype/Text/Contents(Hello)/Rect[60 60 80 80]/C[0 1 0]/Name/Help/Popup 8 0 R/T(Grace)/M(D:20240131120000Z)>>",
            "<</Type/Annot/Subtype/Popup/Rect[0 0 50 50]/Parent 7 0 R/Open false>>",
            "<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>",
            "<</Title(First)/Parent 9 0 R/Dest[3 0 R/XYZ 0 90 null]/First 11 0 R/Last 11 0 R/Count -1>>",
            "<</Title(Second)/Parent 10 0 R/A<</S/URI/URI(https://example.org/x)>>>>",
            "<</Type/XObject/Subtype/Form/BBox[0 0 10 10]/Length 24>>\nstream\n1 0 0 rg 0 0 10 10 re f \nendstream",
            "<</Type/XObject/Subtype/Form/BBox[0 0 10 10]/Length 24>>\nstream\n0 0 1 rg 0 0 10 10 re f \nendstream",
        ])
    }

    /// A page with two radio buttons of one field: `S`, which is its value, and `L`, which is its first one.
    static var radioButtons: Data {
        raw([
            "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 100]>>",
            "<</Type/Page/Parent 2 0 R/Annots[5 0 R 6 0 R]>>", "<</FT/Btn/Ff 49152/T(size)/V/S/DV/L/Kids[5 0 R 6 0 R]>>",
            "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[10 10 20 20]/AP<</N<</S 7 0 R/Off 7 0 R>>>>>>",
            "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[30 10 40 20]/AP<</N<</L 7 0 R/Off 7 0 R>>>>>>",
            "<</Type/XObject/Subtype/Form/BBox[0 0 10 10]/Length 24>>\nstream\n1 0 0 rg 0 0 10 10 re f \nendstream",
        ])
    }

    /// Red, green and blue, from 0 to 255, of a place of a page, 1 pixel a point; y grows upwards in what is shown of it.
    static func color(_ page: PDFPage, _ x: Int, _ y: Int, box: PDFDisplayBox = .cropBox) -> [Int] {
        let size = page.shownSize(box)
        let (width, height) = (Int(size.width), Int(size.height))
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
            page.draw(with: box, to: context)
        }
        let start = ((height - 1 - y) * width + x) * 4
        return bytes[start..<start + 3].map { Int($0) }
    }
}
