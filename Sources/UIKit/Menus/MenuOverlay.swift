import Foundation

/// A menu over a window, with what it belongs to: nothing, or a preview over everything dimmed.
final class MenuOverlay: UIView {
    /// What is shown beside the menu and where it came from.
    struct Preview {
        /// What is shown.
        var view: UIView
        /// Where it is in the window, before it is lifted.
        var frame: CGRect
        /// How large it becomes; its own size unless it is a controller's view.
        var size: CGSize
        /// The view in whose place it is, which is hidden meanwhile.
        weak var source: UIView?
        /// Called when the preview is tapped.
        var whenTapped: (() -> Void)?
        /// The other items that the menu is about.
        var stack: MenuPreviewStack?
    }

    let panel: MenuPanel
    /// Called when the menu is about to close, and when it is gone.
    var willClose: () -> Void = {}
    var didClose: () -> Void = {}

    private let anchor: CGRect
    private var preview: Preview?
    private let dimming = UIView()
    private(set) var isClosing = false
    private weak var commandSource: UIResponder?
    private weak var sender: AnyObject?
    /// Called with the element that was chosen.
    var didChoose: (UIMenuElement) -> Void = { _ in }
    /// Whether the first element is nearest to what the menu belongs to, rather than on top.
    var ordersByPriority = false
    private var wasSourceHidden = false

    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 8
    private static let duration: TimeInterval = 0.3

    /// - Parameters:
    ///   - anchor: The rectangle of the window that the menu opens at.
    ///   - source: Whose responder chain commands are sent to.
    ///   - sender: What performs actions.
    init(_ menu: UIMenu, anchor: CGRect, preview: Preview?, from source: UIResponder?, sender: AnyObject?) {
        panel = MenuPanel(menu, from: source)
        self.anchor = anchor
        self.preview = preview
        commandSource = source
        self.sender = sender
        super.init(frame: .zero)
        dimming.backgroundColor =
            preview == nil ? .clear : UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        addSubview(dimming)
        if let preview { addSubview(preview.view) }
        addSubview(panel)
        panel.whenChosen = { [weak self] element, closes in self?.choose(element, closes) }
        panel.whenResized = { [weak self] in self?.resize() }
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the menu over a window.
    func open(over window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        let places = places()
        panel.frame = places.panel
        panel.layoutIfNeeded()
        panel.alpha = 0
        let grown = panel.center
        panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        panel.center = CGPoint(
            x: min(max(anchor.midX, places.panel.minX), places.panel.maxX), y: anchor.midY < places.panel.midY ? anchor.maxY : anchor.minY)
        if let preview {
            preview.view.frame = preview.frame
            wasSourceHidden = preview.source?.isHidden ?? true
            if !wasSourceHidden { preview.source?.backingLayer.opacity = 0 }
            preview.stack?.add(to: self, below: preview.view)
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction],
            animations: {
                self.panel.alpha = 1
                self.panel.transform = .identity
                self.panel.center = grown
                self.dimming.alpha = 1
                self.preview?.view.frame = places.preview
                self.preview?.stack?.gather(at: places.preview)
            })
    }

    private func resize() {
        guard superview != nil, !isClosing else { return }
        let places = places()
        UIView.animate(withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
            self.panel.frame = places.panel
            self.panel.layoutIfNeeded()
            self.preview?.view.frame = places.preview
            self.preview?.stack?.gather(at: places.preview)
        }
    }

