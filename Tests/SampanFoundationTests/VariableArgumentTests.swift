import Foundation
import SampanFoundation
import Testing

@Suite struct VariableArgumentTests {
    private final class Boat: NSObject {
        override var description: String { "a boat" }
    }

    @Test func objectsAreWrittenByTheirDescriptions() {
        #expect(String(format: "%@ %d %@", NSNumber(value: 5), 3, Boat()) == "5 3 a boat")
        #expect(String(format: "%@ %@", NSNull(), NSURL(string: "a:b")!) == "<null> a:b")
    }

    @Test func valuesAreWrittenAsTheirObjectsAre() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(String(format: "%@", date as CVarArg) == (date as NSDate).description)
        #expect(String(format: "%@", [1, 2] as CVarArg) == ([1, 2] as NSArray).description)
        #expect(String(format: "%@ %@", ["a": 1] as CVarArg, "x").hasPrefix((["a": 1] as NSDictionary).description))
        #expect(String(format: "%@", URL(string: "a:b")! as CVarArg) == "a:b")
        let identifier = UUID()
        #expect(String(format: "%@", identifier as CVarArg).contains(identifier.uuidString))
    }
}
