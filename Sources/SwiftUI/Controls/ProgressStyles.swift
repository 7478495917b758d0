import UIKit

/// Progress as it is given to a style. See https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration.
public struct ProgressViewStyleConfiguration {
    /// The title.
    public struct Label: View {
        let view: AnyView
        /// The title.
        public var body: some View { view }
    }
    /// What says how far it has come.
    public struct CurrentValueLabel: View {
        let view: AnyView
        /// What says how far it has come.
        public var body: some View { view }
    }
    /// How far it has come, from 0 to 1; `nil` if that is not known.
    public let fractionCompleted: Double?
    /// The title.
    public var label: Label?
    /// What says how far it has come.
    public var currentValueLabel: CurrentValueLabel?
}

/// Shows progress. See https://developer.apple.com/documentation/swiftui/progressviewstyle.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The kind of view.
    associatedtype Body: View
    /// Progress as it is given to a style.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The view of progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar if it is known how far it has come, and something that turns if not.
/// See https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
    /// The view of progress.
    @ViewBuilder
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar. See https://developer.apple.com/documentation/swiftui/linearprogressviewstyle.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style with a colour.
    public init(tint: Color) { self.tint = tint }
    /// The view of progress.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, color: tint)
            configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
        }
    }
}

/// Something that turns; on iOS it does not say how far it has come.
/// See https://developer.apple.com/documentation/swiftui/circularprogressviewstyle.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style with a colour.
    public init(tint: Color) { self.tint = tint }
    /// The view of progress.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            Spinner(color: tint)
            configuration.label.foregroundColor(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style that fits.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// Something that turns.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct AnyProgressStyle {
    let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView
    @MainActor
    init<S: ProgressViewStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}
private struct ProgressStyleKey: EnvironmentKey {
    static var defaultValue: AnyProgressStyle {
        MainActor.assumeIsolated { UncheckedBox(AnyProgressStyle(DefaultProgressViewStyle())) }.value
    }
}
extension EnvironmentValues {
    var progressStyle: AnyProgressStyle {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of progress within.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { environment(\.progressStyle, AnyProgressStyle(style)) }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// Creates the view that a style is given.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        (fraction, isDeterminate) = (configuration.fractionCompleted, configuration.fractionCompleted != nil)
        label = configuration.label ?? ProgressViewStyleConfiguration.Label(view: AnyView(EmptyView()))
        valueLabel = configuration.currentValueLabel ?? ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(EmptyView()))
    }
}

extension ProgressView {
    /// Creates a view that shows how far something has come, with what says so.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        (fraction, isDeterminate) = (value.map { Double($0 / total) }, value != nil)
        (self.label, valueLabel) = (label(), currentValueLabel())
    }
}
