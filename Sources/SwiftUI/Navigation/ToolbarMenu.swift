import UIKit

/// What a bar's menu shows: its rows are read when it is opened.
@MainActor
final class ToolbarMenuContent {
    var rows: [AnyView] = []
    let title = StateBox("")
}

/// A menu that a bar's button or title opens.
@MainActor
final class ToolbarMenu {
    let content: ToolbarMenuContent
    let node: HostNode
    let host: ItemHostView
    let item: UIBarButtonItem

    init<Button: View>(_ inputs: _NodeInputs, _ button: (ToolbarMenuContent) -> Button) {
        content = ToolbarMenuContent()
        node = HostNode(button(content), inputs) { $0 = $0.inBar }
        host = node.makeBarView()
        item = UIBarButtonItem(customView: host)
    }
}

private struct ToolbarMenuRows: View {
    let content: ToolbarMenuContent
    var body: some View { content.rows.reduce(AnyView(EmptyView())) { AnyView(ViewBuilder.buildBlock($0, $1)) } }
}

/// The button that opens a menu of secondary actions.
struct OverflowMenu: View {
    let content: ToolbarMenuContent
    var body: some View {
        Menu {
            ToolbarMenuRows(content: content)
        } label: {
            Image(systemName: "ellipsis.circle").accessibilityLabel("More")
        }
    }
}

/// A page's title that opens a menu.
struct TitleMenu: View {
    let content: ToolbarMenuContent
    var body: some View {
        Menu {
            ToolbarMenuRows(content: content)
        } label: {
            HStack(spacing: 4) {
                Text(verbatim: content.title.value).font(.headline).lineLimit(1)
                Image(systemName: "chevron.down.circle.fill").imageScale(.small).foregroundStyle(.secondary).accessibilityHidden(true)
            }
            .foregroundStyle(Color.primary)
        }
    }
}

/// The spaces that keep items in the middle of a bar.
@MainActor
final class StatusSpaces {
    private let leading = UIBarButtonItem.flexibleSpace()
    private let trailing = UIBarButtonItem.flexibleSpace()
    private var balance = UIBarButtonItem.fixedSpace(0)

    /// The distance that a tool bar keeps between its items.
    private static let gap: CGFloat = 16

    func around(_ middle: [UIBarButtonItem], before: [UIBarButtonItem], after: [UIBarButtonItem]) -> [UIBarButtonItem] {
        // The narrower side is made as wide as the other one.
        let difference = width(before) - width(after)
        if balance.width != abs(difference) { balance = .fixedSpace(abs(difference)) }
        let (left, right) = (difference < 0 ? [balance] : [], difference > 0 ? [balance] : [])
        return before + left + [leading] + middle + [trailing] + right + after
    }

    private func width(_ items: [UIBarButtonItem]) -> CGFloat {
        let widths = items.compactMap(\.customView).map { $0.intrinsicContentSize.width }
        return widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0))
    }
}

/// The menu that a page's title opens. See https://developer.apple.com/documentation/swiftui/toolbartitlemenu.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    let content: Content
    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Items without a body.
    public var body: Never { fatalError("ToolbarTitleMenu has no body.") }
    /// The menu.
    public func _entries() -> _ToolbarEntries { _ToolbarEntries(ToolbarItemPlacement(side: .titleMenu), AnyView(content)) }
}

extension View {
    /// Lets the page's title open a menu, where it stands in the bar itself.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(entries: ToolbarTitleMenu(content: content)._entries()))
    }
}
