import QuartzCore
import Combine
import UIKit

/// Calls functions when a view appears and disappears.
struct AppearModifier: PrimitiveModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        AppearNode(view, inputs)
    }
}

final class AppearNode<Content: View>: NodeOf<ModifiedContent<Content, AppearModifier>> {
    private var child: NodeOf<Content>!
    private var watcher: AppearanceWatcher!

    override init(_ view: ModifiedContent<Content, AppearModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        watcher = AppearanceWatcher(
            self, appear: { [weak self] in self?.view.modifier.appear?() }, disappear: { [weak self] in self?.view.modifier.disappear?() })
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, AppearModifier>) {
        super.update(view)
        child.update(view.content)
    }
    override func remove() {
        watcher.end()
        super.remove()
    }
}

/// Tells when a node's page is on the screen.
@MainActor
final class AppearanceWatcher {
    private weak var node: _ViewNode?
    private let appear, disappear: () -> Void
    private var isShown = false

    init(_ node: _ViewNode, appear: @escaping () -> Void, disappear: @escaping () -> Void) {
        (self.node, self.appear, self.disappear) = (node, appear, disappear)
        let page = node.environment.page
        page?.add(self)
        if page?.isShown ?? false { pageAppeared() }
    }

    func pageAppeared() {
        guard !isShown else { return }
        isShown = true
        // A view appears when it has been evaluated, before it is drawn.
        node?.graph.afterNextUpdate { [weak self] in if self?.isShown == true { self?.appear() } }
    }

    func pageDisappeared() {
        guard isShown else { return }
        isShown = false
        disappear()
    }

    func end() {
        node?.environment.page?.remove(self)
        pageDisappeared()
    }
}

/// A page of a navigation, a tab, a sheet or a whole interface: what is in it appears with it.
@MainActor
final class Page {
    private(set) var isShown = false
    private var watchers: [AppearanceWatcher] = []
    weak var controller: UIViewController?
    private let editing = StateBox(EditMode.inactive)
    /// Whether the page's lists are edited, where no view says so.
    var editMode: Binding<EditMode> { Binding(editing) }

    /// What stands above the keyboard while a field of the page is edited.
    var keyboardItems: [UIBarButtonItem] = [] {
        didSet { if !keyboardItems.elementsEqual(oldValue, by: ===) { keyboardBar?.setItems(keyboardItems, animated: false) } }
    }
    private var keyboardBar: UIToolbar?

    /// The bar above the keyboard, if it has items.
    func barAboveKeyboard() -> UIToolbar? {
        guard !keyboardItems.isEmpty else { return nil }
        if let keyboardBar { return keyboardBar }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setItems(keyboardItems, animated: false)
        keyboardBar = bar
        return bar
    }

    func add(_ watcher: AppearanceWatcher) { watchers.append(watcher) }
    func remove(_ watcher: AppearanceWatcher) { watchers.removeAll { $0 === watcher } }

    func appear() {
        guard !isShown else { return }
        isShown = true
        for watcher in watchers { watcher.pageAppeared() }
    }

    func disappear() {
        guard isShown else { return }
        isShown = false
        for watcher in watchers { watcher.pageDisappeared() }
    }
}

private struct PageKey: EnvironmentKey { static var defaultValue: Page? { nil } }
extension EnvironmentValues {
    var page: Page? {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }
}

/// Calls a function when a value changes.
struct ChangeModifier<V: Equatable>: PrimitiveModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        ChangeNode(view, inputs)
    }
}

final class ChangeNode<Content: View, V: Equatable>: NodeOf<ModifiedContent<Content, ChangeModifier<V>>> {
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, ChangeModifier<V>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        if view.modifier.isInitial { graph.afterNextUpdate { view.modifier.action(view.modifier.value, view.modifier.value) } }
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, ChangeModifier<V>>) {
        let (old, new) = (self.view.modifier.value, view.modifier.value)
        super.update(view)
        child.update(view.content)
        if old != new { graph.afterNextUpdate { [weak self] in self?.view.modifier.action(old, new) } }
    }
}

/// Runs a task as long as a view is there.
struct TaskModifier: PrimitiveModifier {
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @Sendable () async -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        TaskNode(view, inputs)
    }
}

final class TaskNode<Content: View>: NodeOf<ModifiedContent<Content, TaskModifier>> {
    private var child: NodeOf<Content>!
    private var watcher: AppearanceWatcher!
    private var task: Task<Void, Never>?

    override init(_ view: ModifiedContent<Content, TaskModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        watcher = AppearanceWatcher(self, appear: { [weak self] in self?.start() }, disappear: { [weak self] in self?.task?.cancel() })
    }

    private func start() {
        task?.cancel()
        let action = view.modifier.action
        task = Task(priority: view.modifier.priority) { @MainActor in await action() }
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, TaskModifier>) {
        let hasChanged = view.modifier.id != self.view.modifier.id
        super.update(view)
        child.update(view.content)
        if hasChanged, environment.page?.isShown ?? true { start() }
    }
    override func remove() {
        watcher.end()
        task?.cancel()
        super.remove()
    }
}

/// Calls a function for each value of a publisher.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        ReceiveNode(view, inputs)
    }
}

final class ReceiveNode<Content: View, P: Publisher>: NodeOf<ModifiedContent<Content, ReceiveModifier<P>>> where P.Failure == Never {
    private var child: NodeOf<Content>!
    private var subscription: AnyCancellable?

    override init(_ view: ModifiedContent<Content, ReceiveModifier<P>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        subscribe()
    }

    private func subscribe() {
        subscription = view.modifier.publisher.sink { [weak self] value in
            let value = UncheckedBox(value)
            let call: @MainActor () -> Void = { self?.view.modifier.action(value.value) }
            if MainThreadChecker.isOnMain { MainActor.assumeIsolated(call) } else { DispatchQueue.main.async(execute: call) }
        }
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, ReceiveModifier<P>>) {
        let isSame = ValueComparison.areEqual(self.view.modifier.publisher, view.modifier.publisher)
        super.update(view)
        child.update(view.content)
        if !isSame { subscribe() }
    }
    override func remove() {
        subscription = nil
        super.remove()
    }
}

extension View {
    /// Calls a function when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(AppearModifier(appear: action)) }
    /// Calls a function when the view is no longer there.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(AppearModifier(disappear: action)) }
    /// Calls a function when a value changes.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }
    /// Calls a function when a value changes.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }
    /// Calls a function when a value changes.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }
    /// Runs a task as long as the view is there.
    @preconcurrency
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { modifier(TaskModifier(id: nil, priority: priority) { [action = UncheckedBox(action)] in await action.value() }) }
    /// Runs a task as long as the view is there, anew when a value changes.
    @preconcurrency
    public func task<T: Equatable & Hashable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyHashable(value), priority: priority) { [action = UncheckedBox(action)] in await action.value() })
    }
    /// Calls a function for each value of a publisher.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
