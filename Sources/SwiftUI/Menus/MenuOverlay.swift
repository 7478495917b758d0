import UIKit

/// The menu that views are in.
@MainActor
final class MenuContext {
    weak var overlay: MenuOverlay?
}

/// An open menu: it covers the window, and goes when something else than the menu is touched.
final class MenuOverlay: UIView {
    private let anchor: CGRect
    private let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scroller = UIScrollView()
    private let shade = UIView()
    private let context = MenuContext()
    private let lifted: UIView?
    private var pages: [(node: HostNode, view: ItemHostView)] = []
    /// Called when the menu goes.
    var closed: () -> Void = {}

    /// The widest that a menu is, in points.
    private static let width: CGFloat = 250
    private static let margin: CGFloat = 8

    /// `lifted` is a picture of what the menu is of, shown where that is.
    init(_ window: UIWindow, anchor: CGRect, lifted: UIView?) {
        (self.anchor, self.lifted) = (anchor, lifted)
        super.init(frame: window.bounds)
        context.overlay = self
        accessibilityViewIsModal = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.frame = bounds
        shade.backgroundColor = UIColor(white: 0, alpha: lifted == nil ? 0 : 0.25)
        shade.isUserInteractionEnabled = false
        addSubview(shade)
        if let lifted { addSubview(lifted) }
        panel.layer.cornerRadius = 13
        panel.clipsToBounds = true
        panel.contentView.addSubview(scroller)
        addSubview(panel)
        addAction()
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    private var outside: RecognizerTarget?

    private func addAction() {
        let tap = UITapGestureRecognizer()
        outside = RecognizerTarget.connect(tap) { [weak self] recognizer in
            guard let self, recognizer.state == .ended, !panel.frame.contains(recognizer.location(in: self)) else { return }
            close()
        }
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }

    /// Shows a menu's content, in front of the menu that it was opened from.
    func show(_ content: any View, _ inputs: _NodeInputs) {
        func list<C: View>(_ content: C) -> any View { MenuList(content: content) }
        let node = HostNode(list(content), inputs) { [context] in
            $0.menuContext = context
            ($0.isListRow, $0.isInBar) = (false, false)
            $0.buttonStyle = AnyButtonStyle(MenuButtonStyle())
            $0.toggleStyle = AnyToggleStyle(MenuToggleStyle())
            $0.labelStyle = AnyLabelStyle(MenuLabelStyle())
            $0.pickerStyle = .inline
            $0.font = nil
            $0.foregroundStyles = nil
            $0.multilineTextAlignment = .leading
        }
        let view = node.makeView()
        view.respectsSafeArea = false
        view.sizeChanged = { [weak self] in self?.arrange() }
        let isFirst = pages.isEmpty
        pages.last?.view.removeFromSuperview()
        pages.append((node, view))
        scroller.addSubview(view)
        arrange()
        guard isFirst else { return }
        panel.alpha = 0
        panel.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        shade.alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: []) { [self] in
            panel.alpha = 1
            panel.transform = .identity
            shade.alpha = 1
            lifted?.transform = CGAffineTransform(scaleX: 1.03, y: 1.03)
        }
    }

    private func arrange() {
        guard let page = pages.last?.view else { return }
        let area = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(Self.width, area.width)
        let size = page.fittingSize(ProposedViewSize(width: width, height: nil))
        // The last row's line is cut off.
        let full = max(size.height - 1, 0)
        let (below, above) = (area.maxY - anchor.maxY - Self.margin, anchor.minY - area.minY - Self.margin)
        let isBelow = full <= below || below >= above
        let height = min(full, max(isBelow ? below : above, min(full, 132)))
        let x = min(max(anchor.midX > area.midX ? anchor.maxX - width : anchor.minX, area.minX), area.maxX - width)
        let y = isBelow ? anchor.maxY + Self.margin : anchor.minY - Self.margin - height
        let transform = panel.transform
        panel.transform = .identity
        panel.frame = CGRect(x: x, y: min(max(y, area.minY), max(area.maxY - height, area.minY)), width: width, height: height)
        panel.transform = transform
        scroller.frame = CGRect(origin: .zero, size: panel.frame.size)
        scroller.contentSize = CGSize(width: width, height: full)
        scroller.isScrollEnabled = full > height
        page.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    /// Takes the menu away.
    func close() {
        guard isUserInteractionEnabled else { return }
        isUserInteractionEnabled = false
        closed()
        let pages = pages
        UIView.animate(
            withDuration: 0.2,
            animations: { [self] in
                panel.alpha = 0
                shade.alpha = 0
                lifted?.transform = .identity
            },
            completion: { [self] _ in
                removeFromSuperview()
                for page in pages { page.node.remove() }
            })
    }
}
