import Combine
import ObjCRuntime
import UIKit

/// Shows that something goes on, or how far it has come. See https://developer.apple.com/documentation/swiftui/progressview.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let isDeterminate: Bool
    let label: Label
    let valueLabel: CurrentValueLabel
    private var progress: Progress?
    @Environment(\.progressStyle) private var style

    /// The view, as the style shows it.
    @ViewBuilder public var body: some View {
        if let progress {
            ObservedProgressView(progress).id(ObjectIdentifier(progress))
        } else {
            style.make(
                ProgressViewStyleConfiguration(
                    fractionCompleted: isDeterminate ? min(max(fraction ?? 0, 0), 1) : nil,
                    label: label is EmptyView ? nil : ProgressViewStyleConfiguration.Label(view: AnyView(label)),
                    currentValueLabel: valueLabel is EmptyView
                        ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(valueLabel))))
        }
    }
}

/// Shows what an object says of its progress.
private struct ObservedProgressView: View {
    /// Tells of changes, wherever they are made.
    private final class Model: ObservableObject, @unchecked Sendable {
        let progress: Progress
        private var observations: [NSKeyValueObservation] = []

        init(_ progress: Progress) {
            self.progress = progress
            func observe<Value>(_ keyPath: KeyPath<Progress, Value>, _ key: String) -> NSKeyValueObservation {
                progress.observe(ObservedKeyPaths.naming(keyPath, key)) { [weak self] _, _ in self?.objectWillChange.send() }
            }
            observations = [
                observe(\.fractionCompleted, "fractionCompleted"), observe(\.isIndeterminate, "isIndeterminate"),
                observe(\.localizedDescription, "localizedDescription"),
                observe(\.localizedAdditionalDescription, "localizedAdditionalDescription"),
            ]
        }
    }

    @StateObject private var model: Model
    @Environment(\.progressStyle) private var style

    init(_ progress: Progress) { _model = StateObject(wrappedValue: Model(progress)) }

    var body: some View {
        let progress = model.progress
        style.make(
            ProgressViewStyleConfiguration(
                fractionCompleted: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
                label: text(progress.localizedDescription).map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
                currentValueLabel: text(progress.localizedAdditionalDescription).map {
                    ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
                }))
    }

    private func text(_ text: String?) -> Text? { text.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) } }
}

struct ProgressBar: UIViewRepresentable {
    let fraction: Double
    var color: Color?
    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
    func updateUIView(_ uiView: UIProgressView, context: Context) {
        uiView.progressTintColor = color?.uiColor(in: context.environment) ?? context.environment.tintColor
        uiView.setProgress(Float(min(max(fraction, 0), 1)), animated: context.transaction.animation != nil)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 118, height: 4)
    }
}

struct Spinner: UIViewRepresentable {
    var color: Color?
    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        uiView.style = context.environment.controlSize >= .large ? .large : .medium
        if let tint = color?.uiColor(in: context.environment) ?? context.environment.tintColor { uiView.color = tint }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view that shows that something goes on.
    public init() { (fraction, isDeterminate, label, valueLabel) = (nil, false, EmptyView(), EmptyView()) }
    /// Creates a view that shows how far something has come.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        (fraction, isDeterminate, label, valueLabel) = (value.map { Double($0 / total) }, value != nil, EmptyView(), EmptyView())
    }
}
extension ProgressView {
    /// Creates a view of what an object says of its progress: what goes on, how much is done, and in what numbers.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        (fraction, isDeterminate, label, valueLabel) = (nil, false, EmptyView(), EmptyView())
        self.progress = progress
    }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view that shows that something goes on.
    public init(_ titleKey: LocalizedStringKey) { (fraction, isDeterminate, label, valueLabel) = (nil, false, Text(titleKey), EmptyView()) }
    /// Creates a view that shows that something goes on.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { (fraction, isDeterminate, label, valueLabel) = (nil, false, Text(title), EmptyView()) }
    /// Creates a view that shows how far something has come.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        (fraction, isDeterminate, label, valueLabel) = (value.map { Double($0 / total) }, value != nil, Text(titleKey), EmptyView())
    }
    /// Creates a view that shows how far something has come.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        (fraction, isDeterminate, label, valueLabel) = (value.map { Double($0 / total) }, value != nil, Text(title), EmptyView())
    }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view that shows that something goes on.
    public init(@ViewBuilder label: () -> Label) { (fraction, isDeterminate, self.label, valueLabel) = (nil, false, label(), EmptyView()) }
    /// Creates a view that shows how far something has come.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        (fraction, isDeterminate, self.label, valueLabel) = (value.map { Double($0 / total) }, value != nil, label(), EmptyView())
    }
}
