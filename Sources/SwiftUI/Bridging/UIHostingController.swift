import UIKit

/// The node of everything that a hosting controller shows.
@MainActor
final class RootNode<Content: View> {
    let graph = ViewGraph()
    let page = Page()
    private(set) var node: NodeOf<RootView<Content>>!
    private(set) var view: ItemHostView!
    private var accessibilityWatch: AccessibilityWatch?

    init(_ content: Content, _ controller: UIViewController) {
        graph.controller = controller
        page.controller = controller
        view = ItemHostView(graph) { [weak self] in self?.node?.items ?? [] }
        graph.needsUpdate = { [weak view] in view?.setNeedsLayout() }
        var environment = EnvironmentValues()
        environment.take(controller.traitCollection)
        environment.page = page
        let inputs = _NodeInputs(graph: graph, parent: nil, environment: environment)
        node = RootViewNode(RootView(content: content), inputs) { [weak view] in view?.structureChanged() }
        view.structureChanged()
        accessibilityWatch = AccessibilityWatch { [weak self] in self?.changeEnvironment { $0.accessibilityOptions = .current } }
    }

    func update(_ content: Content) {
        graph.with(Transaction.current) { node.update(RootView(content: content)) }
        view.itemsChanged()
    }

    func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        var environment = node.environment
        change(&environment)
        node.setEnvironment(environment)
        view.setNeedsLayout()
    }
}

struct RootView<Content: View>: PrimitiveView {
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { PassNode(view, inputs) { $0.content } }
}

final class RootViewNode<Content: View>: NodeOf<RootView<Content>> {
    private var child: NodeOf<Content>!
    private let changed: () -> Void

    init(_ view: RootView<Content>, _ inputs: _NodeInputs, changed: @escaping () -> Void) {
        self.changed = changed
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    override var children: [_ViewNode] { [child] }
    override func structureChanged() { changed() }
    override func update(_ view: RootView<Content>) {
        super.update(view)
        child.update(view.content)
    }
}

/// A controller that shows a view. See https://developer.apple.com/documentation/swiftui/uihostingcontroller.
open class UIHostingController<Content: View>: UIViewController {
    private var content: Content
    private lazy var root = RootNode(content, self)

    /// Creates a controller.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the controller of a document with a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: aDecoder)
    }

    /// Not available: a document knows no view.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// The view that is shown.
    open var rootView: Content {
        get { content }
        set {
            content = newValue
            root.update(newValue)
        }
    }

    open override func loadView() {
        root.view.backgroundColor = .systemBackground
        view = root.view
    }

    /// The size that the view takes of a room.
    open func sizeThatFits(in size: CGSize) -> CGSize { root.view.fittingSize(ProposedViewSize(size)) }

    open override var keyCommands: [UIKeyCommand]? {
        ShortcutCommand.register(Self.self)
        return (super.keyCommands ?? []) + root.graph.shortcuts.commands(for: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let presentation = isClosable ? presentation : nil
        root.changeEnvironment {
            $0.take(traitCollection)
            $0.presentation = presentation
        }
        root.page.appear()
        applyPreferences()
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        // The window's: the view is in one by now.
        let undoManager = undoManager
        if root.node.environment.undoManager !== undoManager { root.changeEnvironment { $0.undoManager = undoManager } }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        root.page.disappear()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        root.changeEnvironment { $0.take(traitCollection) }
    }

    /// Called once, and whenever what the views prefer may have changed.
    private func applyPreferences() {
        if preferences == nil {
            let observer = PreferenceObserver { [weak self] in self?.takePreferences() }
            root.graph.add(observer)
            preferences = observer
        }
        takePreferences()
    }

    private var preferences: PreferenceObserver?

    /// Closes the controller where UIKit presents or pushes it, for the views' `dismiss`.
    private lazy var presentation = PresentationAction(isPresented: { [weak self] in self?.isClosable ?? false }) { [weak self] in
        self?.close()
    }

    /// The controller below, where this one is pushed.
    private var controllerBelow: UIViewController? {
        guard let pages = navigationController?.viewControllers, let index = pages.firstIndex(of: self), index > 0 else { return nil }
        return pages[index - 1]
    }

    private var isClosable: Bool { presentingViewController != nil || controllerBelow != nil }

    private func close() {
        if let controllerBelow {
            navigationController?.popToViewController(controllerBelow, animated: true)
        } else if presentingViewController != nil {
            dismiss(animated: true)
        }
    }

    private var hidesStatusBar = false
    private var hidesHomeIndicator = false

    open override var prefersStatusBarHidden: Bool { hidesStatusBar }
    open override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }
    open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        let edges = root.node.preference(DeferredEdgesKey.self) ?? []
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sides: [(Edge.Set, UIRectEdge)] = [
            (.top, .top), (.bottom, .bottom), (.leading, isRightToLeft ? .right : .left), (.trailing, isRightToLeft ? .left : .right),
        ]
        return sides.reduce(into: []) { if edges.contains($1.0) { $0.insert($1.1) } }
    }

    private func takePreferences() {
        let hidesStatusBar = root.node.preference(StatusBarKey.self) ?? false
        if self.hidesStatusBar != hidesStatusBar {
            self.hidesStatusBar = hidesStatusBar
            setNeedsStatusBarAppearanceUpdate()
        }
        let hidesHomeIndicator = root.node.preference(HomeIndicatorKey.self) ?? false
        if self.hidesHomeIndicator != hidesHomeIndicator {
            self.hidesHomeIndicator = hidesHomeIndicator
            setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
        BarLooks.apply(root.node.preference(BarLookKey.self) ?? [:], to: self, nil)
        let scheme = root.node.preference(PreferredColorSchemeKey.self) ?? nil
        let style = scheme?.style ?? .unspecified
        if overrideUserInterfaceStyle != style {
            overrideUserInterfaceStyle = style
            view.window?.overrideUserInterfaceStyle = style
        }
        root.page.keyboardItems = (root.node.preference(ToolbarKey.self) ?? []).filter { $0.placement.side == .keyboard }.compactMap(\.item)
        if let title = root.node.preference(NavigationTitleKey.self), let title {
            navigationItem.title = title.plainString(in: root.node.environment)
        }
    }

    func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) { root.changeEnvironment(change) }
}

struct PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
    /// Says whether the window is light or dark.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
    /// Shows the view as in a light or dark window.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
