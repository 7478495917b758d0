import UIKit

/// Where a search's field stands. See https://developer.apple.com/documentation/swiftui/searchfieldplacement.
public struct SearchFieldPlacement: Sendable {
    /// When a field below the title is shown.
    /// See https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlwaysShown: Bool
        /// When the content is scrolled to its top.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlwaysShown: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlwaysShown: true)
    }
    let isAlwaysShown: Bool
    /// Where it fits.
    public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
    /// Above a side bar's content.
    public static let sidebar = SearchFieldPlacement(isAlwaysShown: false)
    /// In a bar.
    public static let toolbar = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode.isAlwaysShown)
    }
}

/// Ends a search. See https://developer.apple.com/documentation/swiftui/dismisssearchaction.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let search: SearchContext?
    /// Ends the search that the view is in.
    public func callAsFunction() { search?.end() }
}

/// A search in a navigation's bar.
@MainActor
final class SearchContext: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
    let suggestions = SuggestionsController()
    let controller: UISearchController
    var text: Binding<String> = .constant("")
    var isPresented: Binding<Bool>?
    var scope: (values: [AnyHashable], selection: Binding<AnyHashable>)?
    var submit: () -> Void = {}
    let active = StateBox(false)
    var isAlwaysShown = false

    override init() {
        controller = UISearchController(searchResultsController: suggestions)
        super.init()
        controller.showsSearchResultsController = false
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchResultsUpdater = self
        controller.searchBar.delegate = self
        controller.delegate = self
    }

    /// Puts the field into a page's bar.
    func attach(to page: UIViewController) {
        if page.navigationItem.searchController !== controller { page.navigationItem.searchController = controller }
        if page.navigationItem.hidesSearchBarWhenScrolling == isAlwaysShown {
            page.navigationItem.hidesSearchBarWhenScrolling = !isAlwaysShown
        }
    }

    func show(_ string: String) { if controller.searchBar.text != string { controller.searchBar.text = string } }

    func follow(_ isPresented: Bool) { if controller.isActive != isPresented { controller.isActive = isPresented } }

    func end() {
        text.wrappedValue = ""
        controller.isActive = false
    }

    func updateSearchResults(for searchController: UISearchController) { take() }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { take() }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { submit() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        guard let scope, scope.values.indices.contains(selectedScope) else { return }
        scope.selection.wrappedValue = scope.values[selectedScope]
    }

    private func take() {
        let typed = controller.searchBar.text ?? ""
        guard text.wrappedValue != typed else { return }
        hasCompleted = false
        text.wrappedValue = typed
        showSuggestions()
    }

    /// Whether a suggestion was chosen and nothing typed since.
    private var hasCompleted = false

    /// Looks for a suggestion.
    func complete(_ completion: String) {
        hasCompleted = true
        text.wrappedValue = completion
        show(completion)
        showSuggestions()
    }

    /// Shows the suggestions, if there are any.
    func showSuggestions() {
        let shows = active.value && !hasCompleted && !suggestions.isEmpty
        if controller.showsSearchResultsController != shows { controller.showsSearchResultsController = shows }
    }

    func willPresentSearchController(_ searchController: UISearchController) { tell(true) }
    func willDismissSearchController(_ searchController: UISearchController) { tell(false) }

    private func tell(_ isActive: Bool) {
        active.value = isActive
        hasCompleted = false
        showSuggestions()
        if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
    }
}

struct SearchKey: PreferenceKey {
    static var defaultValue: SearchContext? { nil }
    static func reduce(value: inout SearchContext?, nextValue: () -> SearchContext?) { value = value ?? nextValue() }
}

private struct SearchContextKey: EnvironmentKey { static var defaultValue: SearchContext? { nil } }
private struct SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The search whose field the navigation within shows.
    var search: SearchContext? {
        get { self[SearchContextKey.self] }
        set { self[SearchContextKey.self] = newValue }
    }
    /// Whether something is looked for in the view.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
    /// Ends the search that the view is in.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}

struct SearchModifier: PrimitiveModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        SearchNode(view, inputs)
    }
}

