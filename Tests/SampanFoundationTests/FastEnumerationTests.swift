import Foundation
import Testing

@testable import SampanFoundation

/// What Objective-C's `for … in` goes through.
@Suite struct FastEnumerationTests {
    private func objects(of collection: any NSFastEnumeration) -> [AnyHashable] {
        var iterator = NSFastEnumerationIterator(collection)
        var found: [AnyHashable] = []
        while let next = iterator.next() as? AnyHashable { found.append(next) }
        return found
    }

    @Test func collectionsGiveTheirObjectsAndDictionariesTheirKeys() {
        #expect(objects(of: ["a", "b"] as NSArray) == ["a", "b"])
        #expect(objects(of: NSSet(object: 1)) == [1])
        #expect(objects(of: NSDictionary(dictionary: ["key": "value"])).map { $0 as? String } == ["key"])
        #expect(objects(of: ([3, 4] as NSArray).objectEnumerator()) == [3, 4])
        #expect(objects(of: [Int]()).isEmpty)
    }

    @Test func whatMakesItsObjectsWhenTheyAreAskedForMakesNoOthers() {
        final class Counter: LazilyEnumerated {
            var made = 0
            func makeObjectIterator() -> AnyIterator<Any> {
                AnyIterator { [self] in
                    made += 1
                    return made
                }
            }
        }
        let counter = Counter()
        var iterator = NSFastEnumerationIterator(counter)
        #expect(iterator.next() as? Int == 1 && iterator.next() as? Int == 2 && counter.made == 2)
    }
}
