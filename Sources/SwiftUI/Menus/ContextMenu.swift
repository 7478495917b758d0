import UIKit

/// A menu that a finger opens that stays on a view.
struct ContextMenuModifier: ItemModifier {
    let content: any View
    let preview: (any View)?

    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> ContextMenuItem { ContextMenuItem(content, node) }
    func update(_ item: ContextMenuItem) { (item.menu, item.preview) = (content, preview) }
}

/// A view with a menu.
final class ContextMenuItem: EffectItem {
    var menu: any View = EmptyView()
    var preview: (any View)?
    private var target: RecognizerTarget?
    private weak var overlay: MenuOverlay?

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        super.init(content, node)
        effectView.takesTouchesEverywhere = true
        let press = UILongPressGestureRecognizer()
        target = RecognizerTarget.connect(press) { [weak self] recognizer in if recognizer.state == .began { self?.open() } }
        effectView.addGestureRecognizer(press)
    }

    /// Shows the menu beside a picture of the view, or its preview, which stands out of what is around.
    func open() {
        guard overlay == nil, environment.isEnabled, let window = effectView.window, !(menu is EmptyView) else { return }
        let frame = effectView.convert(effectView.bounds, to: window)
        let (lifted, anchor, node) = liftedView(frame, window)
        let overlay = MenuOverlay(window, anchor: anchor, lifted: lifted)
        effectView.alpha = 0
        overlay.closed = { [weak self] in
            self?.effectView.alpha = 1
            node?.remove()
        }
        overlay.show(menu, self.node.inputs)
        self.overlay = overlay
    }

    private func liftedView(_ frame: CGRect, _ window: UIWindow) -> (UIView, CGRect, HostNode?) {
        guard let preview else {
            let picture = UIImageView(
                image: UIGraphicsImageRenderer(size: frame.size).image { effectView.layer.render(in: $0.cgContext) })
            picture.frame = frame
            return (picture, frame, nil)
        }
        let node = HostNode(preview, self.node.inputs) { $0.isListRow = false }
        let view = node.makeView()
        view.respectsSafeArea = false
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 24, dy: 24)
        let size = view.fittingSize(ProposedViewSize(room.size))
        let origin = CGPoint(
            x: min(max(frame.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX)),
            y: min(max(frame.midY - size.height / 2, room.minY), max(room.maxY - size.height, room.minY)))
        view.frame = CGRect(origin: origin, size: size)
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        return (view, view.frame, node)
    }
}

extension View {
    /// Adds a menu that a finger opens that stays on the view.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(content: menuItems(), preview: nil))
    }
    /// Adds a menu that a finger opens that stays on the view, beside which another view is shown.
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(ContextMenuModifier(content: menuItems(), preview: preview()))
    }
    /// Adds a menu that a finger opens that stays on the view, if there is one.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(content: contextMenu.map { AnyView($0.content) } ?? EmptyView(), preview: nil))
    }
}

/// A menu that a finger opens, in the old way. See https://developer.apple.com/documentation/swiftui/contextmenu.
public struct ContextMenu<MenuItems: View> {
    let content: MenuItems
    /// Creates a menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) { content = menuItems() }
}
