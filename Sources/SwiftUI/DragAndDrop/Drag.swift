import SampanFoundation
import UIKit

/// Lets a view be dragged.
struct DragModifier: ItemModifier {
    let data: () -> NSItemProvider
    var preview: (any View)?
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> DragItem { DragItem(content, node) }
    func update(_ item: DragItem) { (item.data, item.preview) = (data, preview) }
}

/// A view that can be dragged.
final class DragItem: EffectItem {
    var data: () -> NSItemProvider = { NSItemProvider() }
    var preview: (any View)?
    private lazy var delegate = DragDelegate(self)

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        super.init(content, node)
        effectView.takesTouchesEverywhere = true
        effectView.addInteraction(UIDragInteraction(delegate: delegate))
    }
}

private final class DragDelegate: NSObject, UIDragInteractionDelegate {
    private weak var item: DragItem?
    private var previewNode: HostNode?

    init(_ item: DragItem) { self.item = item }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let item, item.environment.isEnabled else { return [] }
        let dragged = UIDragItem(itemProvider: item.data())
        if let preview = item.preview {
            dragged.previewProvider = { [weak self] in self?.shown(preview) }
        }
        return [dragged]
    }

    private func shown(_ preview: any View) -> UIDragPreview? {
        guard let item else { return nil }
        let node = HostNode(preview, item.node.inputs) { $0.isListRow = false }
        let view = node.makeView()
        view.respectsSafeArea = false
        view.frame = CGRect(origin: .zero, size: view.fittingSize(.unspecified))
        view.layoutIfNeeded()
        previewNode?.remove()
        previewNode = node
        return UIDragPreview(view: view)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        previewNode?.remove()
        previewNode = nil
    }
}

extension View {
    /// Lets the view be dragged, as what a function gives.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(DragModifier(data: data)) }
    /// Lets the view be dragged, as what a function gives, and shows a preview meanwhile.
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        modifier(DragModifier(data: data, preview: preview()))
    }
    /// Lets the view be dragged, as a value.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        onDrag { NSItemProvider(transferring: payload()) }
    }
    /// Lets the view be dragged, as a value, and shows a preview meanwhile.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { onDrag({ NSItemProvider(transferring: payload()) }, preview: preview) }
}
