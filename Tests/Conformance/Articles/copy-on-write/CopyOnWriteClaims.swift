import XCTest

// listing copy-on-write-01, lines 2330-2334

// listing copy-on-write-02

final class CopyOnWriteClaims: XCTestCase {
    func test_c03_c04_c06_c07_arraysAreCopiedWhenTheyChange() {
        var kept: ([Int], [Int]) = ([], [])
        let text = Output.of {
            // listing copy-on-write-01, lines 2335-2350
            kept = (array1, array2)
        }
        let addresses = text.split(separator: "\n").map { String($0) }
        XCTAssertEqual(addresses.count, 3, text)
        XCTAssertTrue(addresses.allSatisfy { $0.hasPrefix("0x") }, text)
        XCTAssertEqual(addresses.first, addresses.dropFirst().first)
        XCTAssertNotEqual(addresses.first, addresses.last)
        XCTAssertEqual(kept.0, [0, 1, 2, 3])
        XCTAssertEqual(kept.1, [0, 1, 2, 3, 4])
    }

    func test_c02_valuesAreCopiedWhenAssignedAndPassed() {
        struct Point { var x = 0 }
        func moved(_ point: Point) -> Point {
            var point = point
            point.x = 1
            return point
        }
        let a = Point()
        var b = a
        b.x = 2
        XCTAssertEqual([a.x, b.x, moved(a).x, a.x], [0, 2, 1, 0])
        var table = ["a": 1]
        let old = table
        table["a"] = 2
        XCTAssertEqual(old, ["a": 1])
    }

    /// What a value refers to is shared by its copies, unless it does as `Box` does.
    func test_c05_ownValueTypesHaveToCopyForThemselves() {
        struct Plain { let ref = Ref(1) }
        let a = Plain()
        let b = a
        b.ref.val = 2
        XCTAssertEqual(a.ref.val, 2)
    }

    func test_c08_aBoxChangesInPlaceUnlessItIsShared() {
        var box = Box(1)
        let first = box.ref
        box.value = 2
        XCTAssertTrue(box.ref !== first, "the test holds the reference, too")
        let second = ObjectIdentifier(box.ref)
        box.value = 3
        XCTAssertEqual(ObjectIdentifier(box.ref), second)
        let copy = box
        box.value = 4
        XCTAssertNotEqual(ObjectIdentifier(box.ref), second)
        XCTAssertEqual([copy.value, box.value], [3, 4])
    }
}
