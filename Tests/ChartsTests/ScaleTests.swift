import Testing

@testable import Charts

@MainActor
func model(_ options: ChartOptions = ChartOptions(), @ChartContentBuilder _ content: () -> some ChartContent) -> ChartModel {
    ChartModel(content()._marks(), options)
}

@Suite @MainActor
struct ScaleTests {
    @Test(arguments: [(87.0, 20.0), (100, 20), (15_000, 5000), (70, 20), (0.9, 0.2), (5, 1), (42, 10)])
    func stepsAreRound(span: Double, step: Double) { #expect(abs(NiceNumbers.step(span, count: 5) - step) < 1e-9) }

    @Test func wholeNumbersHaveWholeSteps() {
        #expect(NiceNumbers.step(2, count: 5, isWhole: true) == 1)
        #expect(NiceNumbers.multiples(of: 0.1, in: 0...0.3) == [0, 0.1, 0.2, 0.3])
        #expect(NiceNumbers.widened(3...87, to: 20) == 0...100)
    }

    @Test func numbersBeginAtZeroAndEndRound() throws {
        let found = model {
            BarMark(x: .value("Name", "a"), y: .value("Count", 38.0))
            BarMark(x: .value("Name", "b"), y: .value("Count", 87.0))
        }
        #expect(try #require(found.y).domain == 0...100 && found.x?.categories == ["a", "b"])
        var options = ChartOptions()
        options.y.setScale(AutomaticScaleDomain.automatic(includesZero: false)._domain, nil, nil)
        let near = model(options) {
            LineMark(x: .value("x", 1), y: .value("y", 71))
            LineMark(x: .value("x", 2), y: .value("y", 78))
        }
        #expect(try #require(near.y).domain == 70...78)
    }

    @Test func domainsAreTheAppsWhereItHasSome() throws {
        var options = ChartOptions()
        options.y.setScale((-5...5)._domain, nil, nil)
        options.x.setScale(["c", "a"]._domain, nil, nil)
        let found = model(options) { BarMark(x: .value("Name", "a"), y: .value("Count", 38)) }
        #expect(found.y?.domain == -5...5 && found.x?.categories == ["c", "a"])
    }

    @Test func logarithmsAreEvenInThePlot() throws {
        var options = ChartOptions()
        options.y.setScale(nil, nil, .log)
        let found = model(options) {
            PointMark(x: .value("x", 1), y: .value("y", 2.0))
            PointMark(x: .value("x", 2), y: .value("y", 900.0))
        }
        let scale = try #require(found.y)
        #expect(scale.domain == 1...1000)
        let placed = PlacedScale(scale: scale, length: 300, isVertical: true)
        #expect(abs(placed.place(10) - 200) < 1e-6 && abs(placed.number(at: 100) - 100) < 1e-6)
        #expect(AxisPlan.values(.automatic(.automatic), scale, .test).0.map(\.number) == [1, 10, 100, 1000])
    }

    @Test func datesAreMarkedByTheCalendar() throws {
        let found = model {
            ForEach(0..<12, id: \.self) { month in
                BarMark(x: .value("Month", day(2024, month + 1, 15), unit: .month, calendar: .test), y: .value("y", month))
            }
        }
        let scale = try #require(found.x)
        #expect(scale.domain.lowerBound == day(2024, 1, 1).timeIntervalSinceReferenceDate)
        #expect(scale.domain.upperBound == day(2025, 1, 1).timeIntervalSinceReferenceDate)
        let (values, stride) = AxisPlan.values(.automatic(.automatic), scale, .test)
        #expect(stride == DateTicks.Stride(unit: .month, count: 3))
        #expect(values.map(\.date) == [1, 4, 7, 10].map { day(2024, $0, 1) })
        let each = AxisPlan.values(.automatic(.stride(by: .month, calendar: .test)), scale, .test).0
        #expect(each.map(\.date) == (1...12).map { day(2024, $0, 1) })
    }

    @Test func stridesBeginWithWhatIsSeen() {
        let ticks = DateTicks(calendar: .test)
        let range = day(2024, 2, 27).timeIntervalSinceReferenceDate + 60...day(2024, 3, 8).timeIntervalSinceReferenceDate
        let dates = ticks.dates(DateTicks.Stride(unit: .day, count: 3), in: range, isAligned: false)
        #expect(dates == [day(2024, 2, 28), day(2024, 3, 2), day(2024, 3, 5), day(2024, 3, 8)])
    }

    @Test func textsAreAsExactAsTheSteps() {
        let texts = AxisTexts(locale: Locale(identifier: "en_US"), calendar: .test, timeZone: .gmt)
        #expect(texts.text(_Plotted(number: 0.5), step: 0.25, stride: nil) == "0.50")
        #expect(texts.text(_Plotted(number: 15_000), step: 5000, stride: nil) == "15,000")
        let date = _Plotted(date: day(2024, 3, 5))
        #expect(texts.text(date, step: 0, stride: DateTicks.Stride(unit: .month, count: 1)) == "Mar")
        #expect(texts.text(date, step: 0, stride: DateTicks.Stride(unit: .day, count: 1)) == "Mar 5")
        #expect(texts.text(date, step: 0, stride: DateTicks.Stride(unit: .year, count: 1)) == "2024")
    }

    @Test func anEmptyChartHasNoAxes() {
        let found = model {}
        #expect(found.x == nil && found.y == nil && found.marks.isEmpty)
    }

    @Test func valuesAreOfTheTypesThatAppsAskFor() {
        enum Size: String, Plottable { case small, large }
        #expect(Size.small.plotted == _Plotted(category: "small"))
        #expect(Size.value(_Plotted(category: "large")) == .large)
        #expect(Int.value(_Plotted(number: 2.6)) == 3 && String.value(_Plotted(number: 2)) == nil)
    }
}
