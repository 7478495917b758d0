import UIKit

/// Which columns are shown. See https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    /// Those that fit.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All of them.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The content and the detail.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The detail.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")

    fileprivate func mode(_ isTriple: Bool) -> UISplitViewController.DisplayMode {
        switch self {
        case .all: isTriple ? .twoBesideSecondary : .oneBesideSecondary
        case .doubleColumn: .oneBesideSecondary
        case .detailOnly: .secondaryOnly
        default: .automatic
        }
    }

    fileprivate init(_ mode: UISplitViewController.DisplayMode, _ isTriple: Bool) {
        switch mode {
        case .secondaryOnly: self = .detailOnly
        case .oneBesideSecondary, .oneOverSecondary: self = isTriple ? .doubleColumn : .all
        case .automatic: self = .automatic
        default: self = .all
        }
    }
}

/// A column. See https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let column: UISplitViewController.Column
    /// The first one.
    public static let sidebar = NavigationSplitViewColumn(column: .primary)
    /// The one in the middle.
    public static let content = NavigationSplitViewColumn(column: .supplementary)
    /// The last one.
    public static let detail = NavigationSplitViewColumn(column: .secondary)
}

/// Columns beside each other, or on top of each other where there is little room.
/// See https://developer.apple.com/documentation/swiftui/navigationsplitview.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail

    /// The columns.
    public var body: some View {
        SplitHost(
            visibility: visibility, compactColumn: compactColumn, sidebar: AnyView(sidebar), content: content.map { AnyView($0) },
            detail: AnyView(detail))
    }

    /// Creates three columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        (visibility, compactColumn, self.sidebar, self.content, self.detail) = (nil, nil, sidebar(), content(), detail())
    }
    /// Creates three columns; a value says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { (visibility, compactColumn, self.sidebar, self.content, self.detail) = (columnVisibility, nil, sidebar(), content(), detail()) }
    /// Creates three columns; a value says which one is on top where there is little room.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        (visibility, compactColumn, self.sidebar, self.content, self.detail) = (nil, preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        (visibility, compactColumn, self.sidebar, content, self.detail) = (nil, nil, sidebar(), nil, detail())
    }
    /// Creates two columns; a value says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { (visibility, compactColumn, self.sidebar, content, self.detail) = (columnVisibility, nil, sidebar(), nil, detail()) }
    /// Creates two columns; a value says which one is on top where there is little room.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { (visibility, compactColumn, self.sidebar, content, self.detail) = (nil, preferredCompactColumn, sidebar(), nil, detail()) }
}

struct SplitHost: PrimitiveView {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { SplitNode(view, inputs) }
}

/// A column that views are in, and where what they choose is shown.
@MainActor
final class SplitColumn {
    weak var split: UISplitViewController?
    let next: UISplitViewController.Column?
    /// The navigation of the next column, whose page links replace.
    weak var nextNavigation: NavigationContext?
    init(_ split: UISplitViewController, next: UISplitViewController.Column?) { (self.split, self.next) = (split, next) }

    /// Called when something was chosen in the column: where there is little room, the next one comes on top.
    func chose() { if let split, let next, split.isCollapsed { split.show(next) } }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
extension EnvironmentValues {
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

final class SplitNode: NodeOf<SplitHost> {
    private let split: UISplitViewController
    private lazy var item = ControllerItem(self, split)
    private var columns: [(kind: UISplitViewController.Column, context: NavigationContext, page: PageController, column: SplitColumn)] = []
    private let delegate = SplitDelegate()

