import Foundation

/// What VoiceOver says of an element: its name, its value, what it is, and what can be done.
@MainActor
enum SpokenText {
    /// The whole of it, with commas between its parts.
    static func text(of element: AccessibleObject) -> String {
        let traits = element.accessibilityTraits
        var parts: [String?] = []
        parts += headers(of: element)
        if traits.contains(.selected) { parts.append("selected") }
        parts.append(page(of: element) ?? element.accessibilityAttributedLabel.map(spelled))
        parts.append(value(of: element, traits))
        parts += words(for: traits)
        switch element.accessibilityExpandedStatus {
        case .unsupported: break
        case .expanded: parts.append("expanded")
        case .collapsed: parts.append("collapsed")
        }
        parts.append(place(of: element))
        parts.append(element.accessibilityAttributedHint.map(spelled))
        if element.assistiveChain.contains(where: { $0.accessibilityCustomActions?.isEmpty == false }) { parts.append("actions available") }
        return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func value(of element: AccessibleObject, _ traits: UIAccessibilityTraits) -> String? {
        guard let value = element.accessibilityAttributedValue else { return nil }
        guard traits.contains(.toggleButton) else { return spelled(value) }
        return value.string == "1" ? "on" : value.string == "0" ? "off" : spelled(value)
    }

    private static func words(for traits: UIAccessibilityTraits) -> [String] {
        let toggle = traits.contains(.toggleButton)
        let known: [(UIAccessibilityTraits, String)] = [
            (.notEnabled, "dimmed"), (.toggleButton, "switch button"), (.button, toggle ? "" : "button"), (.link, "link"),
            (.header, "heading"), (.image, "image"), (.searchField, "search field"), (.adjustable, "adjustable"), (.tabBar, "tab bar"),
        ]
        return known.filter { traits.contains($0.0) }.map(\.1)
    }

    /// The page of something that is read.
    private static func page(of element: AccessibleObject) -> String? {
        guard let content = element as? any UIAccessibilityReadingContent else { return nil }
        let attributed = OptionalRequirement.call { content.accessibilityAttributedPageContent() } ?? nil
        return attributed.map(spelled) ?? content.accessibilityPageContent()
    }

    /// A text with the letters apart of what is to be spelt out.
    private static func spelled(_ text: NSAttributedString) -> String {
        var spoken = ""
        text.enumerateAttribute(.accessibilitySpeechSpellOut, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            let part = text.attributedSubstring(from: range).string
            let isSpelt = (value as? NSNumber)?.boolValue ?? false
            spoken += isSpelt ? part.map(String.init).joined(separator: " ") : part
        }
        return spoken
    }

    // MARK: Tables of data

    private typealias Cell = (any UIAccessibilityContainerDataTableCell, any UIAccessibilityContainerDataTable)

    /// An element as a cell, and the table that it is in.
    private static func cell(_ element: AccessibleObject) -> Cell? {
        guard let cell = element as? any UIAccessibilityContainerDataTableCell else { return nil }
        let table = element.assistiveChain.dropFirst().first { $0.accessibilityContainerType == .dataTable }
        return (table as? any UIAccessibilityContainerDataTable).map { (cell, $0) }
    }

    /// The names of the headers over and beside a cell, if it is none of them.
    private static func headers(of element: AccessibleObject) -> [String] {
        guard let (cell, table) = cell(element) else { return [] }
        let (row, column) = (cell.accessibilityRowRange().location, cell.accessibilityColumnRange().location)
        let rows = OptionalRequirement.call { table.accessibilityHeaderElements(forRow: row) } ?? nil
        let columns = OptionalRequirement.call { table.accessibilityHeaderElements(forColumn: column) } ?? nil
        let all = (rows ?? []) + (columns ?? [])
        guard !all.contains(where: { $0 === cell }) else { return [] }
        return all.compactMap { ($0 as? AccessibleObject)?.accessibilityLabel }
    }

    private static func place(of element: AccessibleObject) -> String? {
        guard let (cell, _) = cell(element) else { return nil }
        func numbers(_ name: String, _ range: NSRange) -> String {
            range.length > 1
                ? "\(name)s \(range.location + 1) through \(range.location + range.length)" : "\(name) \(range.location + 1)"
        }
        return numbers("row", cell.accessibilityRowRange()) + ", " + numbers("column", cell.accessibilityColumnRange())
    }
}
