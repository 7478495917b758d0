import Foundation
import ObjCRuntime
import Testing

@testable import SampanFoundation

private typealias NSPredicate = SampanFoundation.NSPredicate
private typealias NSCompoundPredicate = SampanFoundation.NSCompoundPredicate
private typealias NSComparisonPredicate = SampanFoundation.NSComparisonPredicate
private typealias NSExpression = SampanFoundation.NSExpression

@Suite struct PredicateTests {
    private let people: [[String: Any]] = [
        ["name": "Anna", "age": 31, "tags": ["red", "blue"], "pet": ["name": "Rex", "age": 3], "since": Date(timeIntervalSince1970: 0)],
        ["name": "Élodie", "age": 19, "tags": [String](), "pet": ["name": "Mia", "age": 12], "since": Date(timeIntervalSince1970: 100)],
        ["name": "bob", "age": 45.5, "tags": ["blue"], "note": "x\ny"],
    ]

    /// The names of those that a predicate takes, by their first letters.
    private func taken(_ predicate: NSPredicate) -> String {
        people.filter { predicate.evaluate(with: $0) }.map { String(($0["name"] as! String).prefix(1)) }.joined()
    }

    private func taken(_ format: String, _ arguments: [Any] = []) -> String { taken(NSPredicate(format: format, argumentArray: arguments)) }

    @Test func valuesAreCompared() {
        #expect(taken("age > 30") == "Ab")
        #expect(taken("age => 31 && age =< 31") == "A")
        #expect(taken("age <> 19") == "Ab")
        #expect(taken("age = 45.5") == "b")
        #expect(taken("age BETWEEN {19, 31}") == "AÉ")
        #expect(taken("name == 'Anna' OR name == \"bob\"") == "Ab")
        #expect(taken("0x1F = age") == "A")
        #expect(taken("since < %@", [Date(timeIntervalSince1970: 50)]) == "A")
        #expect(taken("name IN {'bob', 'Anna'}") == "Ab")
        #expect(taken("age IN %@", [[19, 31]]) == "AÉ")
    }

    @Test func textsAreComparedWithOptions() {
        #expect(taken("name BEGINSWITH 'b'") == "b")
        #expect(taken("name BEGINSWITH[c] 'B'") == "b")
        #expect(taken("name CONTAINS[cd] 'el'") == "É")
        #expect(taken("name ENDSWITH 'e' or name endswith 'a'") == "AÉ")
        #expect(taken("name ==[c] 'BOB'") == "b")
        #expect(taken("name LIKE '*n?a'") == "A")
        #expect(taken("name LIKE[cd] 'e*'") == "É")
        #expect(taken("name MATCHES '[A-Z].+'") == "A")
        #expect(taken("name MATCHES 'Ann'") == "")
        #expect(taken("note LIKE 'x*'") == "b")
        #expect(taken("'an' IN[c] name") == "A")
        #expect(taken("name CONTAINS ''") == "")
    }

    @Test func predicatesAreJoined() {
        #expect(taken("NOT age > 30") == "É")
        #expect(taken("!(age > 30) || name = 'bob'") == "Éb")
        #expect(taken("age > 20 AND (name = 'Anna' OR name = 'bob') AND NOT name = 'bob'") == "A")
        #expect(taken("TRUEPREDICATE") == "AÉb")
        #expect(taken("age > 1 AND FALSEPREDICATE") == "")
        #expect(taken(NSCompoundPredicate(andPredicateWithSubpredicates: [])) == "AÉb")
        #expect(taken(NSCompoundPredicate(orPredicateWithSubpredicates: [])) == "")
        #expect(taken(NSPredicate { object, _ in (object as? [String: Any])?["age"] as? Int == 19 }) == "É")
    }

    @Test func collectionsAreSearched() {
        #expect(taken("ANY tags = 'blue'") == "Ab")
        #expect(taken("ALL tags = 'blue'") == "Éb")
        #expect(taken("NONE tags = 'blue'") == "É")
        #expect(taken("tags CONTAINS 'red'") == "A")
        #expect(taken("tags.@count > 1") == "A")
        #expect(taken("tags[FIRST] = 'red' OR tags[SIZE] = 0") == "AÉ")
        #expect(taken("tags[SIZE] > 0 AND tags[0] = 'blue' AND tags[LAST] = 'blue'") == "b")
        #expect(taken("SUBQUERY(tags, $t, $t BEGINSWITH 'b').@count = 1") == "Ab")
        #expect(taken("{'red'} INTERSECT tags != {}") == "A")
    }

