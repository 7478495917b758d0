import Foundation

extension UIButton {
    /// Whether the button shows which element of its menu is chosen.
    private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    func menuConfiguration() -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        contextMenuInteraction?.didChoose = { [weak self] _ in
            self?.showSelectedElement()
            self?.whenMenuSelects?()
        }
        contextMenuInteraction?.openDidChange = { [weak self] in self?.setNeedsUpdateConfiguration() }
        let shown = isPopUp ? Self.singleSelection(menu) : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    private static func singleSelection(_ menu: UIMenu) -> UIMenu {
        UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize,
            children: menu.children.map { child in
                guard let inner = child as? UIMenu, inner.options.contains(.displayInline) else { return child }
                return singleSelection(inner)
            })
    }

    func menuDidChange() {
        guard isPopUp, let menu else { return }
        let leaves = Self.leaves(of: menu)
        let chosen = leaves.first { $0.shownState == .on } ?? leaves.first
        for leaf in leaves { leaf.shownState = leaf === chosen ? .on : .off }
        showSelectedElement()
    }

    private static func leaves(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            guard let inner = child as? UIMenu else { return child is any UIMenuLeaf ? [child] : [] }
            return inner.options.contains(.displayInline) ? leaves(of: inner) : []
        }
    }

    private func showSelectedElement() {
        guard isPopUp, let chosen = menu?.selectedElements.first else { return }
        setTitle(chosen.title, for: .normal)
        if let image = chosen.image { setImage(image, for: .normal) }
    }
}
