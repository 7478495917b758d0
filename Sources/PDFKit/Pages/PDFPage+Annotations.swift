import CoreGraphics
import Foundation
import ObjCRuntime

extension PDFPage {
    /// The annotations that the file has of the page.
    func readAnnotations() -> [PDFAnnotation] {
        guard let page = content, let source = page.document else { return [] }
        if source.isEncrypted { return links(page) }
        let items = source.resolved(page.entries?["Annots"]).items ?? []
        let annotations: [PDFAnnotation] = items.prefix(1 << 16).compactMap { item in
            guard case .dictionary(let entries) = source.resolved(item) else { return nil }
            let annotation = makeAnnotation(
                source.resolved(entries["Subtype"]).name ?? "", source.resolved(entries["Rect"]).plainRect ?? .zero)
            var number: Int?
            if case .reference(let own) = item { number = own }
            annotation.adopt(entries, source, number)
            return annotation
        }
        let numbered = Dictionary(
            annotations.compactMap { note in note.number.map { ($0, note) } }, uniquingKeysWith: { first, _ in first })
        for annotation in annotations {
            if case .reference(let number) = annotation.entries["Popup"] { annotation.adoptPopup(numbered[number]) }
        }
        return annotations
    }

    /// Makes an annotation of a type, of the class that the document's delegate has for it.
    private func makeAnnotation(_ type: String, _ bounds: CGRect) -> PDFAnnotation {
        let subtype = PDFAnnotationSubtype(rawValue: "/" + type)
        let cls: AnyClass? = document?.delegate.flatMap { delegate in OptionalRequirement.call { delegate.class(forAnnotationType: type) } }
        return PDFAnnotation.make(cls ?? PDFAnnotation.self, bounds, subtype)
    }

    /// What an encrypted page leads to.
    private func links(_ page: CGPDFPage) -> [PDFAnnotation] {
        page.links.compactMap { link in
            let annotation = PDFAnnotation(bounds: link.area, forType: .link, withProperties: nil)
            switch link.target {
            case .url(let text):
                guard let url = URL(string: text) else { return nil }
                annotation.url = url
            case .named(let name): annotation.action = PDFActionNamed(name: PDFActionNamedName(name: name))
            case .page(let number, let left, let top):
                guard let target = document?.page(ofSource: number) else { return nil }
                let none = kPDFDestinationUnspecifiedValue
                annotation.destination = PDFDestination(
                    page: target, at: CGPoint(x: left.map { CGFloat($0) } ?? none, y: top.map { CGFloat($0) } ?? none))
            }
            annotation.isDrawnByPage = true
            annotation.isChanged = false
            return annotation
        }
    }
}
