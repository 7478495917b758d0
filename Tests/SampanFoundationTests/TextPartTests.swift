import Foundation
import SampanFoundation
import Testing

/// Foundation marks its own names deprecated.
extension NSTextCheckingResult.CheckingType {
    fileprivate static let dates = Self(rawValue: 1 << 3)
    fileprivate static let places = Self(rawValue: 1 << 4)
    fileprivate static let links = Self(rawValue: 1 << 5)
    fileprivate static let numbers = Self(rawValue: 1 << 11)
}

@Suite struct TextPartTests {
    private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
        var found: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) { part, range, _, _ in
            #expect(part == nil || part == String(text[range]))
            found.append(String(text[range]))
        }
        return found
    }

    @Test func wordsAreFound() {
        #expect(parts("Hello, big world! It's 5.", .byWords) == ["Hello", "big", "world", "It's", "5"])
        #expect(parts("a b", [.byWords, .reverse]) == ["b", "a"] && parts("", .byWords) == [] && parts("...", .byWords) == [])
        #expect(parts("今日は良い天気", .byWords).count > 1)
    }

    @Test func sentencesLinesAndCharactersAreFound() {
        #expect(parts("One. Two? Three", .bySentences) == ["One. ", "Two? ", "Three"])
        #expect(parts("a\nb\r\n\nc", .byLines) == ["a", "b", "", "c"])
        #expect(parts("a\u{2028}b\nc", .byParagraphs) == ["a\u{2028}b", "c"])
        #expect(parts("e\u{301}👨‍👩‍👧x", .byComposedCharacterSequences) == ["e\u{301}", "👨‍👩‍👧", "x"])
    }

    @Test func aClosureStopsAndIsToldWhatStandsAround() {
        var outer: [NSRange] = []
        (" a, b c" as NSString).enumerateParts(in: NSRange(location: 0, length: 7), options: [.byWords, .substringNotRequired]) {
            part, _, enclosing, stop in
            #expect(part == nil)
            outer.append(enclosing)
            if outer.count == 2 { stop.pointee = true }
        }
        #expect(outer == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 2)])
    }

    private func detect(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        let detector = try NSDataDetector(types: types.rawValue)
        return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map { match in
            let part = (text as NSString).substring(with: match.range)
            let time = match.date.map {
                $0.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(includingFractionalSeconds: false))
            }
            return [part, match.url?.absoluteString ?? match.phoneNumber ?? time ?? ""].joined(separator: "|")
        }
    }

    @Test func addressesAreDetected() throws {
        #expect(
            try detect("See https://a.b/c?d=(e), www.f.com. Or (example.org/x)! mail me@g.co: no: a.b, 1.5", .links) == [
                "https://a.b/c?d=(e)|https://a.b/c?d=(e)", "www.f.com|http://www.f.com", "example.org/x|http://example.org/x",
                "me@g.co|mailto:me@g.co",
            ])
    }

    @Test func phoneNumbersAreDetected() throws {
        #expect(
            try detect("Call +1 (408) 996-1010 or 030 123456; not 12.5.2020, 3.14159265 or 2020-01-02", .numbers) == [
                "+1 (408) 996-1010|+1 (408) 996-1010", "030 123456|030 123456",
            ])
    }

    @Test func datesAreDetected() throws {
        #expect(
            try detect("From 2024-03-05 to March 7, 2024 at 5:30 pm or 9 Apr 2025; not 2024-13-40", .dates) == [
                "2024-03-05|2024-03-05T12:00:00", "March 7, 2024 at 5:30 pm|2024-03-07T17:30:00", "9 Apr 2025|2025-04-09T12:00:00",
            ])
        #expect(try detect("tomorrow", .dates).count == 1)
    }

    @Test func whatIsFoundOnceIsNotFoundAgain() throws {
        #expect(try detect("https://a.b/2024-03-05", [.links, .dates, .numbers]).count == 1)
        #expect(throws: CocoaError.self) { try NSDataDetector(types: NSTextCheckingResult.CheckingType.places.rawValue) }
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.links.rawValue)
        #expect(detector.firstMatch(in: "x", options: [], range: NSRange(location: 0, length: 1)) == nil)
        #expect(detector.numberOfMatches(in: "www.a.de www.b.de", range: NSRange(location: 0, length: 17)) == 2)
    }

    @Test func longTextsAreDetectedInTime() throws {
        let long = String(repeating: "1-", count: 20_000) + String(repeating: "a.", count: 20_000)
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try detect(long, [.links, .dates, .numbers]) }
        #expect(time < .seconds(5))
    }
}
