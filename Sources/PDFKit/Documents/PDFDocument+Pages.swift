import CoreGraphics
import Foundation
import ObjCRuntime

extension PDFDocument {
    func readPage(at index: Int) -> PDFPage? {
        guard slots.indices.contains(index) else { return nil }
        switch slots[index] {
        case .page(let page): return page
        case .unread(let number):
            guard let reference = documentRef?.page(at: number) else { return nil }
            let page = PDFDocument.make(pageClass)
            page.adopt(reference)
            page.document = self
            slots[index] = .page(page)
            pagesOfSource[number] = page
            return page
        }
    }

    /// The page that the file has under a number, the first being 1; `nil` if it was taken away.
    func page(ofSource number: Int) -> PDFPage? {
        if let known = pagesOfSource[number] { return known.document === self ? known : nil }
        guard let index = slots.firstIndex(where: { if case .unread(number) = $0 { true } else { false } }) else { return nil }
        return readPage(at: index)
    }

    /// The page that another file, some of whose pages were put into this document, has under a number.
    func page(of source: CGPDFDocument, _ number: Int) -> PDFPage? {
        if source === documentRef { return page(ofSource: number) }
        for case .page(let page) in slots {
            if let content = page.pageRef, content.pageNumber == number, content.document === source { return page }
        }
        return nil
    }

    /// Makes a page of a class: an app's own by its initializer without arguments.
    static func make(_ cls: AnyClass) -> PDFPage {
        guard cls != PDFPage.self, let factory = ClassRegistry.factory("init", of: cls) else { return PDFPage() }
        // Pages are made on any thread.
        let make = unsafeBitCast(factory, to: (([Any?]) -> AnyObject?).self)
        return make([]) as? PDFPage ?? PDFPage()
    }

    private func check(_ index: Int, below limit: Int) {
        guard (0..<limit).contains(index) else { ObjCException.raise("NSRangeException", "The document has no page of the index \(index)") }
    }

    func insertPage(_ page: PDFPage, at index: Int) {
        check(index, below: slots.count + 1)
        // A page of another document leaves that as it is; a copy would have other annotations.
        page.document = self
        slots.insert(.page(page), at: index)
        isRearranged = true
    }

    func takePage(at index: Int) {
        check(index, below: slots.count)
        if case .page(let page) = slots.remove(at: index), page.document === self { page.document = nil }
        isRearranged = true
    }

    func exchangePages(_ first: Int, _ second: Int) {
        check(first, below: slots.count)
        check(second, below: slots.count)
        slots.swapAt(first, second)
        isRearranged = true
    }

    // MARK: Selections

    /// The text from a page to another, `nil` standing for the last one.
    func selection(from first: Int, to last: Int?) -> PDFSelection? {
        let selection = PDFSelection(document: self)
        let last = last ?? pageCount - 1
        guard first <= last else { return nil }
        for index in first...last {
            guard let page = page(at: index), page.numberOfCharacters > 0 else { continue }
            selection.append(page, NSRange(location: 0, length: page.numberOfCharacters))
        }
        return selection.pages.isEmpty ? nil : selection
    }

    func selection(_ startPage: PDFPage, _ startCharacter: Int, _ endPage: PDFPage, _ endCharacter: Int) -> PDFSelection? {
        var (start, end) = ((index(for: startPage), startCharacter), (index(for: endPage), endCharacter))
        guard start.0 != NSNotFound, end.0 != NSNotFound else { return nil }
        if start > end { (start, end) = (end, start) }
        let selection = PDFSelection(document: self)
        for index in start.0...end.0 {
            guard let page = page(at: index) else { continue }
            let first = index == start.0 ? start.1 : 0
            let last = index == end.0 ? min(end.1, page.numberOfCharacters - 1) : page.numberOfCharacters - 1
            if first >= 0, first <= last { selection.append(page, NSRange(location: first, length: last - first + 1)) }
        }
        return selection.pages.isEmpty ? nil : selection
    }
}
