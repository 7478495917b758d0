import UIKit

struct ToolbarModifier: PrimitiveModifier {
    let entries: _ToolbarEntries
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        ToolbarNode(view, inputs)
    }
}

final class ToolbarNode<Content: View>: NodeOf<ModifiedContent<Content, ToolbarModifier>> {
    private var child: NodeOf<Content>!
    private var shown: [(node: HostNode?, entry: ToolbarEntry, id: String?)] = []
    private lazy var overflow = ToolbarMenu(inputs) { OverflowMenu(content: $0) }
    private lazy var titleMenu = ToolbarMenu(inputs) { TitleMenu(content: $0) }
    private var hasMenus = (overflow: false, title: false)

    override init(_ view: ModifiedContent<Content, ToolbarModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        take()
    }

    private func take() {
        let entries = view.modifier.entries.all
        // Items that are known by names are found again wherever they stand now.
        for (index, entry) in entries.enumerated() {
            guard let id = entry.id, let place = shown.firstIndex(where: { $0.id == id }), place > index else { continue }
            shown.insert(shown.remove(at: place), at: index)
        }
        while shown.count > entries.count { shown.removeLast().node?.remove() }
        for (index, entry) in entries.enumerated() {
            if index < shown.count, shown[index].entry.placement.side == entry.placement.side, shown[index].id == entry.id {
                shown[index].node?.update(entry.view)
                shown[index].entry.row?.view = entry.view
                continue
            }
            let (node, made) = make(entry)
            if index < shown.count {
                shown[index].node?.remove()
                shown[index] = (node, made, entry.id)
            } else {
                shown.append((node, made, entry.id))
            }
        }
        graph.preferencesChanged()
    }

    /// An item as it is shown, with its node if it is not a menu that shows it.
    private func make(_ entry: _ToolbarEntries.Entry) -> (HostNode?, ToolbarEntry) {
        switch entry.placement.side {
        case .secondary:
            hasMenus.overflow = true
            return (nil, ToolbarEntry(placement: entry.placement, row: (entry.view, overflow)))
        case .titleMenu:
            hasMenus.title = true
            return (nil, ToolbarEntry(placement: entry.placement, row: (entry.view, titleMenu)))
        case .principal:
            let node = HostNode(entry.view, inputs) { $0 = $0.inBar }
            return (node, ToolbarEntry(placement: entry.placement, title: node.makeBarView()))
        case .leading, .trailing, .bottom, .status, .keyboard:
            let node = HostNode(entry.view, inputs) { $0 = $0.inBar }
            let item = entry.view.view is Spacer ? UIBarButtonItem.flexibleSpace() : UIBarButtonItem(customView: node.makeBarView())
            let spaces = entry.placement.side == .status ? StatusSpaces() : nil
            return (node, ToolbarEntry(placement: entry.placement, item: item, spaces: spaces))
        }
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, ToolbarModifier>) {
        super.update(view)
        child.update(view.content)
        take()
    }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        for item in shown { item.node?.setEnvironment(environment.inBar) }
        if hasMenus.overflow { overflow.node.setEnvironment(environment.inBar) }
        if hasMenus.title { titleMenu.node.setEnvironment(environment.inBar) }
    }
    override func remove() {
        for item in shown { item.node?.remove() }
        if hasMenus.overflow { overflow.node.remove() }
        if hasMenus.title { titleMenu.node.remove() }
        super.remove()
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == ToolbarKey.self else { return super.preference(key) }
        return ((super.preference(ToolbarKey.self) ?? []) + shown.map(\.entry) as! K.Value)
    }
}

extension EnvironmentValues {
    /// What items of bars see.
    var inBar: EnvironmentValues {
        var values = self
        (values.isListRow, values.isInBar) = (false, true)
        return values
    }
}

extension HostNode {
    /// A UIKit view that shows the node's items in a bar, as large as they are.
    func makeBarView() -> ItemHostView {
        let host = makeView()
        host.respectsSafeArea = false
        host.frame.size = host.intrinsicContentSize
        host.sizeChanged = { [weak host] in
            guard let host else { return }
            host.invalidateIntrinsicContentSize()
            host.frame.size = host.intrinsicContentSize
            host.superview?.setNeedsLayout()
        }
        return host
    }
}
