import Foundation

extension UITabBar {
    func startCustomizing(_ items: [UITabBarItem]) {
        guard customizer == nil, let window else { return }
        let customizer = TabBarCustomizer(self, items)
        tell { $0.tabBar(self, willBeginCustomizing: items) }
        self.customizer = customizer
        customizer.show(in: window) { [weak self] in
            guard let self, isCustomizing else { return }
            tell { $0.tabBar(self, didBeginCustomizing: items) }
        }
    }

    func finishCustomizing(animated: Bool) -> Bool {
        guard let ending = customizer else { return false }
        let now = items ?? []
        let changed = !now.elementsEqual(ending.itemsBefore, by: ===)
        tell { $0.tabBar(self, willEndCustomizing: now, changed: changed) }
        customizer = nil
        ending.hide(animated: animated) { [weak self] in
            guard let self else { return }
            tell { $0.tabBar(self, didEndCustomizing: now, changed: changed) }
        }
        return changed
    }

    private func tell(_ body: (any UITabBarDelegate) -> Void) {
        if let delegate { OptionalRequirement.call { body(delegate) } }
    }
}

/// The sheet above a tab bar that shows all items the bar may have; each can be dragged onto the bar, where it takes another's place.
final class TabBarCustomizer: UIView {
    /// The bar's items when the sheet came.
    let itemsBefore: [UITabBarItem]
    private weak var bar: UITabBar?
    private let choices: [UITabBarItem]
    private let titleBar = UINavigationBar()
    private let hint = UILabel()
    private var views: [TabItemView] = []
    /// What is under the finger, and which item that is.
    private var dragged: (view: TabItemView, item: UITabBarItem)?

    private static let cell = CGSize(width: 80, height: 64)
    private static let margin: CGFloat = 16

    init(_ bar: UITabBar, _ choices: [UITabBarItem]) {
        self.bar = bar
        self.choices = choices
        itemsBefore = bar.items ?? []
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let item = UINavigationItem(title: TabWords.configure.text)
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak bar] _ in bar?.endCustomizing(animated: true) })
        titleBar.items = [item]
        addSubview(titleBar)
        hint.text = TabWords.arrange.text
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        addSubview(hint)
        views = choices.map { choice in
            let view = TabItemView(Self.likeness(of: choice), bar: bar) {}
            let pan = UIPanGestureRecognizer()
            pan.onAction = { [weak self] in self?.drag(choice, by: $0) }
            view.addGestureRecognizer(pan)
            addSubview(view)
            return view
        }
    }

    required init?(coder: NSCoder) { nil }

    /// An item can be shown by one view only: the sheet shows another one that looks the same.
    private static func likeness(of item: UITabBarItem) -> UITabBarItem {
        let copy = UITabBarItem(title: item.title, image: item.image, selectedImage: item.selectedImage)
        copy.isEnabled = item.isEnabled
        return copy
    }

    // MARK: Coming and going

    private func place(in window: UIView, isShown: Bool) {
        guard let bar else { return }
        let height = window.convert(bar.bounds, from: bar).minY
        frame = CGRect(x: 0, y: isShown ? 0 : window.bounds.height, width: window.bounds.width, height: height)
    }

    func show(in window: UIWindow, completion: @escaping () -> Void) {
        UIView.performWithoutAnimation {
            place(in: window, isShown: false)
            window.addSubview(self)
            layoutIfNeeded()
        }
        UIView.animate(withDuration: 0.35, animations: { self.place(in: window, isShown: true) }) { _ in completion() }
    }

    func hide(animated: Bool, completion: @escaping () -> Void) {
        let end = {
            self.removeFromSuperview()
            completion()
        }
        guard animated, let window else { return end() }
        UIView.animate(withDuration: 0.35, animations: { self.place(in: window, isShown: false) }) { _ in end() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, width) = (safeAreaInsets.top, bounds.width)
        titleBar.frame = CGRect(x: 0, y: top, width: width, height: UINavigationBar.contentHeight)
        let hintSize = hint.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude))
        hint.frame = CGRect(x: Self.margin, y: titleBar.frame.maxY + Self.margin, width: width - 2 * Self.margin, height: hintSize.height)
        let columns = max(1, Int((width - 2 * Self.margin) / Self.cell.width))
        let start = (width - CGFloat(columns) * Self.cell.width) / 2
        for (index, view) in views.enumerated() where dragged?.view !== view {
            view.frame = CGRect(
                x: start + CGFloat(index % columns) * Self.cell.width,
                y: hint.frame.maxY + Self.margin + CGFloat(index / columns) * Self.cell.height,
                width: Self.cell.width, height: UITabBar.barHeight)
        }
    }

    // MARK: Dragging

    private func drag(_ item: UITabBarItem, by recognizer: UIGestureRecognizer) {
        guard let view = recognizer.view as? TabItemView else { return }
        switch recognizer.state {
        case .began:
            dragged = (view, item)
            bringSubviewToFront(view)
        case .changed: view.center = recognizer.location(in: self)
        case .ended:
            if let bar { put(item, on: bar, at: recognizer.location(in: bar)) }
            letGo()
        case .cancelled, .failed: letGo()
        case .possible: break
        }
    }

    /// The sheet's own one goes back to its place.
    private func letGo() {
        dragged = nil
        setNeedsLayout()
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// An item takes the place of what it was dropped on; if the bar has it already, the two change places.
    private func put(_ item: UITabBarItem, on bar: UITabBar, at point: CGPoint) {
        var items = bar.items ?? []
        guard bar.bounds.contains(point), let place = bar.itemViews.firstIndex(where: { $0.frame.contains(point) }) else { return }
        let replaced = items[place]
        guard replaced !== item, choices.contains(where: { $0 === replaced }) else { return }
        if let known = items.firstIndex(where: { $0 === item }) { items[known] = replaced }
        items[place] = item
        let selected = bar.selectedItem
        bar.setItems(items, animated: true)
        if let selected, items.contains(where: { $0 === selected }) { bar.selectedItem = selected }
    }
}
