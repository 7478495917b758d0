import UIKit

/// A view that can be scrolled. See https://developer.apple.com/documentation/swiftui/scrollview.
public struct ScrollView<Content: View>: View {
    /// The content.
    public var content: Content
    /// The directions in which it scrolls.
    public var axes: Axis.Set
    /// Whether it shows where it is.
    public var showsIndicators: Bool

    /// Creates a view.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    /// A view without a body.
    public var body: Never { fatalError("ScrollView has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ScrollNode(view, inputs) }
}

/// Whether indicators of scroll views are shown. See https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Shown.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(name: "hidden")
}

/// Whether indicators are shown, by direction.
struct ScrollIndicators: Equatable {
    var vertical = ScrollIndicatorVisibility.automatic
    var horizontal = ScrollIndicatorVisibility.automatic
}

/// Loads something anew. See https://developer.apple.com/documentation/swiftui/refreshaction.
public struct RefreshAction {
    let action: @Sendable () async -> Void
    /// Does it.
    public func callAsFunction() async { await action() }
}

private struct IndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicators { ScrollIndicators() } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    var scrollIndicators: ScrollIndicators {
        get { self[IndicatorsKey.self] }
        set { self[IndicatorsKey.self] = newValue }
    }
    /// Whether scroll views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// Loads something anew.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says whether scroll views within show where they are.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        transformEnvironment(\.scrollIndicators) {
            if axes.contains(.vertical) { $0.vertical = visibility }
            if axes.contains(.horizontal) { $0.horizontal = visibility }
        }
    }
    /// Says whether scroll views within can be scrolled.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
    /// Lets lists and scroll views within load anew when they are pulled down.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
