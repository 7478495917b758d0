import Testing
import UIKit

struct FlowArrangementTests {
    private func section(
        _ sizes: FlowSizes, inset: UIEdgeInsets = .zero, line: CGFloat = 10, item: CGFloat = 10, header: CGFloat = 0,
        footer: CGFloat = 0
    ) -> FlowSectionMetrics {
        FlowSectionMetrics(sizes: sizes, inset: inset, lineSpacing: line, itemSpacing: item, header: header, footer: footer)
    }

    @Test func equalItemsAreSpreadOverTheLine() {
        let sizes = FlowSizes(count: 10, common: CGSize(width: 50, height: 40), single: nil)
        let flow = FlowArrangement(
            sections: [section(sizes, inset: UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10))], isHorizontal: false, breadth: 320)
        // 300 pt: five of 50 with at least 10 between, so 12.5.
        let frames = (0..<10).map { flow.sections[0].frame(of: $0) }
        #expect(frames[0] == CGRect(x: 10, y: 5, width: 50, height: 40))
        #expect(frames[1].minX == 72.5)
        #expect(frames[4].maxX == 310)
        #expect(frames[5] == CGRect(x: 10, y: 55, width: 50, height: 40))
        #expect(flow.length == 102)
    }

    @Test func theLastLineKeepsTheColumns() {
        let equal = FlowSizes(count: 7, common: CGSize(width: 50, height: 40), single: nil)
        let single = FlowSizes(count: 7, common: .zero, single: [CGSize](repeating: CGSize(width: 50, height: 40), count: 7))
        for sizes in [equal, single] {
            let flow = FlowArrangement(sections: [section(sizes)], isHorizontal: false, breadth: 300)
            #expect(flow.sections[0].frame(of: 5).minX == flow.sections[0].frame(of: 0).minX)
            #expect(flow.sections[0].frame(of: 6).minX == flow.sections[0].frame(of: 1).minX)
            #expect(flow.sections[0].frame(of: 1).minX == 62.5)
        }
    }

    @Test func anItemThatFillsAlmostALineIsCentred() {
        let sizes = FlowSizes(count: 2, common: CGSize(width: 200, height: 40), single: nil)
        let flow = FlowArrangement(sections: [section(sizes)], isHorizontal: false, breadth: 300)
        #expect(flow.sections[0].frame(of: 0) == CGRect(x: 50, y: 0, width: 200, height: 40))
        #expect(flow.sections[0].frame(of: 1) == CGRect(x: 50, y: 50, width: 200, height: 40))
    }

    @Test func itemsOfALineAreCentredOnItsHeight() {
        let sizes = FlowSizes(count: 2, common: .zero, single: [CGSize(width: 50, height: 100), CGSize(width: 50, height: 40)])
        let flow = FlowArrangement(sections: [section(sizes)], isHorizontal: false, breadth: 110)
        #expect(flow.sections[0].frame(of: 1) == CGRect(x: 60, y: 30, width: 50, height: 40))
        #expect(flow.length == 100)
    }

    @Test func sectionsFollowEachOtherWithHeadersAndFooters() {
        let sizes = FlowSizes(count: 1, common: CGSize(width: 50, height: 40), single: nil)
        let none = FlowSizes(count: 0, common: CGSize(width: 50, height: 40), single: nil)
        let flow = FlowArrangement(
            sections: [
                section(sizes, header: 30, footer: 20), section(none, inset: UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)),
                section(sizes, header: 30),
            ], isHorizontal: false, breadth: 320)
        #expect(flow.sections[0].end == 90)
        #expect(flow.sections[1].start == 90)
        #expect(flow.sections[2].start == 97)
        #expect(flow.sections[2].frame(of: 0).minY == 127)
        #expect(flow.length == 167)
    }

    @Test func itemsInARectangleAreThoseOfEveryLineThatTouchesIt() {
        var seed: UInt64 = 7
        func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + CGFloat(seed >> 40) / CGFloat(1 << 24) * (range.upperBound - range.lowerBound)
        }
        let all = (0..<500).map { _ in CGSize(width: random(20...140), height: random(20...90)) }
        let flow = FlowArrangement(
            sections: [section(FlowSizes(count: 500, common: .zero, single: all))], isHorizontal: false, breadth: 390)
        let section = flow.sections[0]
        for low in stride(from: CGFloat(0), to: flow.length, by: 173) {
            var found: Set<Int> = []
            section.forEachItem(from: low, to: low + 200) { item, frame in
                found.insert(item)
                #expect(frame == section.frame(of: item))
            }
            for item in 0..<500 where section.frame(of: item).minY < low + 200 && section.frame(of: item).maxY > low {
                #expect(found.contains(item))
            }
        }
        for item in 0..<500 { #expect(section.frame(of: item).size == all[item]) }
    }

    @Test func tenThousandEqualItemsNeedNoLines() {
        let sizes = FlowSizes(count: 1_000_000, common: CGSize(width: 100, height: 100), single: nil)
        let flow = FlowArrangement(sections: [section(sizes)], isHorizontal: false, breadth: 320)
        #expect(flow.sections[0].frame(of: 999_999).maxY == flow.length)
        var count = 0
        flow.sections[0].forEachItem(from: 1_000_000, to: 1_000_500) { _, _ in count += 1 }
        #expect(count <= 6 * 2 + 6)
    }
}
