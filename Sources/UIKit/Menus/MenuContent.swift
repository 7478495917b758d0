import Foundation

/// A menu as it is shown: what is hidden left out, what is deferred filled in, inline menus apart.
@MainActor
struct MenuContent {
    /// Elements without a line between them that says more than another one.
    struct Section {
        var title = ""
        var size = UIMenu.ElementSize.large
        var isPalette = false
        var elements: [UIMenuElement] = []
        /// Of the elements one at a time is marked.
        var isSingleSelection = false
        /// The most lines that an element's title has; 0 for any number.
        var titleLines = Self.usualTitleLines

        static let usualTitleLines = 2
    }

    private(set) var sections: [Section] = []
    /// Elements that are still to come.
    private(set) var awaited: [UIDeferredMenuElement] = []

    /// - Parameter preferences: what the menus around this one say of their elements.
    init(_ menu: UIMenu, known: [ObjectIdentifier: [UIMenuElement]], preferences: UIMenuDisplayPreferences? = nil) {
        let size = Self.size(of: menu)
        add(
            menu.children,
            Section(
                size: size, isPalette: menu.options.contains(.displayAsPalette),
                isSingleSelection: menu.options.contains(.singleSelection),
                titleLines: Self.titleLines(menu.displayPreferences ?? preferences)), known)
        sections.removeAll { $0.elements.isEmpty }
    }

    private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
        if menu.options.contains(.displayAsPalette) { return .small }
        return menu.preferredElementSize == .automatic ? .large : menu.preferredElementSize
    }

    private static func titleLines(_ preferences: UIMenuDisplayPreferences?) -> Int {
        guard let lines = preferences?.maximumNumberOfTitleLines, lines > 0 else { return Section.usualTitleLines }
        return lines
    }

    private mutating func add(
        _ elements: [UIMenuElement], _ template: Section, _ known: [ObjectIdentifier: [UIMenuElement]]
    ) {
        var section = template
        for element in elements where !element.shownAttributes.contains(.hidden) {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline) || menu.options.contains(.displayAsPalette):
                sections.append(section)
                section.elements = []
                add(
                    menu.children,
                    Section(
                        title: menu.title, size: Self.size(of: menu),
                        isPalette: menu.options.contains(.displayAsPalette),
                        isSingleSelection: menu.options.contains(.singleSelection),
                        titleLines: menu.displayPreferences.map(Self.titleLines) ?? template.titleLines), known)
                section.title = ""
            case let deferred as UIDeferredMenuElement:
                if let resolved = known[ObjectIdentifier(deferred)] {
                    section.elements += resolved.filter { !$0.shownAttributes.contains(.hidden) }
                } else {
                    awaited.append(deferred)
                    section.elements.append(deferred)
                }
            default: section.elements.append(element)
            }
        }
        sections.append(section)
    }
}
