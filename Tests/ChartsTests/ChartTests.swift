import SampanHost
import Sessions
import Testing
import UIKit

@testable import Charts

private struct Sale: Identifiable {
    let id: Int
    let name, kind: String
    let count: Double
    static let all = [
        Sale(id: 0, name: "Cube", kind: "new", count: 30), Sale(id: 1, name: "Sphere", kind: "new", count: 60),
        Sale(id: 2, name: "Pyramid", kind: "new", count: 90), Sale(id: 3, name: "Cube", kind: "old", count: 10),
    ]
}

private struct Bars: View {
    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("Name", sale.name), y: .value("Count", sale.count)).foregroundStyle(by: .value("Kind", sale.kind))
        }
        .padding()
    }
}

private struct Lines: View {
    var body: some View {
        Chart {
            ForEach(0..<12, id: \.self) { month in
                LineMark(x: .value("Month", day(2024, month + 1, 1)), y: .value("Heat", 40 + 30 * sin(Double(month))))
                    .interpolationMethod(.catmullRom).symbol(.circle)
            }
            RuleMark(y: .value("Mean", 40)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
                .annotation(position: .top, alignment: .leading) { Text("mean").font(.caption2).foregroundStyle(.red) }
        }
        .chartYAxisLabel("Degrees").chartXAxisLabel("Months", alignment: .center)
        .padding()
    }
}

private struct Ring: View {
    var body: some View {
        Chart(Sale.all.prefix(3)) { sale in
            SectorMark(angle: .value("Count", sale.count), innerRadius: .ratio(0.6), angularInset: 1.5).cornerRadius(4)
                .foregroundStyle(by: .value("Name", sale.name))
        }
        .padding()
    }
}

private struct Areas: View {
    var body: some View {
        Chart {
            ForEach(["a", "b", "c"], id: \.self) { name in
                ForEach(0..<8, id: \.self) { index in
                    AreaMark(
                        x: .value("x", index), y: .value("y", 3 + (index * name.count * 7 + Int(name.unicodeScalars.first!.value)) % 5))
                }
                .foregroundStyle(by: .value("Name", name)).interpolationMethod(.monotone)
            }
        }
        .chartLegend(position: .top).padding()
    }
}

private struct Lying: View {
    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("Count", sale.count), y: .value("Name", sale.name)).position(by: .value("Kind", sale.kind))
                .foregroundStyle(by: .value("Kind", sale.kind)).cornerRadius(4)
                .annotation(position: .trailing) { Text("\(Int(sale.count))").font(.caption2) }
        }
        .chartForegroundStyleScale(["new": Color.indigo, "old": Color.mint]).padding()
    }
}

private struct Points: View {
    var body: some View {
        Chart {
            ForEach(0..<24, id: \.self) { index in
                PointMark(x: .value("Length", 170 + index * 2), y: .value("Weight", 3000 + (index * 37) % 11 * 200))
                    .foregroundStyle(by: .value("Kind", ["Adelie", "Gentoo", "Chinstrap"][index % 3]))
                    .symbol(by: .value("Kind", ["Adelie", "Gentoo", "Chinstrap"][index % 3]))
            }
        }
        .chartXScale(domain: .automatic(includesZero: false)).chartYScale(domain: .automatic(includesZero: false))
        .chartPlotStyle { $0.background(Color.gray.opacity(0.08)).border(Color.gray.opacity(0.3)) }
        .padding()
    }
}

private struct Days: View {
    var body: some View {
        Chart {
            ForEach(0..<7, id: \.self) { index in
                BarMark(x: .value("Day", day(2024, 6, 3 + index), unit: .day, calendar: .test), y: .value("Steps", 2000 + index * 1500))
                    .foregroundStyle(Color.orange.gradient)
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, calendar: .test)) { value in
                AxisGridLine()
                AxisTick()
                if value.index % 2 == 0 {
                    AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).weekday(.abbreviated), centered: true)
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 5000, 10_000]) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                AxisValueLabel { if let steps = value.as(Int.self) { Text("\(steps / 1000)k") } }
            }
        }
        .padding()
    }
}

private struct Layered: View {
    let told: (ChartProxy, CGRect) -> Void
    var body: some View {
        Chart(Sale.all.prefix(3)) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
            .chartOverlay { proxy in
                GeometryReader { reader in
                    let _ = told(proxy, reader[proxy.plotAreaFrame])
                    if let x = proxy.position(forX: "Sphere") {
                        Rectangle().fill(Color.red).frame(width: 2, height: proxy.plotSize.height)
                            .offset(x: reader[proxy.plotAreaFrame].minX + x - 1, y: reader[proxy.plotAreaFrame].minY)
                    }
                }
            }
            .padding()
    }
}

