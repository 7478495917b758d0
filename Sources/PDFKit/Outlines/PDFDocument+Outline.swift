import CoreGraphics
import Foundation

extension PDFDocument {
    func readOutline() -> PDFOutline? {
        if root == nil, !hasOwnOutline, let source = documentRef, source.isUnlocked {
            root = source.isEncrypted ? describedOutline(source) : fileOutline(source)
            root?.document = self
        }
        return root
    }

    private func fileOutline(_ source: CGPDFDocument) -> PDFOutline? {
        guard let entries = source.resolved(source.trailer("Root").entries?["Outlines"]).entries, entries["First"] != nil else {
            return nil
        }
        let root = PDFOutline()
        root.isOpen = true
        var seen: Set<Int> = []
        fill(root, entries["First"], source, &seen, 0)
        return root.numberOfChildren > 0 ? root : nil
    }

    private func fill(_ parent: PDFOutline, _ first: PDFValue?, _ source: CGPDFDocument, _ seen: inout Set<Int>, _ depth: Int) {
        var next = first
        while case .reference(let number) = next, depth < 32, seen.insert(number).inserted, let entries = source.value(number).entries {
            let entry = PDFOutline()
            entry.label = source.resolved(entries["Title"]).text ?? ""
            entry.isOpen = (source.resolved(entries["Count"]).number ?? 0) > 0
            if let place = entries["Dest"] {
                entry.destination = destination(place, source)
            } else if let action = entries["A"] {
                entry.action = self.action(action, source)
            }
            fill(entry, entries["First"], source, &seen, depth + 1)
            parent.append(entry)
            next = entries["Next"]
        }
    }

