import SwiftUI
import UIKit

/// Makes entries of the statements of a closure. See https://developer.apple.com/documentation/widgetkit/previewtimelinebuilder.
@resultBuilder
public struct PreviewTimelineBuilder {
    /// A statement of its own.
    public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
    /// The first statement.
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    /// One more statement.
    public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry]) -> [any TimelineEntry] {
        accumulated + next
    }
    /// The statements of a loop.
    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] { components.flatMap { $0 } }
}

extension Preview {
    /// Creates the preview of a widget in a shape, with entries. The first one is shown; a tap shows the next.
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) { self.init(name, family: family, widget: { widget()._add(to: &$0) }) { _ in await timeline() } }

    /// Creates the preview of a widget in a shape, with the entries of a provider. The first one is shown; a tap shows the next.
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        timelineProvider: @escaping () -> some TimelineProvider
    ) {
        self.init(name, family: family, widget: { widget()._add(to: &$0) }) { context in
            await entries(of: timelineProvider(), in: context)
        }
    }

    @MainActor
    private init(
        _ name: String?, family: WidgetFamily, widget: @escaping @MainActor (inout _WidgetList) -> Void,
        entries: @escaping @MainActor (TimelineProviderContext) async -> [any TimelineEntry]
    ) {
        let size = WidgetMetrics.shown.size(of: family)
        self.init(
            name: name, traits: [.fixedLayout(width: size.width, height: size.height)],
            content: PreviewContent {
                let view = WidgetPreview(widget: WidgetDescription.all(widget).first, family: family, load: entries)
                return UIHostingController(rootView: AnyView(view))
            })
    }
}

@MainActor
private func entries<Provider: TimelineProvider>(
    of provider: Provider, in context: TimelineProviderContext
) async -> [any TimelineEntry] {
    let source = ProvidedEntries(provider: provider) { _ in EmptyView() }
    let (answers, taker) = AsyncStream.makeStream(of: [any TimelineEntry].self)
    source.timeline(in: context) { timeline in
        nonisolated(unsafe) let entries = timeline.entries
        taker.yield(entries)
        // A provider may answer more than once; its first word counts.
        taker.finish()
    }
    return await answers.first { _ in true } ?? []
}

/// A widget of a canvas.
private struct WidgetPreview: View {
    let widget: WidgetDescription?
    let family: WidgetFamily
    let load: @MainActor (TimelineProviderContext) async -> [any TimelineEntry]
    @State private var entries: [any TimelineEntry] = []
    @State private var number = 0

    var body: some View {
        WidgetContainer(content: content, family: family, hasMargins: widget?.hasMargins ?? true)
            .simultaneousGesture(TapGesture().onEnded { number += 1 })
            .task { entries = await load(TimelineProviderContext(family: family, isPreview: true)) }
    }

    private var content: AnyView {
        guard let widget else { return AnyView(Text(verbatim: "The widget has no configuration.")) }
        guard !entries.isEmpty else { return AnyView(Color.clear) }
        let entry = entries[number % entries.count]
        return widget.source.view(of: entry)
            ?? AnyView(Text(verbatim: "\(type(of: entry)) is not what \(widget.kind) shows."))
    }
}
