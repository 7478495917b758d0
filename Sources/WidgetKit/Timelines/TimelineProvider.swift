import CoreGraphics
import Foundation
import SwiftUI

/// Says what a widget shows, and when. See https://developer.apple.com/documentation/widgetkit/timelineprovider.
public protocol TimelineProvider {
    /// The kind of what is shown.
    associatedtype Entry: TimelineEntry
    /// What the widget is shown in.
    typealias Context = TimelineProviderContext
    /// What is shown before anything is known.
    func placeholder(in context: Context) -> Entry
    /// Tells what is shown at the moment, without waiting for anything that takes long.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Tells what is shown as time goes by.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What a widget is shown in. See https://developer.apple.com/documentation/widgetkit/timelineprovidercontext.
public struct TimelineProviderContext {
    /// The environments that a widget is drawn for.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        private let values: [AnyKeyPath: [Any]]

        init(_ values: [AnyKeyPath: [Any]]) { self.values = values }

        /// The values that a property of the environment has; `nil` where that is not known before.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { values[keyPath] as? [T] }
        /// The values that a property of the environment has; `nil` where that is not known before.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { values[keyPath] as? [T] }
    }

    /// The environments that the widget is drawn for.
    public let environmentVariants: EnvironmentVariants
    /// The widget's shape.
    public let family: WidgetFamily
    /// Whether the widget is shown to somebody who chooses one.
    public let isPreview: Bool
    /// The widget's size, in points.
    public let displaySize: CGSize

    @MainActor
    init(family: WidgetFamily, isPreview: Bool) {
        let colorSchemes: [Any] = [ColorScheme.light, ColorScheme.dark]
        environmentVariants = EnvironmentVariants([\EnvironmentValues.colorScheme as AnyKeyPath: colorSchemes])
        (self.family, self.isPreview, displaySize) = (family, isPreview, WidgetMetrics.shown.size(of: family))
    }
}
