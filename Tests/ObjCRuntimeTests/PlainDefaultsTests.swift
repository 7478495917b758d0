import Foundation
import ObjCRuntime
import Testing

@Suite struct PlainDefaultsTests {
    /// Defaults of a suite of their own, which go with the test.
    private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
        let name = "plain-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        try body(defaults)
    }

    @Test func aNumberIsReadAsEachKindOfNumber() throws {
        try withDefaults { defaults in
            defaults.set(5, forKey: "five")
            defaults.set(true, forKey: "yes")
            defaults.set(2.5, forKey: "half")
            #expect(defaults.object(forKey: "five") as? Int == 5 && defaults.object(forKey: "five") as? Double == 5)
            #expect(defaults.object(forKey: "five") is NSNumber && defaults.object(forKey: "five") as? Int64 == 5)
            #expect(defaults.object(forKey: "yes") as? Bool == true && defaults.object(forKey: "yes") as? Int == 1)
            #expect(defaults.object(forKey: "half") as? CGFloat == 2.5 && defaults.object(forKey: "half") as? Int == nil)
            #expect(defaults.integer(forKey: "five") == 5 && defaults.bool(forKey: "yes") && defaults.double(forKey: "half") == 2.5)
            #expect(defaults.integer(forKey: "yes") == 1 && defaults.float(forKey: "five") == 5 && defaults.integer(forKey: "none") == 0)
        }
    }

    @Test func collectionsHoldPlainValues() throws {
        try withDefaults { defaults in
            defaults.set([1, "a", ["b": 2]] as [Any], forKey: "list")
            let list = try #require(defaults.array(forKey: "list"))
            #expect(!"\(list)".contains("Optional") && list[0] as? Double == 1 && (list[2] as? [String: Int]) == ["b": 2])
            defaults.set(["a": 1, "b": 2], forKey: "table")
            #expect(defaults.dictionary(forKey: "table") as? [String: Int] == ["a": 1, "b": 2])
            defaults.set(["x", "y"], forKey: "texts")
            #expect(defaults.stringArray(forKey: "texts") == ["x", "y"])
            let day = Date(timeIntervalSinceReferenceDate: 5)
            defaults.set(day, forKey: "day")
            defaults.set(Data([1, 2]), forKey: "data")
            #expect(defaults.object(forKey: "day") as? Date == day && defaults.data(forKey: "data") == Data([1, 2]))
        }
    }

    @Test func nothingTakesAValueAway() throws {
        try withDefaults { defaults in
            defaults.set("a", forKey: "a")
            defaults.set(nil, forKey: "a")
            #expect(defaults.object(forKey: "a") == nil)
        }
    }

    @Test(arguments: ["https://example.org/a?b=c#d", "file:///tmp/a%20b", "mailto:a@example.org"])
    func anAddressComesBackWhole(_ text: String) throws {
        try withDefaults { defaults in
            let url = try #require(URL(string: text))
            defaults.set(url, forKey: "url")
            #expect(defaults.url(forKey: "url")?.absoluteString == text)
        }
    }

    @Test func aPathIsReadAsAnAddress() throws {
        try withDefaults { defaults in
            defaults.set("~/a.txt", forKey: "path")
            #expect(defaults.url(forKey: "path")?.path == "\(NSHomeDirectory())/a.txt")
        }
    }
}
