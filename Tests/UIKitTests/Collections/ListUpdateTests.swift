import Testing
import UIKit

struct ListUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func whatIsNotNamedKeepsItsNeighbours() {
        let map = ListUpdateMap(before: [5], after: [5], updates: [.deleteItem(path(1)), .insertItem(path(3))])
        #expect(map.inconsistency(word: "item") == nil)
        #expect((0..<5).map { map.new(path($0)) } == [path(0), nil, path(1), path(2), path(4)])
        #expect((0..<5).map { map.old(path($0)) } == [path(0), path(2), path(3), nil, path(4)])
    }

    @Test func movesGoWhereTheySay() {
        let map = ListUpdateMap(before: [3, 2], after: [2, 3], updates: [.moveItem(path(0), path(1, 1))])
        #expect(map.inconsistency(word: "item") == nil)
        #expect(map.new(path(0)) == path(1, 1))
        #expect(map.new(path(1)) == path(0))
        #expect(map.new(path(1, 1)) == path(2, 1))
        #expect(map.old(path(1, 1)) == path(0))
    }

    @Test func sectionsTakeTheirItemsAlong() {
        let map = ListUpdateMap(before: [1, 2, 3], after: [3, 4, 1], updates: [.deleteSection(1), .insertSection(1), .moveSection(2, 0)])
        #expect(map.inconsistency(word: "item") == nil)
        #expect(map.new(path(2, 2)) == path(2, 0))
        #expect(map.new(path(0, 1)) == nil)
        #expect(map.old(path(3, 1)) == nil)
        #expect(map.new(path(0, 0)) == path(0, 2))
    }

    @Test func aWrongCountIsToldInApplesWords() {
        let map = ListUpdateMap(before: [4], after: [5], updates: [])
        #expect(
            map.inconsistency(word: "row")
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the "
                + "update (5) must be equal to the number of rows contained in that section before the update (4), plus or minus the "
                + "number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows "
                + "moved into or out of that section (0 moved in, 0 moved out).")
        let sections = ListUpdateMap(before: [1], after: [1, 1], updates: [])
        #expect(sections.inconsistency(word: "row")?.hasPrefix("Invalid update: invalid number of sections.") == true)
    }

    @Test func placesThatDoNotExistAreTold() {
        #expect(ListUpdateMap(before: [1], after: [0], updates: [.deleteItem(path(1))]).inconsistency(word: "row") != nil)
        #expect(ListUpdateMap(before: [1], after: [2], updates: [.insertItem(path(2))]).inconsistency(word: "row") != nil)
        #expect(ListUpdateMap(before: [1], after: [1], updates: [.moveItem(path(1), path(0))]).inconsistency(word: "row") != nil)
        #expect(
            ListUpdateMap(before: [2], after: [1], updates: [.deleteItem(path(0)), .reloadItem(path(0))]).inconsistency(word: "row")
                != nil)
        #expect(ListUpdateMap(before: [1], after: [1], updates: [.deleteItem(path(0, 3))]).inconsistency(word: "row") != nil)
    }

    @Test func everyItemIsEitherKeptOrNew() {
        var seed: UInt64 = 3
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(count, 1)
        }
        for _ in 0..<300 {
            let old = random(20) + 1
            let deleted = Set((0..<random(old)).map { _ in random(old) })
            let inserted = random(6)
            let after = old - deleted.count + inserted
            var places: Set<Int> = []
            while places.count < inserted { places.insert(random(after)) }
            let updates = deleted.map { ListUpdate.deleteItem(path($0)) } + places.map { ListUpdate.insertItem(path($0)) }
            let map = ListUpdateMap(before: [old], after: [after], updates: updates)
            #expect(map.inconsistency(word: "row") == nil)
            for item in 0..<old {
                if let new = map.new(path(item)) {
                    #expect(map.old(new) == path(item))
                } else {
                    #expect(deleted.contains(item))
                }
            }
            for item in 0..<after { #expect((map.old(path(item)) == nil) == places.contains(item)) }
        }
    }
}
