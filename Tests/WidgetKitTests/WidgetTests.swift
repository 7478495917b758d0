import Foundation
import Sessions
import SwiftUI
import Testing

@testable import UIKit
@testable import WidgetKit

private struct Weather: TimelineEntry {
    let date: Date
    let degrees: Int
}

/// Knows the weather, and counts how often it is asked.
private final class Station: TimelineProvider, @unchecked Sendable {
    var asked = 0
    var entries = [Weather(date: .distantPast, degrees: 20)]

    func placeholder(in context: Context) -> Weather { Weather(date: .distantPast, degrees: 0) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Weather) -> Void) {
        completion(Weather(date: .distantPast, degrees: Int(context.displaySize.width)))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Weather>) -> Void) {
        asked += 1
        completion(Timeline(entries: entries, policy: .never))
    }
}

/// Answers more than once.
private struct Echo: TimelineProvider {
    func placeholder(in context: Context) -> Weather { Weather(date: .distantPast, degrees: 0) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Weather) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Weather>) -> Void) {
        for degrees in [3, 4] { completion(Timeline(entries: [Weather(date: .distantPast, degrees: degrees)], policy: .never)) }
    }
}

private struct WeatherView: View {
    let entry: Weather
    @Environment(\.widgetFamily) private var family
    var body: some View { Text("\(entry.degrees)° \(family.description)") }
}

private struct WeatherWidget: Widget {
    static let station = Station()
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "weather", provider: Self.station) { WeatherView(entry: $0) }
            .configurationDisplayName("Weather").description("How warm it is.").supportedFamilies([.systemSmall, .systemLarge])
            .contentMarginsDisabled()
    }
}

private struct ClockWidget: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "clock", provider: Station()) { _ in Text("12:00") } }
}

private struct Widgets: WidgetBundle {
    var body: some Widget {
        WeatherWidget()
        ClockWidget()
    }
}

private struct Filled: View {
    var body: some View { Text("within").containerBackground(.red, for: .widget) }
}

private struct FilledPreviews: PreviewProvider {
    static var previews: some View {
        WeatherView(entry: Weather(date: .now, degrees: 7)).previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}

@Suite(.session) @MainActor struct WidgetTests {
    @Test func aBundleDescribesItsWidgets() {
        let widgets = WidgetDescription.all(Widgets().body._add(to:))
        #expect(widgets.map(\.kind) == ["weather", "clock"] && widgets.map(\.hasMargins) == [false, true])
        #expect(widgets[0].displayName == Text("Weather") && widgets[0].description == Text("How warm it is."))
        let phone = WidgetMetrics(screen: CGSize(width: 393, height: 852), isPad: false)
        #expect(widgets[0].families(phone) == [.systemSmall, .systemLarge])
        #expect(!widgets[1].families(phone).contains(.systemExtraLarge))
    }

    @Test func widgetsAreAsLargeAsTheScreenHasThem() {
        let phone = WidgetMetrics(screen: CGSize(width: 393, height: 852), isPad: false)
        #expect(phone.size(of: .systemSmall) == CGSize(width: 158, height: 158))
        #expect(phone.size(of: .systemMedium) == CGSize(width: 338, height: 158))
        #expect(phone.size(of: .systemLarge) == CGSize(width: 338, height: 354))
        // On its side, or a little larger than one that is listed, a screen has the same.
        #expect(WidgetMetrics(screen: CGSize(width: 852, height: 393), isPad: false).size(of: .systemSmall).width == 158)
        #expect(WidgetMetrics(screen: CGSize(width: 440, height: 956), isPad: false).size(of: .systemSmall).width == 170)
        let pad = WidgetMetrics(screen: CGSize(width: 1024, height: 1366), isPad: true)
        #expect(pad.size(of: .systemExtraLarge) == CGSize(width: 795, height: 378.5) && pad.families.contains(.systemExtraLarge))
    }

    @Test func theProviderIsToldWhatItIsShownIn() async {
        let context = TimelineProviderContext(family: .systemMedium, isPreview: true)
        #expect(context.family == .systemMedium && context.isPreview)
        #expect(context.displaySize == WidgetMetrics.shown.size(of: .systemMedium))
        #expect(context.environmentVariants.colorScheme == [.light, .dark] && context.environmentVariants.font == nil)
        let source = WidgetDescription.all(WeatherWidget()._add(to:))[0].source
        let width = await withCheckedContinuation { answer in
            source.snapshot(in: context) { answer.resume(returning: ($0 as? Weather)?.degrees) }
        }
        #expect(width == Int(context.displaySize.width))
    }

