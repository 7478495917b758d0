import Foundation

/// The title of a navigation bar that opens a menu, and is dragged as the document that it names.
final class TitleControl: UIControl, UIDragInteractionDelegate {
    private weak var item: UINavigationItem?
    private let label: UILabel
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))
    /// Called when the person wants to write another title.
    var onRename: (() -> Void)?

    static let arrowSize = CGSize(width: 14, height: 14)
    private static let gap: CGFloat = 4

    /// Takes the label that shows the title.
    init(_ item: UINavigationItem, _ label: UILabel) {
        (self.item, self.label) = (item, label)
        super.init(frame: .zero)
        addSubview(label)
        arrow.contentMode = .scaleAspectFit
        arrow.tintColor = .secondaryLabel
        addSubview(arrow)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
        if item.documentProperties?.dragItemsProvider != nil {
            let drag = UIDragInteraction(delegate: self)
            drag.isEnabled = true
            addInteraction(drag)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = max(0, size.width - Self.arrowSize.width - Self.gap)
        let text = label.sizeThatFits(CGSize(width: room, height: size.height))
        return CGSize(width: min(ceil(text.width), room) + Self.gap + Self.arrowSize.width, height: max(text.height, Self.arrowSize.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - Self.arrowSize.width - Self.gap)
        label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        arrow.frame = CGRect(
            origin: CGPoint(x: width + Self.gap, y: ((bounds.height - Self.arrowSize.height) / 2).rounded()), size: Self.arrowSize)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror([label, arrow]) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: 0, dy: -8).contains(point) }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item?.titleMenu(from: self) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        item?.documentProperties?.dragItemsProvider?(session) ?? []
    }
}

extension UINavigationItem {
    /// Whether the title opens a menu.
    var hasTitleMenu: Bool { titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil }

    /// The menu that the title opens.
    fileprivate func titleMenu(from control: TitleControl) -> UIMenu? {
        var suggested: [UIMenuElement] = []
        if let renameDelegate, OptionalRequirement.call({ renameDelegate.navigationItemShouldBeginRenaming(self) }) != false {
            suggested.append(
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak control] _ in control?.onRename?() })
        }
        let own: UIMenu?
        if let titleMenuProvider { own = titleMenuProvider(suggested) } else { own = UIMenu(children: suggested) }
        guard let documentProperties else { return own.flatMap { $0.children.isEmpty ? nil : $0 } }
        var heading: [UIMenuElement] = [documentProperties.heading()]
        if let provider = documentProperties.activityViewControllerProvider {
            heading.append(
                UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak self, weak control] _ in
                    let sheet = provider()
                    sheet.popoverPresentationController?.sourceItem = control
                    self?.bar?.controller?.topViewController?.present(sheet, animated: true)
                })
        }
        return UIMenu(
            title: own?.title ?? "", children: [UIMenu(options: .displayInline, children: heading)] + (own?.children ?? []))
    }
}