    override init(_ view: SplitHost, _ inputs: _NodeInputs) {
        split = UISplitViewController(style: view.content == nil ? .doubleColumn : .tripleColumn)
        super.init(view, inputs)
        let kinds: [UISplitViewController.Column] = view.content == nil ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
        for (index, kind) in kinds.enumerated() {
            let context = NavigationContext()
            let column = SplitColumn(split, next: index + 1 < kinds.count ? kinds[index + 1] : nil)
            let page = PageController(self.content(kind), self.inputs) {
                $0.navigation = context
                $0.splitColumn = column
            }
            context.controller.viewControllers = [page]
            split.setViewController(context.controller, for: kind)
            columns.append((kind, context, page, column))
        }
        for (column, next) in zip(columns, columns.dropFirst()) { column.column.nextNavigation = next.context }
        split.delegate = delegate
        delegate.changed = { [weak self] mode in
            guard let self, let visibility = self.view.visibility else { return }
            let new = NavigationSplitViewVisibility(mode, self.view.content != nil)
            if visibility.wrappedValue.mode(self.view.content != nil) != mode { visibility.wrappedValue = new }
        }
        delegate.topColumn = { [weak self] in self?.view.compactColumn?.wrappedValue.column ?? .primary }
        take()
    }

    private func content(_ kind: UISplitViewController.Column) -> any View {
        switch kind {
        case .primary: view.sidebar
        case .supplementary: view.content ?? AnyView(EmptyView())
        default: view.detail
        }
    }

    private func take() {
        isDirty = false
        if split.preferredSplitBehavior != environment.splitBehavior { split.preferredSplitBehavior = environment.splitBehavior }
        if let visibility = view.visibility {
            let mode = graph.reading(self) { visibility.wrappedValue }.mode(view.content != nil)
            if split.preferredDisplayMode != mode { split.preferredDisplayMode = mode }
        }
        if let compact = view.compactColumn {
            let column = graph.reading(self) { compact.wrappedValue }.column
            if split.isCollapsed, column != lastColumn { split.show(column) }
            lastColumn = column
        }
    }
    private var lastColumn: UISplitViewController.Column?

    override var children: [_ViewNode] { columns.map(\.page.node) }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() {}
    override func update(_ view: SplitHost) {
        super.update(view)
        for column in columns { column.page.update(content(column.kind)) }
        take()
    }
    override func reevaluate() { take() }
    override func environmentChanged(from old: EnvironmentValues) {
        for column in columns {
            var inner = environment
            (inner.navigation, inner.splitColumn, inner.page) = (column.context, column.column, column.page.page)
            column.page.node.setEnvironment(inner)
        }
        take()
    }
    override func remove() {
        super.remove()
        for column in columns { column.page.end() }
        item.end()
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == BarLookKey.self || key == NavigationTitleKey.self || key == ToolbarKey.self || key == BarKey.self || key == SearchKey.self
            ? nil : super.preference(key)
    }
}

final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
    var changed: (UISplitViewController.DisplayMode) -> Void = { _ in }
    var topColumn: () -> UISplitViewController.Column = { .primary }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        changed(displayMode)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn() }
}

/// How a split view shows its columns. See https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// UIKit's behaviour.
    var _behavior: UISplitViewController.SplitBehavior { get }
}
/// As usual. See https://developer.apple.com/documentation/swiftui/automaticnavigationsplitviewstyle.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
    /// As usual.
    public var _behavior: UISplitViewController.SplitBehavior { .automatic }
}
/// All columns share the room. See https://developer.apple.com/documentation/swiftui/balancednavigationsplitviewstyle.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
    /// Beside each other.
    public var _behavior: UISplitViewController.SplitBehavior { .tile }
}
/// The detail keeps its size. See https://developer.apple.com/documentation/swiftui/prominentdetailnavigationsplitviewstyle.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
    /// Over the detail.
    public var _behavior: UISplitViewController.SplitBehavior { .overlay }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As usual.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// All columns share the room.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

private struct SplitBehaviorKey: EnvironmentKey { static var defaultValue: UISplitViewController.SplitBehavior { .automatic } }
extension EnvironmentValues {
    var splitBehavior: UISplitViewController.SplitBehavior {
        get { self[SplitBehaviorKey.self] }
        set { self[SplitBehaviorKey.self] = newValue }
    }
}
extension View {
    /// Sets how split views within show their columns.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitBehavior, style._behavior)
    }
}