    /// Where the preview and the menu go: the menu below what it belongs to if there is room, else above.
    private func places() -> (preview: CGRect, panel: CGRect) {
        let area = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(MenuPanel.width, area.width)
        let wanted = panel.contentHeight
        guard let preview else {
            let below = area.maxY - anchor.maxY - Self.gap
            let above = anchor.minY - Self.gap - area.minY
            let opensDown = below >= min(wanted, 200) || below >= above
            let height = min(wanted, max(opensDown ? below : above, min(wanted, 132)))
            panel.isReversed = ordersByPriority && !opensDown
            let y = opensDown ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
            return (.zero, held(CGRect(x: horizontal(width, at: anchor), y: y, width: width, height: height), in: area))
        }
        let height = min(wanted, max(area.height - min(preview.size.height, area.height / 2) - Self.gap, 132))
        let scale = min(1, area.width / max(preview.size.width, 1), (area.height - height - Self.gap) / max(preview.size.height, 1))
        let size = CGSize(width: preview.size.width * scale, height: preview.size.height * scale)
        var shown = CGRect(
            x: preview.frame.midX - size.width / 2, y: preview.frame.midY - size.height / 2, width: size.width, height: size.height)
        shown = held(shown, in: area)
        // Where the menu does not fit below, the preview makes room.
        let overflow = shown.maxY + Self.gap + height - area.maxY
        if overflow > 0 { shown.origin.y = max(area.minY, shown.minY - overflow) }
        let place = CGRect(x: horizontal(width, at: shown), y: shown.maxY + Self.gap, width: width, height: height)
        return (shown, held(place, in: area))
    }

    /// The menu stands at the side of the screen that what it belongs to is on.
    private func horizontal(_ width: CGFloat, at rect: CGRect) -> CGFloat {
        let third = bounds.width / 3
        if rect.width > width { return effectiveUserInterfaceLayoutDirection == .rightToLeft ? rect.maxX - width : rect.minX }
        if rect.midX < third { return rect.minX }
        return rect.midX > 2 * third ? rect.maxX - width : rect.midX - width / 2
    }

    private func held(_ rect: CGRect, in area: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = min(max(rect.minX, area.minX), max(area.minX, area.maxX - rect.width))
        rect.origin.y = min(max(rect.minY, area.minY), max(area.minY, area.maxY - rect.height))
        return rect
    }

    // MARK: Choosing

    private func choose(_ element: UIMenuElement, _ closes: Bool) {
        let (source, sender) = (commandSource, sender)
        didChoose(element)
        if closes { close() }
        switch element {
        case let action as UIAction: action.perform(sender: sender)
        case let command as UICommand:
            MenuCommands.perform(command, from: source, sender: sender)
        default: break
        }
    }

    /// Says where the preview goes when the menu closes.
    func sendBack(to frame: CGRect) { preview?.frame = frame }

    /// The other items that the menu is about.
    var stack: MenuPreviewStack? { preview?.stack }

    /// Closes the menu and shows what it belongs to in its place at once.
    func giveWay() {
        if let preview, !wasSourceHidden { preview.source?.backingLayer.opacity = 1 }
        preview?.stack?.finish()
        close()
    }

    /// Closes the menu.
    func close(_ completion: (() -> Void)? = nil) {
        guard !isClosing else { return }
        isClosing = true
        willClose()
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: 0.2,
            animations: {
                self.panel.alpha = 0
                self.panel.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
                self.dimming.alpha = 0
                if let preview = self.preview { preview.view.frame = preview.frame }
                self.preview?.stack?.scatter()
            },
            completion: { _ in
                if let preview = self.preview, !self.wasSourceHidden { preview.source?.backingLayer.opacity = 1 }
                self.preview?.stack?.finish()
                self.removeFromSuperview()
                self.didClose()
                completion?()
            })
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if let preview, preview.view.frame.contains(touch.location(in: self)) {
            if let whenTapped = preview.whenTapped {
                close()
                whenTapped()
            }
            return
        }
        if !panel.frame.contains(touch.location(in: self)) { close() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // What is in the preview is only shown.
        if let view = preview?.view, hit?.isDescendant(of: view) == true { return self }
        return hit
    }

    /// A finger that opened the menu moved: the row below it is highlighted.
    func slide(to point: CGPoint) {
        let row = panel.row(at: point)
        for other in panel.rows where other.isHighlighted != (other === row) { other.isHighlighted = other === row }
    }

    /// The finger that opened the menu was lifted: the row below it is chosen. Returns whether there was one.
    @discardableResult
    func lift(at point: CGPoint) -> Bool {
        guard let row = panel.row(at: point) else { return false }
        row.isHighlighted = false
        panel.tap(row)
        return true
    }
}
