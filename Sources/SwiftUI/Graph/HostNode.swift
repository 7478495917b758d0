import UIKit

/// The node of a view that is shown elsewhere than the views around it: a page, a row, a bar's item.
final class HostNode: _ViewNode {
    private var child: _ViewNode!
    private var kind: Any.Type
    /// Called when there are other items.
    var changed: () -> Void = {}

    init(_ view: any View, _ inputs: _NodeInputs, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        kind = type(of: view)
        var inputs = inputs
        change(&inputs.environment)
        super.init(inputs)
        child = view.makeNode(self.inputs)
    }

    override var children: [_ViewNode] { [child] }
    override func structureChanged() { changed() }

    func update(_ view: any View) {
        if type(of: view) == kind {
            view.updateNode(child)
        } else {
            child.remove()
            kind = type(of: view)
            child = view.makeNode(inputs)
            changed()
        }
    }

    /// A UIKit view that shows the node's items.
    func makeView() -> ItemHostView {
        let view = ItemHostView(graph) { [weak self] in self?.items ?? [] }
        changed = { [weak view] in view?.structureChanged() }
        view.structureChanged()
        return view
    }
}

/// A controller that shows a page: of a navigation, a tab bar, or what is presented.
class PageController: UIViewController {
    let node: HostNode
    let page: Page
    private var observer: PreferenceObserver?
    private let hosted: ItemHostView
    let sheetDelegate = SheetDelegate()
    /// Called when the page has gone.
    var onDisappear: () -> Void = {}

    init(_ content: any View, _ inputs: _NodeInputs, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        let page = Page()
        self.page = page
        node = HostNode(content, inputs) {
            $0.page = page
            ($0.isListRow, $0.isInBar) = (false, false)
            change(&$0)
        }
        hosted = node.makeView()
        super.init(nibName: nil, bundle: nil)
        page.controller = self
        let observer = PreferenceObserver { [weak self] in self?.takePreferences() }
        self.observer = observer
        node.graph.add(observer)
    }

    required init?(coder: NSCoder) { fatalError("A controller of SwiftUI's own is in no document.") }

    override func loadView() {
        hosted.backgroundColor = .systemBackground
        view = hosted
        takePreferences()
    }

    func update(_ content: any View) { node.update(content) }

    override var keyCommands: [UIKeyCommand]? {
        ShortcutCommand.register(PageController.self)
        return (super.keyCommands ?? []) + node.graph.shortcuts.commands(for: self)
    }

    /// Called when the page is no longer needed.
    func end() {
        if let observer { node.graph.remove(observer) }
        observer = nil
        node.remove()
    }

    private func takePreferences() {
        guard observer != nil else { return }
        BarPreferences.apply(node, to: self)
        if presentingViewController != nil { takePresentationSettings() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        page.appear()
        takePreferences()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.disappear()
        if isMovingFromParent || isBeingDismissed { onDisappear() }
    }
}
