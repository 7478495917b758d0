import CoreGraphics
import Foundation
import UIKit

extension PDFDocument {
    /// Whether something differs from what the document was read from.
    var isChanged: Bool {
        if documentRef == nil || isRearranged || hasOwnOutline || hasOwnAttributes { return true }
        return slots.contains { if case .page(let page) = $0 { page.isChanged || type(of: page) != PDFPage.self } else { false } }
    }

    /// Tells that the document is written, and once `body` has done so, that it was.
    func tellWriting<Result>(_ body: () -> Result) -> Result {
        NotificationCenter.default.post(name: .PDFDocumentDidBeginWrite, object: self)
        defer { NotificationCenter.default.post(name: .PDFDocumentDidEndWrite, object: self) }
        return body()
    }

    func archived(_ options: [AnyHashable: Any]) -> Data? {
        guard !isLocked else { return nil }
        func option(_ key: PDFDocumentWriteOption) -> Any? { options[key] ?? options[key.rawValue] }
        let (user, owner) = (option(.userPasswordOption) as? String, option(.ownerPasswordOption) as? String)
        let burns = option(.burnInAnnotationsOption) as? Bool ?? false
        if !isChanged, user == nil, owner == nil, !burns { return documentRef?.data }
        guard pageCount > 0 else { return nil }
        let bits = (option(.accessPermissionsOption) as? NSNumber)?.uintValue ?? option(.accessPermissionsOption) as? UInt
        let permissions =
            option(.accessPermissionsOption) as? PDFAccessPermissions ?? bits.map { PDFAccessPermissions(rawValue: $0) } ?? .all
        var encryption: PDFEncryption?
        if user != nil || owner != nil {
            guard let made = PDFEncryption(user: user ?? "", owner: owner ?? "", permissions: permissions) else { return nil }
            encryption = made
        }
        return PDFDocument.archive((0..<pageCount).compactMap { page(at: $0) }, self, encryption, burns: burns)
    }

    /// Writes pages as a document, with the outline and the attributes of one.
    static func archive(
        _ pages: [PDFPage], _ document: PDFDocument?, _ encryption: PDFEncryption? = nil, burns: Bool = false
    ) -> Data? {
        let archive = DocumentArchive(pages, burns: burns)
        for (index, page) in pages.enumerated() {
            let place: [AnyHashable: Any] = [PDFDocumentPageIndexKey: index]
            if let document { NotificationCenter.default.post(name: .PDFDocumentDidBeginPageWrite, object: document, userInfo: place) }
            guard archive.write(page, at: index) else { return nil }
            if let document { NotificationCenter.default.post(name: .PDFDocumentDidEndPageWrite, object: document, userInfo: place) }
        }
        return archive.finish(document, encryption)
    }

    /// A page that shows more of its sheet, as a document of its own.
    static func rendition(of page: CGPDFPage, _ box: CGRect) -> CGPDFPage? {
        guard let source = page.document, var entries = page.entries else { return nil }
        for key in ["Annots", "Parent", "B", "StructParents", "BleedBox", "TrimBox", "ArtBox"] { entries[key] = nil }
        let writer = PDFFileWriter()
        var own = writer.copy(.dictionary(entries), of: source).entries ?? [:]
        own["MediaBox"] = .rect(box)
        own["CropBox"] = .rect(box)
        // What is turned is turned by who draws it.
        own["Rotate"] = nil
        return onlyPage(own, writer)
    }

    /// The page of a document that has no other.
    static func onlyPage(_ entries: [String: PDFValue], _ writer: PDFFileWriter) -> CGPDFPage? {
        let (pages, page) = (writer.reserve(), writer.reserve())
        var entries = entries
        entries["Type"] = .name("Page")
        entries["Parent"] = .reference(pages)
        writer.set(page, .dictionary(entries))
        writer.set(pages, .dictionary(["Type": .name("Pages"), "Count": .integer(1), "Kids": .array([.reference(page)])]))
        let root = writer.add(.dictionary(["Type": .name("Catalog"), "Pages": .reference(pages)]))
        let data = writer.finish(root: root, info: nil, encryption: nil)
        return CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) }?.page(at: 1)
    }
}

/// A document that is being written.
final class DocumentArchive {
    let writer = PDFFileWriter()
    private let burns: Bool
    private let pagesNumber: Int
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var order: [Int] = []
    private var fields: [PDFValue] = []
    private var forms: [(entries: [String: PDFValue], source: CGPDFDocument)] = []
    private var annotationNumbers: [ObjectIdentifier: Int] = [:]

