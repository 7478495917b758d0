import CoreGraphics
import Foundation
import UIKit

extension PDFAnnotation {
    /// What the file says the annotation looks like: what is called normal, in its present state.
    private var looks: (value: PDFValue, form: [String: PDFValue])? {
        guard let source, let normal = entry("AP").entries?["N"] else { return nil }
        if case .stream(let form, _) = source.resolved(normal) { return (normal, form) }
        guard let states = source.resolved(normal).entries, let state = states[entry("AS").name ?? "Off"],
            case .stream(let form, _) = source.resolved(state)
        else { return nil }
        return (state, form)
    }

    /// A page that shows how the file says the annotation looks, in the place where it is.
    func makeAppearance() -> CGPDFPage? {
        guard let source, let (value, form) = looks, case .reference = value else { return nil }
        let box = source.resolved(form["BBox"]).plainRect ?? .zero
        let numbers = source.resolved(form["Matrix"]).plainNumbers
        let own =
            numbers.count == 6
            ? CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]) : .identity
        let (from, to) = (box.applying(own), bounds)
        guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { return nil }
        let (x, y) = (to.width / from.width, to.height / from.height)
        let matrix = [x, 0, 0, y, to.minX - from.minX * x, to.minY - from.minY * y].map { PDFSerializer.text($0) }.joined(separator: " ")
        let writer = PDFFileWriter()
        let copied = writer.copy(value, of: source)
        let contents = writer.add(.stream([:], Data("q \(matrix) cm /Looks Do Q".utf8)))
        return PDFDocument.onlyPage(
            [
                "MediaBox": .rect(to), "Contents": contents,
                "Resources": .dictionary(["XObject": .dictionary(["Looks": copied])]),
            ], writer)
    }

    /// How the annotation looks, for other readers; `nil` if the file says so, or readers know by themselves.
    func writtenLooks(_ writer: PDFFileWriter) -> PDFValue? {
        let known: Set<String> = ["Link", "Popup", "Highlight", "Underline", "StrikeOut"]
        let isOwnClass = Swift.type(of: self) != PDFAnnotation.self
        guard isOwnClass || isChanged && !hasAppearanceStream && !known.contains(type ?? "Link"), bounds.width > 0, bounds.height > 0 else {
            return nil
        }
        // A button's looks depend on its state, which other readers change.
        if type == "Widget", widgetFieldType == .button, widgetControlType != .pushButtonControl { return states(writer) }
        return form(writer)
    }

    private func states(_ writer: PDFFileWriter) -> PDFValue? {
        let state = entries["AS"]
        defer { entries["AS"] = state }
        entries["AS"] = .name(buttonWidgetStateString)
        let on = form(writer)
        entries["AS"] = .name("Off")
        guard let on, let off = form(writer) else { return nil }
        var looks = [buttonWidgetStateString: on]
        looks["Off"] = off
        return .dictionary(looks)
    }

    /// The annotation as it draws itself.
    private func form(_ writer: PDFFileWriter) -> PDFValue? {
        let rect = bounds
        let document = PDFPage.drawn(rect) { draw(with: .mediaBox, in: $0) }
        guard let document, let page = document.page(at: 1)?.entries, case .reference(let contents) = page["Contents"] ?? .null,
            case .stream(let said, let data) = document.value(contents)
        else { return nil }
        var form = writer.copy(.dictionary(said), of: document).entries ?? [:]
        form["Type"] = .name("XObject")
        form["Subtype"] = .name("Form")
        form["BBox"] = .rect(CGRect(origin: .zero, size: rect.size))
        form["Resources"] = page["Resources"].map { writer.copy($0, of: document) }
        return writer.add(.stream(form, data))
    }
}