    @Test func aShownWidgetAsksItsProviderAgainWhenItIsReloaded() async throws {
        let station = WeatherWidget.station
        station.asked = 0
        let stage = Stage(ShownWidgetView(WidgetDescription.all(WeatherWidget()._add(to:))[0], family: .systemSmall))
        #expect(await stage.serve { stage.texts.contains("20° systemSmall") })
        #expect(try await WidgetCenter.shared.currentConfigurations() == [WidgetInfo(family: .systemSmall, kind: "weather")])
        let asked = station.asked
        WidgetCenter.shared.reloadTimelines(ofKind: "clock")
        station.entries = [Weather(date: .distantPast, degrees: 25)]
        WidgetCenter.shared.reloadTimelines(ofKind: "weather")
        #expect(await stage.serve { stage.texts.contains("25° systemSmall") })
        #expect(station.asked == asked + 1)
    }

    @Test func aWidgetShowsTheEntryWhoseDateHasCome() async {
        let (station, start) = (Station(), Date(timeIntervalSince1970: 1_000_000))
        station.entries = [Weather(date: start + 3600, degrees: 2), Weather(date: start, degrees: 1)]
        let source = ProvidedEntries(provider: station) { WeatherView(entry: $0) }
        let shown = ShownWidget(WidgetDescription(kind: "weather", source: source), family: .systemSmall)
        #expect((shown.entry(at: start) as? Weather)?.degrees == 0, "the placeholder comes first")
        shown.reload()
        for _ in 0..<200 where shown.entries.count < 2 { try? await Task.sleep(for: .milliseconds(2)) }
        let dates = [start - 10, start, start + 3599, start + 3600]
        #expect(dates.map { (shown.entry(at: $0) as? Weather)?.degrees } == [1, 1, 1, 2])
    }

    @Test func aContainersBackgroundFillsTheWidgetUpToItsEdges() {
        let size = WidgetMetrics.shown.size(of: .systemSmall)
        let color = color(of: WidgetContainer(content: AnyView(Filled()), family: .systemSmall), at: CGPoint(x: size.width / 2, y: 3))
        #expect(color.map { $0.red > 0.8 && $0.green < 0.4 } == true)
        // Outside of a widget nothing is filled.
        #expect(self.color(of: Filled().frame(width: 80, height: 80), at: CGPoint(x: 40, y: 3))?.alpha == 0)
    }

    @Test func previewsOfAWidgetHaveItsSize() async throws {
        let preview = Preview("Weather", as: .systemSmall) {
            WeatherWidget()
        } timeline: {
            Weather(date: .now, degrees: 1)
            Weather(date: .now, degrees: 2)
        }
        let size = WidgetMetrics.shown.size(of: .systemSmall)
        #expect("\(preview.traits.map(\.kind))".contains("fixed((\(size.width), \(size.height)))"))
        let stage = Stage(preview.content.make())
        #expect(await stage.serve { stage.texts.contains("1° systemSmall") })
        let provided = Preview(as: .systemLarge) {
            WeatherWidget()
        } timelineProvider: {
            Station()
        }
        let other = Stage(provided.content.make())
        #expect(await other.serve { other.texts.contains("20° systemLarge") })
    }

    @Test func aPreviewTakesAProviderAtItsFirstWord() async {
        let preview = Preview(as: .systemSmall) {
            WeatherWidget()
        } timelineProvider: {
            Echo()
        }
        let stage = Stage(preview.content.make())
        #expect(await stage.serve { stage.texts.contains("3° systemSmall") })
    }

    @Test func viewsOfAProviderAreShownInTheShapeTheyName() async throws {
        _PreviewRegistry.add(file: "/Widgets.swift", line: 1, provider: FilledPreviews.self)
        let preview = try #require(_PreviewRegistry.previews(in: "/Widgets.swift").first?.preview)
        let size = WidgetMetrics.shown.size(of: .systemSmall)
        #expect("\(preview.traits.map(\.kind))".contains("fixed((\(size.width), \(size.height)))"))
        let stage = Stage(preview.content.make())
        #expect(await stage.serve { stage.texts.contains("7° systemSmall") })
    }

    /// The colour of a view's picture at a point.
    private func color(of view: some View, at point: CGPoint) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        guard let image = ImageRenderer(content: view).cgImage else { return nil }
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(
            image,
            in: CGRect(x: -point.x, y: point.y - CGFloat(image.height) + 1, width: CGFloat(image.width), height: CGFloat(image.height)))
        let values = pixel.map { CGFloat($0) / 255 }
        return (values[0], values[1], values[2], values[3])
    }
}