    init(_ pages: [PDFPage], burns: Bool) {
        self.burns = burns
        pagesNumber = writer.reserve()
        var sources: [ObjectIdentifier: CGPDFDocument] = [:]
        // Whatever refers to a page or an annotation has to find it under the number that it gets here.
        for page in pages {
            let number = writer.reserve()
            order.append(number)
            if numbers[ObjectIdentifier(page)] == nil { numbers[ObjectIdentifier(page)] = number }
            guard let content = page.content, let source = content.document, !source.isEncrypted else { continue }
            sources[ObjectIdentifier(source)] = source
            let known = source.pageNumbers
            if known.indices.contains(content.pageNumber - 1), let old = known[content.pageNumber - 1] {
                writer.map(old, of: source, to: number)
            }
        }
        for page in pages where !burns {
            for annotation in page.annotations {
                let number = writer.reserve()
                annotationNumbers[ObjectIdentifier(annotation)] = number
                if let source = annotation.source, let old = annotation.number { writer.map(old, of: source, to: number) }
            }
        }
        for source in sources.values {
            for case let old? in source.pageNumbers { writer.map(old, of: source, to: nil) }
            guard !burns, let form = source.resolved(source.trailer("Root").entries?["AcroForm"]).entries else { continue }
            forms.append((form, source))
        }
    }

    /// The number of a page that is written; `nil` of another one.
    func reference(to page: PDFPage?) -> PDFValue? { page.flatMap { numbers[ObjectIdentifier($0)] }.map { .reference($0) } }

    func write(_ page: PDFPage, at index: Int) -> Bool {
        guard let content = page.content, let source = content.document else { return false }
        // What an app's class draws, and what cannot be taken over, is drawn.
        var entries: [String: PDFValue]
        if !source.isEncrypted, type(of: page) == PDFPage.self, !burns, var known = content.entries {
            for key in ["Annots", "Parent", "B", "StructParents", "Tabs"] { known[key] = nil }
            entries = writer.copy(.dictionary(known), of: source).entries ?? [:]
        } else {
            guard let drawn = drawn(page) else { return false }
            entries = drawn
        }
        entries["Type"] = .name("Page")
        entries["Parent"] = .reference(pagesNumber)
        entries["Rotate"] = .integer(page.rotation)
        for (box, rect) in page.ownBoxes { entries[box.key] = .rect(rect) }
        let notes = page.annotations.compactMap { annotation in
            annotationNumbers[ObjectIdentifier(annotation)].map { number -> PDFValue in
                let isField = annotation.type == "Widget" && annotation.entries["Parent"] == nil
                writer.set(number, .dictionary(annotation.archived(in: self)))
                if isField { fields.append(.reference(number)) }
                return .reference(number)
            }
        }
        if !notes.isEmpty { entries["Annots"] = .array(notes) }
        writer.set(order[index], .dictionary(entries))
        return true
    }

    /// A page as it draws itself, not turned.
    private func drawn(_ page: PDFPage) -> [String: PDFValue]? {
        let sheet = page.bounds(for: .mediaBox)
        let showsAnnotations = page.displaysAnnotations
        page.displaysAnnotations = burns
        defer { page.displaysAnnotations = showsAnnotations }
        let document = PDFPage.drawn(sheet) { context in
            // The page turns itself; what is written is turned by who reads it.
            context.concatenate(page.transform(for: .mediaBox).inverted())
            page.draw(with: .mediaBox, to: context)
        }
        guard let document, let entries = document.page(at: 1)?.entries, let contents = entries["Contents"],
            let resources = entries["Resources"]
        else { return nil }
        var parts = [writer.copy(contents, of: document)]
        if sheet.origin != .zero {
            let shift = "q 1 0 0 1 \(PDFSerializer.text(sheet.minX)) \(PDFSerializer.text(sheet.minY)) cm\n"
            parts = [writer.add(.stream([:], Data(shift.utf8)))] + parts + [writer.add(.stream([:], Data("\nQ".utf8)))]
        }
        var result: [String: PDFValue] = [
            "Contents": .array(parts), "Resources": writer.copy(resources, of: document), "MediaBox": .rect(sheet),
        ]
        let crop = page.bounds(for: .cropBox)
        if crop != sheet { result["CropBox"] = .rect(crop) }
        return result
    }

    func finish(_ document: PDFDocument?, _ encryption: PDFEncryption?) -> Data {
        writer.set(
            pagesNumber,
            .dictionary(["Type": .name("Pages"), "Count": .integer(order.count), "Kids": .array(order.map { .reference($0) })]))
        var root: [String: PDFValue] = ["Type": .name("Catalog"), "Pages": .reference(pagesNumber)]
        if let outline = document?.outlineRoot.flatMap({ write($0) }) { root["Outlines"] = outline }
        if let form { root["AcroForm"] = form }
        if let source = document?.documentRef, !source.isEncrypted, let old = source.trailer("Root").entries {
            // Names lead to places that links of the file name.
            for key in ["Names", "Dests", "Lang", "ViewerPreferences", "PageLayout", "PageMode"] {
                if let value = old[key] { root[key] = writer.copy(value, of: source) }
            }
            if document?.isRearranged == false, let labels = old["PageLabels"] { root["PageLabels"] = writer.copy(labels, of: source) }
        }
        let info = document?.documentAttributes.flatMap { PDFDocument.info($0) }.map { writer.add(.dictionary($0)) }
        return writer.finish(root: writer.add(.dictionary(root)), info: info, encryption: encryption)
    }

