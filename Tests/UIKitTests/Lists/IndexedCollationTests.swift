import Testing

@testable import UIKit

/// Somebody whom a list puts into order.
final class ListedPerson: NSObject {
    let name: String

    init(_ name: String) {
        _ = Self.register
        self.name = name
    }

    static let register: Void = ClassRegistry.register(ListedPerson.self) {
        $0.method("name") { receiver, _ in (receiver as! ListedPerson).name }
    }
}

@MainActor
struct IndexedCollationTests {
    private let own = Selector("self")

    @Test func wordsGoUnderTheirFirstLetterWithoutItsMarks() {
        let collation = UILocalizedIndexedCollation(language: "en")
        #expect(collation.sectionTitles.count == 27)
        func title(_ word: String) -> String { collation.sectionTitles[collation.section(for: word, collationStringSelector: own)] }
        #expect(title("apple") == "A" && title("Äpfel") == "A" && title("Zoo") == "Z" && title("Øre") == "O")
        #expect(title("1st") == "#" && title("") == "#" && title("журнал") == "#")
    }

    @Test func lettersThatALanguageCountsHaveSectionsOfTheirOwn() {
        let swedish = UILocalizedIndexedCollation(language: "sv")
        #expect(swedish.sectionTitles.suffix(4) == ["Å", "Ä", "Ö", "#"])
        #expect(swedish.sectionTitles[swedish.section(for: "ö", collationStringSelector: own)] == "Ö")
        let russian = UILocalizedIndexedCollation(language: "ru")
        func title(_ word: String) -> String { russian.sectionTitles[russian.section(for: word, collationStringSelector: own)] }
        #expect(title("ёж") == "Е" && title("йод") == "Й" && title("apple") == "A")
    }

    @Test func syllablesGoUnderTheirRowOrFirstConsonant() {
        let japanese = UILocalizedIndexedCollation(language: "ja")
        func row(_ word: String) -> String { japanese.sectionTitles[japanese.section(for: word, collationStringSelector: own)] }
        #expect(row("カメラ") == "か" && row("がっこう") == "か" && row("ん") == "わ" && row("あい") == "あ")
        let korean = UILocalizedIndexedCollation(language: "ko")
        func consonant(_ word: String) -> String { korean.sectionTitles[korean.section(for: word, collationStringSelector: own)] }
        #expect(consonant("한국") == "ㅎ" && consonant("까치") == "ㄱ")
    }

    @Test func objectsAreSortedByLettersThenMarksThenCaseAndStayInOrderWhereEqual() {
        let collation = UILocalizedIndexedCollation(language: "en")
        let people = ["b", "Ä", "a", "A", "9"].map(ListedPerson.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: Selector("name")).map { ($0 as! ListedPerson).name }
        #expect(sorted == ["A", "a", "Ä", "b", "9"])
        let twins = [ListedPerson("x"), ListedPerson("x")]
        let same = collation.sortedArray(from: twins, collationStringSelector: Selector("name"))
        #expect((same[0] as! ListedPerson) === twins[0] && (same[1] as! ListedPerson) === twins[1])
        #expect(collation.section(for: people[0], collationStringSelector: Selector("name")) == 1)
    }
}
