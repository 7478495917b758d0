import Testing
import UIKit

struct TableGeometryTests {
    /// A generator of numbers that are the same in every run.
    private struct Numbers {
        var seed: UInt64
        mutating func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(count, 1)
        }
    }

    @Test func sumsOfHeightsAreThoseOfAPlainArray() {
        var numbers = Numbers(seed: 11)
        for count in [1, 2, 3, 7, 8, 9, 100, 257] {
            var rows = RowHeights(count: count, common: 44, isExact: false)
            var plain = [CGFloat](repeating: 44, count: count)
            for _ in 0..<(count * 2) {
                let row = numbers.next(count)
                let height = CGFloat(numbers.next(120))
                rows.set(height, for: row)
                plain[row] = height
                #expect(rows[row] == height)
                #expect(rows.isExact(row))
            }
            var top: CGFloat = 0
            for row in 0..<count {
                #expect(abs(rows.top(of: row) - top) < 1e-6)
                if plain[row] > 0 {
                    #expect(rows.row(at: top) == row)
                    #expect(rows.row(at: top + plain[row] - 0.5) == row)
                }
                top += plain[row]
            }
            #expect(abs(rows.total - top) < 1e-6)
            #expect(rows.row(at: top) == count)
        }
    }

    @Test func givenHeightsAreSummedAtOnce() {
        let heights = (0..<1000).map { CGFloat($0 % 37) + 1 }
        let rows = RowHeights(heights: heights, areExact: true)
        #expect(rows.total == heights.reduce(0, +))
        #expect(rows.top(of: 500) == heights.prefix(500).reduce(0, +))
        #expect(rows[123] == heights[123])
    }

    @Test func rowsThatAreAllAlikeCostNothing() {
        let rows = RowHeights(count: 1_000_000_000, common: 44, isExact: true)
        #expect(rows.top(of: 999_999_999) == 43_999_999_956)
        #expect(rows.row(at: 44 * 123_456_789 + 1) == 123_456_789)
    }

    private func sample() -> TableGeometry {
        TableGeometry(
            sections: [
                .init(padding: 5, header: 20, rows: RowHeights(count: 3, common: 10, isExact: true), footer: 7),
                .init(rows: RowHeights(count: 0, common: 10, isExact: true)),
                .init(header: 30, rows: RowHeights(count: 2, common: 40, isExact: true)),
            ], start: 100)
    }

    @Test func partsFollowEachOther() {
        var table = sample()
        #expect(table.header(of: 0) == (105, 20))
        #expect(table.span(of: IndexPath(row: 2, section: 0)) == (145, 10))
        #expect(table.footer(of: 0) == (155, 7))
        #expect(table.top(of: 1) == 162)
        #expect(table.bottom(of: 1) == 162)
        #expect(table.header(of: 2) == (162, 30))
        #expect(table.end() == 272)
    }

    @Test func placesLeadToRows() {
        var table = sample()
        #expect(table.row(at: 99) == nil)
        #expect(table.row(at: 110) == nil)
        #expect(table.row(at: 125) == IndexPath(row: 0, section: 0))
        #expect(table.row(at: 154.9) == IndexPath(row: 2, section: 0))
        #expect(table.row(at: 156) == nil)
        #expect(table.row(at: 200) == IndexPath(row: 0, section: 2))
        #expect(table.row(at: 272) == nil)
        #expect(table.firstRow(endingBelow: 0) == IndexPath(row: 0, section: 0))
        #expect(table.firstRow(endingBelow: 156) == IndexPath(row: 0, section: 2))
        #expect(table.firstRow(endingBelow: 500) == nil)
        #expect(table.row(after: IndexPath(row: 2, section: 0)) == IndexPath(row: 0, section: 2))
        #expect(table.row(after: IndexPath(row: 1, section: 2)) == nil)
    }

    @Test func aChangedHeightMovesWhatFollows() {
        var table = sample()
        _ = table.end()
        table.update(0) { $0.rows.set(50, for: 1) }
        #expect(table.span(of: IndexPath(row: 2, section: 0)).top == 185)
        #expect(table.end() == 312)
        table.start = 0
        #expect(table.end() == 212)
    }

    @Test func headersStayInSightAndArePushedOut() {
        var table = sample()
        #expect(table.pinnedHeader(of: 0, edge: 0) == 105)
        #expect(table.pinnedHeader(of: 0, edge: 120) == 120)
        #expect(table.pinnedHeader(of: 0, edge: 150) == 135)
        #expect(table.pinnedFooter(of: 0, edge: 300) == 155)
        #expect(table.pinnedFooter(of: 0, edge: 140) == 133)
        #expect(table.pinnedFooter(of: 0, edge: 110) == 125)
    }
}
