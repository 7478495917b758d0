import Foundation
import Testing
import UIKit

@testable import PDFKit

/// Pages: their rectangles, how they are drawn, and their text.
@Suite struct PDFPageTests {
    @Test func boxesAndRotationAreThoseOfTheFile() throws {
        let document = try #require(PDFDocument(data: Samples.form))
        let page = try #require(document.page(at: 1))
        #expect(page.rotation == 90 && page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(page.bounds(for: .cropBox) == CGRect(x: 10, y: 20, width: 80, height: 40))
        #expect(page.bounds(for: .artBox) == page.bounds(for: .cropBox))
        page.rotation = -90
        #expect(page.rotation == 270)
        page.rotation = 100
        #expect(page.rotation == 90)
    }

    @Test func theTransformBringsTheBoxToTheOriginTurned() throws {
        let document = try #require(PDFDocument(data: Samples.form))
        defer { withExtendedLifetime(document) {} }
        let page = try #require(document.page(at: 1))
        for rotation in [0, 90, 180, 270] {
            page.rotation = rotation
            let shown = page.bounds(for: .cropBox).applying(page.transform(for: .cropBox))
            #expect(shown == CGRect(origin: .zero, size: page.shownSize(.cropBox)))
        }
        page.rotation = 90
        // Turned clockwise, what was at the upper left is at the upper right.
        #expect(CGPoint(x: 10, y: 60).applying(page.transform(for: .cropBox)) == CGPoint(x: 40, y: 80))
    }

    @Test func changedBoxesAndRotationAreWritten() throws {
        let document = Samples.document(["Hello"])
        let page = try #require(document.page(at: 0))
        page.rotation = 180
        page.setBounds(CGRect(x: 10, y: 10, width: 100, height: 200), for: .cropBox)
        let data = try #require(document.dataRepresentation())
        let written = try #require(PDFDocument(data: data))
        let read = try #require(written.page(at: 0))
        #expect(read.rotation == 180 && read.bounds(for: .cropBox) == CGRect(x: 10, y: 10, width: 100, height: 200))
        #expect(read.bounds(for: .mediaBox) == CGRect(origin: .zero, size: Samples.size))
    }

    @Test func aThumbnailFitsWithinASizeAndKeepsThePagesShape() throws {
        let document = Samples.document(["Hello"])
        defer { withExtendedLifetime(document) {} }
        let page = try #require(document.page(at: 0))
        #expect(page.thumbnail(of: CGSize(width: 100, height: 60), for: .cropBox).size == CGSize(width: 40, height: 60))
        page.rotation = 90
        #expect(page.thumbnail(of: CGSize(width: 90, height: 90), for: .cropBox).size == CGSize(width: 90, height: 60))
    }

    @Test func aPictureBecomesAPageOfItsSize() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), true, 1)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let page = try #require(PDFPage(image: image))
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(Samples.color(page, 20, 10) == [255, 0, 0])
        let sheet = try #require(PDFPage(image: image, options: [.mediaBox: CGRect(x: 0, y: 0, width: 80, height: 80), .rotation: 90]))
        #expect(sheet.rotation == 90 && sheet.bounds(for: .mediaBox).width == 80 && Samples.color(sheet, 2, 2) == [255, 255, 255])
        #expect(Samples.color(sheet, 40, 40) == [255, 0, 0])
        #expect(PDFPage(image: UIImage()) == nil)
        let document = PDFDocument()
        document.insert(page, at: 0)
        let data = try #require(document.dataRepresentation())
        #expect(PDFDocument(data: data)?.pageCount == 1)
    }

    @Test func charactersHavePlaces() throws {
        let document = Samples.document(["Hello world"])
        defer { withExtendedLifetime(document) {} }
        let page = try #require(document.page(at: 0))
        let first = page.characterBounds(at: 0)
        // The text stands 20 points from the upper left corner.
        #expect(first.minX > 15 && first.minX < 30 && first.maxY < 285 && first.minY > 240 && first.width > 5)
        #expect(page.characterIndex(at: CGPoint(x: first.midX, y: first.midY)) == 0)
        #expect(page.characterIndex(at: CGPoint(x: 150, y: 50)) == -1 && page.characterBounds(at: 999) == .zero)
        let place = CGPoint(x: page.characterBounds(at: 7).midX, y: first.midY)
        #expect(page.selectionForWord(at: place)?.string == "world")
        #expect(page.selectionForLine(at: place)?.string == "Hello world")
        #expect(page.selection(for: NSRange(location: 0, length: 5))?.string == "Hello")
        #expect(page.selection(for: NSRange(location: 9, length: 50)) == nil)
        #expect(page.selection(for: CGRect(x: 0, y: 0, width: 200, height: 300))?.string == "Hello world")
        #expect(page.selection(for: CGRect(x: 0, y: 0, width: 200, height: 100)) == nil)
        let word = try #require(page.selectionForWord(at: place))
        #expect(word.bounds(for: page).contains(place) && !word.bounds(for: page).contains(CGPoint(x: first.midX, y: first.midY)))
        #expect(page.selection(from: CGPoint(x: first.midX, y: first.midY), to: place)?.string == "Hello wo")
    }

    @Test func textHasItsSizeAndIsSelectedLineByLine() throws {
        let document = Samples.document(["One\nTwo"])
        defer { withExtendedLifetime(document) {} }
        let page = try #require(document.page(at: 0))
        let font = page.attributedString?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(abs((font?.pointSize ?? 0) - 20) < 0.5)
        let all = try #require(page.selection(for: NSRange(location: 0, length: page.numberOfCharacters)))
        #expect(all.selectionsByLine().map(\.string) == ["One", "Two"])
    }
}
