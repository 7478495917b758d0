import SwiftUI

/// How a widget is drawn. See https://developer.apple.com/documentation/widgetkit/widgetrenderingmode.
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
    /// The mode's name.
    public let description: String
    /// With all its colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Without colours, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private struct ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// The shape of the widget that the view is in.
    public internal(set) var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }
    /// The space that a widget has around its content, for content that is without.
    public internal(set) var widgetContentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }
    /// How the widget is drawn that the view is in.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
    /// Whether the widget has its background.
    public internal(set) var showsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] }
        set { self[ShowsBackgroundKey.self] = newValue }
    }
}

extension ContainerBackgroundPlacement {
    /// Behind a widget's content, up to its edges.
    public static let widget = ContainerBackgroundPlacement("widget")
}

/// The address that a widget opens.
struct WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

extension View {
    /// Says which address the widget opens that the view is in.
    public func widgetURL(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }
}