final class SearchNode<Content: View>: NodeOf<ModifiedContent<Content, SearchModifier>> {
    private let context = SearchContext()
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, SearchModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        context.submit = { [weak self] in self?.environment.searchSubmit() }
        child = SwiftUI.makeNode(view.content, inner)
        take()
        graph.preferencesChanged()
    }

    private var inner: _NodeInputs {
        var inputs = inputs
        change(&inputs.environment)
        return inputs
    }

    private func change(_ environment: inout EnvironmentValues) {
        environment.search = context
        environment.isSearching = graph.reading(self) { context.active.value }
    }

    private func take() {
        isDirty = false
        let modifier = view.modifier
        (context.text, context.isPresented) = (modifier.text, modifier.isPresented)
        context.isAlwaysShown = modifier.placement.isAlwaysShown
        if let prompt = modifier.prompt { context.controller.searchBar.placeholder = prompt.plainString(in: environment) }
        let (text, isPresented) = graph.reading(self) { (modifier.text.wrappedValue, modifier.isPresented?.wrappedValue) }
        context.show(text)
        if let isPresented { graph.afterNextUpdate { [weak self] in self?.context.follow(isPresented) } }
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, SearchModifier>) {
        super.update(view)
        take()
        child.update(view.content)
    }
    override func reevaluate() {
        take()
        environmentChanged(from: environment)
    }
    override func environmentChanged(from old: EnvironmentValues) {
        var changed = environment
        change(&changed)
        child.setEnvironment(changed)
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == SearchKey.self ? (context as! K.Value) : super.preference(key)
    }
}

/// A choice of what is looked through.
struct SearchScopesModifier: PrimitiveModifier {
    let selection: Binding<AnyHashable>
    let content: AnyView
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        SearchScopesNode(view, inputs)
    }
}

final class SearchScopesNode<Content: View>: NodeOf<ModifiedContent<Content, SearchScopesModifier>> {
    private var child: NodeOf<Content>!
    private var options: HostNode!
    private var observer: PreferenceObserver!

    override init(_ view: ModifiedContent<Content, SearchScopesModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        options = HostNode(view.modifier.content, self.inputs)
        observer = PreferenceObserver { [weak self] in self?.take() }
        graph.add(observer)
        graph.preferencesChanged()
    }

    private func take() {
        guard let search = child.preference(SearchKey.self) ?? environment.search else { return }
        var collector = RowCollector()
        options.collectRows(&collector)
        let rows = collector.sections.flatMap(\.rows).compactMap { row in row.make().first.map { ($0.traits.tag ?? row.id, $0.plainText) } }
        search.scope = (rows.map(\.0), view.modifier.selection)
        let bar = search.controller.searchBar
        if bar.scopeButtonTitles ?? [] != rows.map(\.1) { bar.scopeButtonTitles = rows.map(\.1) }
        let chosen = graph.reading(self) { view.modifier.selection.wrappedValue }
        if let index = rows.firstIndex(where: { $0.0 == chosen }), bar.selectedScopeButtonIndex != index {
            bar.selectedScopeButtonIndex = index
        }
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, SearchScopesModifier>) {
        super.update(view)
        child.update(view.content)
        options.update(view.modifier.content)
        take()
    }
    override func reevaluate() {
        isDirty = false
        take()
    }
    override func remove() {
        graph.remove(observer)
        options.remove()
        super.remove()
    }
}

private struct SearchSubmitKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }
extension EnvironmentValues {
    var searchSubmit: () -> Void {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
}

/// What is done. See https://developer.apple.com/documentation/swiftui/submittriggers.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates triggers from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Calls a function when fields or searches within are done.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        field { if triggers.contains(.text) { $0.submit.append(action) } }
            .transformEnvironment(\.searchSubmit) { submit in
                guard triggers.contains(.search) else { return }
                let former = submit
                submit = {
                    action()
                    former()
                }
            }
    }

    /// Adds a search.
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }
    /// Adds a search.
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Adds a search.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Adds a search that a value begins and ends.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)) }
    /// Adds a search that a value begins and ends.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
    /// Adds a search that a value begins and ends.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
    /// Adds a choice of what is looked through.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        let selection = Binding<AnyHashable>(source: scope.source, get: { AnyHashable(scope.wrappedValue) }) { value, _ in
            if let value = value.base as? V { scope.wrappedValue = value }
        }
        return modifier(SearchScopesModifier(selection: selection, content: AnyView(scopes())))
    }
}
