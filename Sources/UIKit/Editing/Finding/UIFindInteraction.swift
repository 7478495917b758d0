import Foundation
import ObjCRuntime

/// Shows a panel by which a person finds, and replaces, what a view has. See
/// https://developer.apple.com/documentation/uikit/uifindinteraction.
///
/// The panel stands where the keyboard does, and apps hear of it as of that. It goes when its button is pressed, when something in the
/// app's windows takes the keyboard, and when the view leaves its window. Command-F, or Control-F, shows it for the first responder and
/// whatever comes after that in the responder chain; with G the next find is shown, with Shift besides the one before.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// Says what is found.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// The session while the panel is shown; `nil` otherwise.
    open private(set) var activeFindSession: UIFindSession?
    /// Gives the panel's menu, from the elements that it has by itself; for `nil` those are taken.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    private var panel: FindPanel?
    private var anchor: FindAnchor?
    private weak var previous: UIResponder?

    // @objc(initWithSessionDelegate:)
    /// Creates an interaction; the delegate is not kept.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        Self.registration
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { end(restoring: false) }
    open func didMove(to view: UIView?) { self.view = view }

    /// What is searched for: what the person typed last, or what is to stand in the panel.
    open var searchText: String? {
        didSet {
            guard let panel, panel.query != searchText ?? "" else { return }
            panel.query = searchText ?? ""
            search()
        }
    }
    /// What finds are replaced by: what the person typed last, or what is to stand in the panel.
    open var replacementText: String? {
        didSet {
            panel?.replacement = replacementText ?? ""
            updateResultCount()
        }
    }

    // MARK: The panel

    // @objc(findNavigatorVisible)
    /// Whether the panel is shown.
    open var isFindNavigatorVisible: Bool { panel != nil }

    // @objc(presentFindNavigatorShowingReplace:)
    /// Shows the panel, if the delegate has a session, and with a field for replacements if that supports them. Nothing happens while the
    /// panel is shown, and where the view is in no window.
    open func presentFindNavigator(showingReplace: Bool) {
        guard panel == nil, let view, let window = view.window, let session = delegate?.findInteraction(self, sessionFor: view) else {
            return
        }
        let panel = FindPanel(self, showsReplacement: showingReplace && session.supportsReplacement)
        let anchor = FindAnchor(panel)
        anchor.whenLeft = { [weak self] in self?.end(restoring: false) }
        previous = window.firstResponder
        view.addSubview(anchor)
        guard anchor.becomeFirstResponder() else { return anchor.removeFromSuperview() }
        (activeFindSession, self.panel, self.anchor) = (session, panel, anchor)
        session.interaction = self
        panel.query = searchText ?? ""
        panel.replacement = replacementText ?? ""
        panel.beginTyping()
        if let delegate { OptionalRequirement.call { delegate.findInteraction(self, didBegin: session) } }
        if !panel.query.isEmpty { search() } else { updateResultCount() }
    }

    /// Takes the panel away. The keyboard goes back to whatever had it before.
    open func dismissFindNavigator() { end(restoring: true) }

    private func end(restoring: Bool) {
        guard let session = activeFindSession, let anchor, let panel else { return }
        (activeFindSession, self.panel, self.anchor) = (nil, nil, nil)
        session.interaction = nil
        session.invalidateFoundResults()
        anchor.whenLeft = {}
        panel.endEditing(true)
        if !(restoring && previous?.becomeFirstResponder() ?? false) { anchor.resignFirstResponder() }
        anchor.removeFromSuperview()
        if let delegate { OptionalRequirement.call { delegate.findInteraction(self, didEnd: session) } }
    }

    // MARK: Finding

    /// Shows the next find. Nothing happens while the person is not finding.
    open func findNext() { show(.forward) }

    /// Shows the find before. Nothing happens while the person is not finding.
    open func findPrevious() { show(.backward) }

    private func show(_ direction: UITextStorageDirection) {
        guard let activeFindSession else { return }
        activeFindSession.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Has the panel say how many finds the session has now, and whether they can be replaced.
    open func updateResultCount() {
        guard let panel, let activeFindSession else { return }
        panel.show(activeFindSession)
    }

    /// The person typed, or chose how to search.
    func search() {
        guard let panel, let activeFindSession else { return }
        if searchText ?? "" != panel.query { searchText = panel.query }
        activeFindSession.performSearch(query: panel.query, options: panel.options)
        updateResultCount()
    }

    func replace(all: Bool) {
        guard let panel, let activeFindSession else { return }
        let (query, text, options) = (panel.query, panel.replacement, panel.options)
        if replacementText ?? "" != text { replacementText = text }
        if all {
            activeFindSession.replaceAll(searchQuery: query, replacementString: text, options: options)
        } else {
            activeFindSession.performSingleReplacement(query: query, replacementString: text, options: options)
        }
        updateResultCount()
    }

    // MARK: Commands

    /// Shows the panel, or goes to it where it is shown.
    func find(replacing: Bool) {
        guard let panel, let activeFindSession else { return presentFindNavigator(showingReplace: replacing) }
        panel.showsReplacement = replacing && activeFindSession.supportsReplacement
        anchor?.reloadInputViews()
        panel.beginTyping()
    }

    /// Takes the selection for what is searched for.
    func useSelectionForFind() {
        guard let selected = selectedText else { return }
        searchText = selected
    }

    private var selectedText: String? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty else { return nil }
        return input.text(in: range)
    }
}

extension UIFindInteraction: CommandInteraction {
    /// The commands that an interaction performs.
    static let commands: Set<Selector> = [
        Selector("find:"), Selector("findAndReplace:"), Selector("findNext:"), Selector("findPrevious:"), Selector("useSelectionForFind:"),
    ]

    /// Commands of the responder chain come to the interaction by its own methods: its view need not have any.
    private static let registration: Void = ClassRegistry.register(UIFindInteraction.self) { description in
        func method(_ name: String, _ body: @escaping @MainActor (UIFindInteraction) -> Void) {
            description.method(name) { interaction, _ in
                (interaction as? UIFindInteraction).map(body)
                return nil
            }
        }
        method("find:") { $0.find(replacing: false) }
        method("findAndReplace:") { $0.find(replacing: true) }
        method("findNext:") { $0.findNext() }
        method("findPrevious:") { $0.findPrevious() }
        method("useSelectionForFind:") { $0.useSelectionForFind() }
    }

    func performs(_ action: Selector) -> Bool {
        switch action {
        case Selector("find:"): true
        case Selector("findAndReplace:"): activeFindSession?.supportsReplacement ?? true
        case Selector("findNext:"), Selector("findPrevious:"): activeFindSession.map { $0.resultCount > 0 } ?? false
        case Selector("useSelectionForFind:"): selectedText != nil
        default: false
        }
    }
}