@MainActor
private final class Told {
    var proxy: ChartProxy?
    var frame = CGRect.zero
}

private struct Chosen: View {
    @State private var name: String?
    var body: some View {
        VStack {
            Chart(Sale.all.prefix(3)) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
                .chartXSelection(value: $name)
            Text("chosen \(name ?? "none")")
        }
    }
}

private struct Scrolled: View {
    @State private var start = 20
    var body: some View {
        VStack {
            Chart(0..<100, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 % 10), width: 10) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20).chartScrollPosition(x: $start)
            Text("from \(start)")
            Button("far") { start = 60 }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct ChartTests {
    private var symbols: some ChartContent {
        ForEach(["a", "b"], id: \.self) { name in
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Name", name))
        }
    }

    @Test func symbolsOfDifferentTypesAreTheAppsWhereItHasSome() {
        var seen: [String: CGRect] = [:]
        let chart = Chart { symbols }
            .chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2), "b": BasicChartSymbolShape.square])
            .chartOverlay { proxy in
                Color.clear.onAppear {
                    for name in ["a", "b"] { seen[name] = proxy.symbol(for: name)?.perceptualUnitRect }
                }
            }
        _ = ChartStage(chart)
        #expect(seen == ["a": Circle().perceptualUnitRect, "b": BasicChartSymbolShape.square.perceptualUnitRect])

        var mapped: [CGRect?] = []
        _ = ChartStage(
            Chart { symbols }
                .chartSymbolScale(domain: ["b", "a"]) { (name: String) in name == "a" ? BasicChartSymbolShape.cross : .square }
                .chartOverlay { proxy in
                    Color.clear.onAppear { mapped = ["a", "b"].map { proxy.symbol(for: $0)?.perceptualUnitRect } }
                })
        #expect(mapped == [BasicChartSymbolShape.cross, .square].map(\.perceptualUnitRect))
    }

    @Test func barsAreDrawnOverTheirNames() throws {
        let stage = ChartStage(Bars())
        let picture = ChartPicture(stage, "bars")
        #expect(["Cube", "Sphere", "Pyramid", "new", "old", "0", "40", "100"].allSatisfy(stage.texts.contains))
        let green = try #require(picture.extent(.systemGreen))
        let cube = try #require(stage.frame(of: "Cube")), hundred = try #require(stage.frame(of: "100"))
        // The legend's dot is of the same colour, below the names.
        #expect(green.minY < cube.minY && picture.extent(.systemBlue) != nil)
        #expect(picture.color(Int(cube.midX), Int(cube.minY) - 12) == picture.color(Int(cube.midX), Int(cube.minY) - 20))
        #expect(hundred.minX > cube.maxX && hundred.maxX <= 320)
        let legend = try #require(stage.frame(of: "new"))
        #expect(legend.minY >= cube.maxY)
    }

    @Test func linesHaveDatesBelowThem() throws {
        let stage = ChartStage(Lines(), size: CGSize(width: 360, height: 260))
        _ = ChartPicture(stage, "lines")
        #expect(["Jan", "Apr", "Jul", "Oct", "mean", "Degrees", "Months"].allSatisfy(stage.texts.contains))
        let title = try #require(stage.frame(of: "Degrees")), top = try #require(stage.frame(of: "80"))
        #expect(title.maxY <= top.midY && title.maxX > 300)
    }

    @Test func sectorsAreDrawnAroundAHole() throws {
        let stage = ChartStage(Ring())
        let picture = ChartPicture(stage, "ring")
        let legend = try #require(stage.frame(of: "Cube"))
        let middle = Int((16 + legend.minY - 8) / 2)
        #expect(picture.color(160, middle) == [255, 255, 255] && !stage.texts.contains("0"))
        #expect([UIColor.systemBlue, .systemGreen, .systemOrange].allSatisfy { picture.extent($0) != nil })
    }

    @Test func manyFormsAreDrawn() throws {
        let areas = ChartStage(Areas())
        _ = ChartPicture(areas, "areas")
        let legend = try #require(areas.frame(of: "a")), zero = try #require(areas.frame(of: "0"))
        #expect(legend.maxY < zero.minY - 100)
        let lying = ChartStage(Lying())
        _ = ChartPicture(lying, "lying")
        let name = try #require(lying.frame(of: "Cube"))
        #expect(name.minX < 60 && lying.texts.contains("90"))
        let points = ChartStage(Points())
        _ = ChartPicture(points, "points")
        #expect(points.texts.contains("Gentoo") && !points.texts.contains("0"))
    }

    @Test func axesAreTheAppsWhereItHasSome() throws {
        let stage = ChartStage(Days())
        _ = ChartPicture(stage, "days")
        #expect(["Mon", "Wed", "Fri", "Sun", "5k", "10k"].allSatisfy(stage.texts.contains) && !stage.texts.contains("Tue"))
        #expect(try #require(stage.frame(of: "5k")).maxX < 60)
    }

    @Test func axesAreHiddenAndLegendsAre() {
        let stage = ChartStage(Bars().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
        #expect(stage.texts.isEmpty)
        let empty = ChartStage(Chart {}.padding())
        #expect(empty.texts.isEmpty)
    }

    @Test func overlaysKnowWhereValuesAre() throws {
        let told = Told()
        let stage = ChartStage(Layered { (told.proxy, told.frame) = ($0, $1) })
        let picture = ChartPicture(stage, "overlay")
        let proxy = try #require(told.proxy)
        let name = try #require(stage.frame(of: "Sphere")), frame = told.frame
        let line = try #require(picture.extent(.systemRed))
        #expect(abs(line.midX - name.midX) < 2)
        #expect(abs(try #require(proxy.position(forX: "Cube")) - frame.width / 6) < 0.01)
        #expect(proxy.positionRange(forX: "Cube").map { abs($0.upperBound - frame.width / 3) < 0.01 } == true)
        #expect(abs(try #require(proxy.position(forY: 50)) - frame.height / 2) < 0.01)
        #expect(proxy.value(atX: frame.width * 0.9) == "Pyramid" && proxy.value(atX: 10, as: Int.self) == nil)
        #expect(abs(try #require(proxy.value(atY: frame.height / 4, as: Double.self)) - 75) < 0.01)
        #expect(proxy.xDomain(dataType: String.self) == ["Cube", "Sphere", "Pyramid"] && proxy.yDomain(dataType: Int.self) == [0, 100])
        #expect(proxy.position(forX: "Cone") == nil && proxy.plotSize == frame.size)
    }

    @Test func anglesHaveValues() throws {
        let proxy = ChartProxy(
            geometry: PlotGeometry(
                model {
                    SectorMark(angle: .value("a", 30))
                    SectorMark(angle: .value("a", 90))
                }, CGSize(width: 100, height: 100)), anchor: nil)
        #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 50)).degrees - 90) < 1e-9)
        #expect(proxy.value(atAngle: .degrees(90), as: Int.self) == 30 && proxy.value(atAngle: .degrees(180), as: Int.self) == 60)
    }

    @Test func aFingerChoosesAValue() throws {
        let stage = ChartStage(Chosen())
        let name = try #require(stage.frame(of: "Sphere")), last = try #require(stage.frame(of: "Pyramid"))
        stage.down(at: CGPoint(x: name.midX, y: name.minY - 40))
        stage.advance(0.1)
        #expect(stage.texts.contains("chosen Sphere"))
        stage.move(to: CGPoint(x: last.midX, y: name.minY - 40))
        stage.advance(0.1)
        #expect(stage.texts.contains("chosen Pyramid"))
        stage.up(at: CGPoint(x: last.midX, y: name.minY - 40))
        stage.advance(0.1)
        #expect(stage.texts.contains("chosen none"))
    }

    @Test func scrolledChartsShowAPart() throws {
        let stage = ChartStage(Scrolled())
        #expect(stage.texts.contains("20") && stage.texts.contains("40") && !stage.texts.contains("60"))
        let scroller = try #require(stage.views(UIScrollView.self).first)
        #expect(abs(scroller.contentSize.width - scroller.bounds.width * 5) < 1)
        #expect(abs(scroller.contentOffset.x - scroller.bounds.width) < 1)
        scroller.contentOffset.x = scroller.bounds.width * 2
        stage.advance(0.2)
        #expect(stage.texts.contains("from 40") && stage.texts.contains("60") && !stage.texts.contains("20"))
        let button = try #require(stage.views(UIControl.self).first { $0.accessibilityLabel == "far" })
        button.sendActions(for: .touchUpInside)
        stage.advance(0.3)
        #expect(stage.texts.contains("from 60") && abs(scroller.contentOffset.x - scroller.bounds.width * 3) < 1)
    }
}
