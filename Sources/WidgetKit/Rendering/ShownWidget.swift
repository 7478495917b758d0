import Combine
import Foundation
import SwiftUI

/// A widget that is shown: it asks its provider what to show, and asks again when that says so.
@MainActor
final class ShownWidget: ObservableObject {
    let description: WidgetDescription
    let family: WidgetFamily
    @Published private(set) var entries: [any TimelineEntry]
    /// Counts what was asked, so that an answer that comes late is passed over.
    private var asked = 0

    init(_ description: WidgetDescription, family: WidgetFamily) {
        (self.description, self.family) = (description, family)
        entries = [description.source.placeholder(in: TimelineProviderContext(family: family, isPreview: false))]
    }

    /// Asks the provider.
    func reload() {
        asked += 1
        let number = asked
        description.source.timeline(in: TimelineProviderContext(family: family, isPreview: false)) { [weak self] in self?.take($0, number) }
    }

    private func take(_ timeline: EntryTimeline, _ number: Int) {
        guard number == asked else { return }
        if !timeline.entries.isEmpty { entries = timeline.entries.sorted { $0.date < $1.date } }
        let date: Date? =
            switch timeline.policy.kind {
            case .never: nil
            case .after(let date): date
            case .atEnd: timeline.entries.map(\.date).max()
            }
        guard let date else { return }
        // The system does not ask without end: not more often than every five minutes, as providers are told.
        let wait = max(300, date.timeIntervalSinceNow)
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.asked == number { self.reload() }
            }
        }
    }

    /// The view of what is shown at a date.
    func view(at date: Date) -> AnyView { description.source.view(of: entry(at: date)) ?? AnyView(EmptyView()) }

    /// What is shown at a date.
    func entry(at date: Date) -> any TimelineEntry { entries.last { $0.date <= date } ?? entries[0] }
}

/// Shows a widget as time goes by.
struct ShownWidgetView: View {
    @StateObject private var widget: ShownWidget

    init(_ description: WidgetDescription, family: WidgetFamily) {
        _widget = StateObject(wrappedValue: ShownWidget(description, family: family))
    }

    var body: some View {
        TimelineView(.explicit(widget.entries.map(\.date))) { context in
            WidgetContainer(content: widget.view(at: context.date), family: widget.family, hasMargins: widget.description.hasMargins)
        }
        .onAppear {
            WidgetCenter.shared.enter(widget)
            widget.reload()
        }
    }
}
