import XCTest

final class MapFilterReduceClaims: XCTestCase {
    // listing map-filter-reduce-01

    func test_c02_theSampleDataIsAsPrinted() {
        XCTAssertEqual(peopleArray.map(\.name), ["Jack", "Queen", "King"])
        XCTAssertEqual(peopleArray.map(\.age), [11, 12, 13])
        XCTAssertEqual(peopleArray.map(\.pets), [["Dog", "Cat"], ["Pig"], []])
    }

    func test_c04_mapGivesTheAges() {
        let text = Output.of {
            // listing map-filter-reduce-03
        }
        XCTAssertEqual(text, "[11, 12, 13]")
    }

    func test_c05_theShortFormGivesTheAges() {
        let text = Output.of {
            // listing map-filter-reduce-04
        }
        XCTAssertEqual(text, "[11, 12, 13]")
    }

    func test_c08_mapKeepsTheLevels() {
        let text = Output.of {
            // listing map-filter-reduce-06
        }
        XCTAssertEqual(text, #"[["Dog", "Cat"], ["Pig"], []]"#)
    }

    func test_c09_flatMapJoinsThem() {
        let text = Output.of {
            // listing map-filter-reduce-07
        }
        XCTAssertEqual(text, #"Flat pets: ["Dog", "Cat", "Pig"]"#)
    }

    func test_c10_c11_theShortFormJoinsThemAndDropsWhatIsEmpty() {
        let text = Output.of {
            // listing map-filter-reduce-08
        }
        XCTAssertEqual(text, #"flatPets: ["Dog", "Cat", "Pig"]"#)
        XCTAssertEqual([[1], [], [2]].flatMap { $0 }, [1, 2])
        XCTAssertEqual([[1], nil, [2]].compactMap { $0 }.flatMap { $0 }, [1, 2])
    }

    func test_c15_reduceAddsTheAges() {
        let text = Output.of {
            // listing map-filter-reduce-11
        }
        XCTAssertEqual(text, "36")
    }

    func test_c16_mapAndReduceAddThem() {
        let text = Output.of {
            // listing map-filter-reduce-12
        }
        XCTAssertEqual(text, "36")
    }

    func test_c18_l14_filterKeepsWhoIsOlderThanEleven() {
        let text = Output.of {
            // listing map-filter-reduce-14
        }
        XCTAssertTrue(text.hasPrefix("result: ["), text)
        XCTAssertNotNil(text.range(of: #"name: "Queen", age: 12, pets: ["Pig"])"#), text)
        XCTAssertNotNil(text.range(of: #"name: "King", age: 13, pets: [])"#), text)
        XCTAssertNil(text.range(of: "Jack"))
    }

    func test_c18_l15_theShortFormKeepsThem() {
        let text = Output.of {
            // listing map-filter-reduce-15
        }
        XCTAssertNotNil(text.range(of: #"name: "Queen", age: 12, pets: ["Pig"])"#), text)
        XCTAssertNil(text.range(of: "Jack"))
    }

    func test_c19_theThanksAreTwoLines() {
        let text = Output.of {
            // listing map-filter-reduce-16
        }
        XCTAssertEqual(text.split(separator: "\n").count, 2, text)
    }
}

/// The forms that the article writes with names for types and conditions.
final class SchematicClaims: XCTestCase {
    struct ResultType {}
    let inputCollection = [1, 2, 3]

    func test_c03_mapGivesWhatTheClosureGives() {
        // listing map-filter-reduce-02
        let types: [ResultType] = inputCollection.map { _ in ResultType() }
        XCTAssertEqual(types.count, 3)
        XCTAssertEqual(inputCollection.map { "\($0)" }, ["1", "2", "3"])
    }

    func test_c07_flatMapGivesOneLevel() {
        // listing map-filter-reduce-05
        XCTAssertEqual(inputCollection.flatMap { [$0, $0] }, [1, 1, 2, 2, 3, 3])
    }

    func test_c14_reduceBeginsWithTheInitialValue() {
        typealias ResultType = Int
        let initialValue = 0
        // listing map-filter-reduce-10
        XCTAssertEqual(inputCollection.reduce("0") { "(\($0)+\($1))" }, "(((0+1)+2)+3)")
    }

    func test_c17_filterKeepsWhatSatisfiesTheCondition() {
        let Conditions = true
        // listing map-filter-reduce-13
        XCTAssertEqual(inputCollection.filter { $0 > 1 }, [2, 3])
    }
}

final class OptionalPetsClaims: XCTestCase {
    struct Person {
        let name: String
        let pets: [String]?
    }
    let peopleArray = [Person(name: "Jack", pets: ["Dog", "Cat"]), Person(name: "Queen", pets: ["Pig"]), Person(name: "King", pets: [])]

    func test_c12_c13_optionalPetsNeedASecondFlatMap() {
        let text = Output.of {
            // listing map-filter-reduce-09
        }
        XCTAssertEqual(text, #"flatPetsShort: ["Dog", "Cat", "Pig"]"#)
        XCTAssertEqual(peopleArray.compactMap { $0.pets }, [["Dog", "Cat"], ["Pig"], []])
    }
}
