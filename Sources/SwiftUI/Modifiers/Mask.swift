import UIKit

/// Shows a view only where another one is opaque.
struct MaskModifier<Mask: View>: PrimitiveModifier {
    let mask: Mask
    let alignment: Alignment
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        MaskNode(view, inputs)
    }
}

final class MaskNode<Content: View, Mask: View>: NodeOf<ModifiedContent<Content, MaskModifier<Mask>>> {
    private var child: NodeOf<Content>!
    private var wrappers: [ObjectIdentifier: MaskItem] = [:]
    private var masks: [HostNode] = []

    override init(_ view: ModifiedContent<Content, MaskModifier<Mask>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    override var children: [_ViewNode] { [child] + masks }

    override var items: [LayoutItem] {
        var kept: [ObjectIdentifier: MaskItem] = [:]
        let items = child.items.map { content in
            let item = wrappers[ObjectIdentifier(content)] ?? makeItem(content)
            kept[ObjectIdentifier(content)] = item
            return item
        }
        wrappers = kept
        return items
    }

    private func makeItem(_ content: LayoutItem) -> MaskItem {
        let node = HostNode(view.modifier.mask, inputs)
        masks.append(node)
        let item = MaskItem(content, self, node)
        item.alignment = view.modifier.alignment
        return item
    }

    override func collectRows(_ collector: inout RowCollector) {
        var inner = RowCollector()
        child.collectRows(&inner)
        collector.append(inner) { [weak self] content in
            guard let self else { return content }
            let item = wrappers[ObjectIdentifier(content)] ?? makeItem(content)
            wrappers[ObjectIdentifier(content)] = item
            return item
        }
    }

    override func update(_ view: ModifiedContent<Content, MaskModifier<Mask>>) {
        super.update(view)
        child.update(view.content)
        for mask in masks { mask.update(view.modifier.mask) }
        for item in wrappers.values where item.alignment != view.modifier.alignment {
            item.alignment = view.modifier.alignment
            item.invalidateLayout()
        }
    }

    // What a mask says of bars and titles is not heard.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { child.preference(key) }
}

/// A view that is seen through a mask.
final class MaskItem: EffectItem {
    private let mask: ItemHostView
    var alignment = Alignment.center { didSet { mask.alignment = alignment } }

    init(_ content: LayoutItem, _ node: _ViewNode, _ maskNode: HostNode) {
        mask = maskNode.makeView()
        mask.respectsSafeArea = false
        super.init(content, node)
        effectView.mask = mask
    }

    override func didPlace() {
        let frame = CGRect(origin: .zero, size: placedSize)
        guard mask.frame != frame else { return }
        mask.frame = frame
        mask.setNeedsLayout()
        mask.layoutIfNeeded()
    }
}

extension View {
    /// Shows the view only where another one is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }
    /// Shows the view only where another one is opaque.
    public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask, alignment: .center)) }
}
