import UIKit

/// Shows what a search suggests, over what is searched.
final class SuggestionsController: UIViewController {
    private var host: ItemHostView?
    private var list: () -> ListItem? = { nil }

    /// Whether nothing is suggested.
    var isEmpty: Bool { list()?.isEmpty ?? true }

    /// Shows the list of a node.
    func show(_ node: HostNode?) {
        host?.removeFromSuperview()
        host = node?.makeView()
        list = { [weak node] in node?.items.first?.first(ListItem.self) }
        if isViewLoaded { addHost() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addHost()
    }

    private func addHost() {
        guard let host else { return }
        host.frame = view.bounds
        host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host)
    }
}

/// Suggestions as a list.
private struct SuggestionList: View {
    let content: AnyView
    var body: some View { List { content }.listStyle(.plain) }
}

/// What a search suggests.
struct SearchSuggestionsModifier: PrimitiveModifier {
    let content: AnyView
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        SearchSuggestionsNode(view, inputs)
    }
}

final class SearchSuggestionsNode<Content: View>: NodeOf<ModifiedContent<Content, SearchSuggestionsModifier>> {
    private var child: NodeOf<Content>!
    private var suggestions: HostNode?
    private weak var search: SearchContext?

    override init(_ view: ModifiedContent<Content, SearchSuggestionsModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        guard let search = child.preference(SearchKey.self) ?? environment.search else { return }
        self.search = search
        let node = HostNode(SuggestionList(content: view.modifier.content), self.inputs) {
            $0.search = search
            $0.isListRow = false
        }
        suggestions = node
        search.suggestions.show(node)
        look()
    }

    /// Whether there are suggestions is known once they are evaluated.
    private func look() { graph.afterNextUpdate { [weak self] in self?.search?.showSuggestions() } }

    override var children: [_ViewNode] { [child] + (suggestions.map { [$0] } ?? []) }
    override var items: [LayoutItem] { child.items }
    override func collectRows(_ collector: inout RowCollector) { child.collectRows(&collector) }
    override func update(_ view: ModifiedContent<Content, SearchSuggestionsModifier>) {
        super.update(view)
        child.update(view.content)
        suggestions?.update(SuggestionList(content: view.modifier.content))
        look()
    }
    override func environmentChanged(from old: EnvironmentValues) {
        child.setEnvironment(environment)
        guard let suggestions else { return }
        var inner = environment
        inner.search = search
        inner.isListRow = false
        suggestions.setEnvironment(inner)
    }
    override func remove() {
        search?.suggestions.show(nil)
        search?.showSuggestions()
        super.remove()
    }
    // What suggestions say of bars and titles is not heard.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { child.preference(key) }
}

/// A suggestion that completes what is typed when it is tapped.
private struct Completion<Content: View>: View {
    let content: Content
    let completion: String
    @Environment(\.search) private var search

    var body: some View {
        Button {
            search?.complete(completion)
        } label: {
            content
        }
        .buttonStyle(.plain)
    }
}

extension View {
    /// Says what the search suggests while something is looked for.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(content: AnyView(suggestions())))
    }
    /// Lets a suggestion that is tapped take the place of what is typed.
    public func searchCompletion(_ completion: String) -> some View { Completion(content: self, completion: completion) }

    /// Adds a search with suggestions.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
    /// Adds a search with suggestions.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions) }
    /// Adds a search with suggestions.
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions) }
}
