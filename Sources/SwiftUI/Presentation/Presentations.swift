import UIKit

/// A page that is presented as long as there is something to present.
struct PresentationModifier: PrimitiveModifier {
    enum Kind {
        case sheet, cover
        case popover(PopoverAttachmentAnchor, Edge)
    }
    let kind: Kind
    /// What identifies what is to be presented; `nil` if nothing is.
    let item: () -> AnyHashable?
    let content: () -> any View
    /// Called when the user or the app has closed it.
    let clear: () -> Void
    let onDismiss: (() -> Void)?

    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        PresentationNode(view, inputs)
    }
}

final class PresentationNode<Content: View>: NodeOf<ModifiedContent<Content, PresentationModifier>> {
    private var child: NodeOf<Content>!
    private var shown: (page: PageController, id: AnyHashable)?
    private var wanted: AnyHashable?

    override init(_ view: ModifiedContent<Content, PresentationModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        look()
    }

    override var children: [_ViewNode] { [child] }

    override func update(_ view: ModifiedContent<Content, PresentationModifier>) {
        super.update(view)
        child.update(view.content)
        look()
    }
    override func reevaluate() { look() }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        if let page = shown?.page {
            var inner = environment
            inner.page = page.page
            inner.presentation = page.node.environment.presentation
            inner.navigation = nil
            inner.search = nil
            inner.tabs = nil
            page.node.setEnvironment(inner)
        }
    }

    /// Compares what is to be presented with what is.
    private func look() {
        isDirty = false
        wanted = graph.reading(self) { view.modifier.item() }
        if let shown, wanted == shown.id { graph.reading(self) { shown.page.update(view.modifier.content()) } }
        graph.afterNextUpdate { [weak self] in self?.follow() }
    }

    private func follow() {
        guard !isRemoved, wanted != shown?.id else { return }
        if let shown {
            shown.page.presentingViewController?.dismiss(animated: true)
            end()
        }
        guard let wanted, let presenter else { return }
        guard presenter.viewIfLoaded?.window != nil else {
            graph.afterNextFrame { [weak self] in self?.follow() }
            return
        }
        let action = PresentationAction(isPresented: { true }) { [weak self] in self?.view.modifier.clear() }
        let page = graph.reading(self) {
            PageController(view.modifier.content(), inputs) {
                $0.presentation = action
                $0.navigation = nil
                $0.search = nil
                $0.tabs = nil
            }
        }
        switch view.modifier.kind {
        case .sheet: page.modalPresentationStyle = .pageSheet
        case .cover: page.modalPresentationStyle = .fullScreen
        case .popover(let anchor, let edge): present(page, from: anchor, edge)
        }
        page.takeDetents()
        page.onDisappear = { [weak self, weak page] in
            guard let self, let page, shown?.page === page else { return }
            view.modifier.clear()
            end()
        }
        shown = (page, wanted)
        page.takePresentationSettings()
        presenter.present(page, animated: true)
    }

    private var popoverDelegate: PopoverDelegate?

    private func present(_ page: PageController, from anchor: PopoverAttachmentAnchor, _ edge: Edge) {
        page.modalPresentationStyle = .popover
        guard let popover = page.popoverPresentationController, let source = child.items.lazy.compactMap(\.placedView).first else { return }
        let delegate = PopoverDelegate((page.node.preference(PresentationSettingsKey.self) ?? PresentationSettings()).adaptation)
        popoverDelegate = delegate
        popover.delegate = delegate
        popover.sourceView = source
        popover.sourceRect = anchor.rect(in: source.bounds)
        popover.permittedArrowDirections =
            switch edge {
            case .top: .down
            case .bottom: .up
            case .leading: .right
            case .trailing: .left
            }
        page.preferredContentSize = page.view.sizeThatFits(CGSize(width: 400, height: 600))
    }

    private func end() {
        guard let shown else { return }
        self.shown = nil
        let page = shown.page
        // What was presented is shown until it has gone.
        graph.afterNextFrame { page.end() }
        view.modifier.onDismiss?()
    }

    override func remove() {
        if let page = shown?.page {
            page.presentingViewController?.dismiss(animated: true)
            page.end()
            shown = nil
        }
        super.remove()
    }
}

extension View {
    private func presentation(
        _ kind: PresentationModifier.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> any View
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind, item: { isPresented.wrappedValue ? AnyHashable(true) : nil }, content: content,
                clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss))
    }

    private func presentation<Item: Identifiable>(
        _ kind: PresentationModifier.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> any View
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind, item: { item.wrappedValue.map { AnyHashable($0.id) } },
                content: { item.wrappedValue.map(content) ?? EmptyView() },
                clear: { if item.wrappedValue != nil { item.wrappedValue = nil } },
                onDismiss: onDismiss))
    }

    /// Presents a page as long as a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presentation(.sheet, isPresented, onDismiss, content) }
    /// Presents a page as long as there is a value.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presentation(.sheet, item, onDismiss, content) }
    /// Presents a page that covers everything as long as a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presentation(.cover, isPresented, onDismiss, content) }
    /// Presents a page that covers everything as long as there is a value.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presentation(.cover, item, onDismiss, content) }
}
