import Foundation

/// A view that a value moves along its ways. See https://developer.apple.com/documentation/swiftui/keyframeanimator.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView where KeyframePath.Value == Value {
    let initial: Value
    let trigger: AnyTrigger?
    let isRepeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates a view whose value goes its ways when another value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, self.trigger, isRepeating) = (initialValue, AnyTrigger(trigger), false)
        (self.content, self.keyframes) = (content, keyframes)
    }
    /// Creates a view whose value goes its ways, again and again unless that is not wanted.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, trigger, isRepeating) = (initialValue, nil, repeating)
        (self.content, self.keyframes) = (content, keyframes)
    }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { KeyframeNode(view, inputs) }
}

final class KeyframeNode<Value, Path: Keyframes, Content: View>: NodeOf<KeyframeAnimator<Value, Path, Content>> where Path.Value == Value {
    private var child: NodeOf<Content>?
    private var value: Value
    private var start: Double?
    private var watcher: AppearanceWatcher?

    override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _NodeInputs) {
        value = view.initial
        super.init(view, inputs)
        evaluate()
        guard view.trigger == nil else { return }
        watcher = AppearanceWatcher(
            self, appear: { [weak self] in self?.go() },
            disappear: { [weak self] in if let self { graph.animator.stop(self) } })
        if environment.page == nil { go() }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    private func evaluate() {
        isDirty = false
        let content = graph.reading(self) { view.content(value) }
        if let child { child.update(content) } else { child = SwiftUI.makeNode(content, inputs) }
    }

    /// Lets the value go its ways, from where it is.
    private func go() {
        guard !isRemoved else { return }
        let (from, tracks) = (value, view.keyframes(value)._tracks())
        let duration = tracks.map(\.duration).max() ?? 0
        start = nil
        graph.animator.run(self) { [weak self] time in self?.step(time, from, tracks, duration) ?? false }
        graph.wake()
    }

    private func step(_ time: Double, _ from: Value, _ tracks: [_KeyframeCourse<Value>], _ duration: TimeInterval) -> Bool {
        let start = start ?? time
        self.start = start
        var now = from
        for track in tracks { track.apply(&now, from, time - start) }
        value = now
        evaluate()
        guard time - start >= duration else { return true }
        if view.isRepeating, duration > 0 {
            value = view.initial
            graph.afterNextUpdate { [weak self] in self?.go() }
        }
        return false
    }

    override func reevaluate() { evaluate() }
    override func update(_ view: KeyframeAnimator<Value, Path, Content>) {
        let isTriggered = view.trigger != self.view.trigger
        super.update(view)
        evaluate()
        if isTriggered { graph.afterNextUpdate { [weak self] in self?.go() } }
    }
    override func remove() {
        watcher?.end()
        graph.animator.stop(self)
        super.remove()
    }
}

extension View {
    /// Changes the view by a value that goes its ways when another value changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = AnyView(self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(view: view), $0) }, keyframes: keyframes
        )
    }
    /// Changes the view by a value that goes its ways, again and again unless that is not wanted.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = AnyView(self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(view: view), $0) },
            keyframes: keyframes)
    }
}