    /// The form that the fields on the pages are of.
    private var form: PDFValue? {
        guard !fields.isEmpty || !forms.isEmpty else { return nil }
        var (result, all): ([String: PDFValue], [PDFValue]) = ([:], fields)
        for form in forms {
            let copied = writer.copy(.dictionary(form.entries.filter { $0.key != "XFA" }), of: form.source).entries ?? [:]
            result.merge(copied) { own, _ in own }
            all += form.source.resolved(form.entries["Fields"]).items?.map { writer.copy($0, of: form.source) } ?? []
        }
        var seen: Set<PDFValue> = [.null]
        result["Fields"] = .array(all.filter { seen.insert($0).inserted })
        if result["DA"] == nil { result["DA"] = .text("/Helv 0 Tf 0 g") }
        if result["DR"] == nil {
            let font = PDFValue.dictionary([
                "Type": .name("Font"), "Subtype": .name("Type1"), "BaseFont": .name("Helvetica"), "Encoding": .name("WinAnsiEncoding"),
            ])
            result["DR"] = .dictionary(["Font": .dictionary(["Helv": writer.add(font)])])
        }
        return writer.add(.dictionary(result))
    }

    // MARK: Outlines, places and actions

    private func write(_ root: PDFOutline) -> PDFValue? {
        guard root.numberOfChildren > 0 else { return nil }
        let number = writer.reserve()
        var entries = children(of: root, number, 0)
        entries["Type"] = .name("Outlines")
        writer.set(number, .dictionary(entries))
        return .reference(number)
    }

    private func children(of entry: PDFOutline, _ number: Int, _ depth: Int) -> [String: PDFValue] {
        let children = (0..<entry.numberOfChildren).compactMap { entry.child(at: $0) }
        guard !children.isEmpty, depth < 64 else { return [:] }
        let numbers = children.map { _ in writer.reserve() }
        for (index, child) in children.enumerated() {
            var entries = self.children(of: child, numbers[index], depth + 1)
            entries["Title"] = .text(child.label ?? "")
            entries["Parent"] = .reference(number)
            if index > 0 { entries["Prev"] = .reference(numbers[index - 1]) }
            if index + 1 < numbers.count { entries["Next"] = .reference(numbers[index + 1]) }
            entries["A"] = child.action.flatMap { value($0) }
            writer.set(numbers[index], .dictionary(entries))
        }
        let count = children.count
        return [
            "First": .reference(numbers[0]), "Last": .reference(numbers[count - 1]),
            "Count": .integer(entry.isOpen || entry.parent == nil ? count : -count),
        ]
    }

    /// A place as the file names it; `nil` of a page that is not written.
    func value(_ destination: PDFDestination) -> PDFValue? {
        guard let page = reference(to: destination.page) else { return nil }
        func coordinate(_ value: CGFloat) -> PDFValue { value == kPDFDestinationUnspecifiedValue ? .null : .number(value) }
        return .array([page, .name("XYZ"), coordinate(destination.point.x), coordinate(destination.point.y), coordinate(destination.zoom)])
    }

    /// An action as the file has it; `nil` if it leads to a page that is not written.
    func value(_ action: PDFAction) -> PDFValue? {
        var entries: [String: PDFValue] = ["Type": .name("Action"), "S": .name(action.type)]
        switch action {
        case let action as PDFActionGoTo:
            guard let place = value(action.destination) else { return nil }
            entries["D"] = place
        case let action as PDFActionURL: entries["URI"] = .text(action.url?.absoluteString ?? "")
        case let action as PDFActionNamed: entries["N"] = .name(action.name.name)
        case let action as PDFActionRemoteGoTo:
            entries["F"] = .text(action.url.relativePath)
            let point = action.point
            entries["D"] = .array(
                [.integer(action.pageIndex), .name("XYZ")]
                    + [point.x, point.y].map { $0 == kPDFDestinationUnspecifiedValue ? .null : .number($0) } + [.null])
        case let action as PDFActionResetForm:
            if let fields = action.fields { entries["Fields"] = .array(fields.map { .text($0) }) }
            entries["Flags"] = .integer(action.fieldsIncludedAreCleared ? 0 : 1)
        default:
            guard let unknown = action.unknown else { return nil }
            return writer.copy(unknown.value, of: unknown.source)
        }
        return .dictionary(entries)
    }
}

extension PDFDocument {
    /// What a document says of itself, as the file has it.
    static func info(_ attributes: [AnyHashable: Any]) -> [String: PDFValue]? {
        var result: [String: PDFValue] = [:]
        for (key, value) in attributes {
            guard let name = (key.base as? PDFDocumentAttribute)?.rawValue ?? key.base as? String else { continue }
            switch value {
            case let text as String: result[name] = .text(text)
            case let words as [String]: result[name] = .text(words.joined(separator: ", "))
            case let date as Date: result[name] = .date(date)
            default: break
            }
        }
        return result.isEmpty ? nil : result
    }
}
