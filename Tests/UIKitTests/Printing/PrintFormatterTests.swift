import Foundation
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct PrintFormatterTests {
    private let renderer = UIPrintPageRenderer()

    /// Gives the renderer paper, as apps do that print nothing.
    private func layOut(_ width: CGFloat = 300, _ height: CGFloat = 200, margin: CGFloat = 10) {
        let paper = CGRect(x: 0, y: 0, width: width, height: height)
        renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: paper.insetBy(dx: margin, dy: margin)), forKey: "printableRect")
    }

    private func text(_ lines: Int) -> String { (1...lines).map { "Line \($0)" }.joined(separator: "\n") }

    /// The rows of a page that something is drawn in.
    private func inkedRows(_ page: Int) -> [Int] {
        let size = renderer.paperRect.size
        let image = drawn(size.width, size.height) { context in
            context.setFillColor(UIColor.white.cgColor)
            context.fill(renderer.paperRect)
            renderer.drawPage(at: page, in: renderer.printableRect)
        }
        return (0..<Int(size.height)).filter { row in
            (0..<Int(size.width)).contains { pixel(image, $0, row)[0] < 128 }
        }
    }

    @Test func withoutARendererThereAreNoPages() {
        let formatter = UISimpleTextPrintFormatter(text: "Text")
        #expect(formatter.pageCount == 0 && formatter.printPageRenderer == nil && formatter.startPage == NSNotFound)
        #expect(formatter.rectForPage(at: 0) == .zero && formatter.maximumContentWidth == 0 && formatter.maximumContentHeight == 0)
        #expect(formatter.perPageContentInsets == .zero)
        #expect(renderer.numberOfPages == 0 && renderer.printFormatters == nil && renderer.paperRect == .zero)
    }

    @Test func theKeysOfThePaperCanBeSet() {
        layOut()
        #expect(renderer.paperRect == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(renderer.printableRect == CGRect(x: 10, y: 10, width: 280, height: 180))
        #expect(
            (renderer.value(forKey: "paperRect") as? NSValue)?.cgRectValue ?? renderer.value(forKey: "paperRect") as? CGRect
                == renderer.paperRect)
    }

    @Test func aTextGoesOnOnTheNextPage() {
        layOut()
        let formatter = UISimpleTextPrintFormatter(text: text(30))
        formatter.font = .systemFont(ofSize: 12)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.printPageRenderer === renderer && formatter.pageCount == 3 && renderer.numberOfPages == 3)
        #expect(formatter.rectForPage(at: 1) == renderer.printableRect && formatter.rectForPage(at: 3) == .zero)
        for page in 0..<3 {
            let rows = inkedRows(page)
            #expect(rows.first! >= 10 && rows.first! < 16 && rows.last! < 190)
        }
        // Twelve, twelve and six lines or so.
        #expect(inkedRows(2).last! < inkedRows(1).last!)
        #expect(inkedRows(3).isEmpty)
    }

    @Test func contentBeginsOnItsStartPage() {
        layOut()
        let formatter = UISimpleTextPrintFormatter(text: "Text")
        renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
        #expect(formatter.startPage == 2 && renderer.numberOfPages == 3)
        #expect(renderer.printFormattersForPage(at: 1) == nil && renderer.printFormattersForPage(at: 2) == [formatter])
        #expect(formatter.rectForPage(at: 1) == .zero && formatter.rectForPage(at: 2) == renderer.printableRect)
    }

    @Test func insetsOfPagesCountFromThePapersEdge() {
        layOut()
        let formatter = UISimpleTextPrintFormatter(text: text(30))
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 30, bottom: 40, right: 20)
        for page in 0..<2 { #expect(formatter.rectForPage(at: page) == CGRect(x: 30, y: 10, width: 250, height: 150)) }
        formatter.perPageContentInsets = .zero
        formatter.contentInsets = UIEdgeInsets(top: 50, left: 20, bottom: 99, right: 10)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 30, y: 60, width: 250, height: 130))
        #expect(formatter.rectForPage(at: 1) == CGRect(x: 30, y: 10, width: 250, height: 180))
        formatter.contentInsets = .zero
        (formatter.maximumContentWidth, formatter.maximumContentHeight) = (100, 60)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 10, y: 10, width: 100, height: 60) && formatter.pageCount > 4)
    }

    @Test func aFormatterHasOneRenderer() {
        let formatter = UISimpleTextPrintFormatter(text: "Text")
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let other = UIPrintPageRenderer()
        other.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(renderer.printFormatters == [] && formatter.printPageRenderer === other)
        formatter.removeFromPrintPageRenderer()
        #expect(other.printFormatters == [] && formatter.printPageRenderer == nil)
    }

    @Test func copiesHaveTheContentAndNoRenderer() throws {
        layOut()
        let formatter = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "Text", attributes: [.kern: 3]))
        formatter.perPageContentInsets.top = 7
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        let copy = try #require(formatter.copy() as? UISimpleTextPrintFormatter)
        #expect(copy.attributedText == formatter.attributedText && copy.perPageContentInsets.top == 7)
        #expect(copy.startPage == 1 && copy.printPageRenderer == nil)
    }

    @Test func theTextOfAttributesIsTheText() {
        let formatter = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "One", attributes: [.kern: 3]))
        #expect(formatter.text == "One")
        formatter.text = "Two"
        #expect(formatter.attributedText == nil)
        formatter.attributedText = NSAttributedString(string: "Three")
        #expect(formatter.text == "Three")
    }

    @Test func htmlIsPrintedAsItIsRead() {
        layOut()
        let formatter = UIMarkupTextPrintFormatter(markupText: (1...40).map { "<p>Paragraph \($0)</p>" }.joined())
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount > 2 && !inkedRows(0).isEmpty && !inkedRows(1).isEmpty)
        formatter.markupText = "<b>Short</b>"
        #expect(formatter.pageCount == 1)
    }

    @Test func headersAndFootersLeaveLessForTheContent() {
        final class Framed: UIPrintPageRenderer {
            var log: [String] = []
            override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { log.append("header \(pageIndex) \(headerRect)") }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
                log.append("content \(pageIndex) \(contentRect)")
            }
            override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
                log.append("formatter \(pageIndex)")
                super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
            }
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { log.append("footer \(pageIndex) \(footerRect)") }
        }
        let framed = Framed()
        framed.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 300, height: 200)), forKey: "paperRect")
        framed.setValue(NSValue(cgRect: CGRect(x: 10, y: 10, width: 280, height: 180)), forKey: "printableRect")
        let formatter = UISimpleTextPrintFormatter(text: "Text")
        framed.addPrintFormatter(formatter, startingAtPageAt: 0)
        (framed.headerHeight, framed.footerHeight) = (20, 30)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 10, y: 30, width: 280, height: 130))
        _ = drawn(300, 200) { _ in framed.drawPage(at: 0, in: framed.printableRect) }
        #expect(
            framed.log == [
                "header 0 \(CGRect(x: 10, y: 10, width: 280, height: 20))", "content 0 \(CGRect(x: 10, y: 30, width: 280, height: 130))",
                "formatter 0", "footer 0 \(CGRect(x: 10, y: 160, width: 280, height: 30))",
            ])
    }

    @Test func aViewIsCutIntoPages() {
        final class Striped: UIView {
            var parts: [CGRect] = []
            override func draw(_ rect: CGRect) {
                parts.append(rect)
                UIColor.black.setFill()
                UIRectFill(CGRect(x: 0, y: 350, width: 560, height: 20))
            }
        }
        layOut()
        let view = Striped(frame: CGRect(x: 0, y: 0, width: 560, height: 800))
        let formatter = view.viewPrintFormatter()
        #expect(formatter.view === view && view.viewPrintFormatter() !== formatter)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        // Half as large, so that it is as wide as the page.
        #expect(formatter.pageCount == 3)
        #expect(inkedRows(0) == Array(185..<190) && inkedRows(1) == Array(10..<15) && inkedRows(2).isEmpty)
        #expect(view.parts.first == CGRect(x: 0, y: 0, width: 560, height: 360))
        #expect(view.parts.last == CGRect(x: 0, y: 720, width: 560, height: 80))
    }

    @Test func allOfATextViewsTextIsPrinted() {
        layOut()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = text(40)
        let formatter = view.viewPrintFormatter()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount > 2 && !inkedRows(1).isEmpty)
    }

    @Test func renderersAreNotKeptByTheirFormatters() {
        weak var freed: UIPrintPageRenderer?
        let formatter = UISimpleTextPrintFormatter(text: "Text")
        do {
            let other = UIPrintPageRenderer()
            freed = other
            other.addPrintFormatter(formatter, startingAtPageAt: 0)
        }
        #expect(freed == nil && formatter.printPageRenderer == nil)
    }
}
