import Foundation
import SampanFoundation
import Testing

@Suite struct UnarchivingTests {
    @Test func arraysAreReadByTheirObjectsClass() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: [NSString("a"), NSString("b")] as NSArray, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data) == ["a", "b"])
        let mixed = try NSKeyedArchiver.archivedData(withRootObject: [NSString("a"), NSNumber(1)] as NSArray, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self, NSNumber.self], from: mixed)
        #expect(read?.count == 2 && read?.last as? Int == 1)
    }

    @Test func dictionariesAreReadByTheClassesOfTheirObjects() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSDictionary(dictionary: [NSString("a"): NSNumber(1)]), requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data)
        #expect(read == ["a": 1])
    }

    @Test func whatIsNoArchiveThrows() {
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: Data("no".utf8))
        }
    }
}
