import Testing

@testable import Charts

@Suite @MainActor
struct LookTests {
    private func points(_ names: [String]) -> some ChartContent {
        ForEach(names, id: \.self) { name in
            PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
        }
    }
    private let texts = AxisTexts(locale: Locale(identifier: "en_US"), calendar: .test, timeZone: .gmt)

    private func colors(_ model: ChartModel) -> [Color?] {
        model.marks.map { model.style(of: $0.mark).color }
    }

    @Test func seriesHaveTheColoursInOrder() {
        let found = model { points(["a", "b", "c", "d", "e", "f", "g", "h"]) }
        let wanted: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue]
        #expect(colors(found) == wanted.map { AnyShapeStyle($0).color })
        let symbols = found.marks.compactMap { (found.symbol(of: $0.mark) as? BasicChartSymbolShape)?.kind }
        #expect(symbols == BasicChartSymbolShape.Kind.allCases)
    }

    @Test func coloursAreTheAppsWhereItHasSome() {
        var options = ChartOptions()
        options.style = ValueScaleOptions(domain: ["b", "a"]._domain, range: [Color.pink, .brown]._range)
        let found = model(options) { points(["a", "b"]) }
        #expect(colors(found) == [Color.brown, .pink].map { AnyShapeStyle($0).color })
        #expect(Legend(model: found, texts: texts).entries.map(\.text) == ["b", "a"])
    }

    @Test func legendsListEachSeriesOnce() {
        let found = model { points(["cats", "dogs", "cats"]) }
        #expect(Legend(model: found, texts: texts).entries.map(\.text) == ["cats", "dogs"])
        let plain = model { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red) }
        #expect(Legend(model: plain, texts: texts).isEmpty && colors(plain) == [AnyShapeStyle(Color.red).color])
    }

    @Test func numbersHaveColoursBetweenTheEnds() throws {
        var options = ChartOptions()
        options.style = ValueScaleOptions(range: Gradient(colors: [.black, .white])._range)
        let found = model(options) {
            ForEach([0.0, 5, 10], id: \.self) { RectangleMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0)) }
        }
        #expect(found.styles.numbers == 0...10)
        var white: CGFloat = 0
        UIColor(try #require(colors(found)[1])).getRed(&white, green: nil, blue: nil, alpha: nil)
        #expect(abs(white - 0.5) < 0.3)
    }

    @Test func sizesFollowValues() {
        let found = model {
            ForEach([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("v", $0)) }
        }
        #expect(found.marks.map { found.symbolSize(of: $0.mark).width } == [4, 20])
    }
}
