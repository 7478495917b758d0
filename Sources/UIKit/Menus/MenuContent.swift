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
    }

    private(set) var sections: [Section] = []
    /// Elements that are still to come.
    private(set) var awaited: [UIDeferredMenuElement] = []

    init(_ menu: UIMenu, known: [ObjectIdentifier: [UIMenuElement]]) {
        let size = Self.size(of: menu)
        add(
            menu.children,
            Section(
                size: size, isPalette: menu.options.contains(.displayAsPalette),
                isSingleSelection: menu.options.contains(.singleSelection)), known)
        sections.removeAll { $0.elements.isEmpty }
    }

    private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
        if menu.options.contains(.displayAsPalette) { return .small }
        return menu.preferredElementSize == .automatic ? .large : menu.preferredElementSize
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
                        isSingleSelection: menu.options.contains(.singleSelection)), known)
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
