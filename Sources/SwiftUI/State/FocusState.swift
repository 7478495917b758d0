import UIKit

/// Which field has the keyboard. See https://developer.apple.com/documentation/swiftui/focusstate.
@propertyWrapper
public struct FocusState<Value: Hashable>: GraphProperty, StoredElsewhere {
    /// A connection to a focus.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>
        /// The value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The connection itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let initial: Value
    private var box: StateBox<Value>?

    /// Creates a focus that is there or not.
    public init() where Value == Bool { initial = false }
    /// Creates a focus of one of several fields.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value.
    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.value = newValue }
    }
    /// A connection to the value.
    public var projectedValue: Binding { Binding(binding: box.map { SwiftUI.Binding($0) } ?? .constant(initial)) }

    mutating func install(_ slot: PropertySlot) {
        let initial = initial
        box = slot.storage { StateBox(initial) }
    }
}

/// A field's connection to a focus.
@MainActor
final class FocusTarget {
    private weak var responder: UIResponder?
    var isFocused: () -> Bool = { false }
    var set: (Bool) -> Void = { _ in }

    nonisolated init() {}

    func connect(_ responder: UIResponder) {
        self.responder = responder
        follow()
    }

    /// Gives the field the keyboard, or takes it, as the value says.
    func follow() {
        guard let view = responder as? UIView else { return }
        if isFocused(), !view.isFirstResponder {
            DispatchQueue.main.async { [weak self] in if self?.isFocused() == true { view.becomeFirstResponder() } }
        } else if !isFocused(), view.isFirstResponder {
            DispatchQueue.main.async { [weak self] in if self?.isFocused() == false { view.resignFirstResponder() } }
        }
    }

    func changed(_ isFocused: Bool) { set(isFocused) }
}

private struct FocusKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }
extension EnvironmentValues {
    var focusTarget: FocusTarget? {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }
}

struct FocusedView<Content: View>: View {
    let content: Content
    let isFocused: () -> Bool
    let set: (Bool) -> Void
    @State private var target = FocusTarget()

    var body: some View {
        target.isFocused = isFocused
        target.set = set
        let now = isFocused()
        return content.environment(\.focusTarget, target).onChange(of: now) { _, _ in target.follow() }
    }
}

extension View {
    /// Connects the view's field with a focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self, isFocused: { condition.wrappedValue }) {
            if condition.wrappedValue != $0 { condition.wrappedValue = $0 }
        }
    }
    /// Connects the view's field with one of a focus's values.
    public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
        FocusedView(content: self, isFocused: { binding.wrappedValue == value }) { isFocused in
            if isFocused { binding.wrappedValue = value } else if binding.wrappedValue == value { binding.wrappedValue = nil }
        }
    }
}
