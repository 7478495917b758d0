import Foundation
import QuartzCore
import SwiftUI

/// A widget that has nothing to set. See https://developer.apple.com/documentation/widgetkit/staticconfiguration.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let description: WidgetDescription

    /// Creates a widget.
    ///
    /// - Parameters:
    ///   - kind: the widget's name for the app.
    ///   - provider: says what is shown, and when.
    ///   - content: shows it.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) { description = WidgetDescription(kind: kind, source: ProvidedEntries(provider: provider, content: content)) }

    /// A configuration without a body.
    public var body: Never { fatalError("StaticConfiguration has no body.") }

    /// Adds the widget.
    public func _add(to list: inout _WidgetList) { list.widgets.append(description) }
}

/// A widget as its configuration describes it.
struct WidgetDescription {
    let kind: String
    let source: any EntrySource
    var displayName: Text?
    var description: Text?
    /// The shapes that it can have; `nil` for all.
    var families: [WidgetFamily]?
    var hasMargins = true

    init(kind: String, source: any EntrySource) { (self.kind, self.source) = (kind, source) }

    /// The shapes that it has on a device.
    func families(_ metrics: WidgetMetrics) -> [WidgetFamily] { metrics.families.filter { families?.contains($0) ?? true } }

    /// The widgets of a configuration.
    @MainActor
    static func all(_ add: (inout _WidgetList) -> Void) -> [WidgetDescription] {
        var list = _WidgetList()
        add(&list)
        return list.widgets.compactMap { $0 as? WidgetDescription }
    }
}

/// Entries, and the views that show them, whatever their types.
@MainActor
protocol EntrySource {
    /// Shows an entry; `nil` if it is of another kind.
    func view(of entry: any TimelineEntry) -> AnyView?
    /// What is shown before anything is known.
    func placeholder(in context: TimelineProviderContext) -> any TimelineEntry
    /// Asks what is shown at the moment. The answer comes on the main thread.
    func snapshot(in context: TimelineProviderContext, answer: @escaping @MainActor (any TimelineEntry) -> Void)
    /// Asks what is shown as time goes by. The answer comes on the main thread.
    func timeline(in context: TimelineProviderContext, answer: @escaping @MainActor (EntryTimeline) -> Void)
}

/// A timeline, whatever its entries' type.
struct EntryTimeline {
    let entries: [any TimelineEntry]
    let policy: TimelineReloadPolicy
}

/// The entries of a provider.
struct ProvidedEntries<Provider: TimelineProvider, Content: View>: EntrySource {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    func view(of entry: any TimelineEntry) -> AnyView? { (entry as? Provider.Entry).map { AnyView(content($0)) } }

    func placeholder(in context: TimelineProviderContext) -> any TimelineEntry { provider.placeholder(in: context) }

    func snapshot(in context: TimelineProviderContext, answer: @escaping @MainActor (any TimelineEntry) -> Void) {
        provider.getSnapshot(in: context) { entry in
            nonisolated(unsafe) let entry = entry
            MainQueue.run { answer(entry) }
        }
    }

    func timeline(in context: TimelineProviderContext, answer: @escaping @MainActor (EntryTimeline) -> Void) {
        provider.getTimeline(in: context) { timeline in
            nonisolated(unsafe) let timeline = EntryTimeline(entries: timeline.entries, policy: timeline.policy)
            MainQueue.run { answer(timeline) }
        }
    }
}

/// The main queue, for what comes on any thread.
enum MainQueue {
    static func run(_ body: @escaping @MainActor () -> Void) {
        let session = Session.current
        DispatchQueue.main.async { MainActor.assumeIsolated { session.perform { body() } } }
    }
}
