import Foundation
import SampanFoundation
import Testing

@Suite struct SetLiteralTests {
    @Test func setsAreWrittenAsLists() {
        let set: NSSet = [1, "a", 1]
        #expect(set.count == 2 && set.contains(1) && set.contains("a"))
        let empty: NSSet = []
        #expect(empty.count == 0)
    }
}
