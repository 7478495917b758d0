import SwiftUI

/// The widgets of a program, one below the other in all their shapes. A program of widgets has no interface of its own: run by itself, it shows
/// them.
struct WidgetGallery: View {
    let widgets: [WidgetDescription]

    private struct Place: Identifiable {
        let id: Int
        let widget: WidgetDescription
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ForEach(widgets.enumerated().map { Place(id: $0, widget: $1) }) { place in
                    VStack(spacing: 12) {
                        (place.widget.displayName ?? Text(verbatim: place.widget.kind)).font(.headline)
                        if let description = place.widget.description { description.font(.subheadline) }
                        ForEach(place.widget.families(.shown), id: \.self) { family in
                            ShownWidgetView(place.widget, family: family)
                        }
                    }
                }
            }
            .padding()
            .frame(maxWidth: .infinity)
        }
        .background(Color(UIColor.systemGroupedBackground))
    }
}

/// The app that shows widgets.
struct WidgetGalleryApp: App {
    /// What is shown, of the program that runs.
    static var widgets: [WidgetDescription] = []

    var body: some Scene { WindowGroup { WidgetGallery(widgets: Self.widgets) } }
}

extension Widget {
    /// Runs a program of one widget, which shows it in all its shapes. Called when the process starts.
    public static func main() {
        WidgetGalleryApp.widgets = WidgetDescription.all(Self()._add(to:))
        WidgetGalleryApp.main()
    }
}

extension WidgetBundle {
    /// Runs a program of widgets, which shows them in all their shapes. Called when the process starts.
    public static func main() {
        WidgetGalleryApp.widgets = WidgetDescription.all(Self().body._add(to:))
        WidgetGalleryApp.main()
    }
}
