/// What shows something of an app outside of it. See https://developer.apple.com/documentation/swiftui/widget.
///
/// WidgetKit has what a widget is made of.
@MainActor @preconcurrency
public protocol Widget {
    /// The kind of configuration.
    associatedtype Body: WidgetConfiguration
    /// What the widget shows, and when.
    var body: Body { get }
    /// Creates the widget.
    init()
    /// Adds the widget to a list, or those that it stands for.
    func _add(to list: inout _WidgetList)
}

extension Widget {
    /// Adds what the body describes.
    public func _add(to list: inout _WidgetList) { body._add(to: &list) }
}

/// What a widget shows, and when. See https://developer.apple.com/documentation/swiftui/widgetconfiguration.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The kind of configuration.
    associatedtype Body: WidgetConfiguration
    /// What the configuration consists of.
    var body: Body { get }
    /// Adds what is described to a list.
    func _add(to list: inout _WidgetList)
}

extension WidgetConfiguration {
    /// Adds what the body describes.
    public func _add(to list: inout _WidgetList) { body._add(to: &list) }
}

extension Never: WidgetConfiguration {}

/// A configuration of nothing. See https://developer.apple.com/documentation/swiftui/emptywidgetconfiguration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Creates a configuration of nothing.
    public nonisolated init() {}
    /// A configuration without a body.
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body.") }
    /// There is nothing to add.
    public func _add(to list: inout _WidgetList) {}
}

/// The widgets of an app, as WidgetKit describes them.
public struct _WidgetList {
    /// What describes them.
    package var widgets: [Any] = []
    /// A list of none.
    package init() {}
}

/// Several widgets. See https://developer.apple.com/documentation/swiftui/widgetbundle.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The kind of widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// Creates the bundle.
    init()
}

/// Makes widgets of the statements of a closure. See https://developer.apple.com/documentation/swiftui/widgetbundlebuilder.
@resultBuilder
public struct WidgetBundleBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// No widgets.
    @MainActor
    public static func buildBlock() -> some Widget { WidgetGroup() }
    /// One widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    /// Several widgets.
    @MainActor
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var group = WidgetGroup()
        repeat (each content)._add(to: &group.list)
        return group
    }
    /// Widgets that are there at times.
    @MainActor
    public static func buildOptional(_ widget: (any Widget)?) -> some Widget {
        var group = WidgetGroup()
        widget?._add(to: &group.list)
        return group
    }
    /// Widgets of newer systems.
    @MainActor
    public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
        var group = WidgetGroup()
        widget._add(to: &group.list)
        return group
    }
}

/// Widgets that were listed.
struct WidgetGroup: Widget {
    var list = _WidgetList()
    var body: Never { fatalError("A group of widgets has no body.") }
    func _add(to list: inout _WidgetList) { list.widgets += self.list.widgets }
}
