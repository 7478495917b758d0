import Foundation

/// Knows the widgets that are shown. See https://developer.apple.com/documentation/widgetkit/widgetcenter.
///
/// There is no home screen that a person could put widgets on: those are shown that a program of widgets shows when it is run.
public final class WidgetCenter: @unchecked Sendable {
    private struct Place {
        weak var widget: ShownWidget?
    }

    /// The app's center.
    public static let shared = WidgetCenter()

    @MainActor private var places: [Place] = []

    private init() {}

    /// Tells the widgets that are shown, in their order, on the main queue.
    @preconcurrency
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        MainQueue.run { completion(.success(self.configurations)) }
    }

    /// The widgets that are shown, in their order.
    public func currentConfigurations() async throws -> [WidgetInfo] { await configurations }

    /// Asks the widgets of a kind again what they show.
    public func reloadTimelines(ofKind kind: String) { reload { $0.description.kind == kind } }

    /// Asks all widgets again what they show.
    public func reloadAllTimelines() { reload { _ in true } }

    private func reload(_ isMeant: @escaping @Sendable @MainActor (ShownWidget) -> Bool) {
        MainQueue.run { self.widgets.filter(isMeant).forEach { $0.reload() } }
    }

    @MainActor private var widgets: [ShownWidget] { places.compactMap(\.widget) }

    @MainActor private var configurations: [WidgetInfo] {
        widgets.map { WidgetInfo(family: $0.family, kind: $0.description.kind) }
    }

    /// Enters a widget that is shown. Not retained.
    @MainActor
    func enter(_ widget: ShownWidget) {
        places.removeAll { $0.widget == nil || $0.widget === widget }
        places.append(Place(widget: widget))
    }
}

/// A widget that is shown. See https://developer.apple.com/documentation/widgetkit/widgetinfo.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// The widget's shape.
    public let family: WidgetFamily
    /// The widget's name for the app.
    public let kind: String
    /// What tells it from others.
    public var id: WidgetInfo { self }
}

extension WidgetInfo: CustomDebugStringConvertible {
    /// The kind and the shape.
    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