    @Test func pathsOfKeysAreFollowed() {
        #expect(taken("pet.name = 'Rex'") == "A")
        #expect(taken("pet = nil") == "b")
        #expect(taken("pet.age > 5") == "É")
        #expect(taken("SELF.pet.age != NULL") == "AÉ")
        #expect(taken("%K.%K > %@", ["pet", "age", 5]) == "É")
        #expect(taken("%K = %@", ["pet.name", "Mia"]) == "É")
    }

    @Test func elementsOfListsAreFiltered() {
        let words = ["one", "two", "three"] as NSArray
        #expect(words.filtered(using: NSPredicate(format: "SELF CONTAINS 'o'")) as? [String] == ["one", "two"])
        #expect(words.filtered(using: NSPredicate(format: "length(SELF) > 3")) as? [String] == ["three"])
        let numbers = NSMutableArray(array: [1, 2, 3, 4])
        numbers.filter(using: NSPredicate(format: "modulus:by:(SELF, 2) == 0"))
        #expect(numbers as? [Int] == [2, 4])
    }

    @Test func variablesStandForValues() {
        let predicate = NSPredicate(format: "name = $NAME")
        #expect(predicate.evaluate(with: people[0], substitutionVariables: ["NAME": "Anna"]))
        #expect(taken(predicate.withSubstitutionVariables(["NAME": "bob"])) == "b")
        let nested = NSPredicate(format: "SUBQUERY(tags, $t, $t = $T).@count > 0").withSubstitutionVariables(["T": "red", "t": "blue"])
        #expect(taken(nested) == "A")
    }

    @Test func argumentsAreTakenAsTheyCome() {
        let date = Date(timeIntervalSince1970: 100)
        #expect(taken(NSPredicate(format: "age > %d AND name = %@", 30, "Anna")) == "A")
        #expect(taken(NSPredicate(format: "age > %lf", 45.0)) == "b")
        #expect(taken(NSPredicate(format: "since = %@", date as CVarArg)) == "É")
        #expect(taken(NSPredicate(format: "since = %@ AND age IN %@", date as NSDate, [19, 20])) == "É")
        #expect(taken(NSPredicate(format: "name = '%@'", "Anna")) == "")
    }

    @Test @MainActor func objectsThatHaveTheirPropertiesByKeyAreTested() {
        Boat.register
        let boat = Boat()
        #expect(NSPredicate(format: "name BEGINSWITH 'L' AND masts >= 2 AND afloat = YES").evaluate(with: boat))
        #expect(!NSPredicate(format: "masts > 2").evaluate(with: boat))
        #expect(([boat] as NSArray).filtered(using: NSPredicate(format: "%K != nil", "name")).count == 1)
    }

