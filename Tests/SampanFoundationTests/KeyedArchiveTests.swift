import Foundation
import SampanFoundation
import Testing

/// An object of an app's.
final class Chip: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let number: Int
    init(number: Int) { self.number = number }
    init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}

/// Archives that may be damaged.
struct KeyedArchiveTests {
    private let value: NSDictionary = [
        "list": ["red", 1] as NSArray, "set": NSSet(array: [2.5]), "when": NSDate(timeIntervalSinceReferenceDate: 7),
        "page": NSURL(string: "https://example.com/a?b")!, "code": NSUUID(), "bytes": NSData(data: Data([1, 2])), "nothing": NSNull(),
        "word": "ü" as NSString, "order": NSOrderedSet(array: [1, 2]),
    ]

    private func archive(_ value: Any) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }

    /// An archive of objects that the test describes.
    private func archive(objects: [Any], root: Int = 1) throws -> Data {
        // References are made by the archiver alone: they are put in where the marks are.
        var text = try #require(
            String(
                data: PropertyListSerialization.data(
                    fromPropertyList: [
                        "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": "@\(root)"], "$objects": ["$null"] + objects,
                    ] as [String: Any], format: .xml, options: 0), encoding: .utf8))
        text = text.replacingOccurrences(
            of: "<string>@([0-9]+)</string>", with: "<dict><key>CF\\$UID</key><integer>$1</integer></dict>", options: .regularExpression)
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    @Test func whatWasArchivedIsRead() throws {
        #expect(try KeyedArchive.root(of: archive(value)) as? NSDictionary == value)
        #expect(try KeyedArchive.root(of: archive("text" as NSString), classes: [NSString.self]) as? String == "text")
    }

    @Test func aDecimalNumberOfADeviceIsRead() throws {
        let number: [String: Any] = [
            "$class": "@2", "NS.mantissa": Data([0x39, 0x30] + [UInt8](repeating: 0, count: 14)), "NS.exponent": -2, "NS.negative": true,
            "NS.length": 1, "NS.mantissa.bo": 1, "NS.compact": true,
        ]
        let data = try archive(objects: [number, ["$classname": "NSDecimalNumberPlaceholder"]])
        #expect(try KeyedArchive.root(of: data) as? NSDecimalNumber == NSDecimalNumber(string: "-123.45"))
    }

    @Test func objectsOfOtherClassesAreRead() throws {
        let data = try archive([Chip(number: 7)] as NSArray)
        #expect(try (KeyedArchive.root(of: data) as? [Chip])?.first?.number == 7)
        #expect(try (KeyedArchive.root(of: data, classes: [NSArray.self, Chip.self]) as? [Chip])?.first?.number == 7)
    }

    @Test func aSetInAPropertyListIsAnError() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": [1, 2]], format: .binary, options: 0)
        #expect(try PropertyListSerialization.checkedPropertyList(from: data) as? [String: [Int]] == ["a": [1, 2]])
        // The array's first byte is its kind and its length.
        let place = try #require(data.firstIndex(of: 0xa2))
        var damaged = data
        damaged[place] = 0xc2
        #expect(throws: CocoaError.self) { try PropertyListSerialization.checkedPropertyList(from: damaged) }
    }

    @Test func otherClassesAreRefused() throws {
        let data = try archive(value)
        #expect(throws: CocoaError.self) { try KeyedArchive.root(of: data, classes: [NSArray.self, NSString.self]) }
        #expect(NSSecureUnarchiveFromDataTransformer().transformedValue(try archive(Chip(number: 1))) == nil)
    }

    @Test func aDamagedArchiveIsAnErrorWhereverItIsCut() throws {
        let data = try archive(value)
        for length in 0..<data.count {
            #expect(throws: CocoaError.self) { try KeyedArchive.root(of: data.prefix(length)) }
        }
    }

    @Test func aFlippedByteEndsNothing() throws {
        let data = try archive(value)
        var read = 0
        for place in data.indices {
            var damaged = data
            damaged[place] ^= 1 << UInt8(place % 8)
            if (try? KeyedArchive.root(of: damaged)) != nil { read += 1 }
            _ = try? KeyedArchive.root(of: damaged, classes: NSSecureUnarchiveFromDataTransformer.allowedTopLevelClasses)
        }
        // What is flipped in a text is another text.
        #expect(read > 0 && read < data.count)
    }

    @Test func archivesThatWereMadeToDoHarmAreErrors() throws {
        let array: [String: Any] = ["$classname": "NSArray", "$classes": ["NSArray", "NSObject"]]
        let cases: [(String, [Any])] = [
            ("leads to itself", [["$class": "@2", "NS.objects": ["@1"]], array]),
            ("is not there", [["$class": "@2", "NS.objects": ["@9"]], array]),
            ("has no class", [["$class": "@2", "NS.objects": [String]()], "NSArray"]),
            ("holds nothing", [["$class": "@2", "NS.objects": ["@0"]], array]),
            ("does not hold", [["$class": "@2", "NS.objects": "text"], array]),
            ("does not hold", [["$class": "@2", "NS.keys": ["@3"], "NS.objects": [String]()], ["$classname": "NSDictionary"], "key"]),
            ("does not hold", [["$class": "@2", "NS.mantissa": Data(count: 15), "NS.exponent": 0], ["$classname": "NSDecimalNumber"]]),
            ("there is no class", [["$class": "@2"], ["$classname": "NSNoSuchClass"]]),
            ("does not hold", [["$class": "@2", "NS.string": 1], ["$classname": "NSString"]]),
            ("does not hold", [["$class": "@2", "NS.uuidbytes": Data([1])], ["$classname": "NSUUID"]]),
        ]
        for (word, objects) in cases {
            let error = #expect(throws: NSError.self) { try KeyedArchive.root(of: archive(objects: objects)) }
            let said = "\(error?.userInfo ?? [:])"
            #expect(said.contains(word), "\(objects)")
        }
        let deep = (1...2000).map { ["$class": "@2001", "NS.objects": ["@\($0 + 1)"]] as [String: Any] }
        #expect(throws: CocoaError.self) { try KeyedArchive.root(of: archive(objects: deep + [array])) }
    }
}
