import SwiftUI
import UIKit

/// A widget's content in its shape, with its margins and what is behind it.
struct WidgetContainer: View {
    let content: AnyView
    let family: WidgetFamily
    var hasMargins = true
    @Environment(\.openURL) private var openURL
    @State private var url: URL?

    var body: some View {
        let metrics = WidgetMetrics.shown
        let (size, margins) = (metrics.size(of: family), metrics.margins(of: family))
        content
            .environment(\.widgetFamily, family)
            .environment(\.widgetContentMargins, margins)
            .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
            .environment(\.showsWidgetContainerBackground, !family.isAccessory)
            .padding(hasMargins ? margins : EdgeInsets())
            .frame(width: size.width, height: size.height)
            // What is behind the content is the widget's, not the content's, so it reaches its edges.
            .backgroundPreferenceValue(ContainerBackgroundKey.self) { backgrounds in
                if !family.isAccessory { backgrounds[.widget] ?? AnyView(Color(UIColor.systemBackground)) }
            }
            .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius(of: family)))
            .onPreferenceChange(WidgetURLKey.self) { url = $0 }
            .onTapGesture { if let url { openURL(url) } }
    }
}