    @Test func predicatesAreWrittenAsTheyAreRead() {
        let formats = [
            "name == \"Anna\" AND age > 3", "NOT age > 30", "(a == 1 AND b == 2) OR c == 3", "name CONTAINS[cd] \"x\\\"y\"",
            "ANY tags.name BEGINSWITH \"b\"", "age BETWEEN {1, 2}", "SUBQUERY(tags, $t, $t == 1).@count > 0", "SELF IN {1, \"a\"}",
            "TERNARY(a == 1, b, c) == 2", "a[FIRST] == nil", "(a + b) * 2 > 1.5", "TRUEPREDICATE", "#in == $x",
            "CAST(100.5, \"NSDate\") < since", "sum:(tags) == 3", "FUNCTION(a, \"compare:\", b) == 0", "a UNION b == c",
        ]
        for format in formats {
            let predicate = NSPredicate(format: format)
            #expect(predicate.predicateFormat == format)
            #expect(NSPredicate(format: predicate.predicateFormat) == predicate)
        }
        #expect(NSPredicate(format: "a = 'b' && c LIKE[c] %@", "d").predicateFormat == "a == \"b\" AND c LIKE[c] \"d\"")
        #expect(
            NSPredicate(format: "since < %@", Date(timeIntervalSinceReferenceDate: 100.5) as CVarArg).predicateFormat
                == "since < CAST(100.500000, \"NSDate\")")
        #expect(NSPredicate(format: "NONE a = 1").predicateFormat == "NOT ANY a == 1")
        #expect(NSPredicate(format: "a == YES").predicateFormat == "a == 1")
    }

    @Test func aFormatMakesAPredicateOfItsKind() throws {
        let comparison = try #require(NSPredicate(format: "name LIKE[c] 'a'") as? NSComparisonPredicate)
        #expect(comparison.leftExpression.keyPath == "name" && comparison.rightExpression.constantValue as? String == "a")
        #expect(comparison.predicateOperatorType == .like && comparison.options == .caseInsensitive)
        let compound = try #require(NSPredicate(format: "a = 1 OR b = 2 OR c = 3") as? NSCompoundPredicate)
        #expect(compound.compoundPredicateType == .or && compound.subpredicates.count == 3)
    }

    @Test func comparisonsAreMadeOfExpressions() {
        let predicate = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "AN"), modifier: .direct,
            type: .contains, options: [.caseInsensitive, .diacriticInsensitive])
        #expect(taken(predicate) == "A")
        #expect(predicate.predicateFormat == "name CONTAINS[cd] \"AN\"")
    }

    @Test(arguments: [
        "", "name", "name =", "= 3", "name == 'x", "a AND b", "(a == 1", "a == 1)", "a === 1", "name LIKE", "%@ ==", "a == %", "$ = 1",
        "ANY a",
        "a == 1 AND", "sum(1, 2) == 3", "unknown(1) == 1", "{1, 2", "a[1 == 2", "SELF IN {,}", "a == \\u12", "NOT", "x == #", "CAST() == 1",
        "CAST(1) == 1", "random(1, 2, 3) == 1",
    ])
    func whatIsNoFormatIsRefused(_ format: String) {
        #expect(throws: PredicateLexer.Fault.self) { try PredicateParser.parse(format, []) }
    }

    @Test func bracketsNestOnlySoDeep() throws {
        func nested(_ depth: Int) -> String { String(repeating: "(", count: depth) + "a == 1" + String(repeating: ")", count: depth) }
        #expect(try PredicateParser.parse(nested(150), []).predicateFormat == "a == 1")
        for deep in [nested(100_000), String(repeating: "NOT ", count: 100_000) + "a == 1", String(repeating: "{", count: 100_000)] {
            #expect(throws: PredicateLexer.Fault.self) { try PredicateParser.parse(deep, []) }
        }
    }

    @Test func mutatedFormatsAreReadOrRefused() {
        let seeds = [
            "name BEGINSWITH[cd] 'b' AND (age > 3.5e2 OR NOT ANY tags.@count <= 0x1F)",
            "SUBQUERY(tags, $t, $t IN {'a', \"b\"})[FIRST] != nil",
            "TERNARY(a == 1, -b ** 2, c / 3) BETWEEN {1, %@} && %K LIKE '\\u0041*'", "FUNCTION(a, 'x:', CAST(1, 'NSDate')) UNION b == #in",
        ]
        var random = Numbers(state: 7)
        for _ in 0..<20_000 {
            var text = Array(seeds.randomElement(using: &random)!)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<text.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text.remove(at: place)
                case 1: text.insert("()[]{}'\"\\%$#.@,=<>!&|0xaANDNOT".randomElement(using: &random)!, at: place)
                default: text.swapAt(place, Int.random(in: 0..<text.count, using: &random))
                }
                if text.isEmpty { break }
            }
            guard let predicate = try? PredicateParser.parse(String(text), ["k", "l", 3]) else { continue }
            // What was read can be written.
            #expect(!predicate.predicateFormat.isEmpty)
        }
    }
}

/// What the lowering makes of a class with `@objc` members, written by hand.
private final class Boat: NSObject {
    @MainActor static let register: Void = {
        ClassRegistry.register(Boat.self, objcName: "PredicateTestsBoat") { description in
            description.property("name", get: { ($0 as! Boat).name })
            description.property("masts", get: { ($0 as! Boat).masts })
            description.property("isAfloat", get: { ($0 as! Boat).isAfloat })
        }
    }()

    let name = "Lan"
    let masts = 2
    let isAfloat = true
}

/// Numbers that are the same in each run.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
