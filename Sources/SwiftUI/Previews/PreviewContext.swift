import CoreGraphics

/// What a preview is shown in. See https://developer.apple.com/documentation/swiftui/previewcontext.
public protocol PreviewContext {
    /// The value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of what a preview is shown in. See https://developer.apple.com/documentation/swiftui/previewcontextkey.
public protocol PreviewContextKey {
    /// The kind of value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// What a preview is shown in that has a room of its own.
package protocol PreviewContainer: PreviewContext {
    /// The room's size, in points.
    @MainActor var size: CGSize { get }
    /// Puts a view into it.
    @MainActor func containing(_ view: AnyView) -> AnyView
}

extension View {
    /// Says what a canvas shows the view in.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { containerValue(\.preview.context, value) }
}
