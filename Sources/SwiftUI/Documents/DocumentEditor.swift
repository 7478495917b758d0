import UIKit

/// The page of an open document: what the app shows of it, under a bar with its name.
final class DocumentEditor: UIDocumentViewController {
    let file: GroupDocument
    private let page = Page()
    private let node: HostNode
    private let hosted: ItemHostView
    private let navigation: NavigationContext
    private var observer: PreferenceObserver?
    nonisolated(unsafe) private var stateObserver: (any NSObjectProtocol)?
    /// Called when the page has gone.
    private let onEnd: () -> Void

    init(_ file: GroupDocument, _ content: AnyView, _ inputs: _NodeInputs, _ navigation: NavigationContext, onEnd: @escaping () -> Void) {
        (self.file, self.navigation, self.onEnd) = (file, navigation, onEnd)
        let page = page
        // The views are made with that.
        file.updateStatus()
        let closing = Closing()
        node = HostNode(content, inputs) {
            Self.change(&$0, page, navigation, file)
            $0.presentation = PresentationAction(isPresented: { true }) { closing.editor?.leave() }
        }
        hosted = node.makeView()
        super.init(document: file)
        closing.editor = self
        page.controller = self
        let observer = PreferenceObserver { [weak self] in self?.takePreferences() }
        self.observer = observer
        node.graph.add(observer)
        nonisolated(unsafe) let session = Session.current
        stateObserver = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: file, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { session.perform { self?.stateChanged() } }
        }
    }

    required init?(coder: NSCoder) { fatalError("A controller of SwiftUI's own is in no document.") }

    /// Who is closed by the views' `dismiss`; the views are there first.
    private final class Closing {
        weak var editor: DocumentEditor?
    }

    private static func change(
        _ environment: inout EnvironmentValues, _ page: Page, _ navigation: NavigationContext, _ file: GroupDocument
    ) {
        environment.page = page
        environment.navigation = navigation
        environment.undoManager = file.undoManager
    }

    func update(_ content: AnyView) { node.update(content) }

    func take(_ environment: EnvironmentValues) {
        var inner = environment
        Self.change(&inner, page, navigation, file)
        inner.presentation = node.environment.presentation
        node.setEnvironment(inner)
    }

    override func loadView() {
        hosted.backgroundColor = .systemBackground
        view = hosted
    }

    override func navigationItemDidUpdate() {
        super.navigationItemDidUpdate()
        navigationItem.backAction = UIAction(title: SystemWords.text(.back)) { [weak self] _ in self?.leave() }
        file.updateStatus()
        takePreferences()
    }

    private func takePreferences() {
        if observer != nil { BarPreferences.apply(node, to: self) }
    }

    private func stateChanged() {
        file.updateStatus()
        // Somebody has deleted the file.
        if file.documentState.contains(.closed) { leave() }
    }

    /// Goes back to the browser.
    func leave() {
        viewIfLoaded?.endEditing(true)
        navigationController?.presentingViewController?.dismiss(animated: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        page.appear()
        takePreferences()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.disappear()
        if navigationController?.isBeingDismissed == true { end() }
    }

    /// Called when the page is no longer needed.
    func end() {
        guard let observer else { return }
        node.graph.remove(observer)
        self.observer = nil
        if let stateObserver { NotificationCenter.default.removeObserver(stateObserver) }
        stateObserver = nil
        node.remove()
        onEnd()
    }
}
