import Testing

@testable import Charts

@Suite @MainActor
struct MarkTests {
    private let size = CGSize(width: 300, height: 200)

    @Test func barsAtTheSamePlaceStandOnEachOther() throws {
        let found = model {
            BarMark(x: .value("x", "a"), y: .value("y", 3))
            BarMark(x: .value("x", "a"), y: .value("y", 4))
            BarMark(x: .value("x", "a"), y: .value("y", -2))
            BarMark(x: .value("x", "b"), y: .value("y", 5))
        }
        let intervals = try found.marks.map { try #require($0.interval) }
        #expect(intervals.map(\.lower) == [0, 3, -2, 0] && intervals.map(\.upper) == [3, 7, 0, 5])
        #expect(found.y?.domain == -2...8)
    }

    @Test func stacksAreOfOneOrAroundZero() throws {
        let parts = model {
            BarMark(x: .value("x", "a"), y: .value("y", 3.0), stacking: .normalized)
            BarMark(x: .value("x", "a"), y: .value("y", 1.0), stacking: .normalized)
        }
        #expect(parts.marks.map { $0.interval?.upper } == [0.75, 1] && parts.y?.domain == 0...1)
        let centered = model {
            AreaMark(x: .value("x", 1), y: .value("y", 3.0), stacking: .center)
            AreaMark(x: .value("x", 1), y: .value("y", 1.0), stacking: .center)
        }
        #expect(centered.marks.map { $0.interval?.lower } == [-2, 1] && centered.marks.map { $0.interval?.upper } == [1, 2])
        let free = model {
            BarMark(x: .value("x", "a"), y: .value("y", 3.0), stacking: .unstacked)
            BarMark(x: .value("x", "a"), y: .value("y", 1.0), stacking: .unstacked)
        }
        #expect(free.marks.map { $0.interval?.lower } == [0, 0])
    }

    @Test func barsStandInTheMiddleOfTheirCategories() throws {
        let found = model {
            BarMark(x: .value("x", "a"), y: .value("y", 50))
            BarMark(x: .value("x", "b"), y: .value("y", 100), width: 40)
            BarMark(x: .value("x", "c"), y: .value("y", 100), width: .ratio(0.5))
        }
        let geometry = PlotGeometry(found, size)
        let rects = try found.marks.map { try #require(geometry.rect(of: $0)) }
        #expect(rects.map(\.midX) == [50, 150, 250])
        #expect(rects[0].minY == 100 && rects[0].maxY == 200 && rects[1].minY == 0)
        #expect(rects.map { ($0.width * 100).rounded() / 100 } == [65, 40, 50])
    }

    @Test func barsLieWhereOnlyTheXAxisHasNumbers() throws {
        let found = model {
            BarMark(x: .value("x", 50), y: .value("y", "a"))
            BarMark(x: .value("x", 100), y: .value("y", "b"))
        }
        let geometry = PlotGeometry(found, size)
        let rect = try #require(geometry.rect(of: found.marks[0]))
        #expect(rect.minX == 0 && rect.maxX == 150 && rect.midY == 50)
    }

    @Test func barsOfPositionsStandBesideEachOther() throws {
        let found = model {
            BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("s", "one"))
            BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("s", "two"))
        }
        let geometry = PlotGeometry(found, size)
        let (first, second) = (try #require(geometry.rect(of: found.marks[0])), try #require(geometry.rect(of: found.marks[1])))
        #expect(first.maxX <= second.minX && abs(first.midX + second.midX - 300) < 0.01 && first.height == second.height)
    }

    @Test func barsOfUnitsTakeTheirTime() throws {
        let found = model {
            BarMark(x: .value("x", day(2024, 1, 10), unit: .day, calendar: .test), y: .value("y", 1))
            BarMark(x: .value("x", day(2024, 1, 11), unit: .day, calendar: .test), y: .value("y", 1))
        }
        let geometry = PlotGeometry(found, size)
        let rect = try #require(geometry.rect(of: found.marks[0]))
        #expect(abs(rect.midX - 75) < 0.01 && abs(rect.width - 120) < 0.01)
    }

    @Test func rulesCrossThePlot() throws {
        let found = model {
            PointMark(x: .value("x", 10), y: .value("y", 10))
            RuleMark(y: .value("mean", 5))
            RuleMark(xStart: .value("x", 2), xEnd: .value("x", 4), y: .value("y", 5))
        }
        let geometry = PlotGeometry(found, size)
        #expect(geometry.rect(of: found.marks[1]) == CGRect(x: 0, y: 100, width: 300, height: 0))
        #expect(geometry.rect(of: found.marks[2]) == CGRect(x: 60, y: 100, width: 60, height: 0))
        #expect(geometry.ends(of: found.marks[0])?.1 == CGPoint(x: 300, y: 0))
    }

    @Test func aSeriesIsOneLine() {
        let found = model {
            ForEach(["a", "b"], id: \.self) { name in
                ForEach(0..<3, id: \.self) { index in
                    LineMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(by: .value("Name", name))
                }
            }
            RuleMark(y: .value("y", 1)).zIndex(-1)
        }
        let items = PlotPainter(PlotGeometry(found, size)).items
        #expect(items.map(\.indices) == [[6], [0, 1, 2], [3, 4, 5]])
    }

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd, .cardinal(tension: 0.5),
    ])
    func linesPassThroughTheirPoints(method: InterpolationMethod) {
        let points = [(0, 0), (10, 30), (20, 10), (35, 10), (50, 60)].map { CGPoint(x: $0.0, y: $0.1) }
        let pieces = LineCourse(points, method.kind).pieces
        let ends = [pieces[0].start] + pieces.map(\.end)
        #expect(points.allSatisfy { ends.contains($0) } && ends.first == points.first && ends.last == points.last)
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start })
    }

    @Test func monotoneCurvesStayBetweenTheirPoints() {
        let points = [(0, 0), (10, 100), (20, 100), (30, 90)].map { CGPoint(x: $0.0, y: $0.1) }
        for piece in LineCourse(points, InterpolationMethod.monotone.kind).pieces {
            let range = min(piece.start.y, piece.end.y) - 1e-6...max(piece.start.y, piece.end.y) + 1e-6
            #expect(range.contains(piece.first.y) && range.contains(piece.second.y))
        }
    }

    @Test func sectorsAreTheWholeCircle() throws {
        let found = model {
            ForEach([30.0, 50, 20], id: \.self) { value in
                SectorMark(angle: .value("Share", value), innerRadius: .ratio(0.6), outerRadius: .inset(10), angularInset: 2)
                    .cornerRadius(5)
            }
        }
        let geometry = PlotGeometry(found, size)
        let sectors = geometry.sectors
        #expect(found.isCircle && abs(sectors.reduce(0) { $0 + ($1.end - $1.start).radians } - 2 * .pi) < 1e-9)
        #expect(abs(sectors[0].end.degrees - 108) < 1e-9)
        let outline = geometry.outline(sectors[0])
        #expect(outline.outer == 90 && abs(outline.inner - 54) < 1e-9)
        let path = outline.path
        #expect(path.contains(outline.middle) && !path.contains(CGPoint(x: 150, y: 100)))
        #expect(abs(path.boundingRect.minY - 10) < 1)
    }

    @Test func modifiersNearerToTheMarkWin() throws {
        let marks = Plot {
            PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5).symbolSize(100)
            LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", "a"))
        }
        .symbolSize(25).opacity(0.5).interpolationMethod(.monotone).offset(x: 3)._marks()
        #expect(marks[0].symbolSize == CGSize(width: 10, height: 10) && marks[0].opacity == 0.25)
        #expect(marks[1].symbolSize == CGSize(width: 5, height: 5) && marks[1].offset.width == 3)
    }

    @Test func contentMayBeThereOrNot() {
        func count(_ shows: Bool, _ optional: Int?) -> Int {
            let content = Plot {
                if shows {
                    BarMark(x: .value("x", "a"), y: .value("y", 1))
                } else {
                    RuleMark(y: .value("y", 1))
                    RuleMark(y: .value("y", 2))
                }
                if let optional { PointMark(x: .value("x", "a"), y: .value("y", optional)) }
            }
            return content._marks().count
        }
        #expect(count(true, 1) == 2 && count(false, nil) == 2)
    }
}