    /// An encrypted document's, as Core Graphics tells it.
    private func describedOutline(_ source: CGPDFDocument) -> PDFOutline? {
        guard let described = source.outline as? [String: Any] else { return nil }
        func made(_ description: [String: Any]) -> PDFOutline {
            let entry = PDFOutline()
            entry.label = description[kCGPDFOutlineTitle as String] as? String
            switch description[kCGPDFOutlineDestination as String] {
            case let url as NSURL: entry.action = PDFActionURL(url: url as URL)
            case let number as NSNumber:
                entry.destination = page(ofSource: number.intValue).map {
                    PDFDestination(page: $0, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue))
                }
            default: break
            }
            for child in description[kCGPDFOutlineChildren as String] as? [[String: Any]] ?? [] { entry.append(made(child)) }
            return entry
        }
        let root = made(described)
        return root.numberOfChildren > 0 ? root : nil
    }

    // MARK: Places and actions of the file

    /// A place as the file names it: an array, or a name under which one is kept.
    func destination(_ value: PDFValue, _ source: CGPDFDocument) -> PDFDestination? {
        switch source.resolved(value) {
        case .array(let items): return destination(items, source)
        case .dictionary(let entries): return entries["D"].flatMap { destination($0, source) }
        case .name(let name): return named(name, source)
        case let string: return string.text.flatMap { named($0, source) }
        }
    }

    private func destination(_ items: [PDFValue], _ source: CGPDFDocument) -> PDFDestination? {
        let number: Int? =
            switch items.first {
            case .reference(let object): source.pageNumbers.firstIndex(of: object).map { $0 + 1 }
            case .integer(let index): index + 1
            default: nil
            }
        guard let number, let page = page(of: source, number) else { return nil }
        func coordinate(_ index: Int) -> CGFloat {
            items.indices.contains(index) ? source.resolved(items[index]).number.map { CGFloat($0) } ?? none : none
        }
        let none = kPDFDestinationUnspecifiedValue
        var (point, zoom) = (CGPoint(x: none, y: none), none)
        switch items.count > 1 ? items[1].name : nil {
        case "XYZ": (point, zoom) = (CGPoint(x: coordinate(2), y: coordinate(3)), coordinate(4))
        case "FitH", "FitBH": point.y = coordinate(2)
        case "FitV", "FitBV": point.x = coordinate(2)
        case "FitR": point = CGPoint(x: coordinate(2), y: coordinate(5))
        default: break
        }
        let result = PDFDestination(page: page, at: point)
        result.zoom = zoom == 0 ? none : zoom
        return result
    }

    private func named(_ name: String, _ source: CGPDFDocument) -> PDFDestination? {
        let root = source.trailer("Root").entries
        if let found = source.resolved(root?["Dests"]).entries?[name] { return place(found, source) }
        var budget = 4096
        let tree = source.resolved(source.resolved(root?["Names"]).entries?["Dests"])
        return search(tree, name, source, &budget, 0).flatMap { place($0, source) }
    }

    /// What is kept under a name is a place itself: a name there would lead around in a circle.
    private func place(_ value: PDFValue, _ source: CGPDFDocument) -> PDFDestination? {
        switch source.resolved(value) {
        case .array(let items): destination(items, source)
        case .dictionary(let entries): source.resolved(entries["D"]).items.flatMap { destination($0, source) }
        default: nil
        }
    }

    private func search(_ node: PDFValue, _ name: String, _ source: CGPDFDocument, _ budget: inout Int, _ depth: Int) -> PDFValue? {
        budget -= 1
        guard budget > 0, depth < 32, let entries = node.entries else { return nil }
        let names = source.resolved(entries["Names"]).items ?? []
        for index in stride(from: 0, to: names.count - 1, by: 2) where source.resolved(names[index]).text == name {
            return names[index + 1]
        }
        for kid in source.resolved(entries["Kids"]).items ?? [] {
            if let found = search(source.resolved(kid), name, source, &budget, depth + 1) { return found }
        }
        return nil
    }

    /// An action as the file has it.
    func action(_ value: PDFValue, _ source: CGPDFDocument) -> PDFAction? {
        let value = source.resolved(value)
        guard let entries = value.entries else { return nil }
        func text(_ key: String) -> String? { source.resolved(entries[key]).text }
        switch source.resolved(entries["S"]).name {
        case "GoTo": return entries["D"].flatMap { destination($0, source) }.map { PDFActionGoTo(destination: $0) }
        case "URI": return text("URI").flatMap { URL(string: $0) }.map { PDFActionURL(url: $0) }
        case "Named": return PDFActionNamed(name: PDFActionNamedName(name: source.resolved(entries["N"]).name ?? ""))
        case "GoToR":
            let file = source.resolved(entries["F"])
            guard let path = file.text ?? source.resolved(file.entries?["UF"] ?? file.entries?["F"]).text else { return nil }
            let place = source.resolved(entries["D"]).items ?? []
            func coordinate(_ index: Int) -> CGFloat {
                let number = place.indices.contains(index) ? source.resolved(place[index]).number : nil
                return number.map { CGFloat($0) } ?? kPDFDestinationUnspecifiedValue
            }
            return PDFActionRemoteGoTo(
                pageIndex: source.resolved(place.first).whole ?? 0, at: CGPoint(x: coordinate(2), y: coordinate(3)),
                fileURL: URL(fileURLWithPath: path, relativeTo: documentURL?.deletingLastPathComponent()))
        case "ResetForm":
            let action = PDFActionResetForm()
            action.fields = source.resolved(entries["Fields"]).items?.compactMap { item in
                let field = source.resolved(item)
                return field.text ?? source.resolved(field.entries?["T"]).text
            }
            action.fieldsIncludedAreCleared = (source.resolved(entries["Flags"]).whole ?? 0) & 1 == 0
            return action
        default:
            let action = PDFAction()
            action.unknown = (value, source)
            return action
        }
    }

    // MARK: Searching the outline

    /// The last entry that leads to no place behind the beginning of a selection.
    func outlineEntry(at selection: PDFSelection) -> PDFOutline? {
        guard let root = outlineRoot, let start = selection.start else { return nil }
        let bounds = start.page.characterBounds(at: start.character)
        let place = PDFDestination(page: start.page, at: CGPoint(x: bounds.minX, y: bounds.maxY))
        var best: (entry: PDFOutline, place: PDFDestination)?
        func visit(_ entry: PDFOutline) {
            if let own = entry.destination, own.page != nil {
                // What says no place on the page is at its top.
                let isBefore =
                    own.point.y == kPDFDestinationUnspecifiedValue
                    ? own.page === start.page || own.compare(place) == .orderedAscending
                    : own.compare(place) != .orderedDescending
                if isBefore, best.map({ own.compare($0.place) != .orderedAscending }) ?? true { best = (entry, own) }
            }
            for index in 0..<entry.numberOfChildren { if let child = entry.child(at: index) { visit(child) } }
        }
        visit(root)
        return best?.entry
    }
}
