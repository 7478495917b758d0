import UIKit

/// What a menu shows: rows with lines between them, and gaps between sections.
struct MenuList<Content: View>: PrimitiveView {
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { MenuListNode(view, inputs) }
}

final class MenuListNode<Content: View>: NodeOf<MenuList<Content>> {
    private var child: NodeOf<Content>!
    private lazy var item = ContainerItem(self, AnyLayoutBox(VStackLayout(alignment: .leading, spacing: 0))) { [weak self] in
        self?.rows ?? []
    }

    override init(_ view: MenuList<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    private var rows: [LayoutItem] {
        var collector = RowCollector()
        child.collectRows(&collector)
        var rows: [LayoutItem] = []
        for section in collector.nonEmptySections {
            if !rows.isEmpty { rows.append(MenuGapItem(self)) }
            rows += section.header.map { MenuHeaderItem($0, self) }
            for row in section.rows.flatMap({ $0.make() }) {
                if row.first(DividerItem.self) != nil, row.first(PressItem.self) == nil {
                    rows.append(MenuGapItem(self))
                } else {
                    rows.append(row)
                }
            }
        }
        return rows
    }

    override var children: [_ViewNode] { [child] }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() { item.structureChanged() }
    override func update(_ view: MenuList<Content>) {
        super.update(view)
        child.update(view.content)
    }
}

/// The gap between a menu's sections.
final class MenuGapItem: LayoutItem {
    private let gap = UIView()
    override var view: UIView? { gap }
    override init(_ node: _ViewNode) {
        super.init(node)
        gap.backgroundColor = .tertiarySystemFill
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 10, height: 8) }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(gap, CGRect(origin: origin, size: size(proposal)), self)
    }
}

/// A section's title.
final class MenuHeaderItem: WrapperItem {
    private static let insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(proposal.inset(Self.insets))
        return CGSize(width: size.width + Self.insets.horizontal, height: size.height + Self.insets.vertical)
    }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        content.place(sink, at: CGPoint(x: origin.x + Self.insets.leading, y: origin.y + Self.insets.top), proposal.inset(Self.insets))
    }
}

/// A button as a menu's row: it closes the menu.
struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuButton(role: configuration.role, action: configuration.trigger, label: AnyView(configuration.label))
    }
}

private struct MenuButton: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: AnyView
    @Environment(\.menuContext) private var menu
    @Environment(\.menuActionDismissBehavior) private var behavior

    var body: some View {
        PressableButton(
            style: MenuRowStyle(), role: role,
            action: {
                if behavior != .disabled { menu?.overlay?.close() }
                action()
            }, label: label)
    }
}

/// A menu within another one, as that one's row.
struct SubmenuRow: View {
    let label: AnyView
    let open: () -> Void

    var body: some View {
        PressableButton(
            style: MenuRowStyle(), role: nil, action: open,
            label: AnyView(
                HStack {
                    label
                    Spacer()
                    Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(HierarchicalShapeStyle.secondary)
                }))
    }
}

private struct MenuRowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

private struct MenuRow: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    private var color: Color {
        !isEnabled ? Color(uiColor: .tertiaryLabel) : configuration.role == .destructive ? .red : .primary
    }

    var body: some View {
        configuration.label
            .foregroundStyle(color)
            .lineLimit(2)
            .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
            .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
            .background(configuration.isPressed ? Color(uiColor: .tertiarySystemFill) : .clear)
            .overlay(alignment: .bottom) { Divider() }
            .contentShape(Rectangle())
    }
}

/// The title, and the image at the other side.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer()
            configuration.icon
        }
    }
}

/// A row with a mark when it is on.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.binding.wrappedValue.toggle()
        } label: {
            HStack {
                Image(systemName: "checkmark").opacity(configuration.isOn ? 1 : 0).accessibilityHidden(true)
                configuration.label
            }
        }
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}
