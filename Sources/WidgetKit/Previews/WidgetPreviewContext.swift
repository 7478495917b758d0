import CoreGraphics
import SwiftUI

/// The shape that a canvas shows a widget's view in. See https://developer.apple.com/documentation/widgetkit/widgetpreviewcontext.
public struct WidgetPreviewContext: PreviewContext {
    private let family: WidgetFamily

    /// Creates a context of a shape.
    public init(family: WidgetFamily) { self.family = family }

    /// The value of a key: its default, as a shape says nothing of any.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension WidgetPreviewContext: PreviewContainer {
    package var size: CGSize { WidgetMetrics.shown.size(of: family) }
    package func containing(_ view: AnyView) -> AnyView { AnyView(WidgetContainer(content: view, family: family)) }
}
