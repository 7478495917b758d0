import XCTest

struct Opened {
    // listing xcode14-p3-10
}

// listing xcode14-p3-11

// listing xcode14-p3-12

// listing xcode14-p3-13

// listing xcode14-p3-14

struct Spelled {
    // listing xcode14-p3-15, lines 708-709
}

// listing xcode14-p3-15, lines 710-711

// listing xcode14-p3-17

struct Repeated {
    // listing xcode14-p3-33
}

// listing xcode14-p3-19

// listing xcode14-p3-31

// listing xcode14-p3-34

final class GenericClaims: XCTestCase {
    private struct Number: Opened.P {
        func getA() -> Int { 5 }
    }

    func test_c16_l10_aGenericFunctionTakesAnExistential() {
        func value<T: Opened.P>(of value: T) -> String { "\(T.self) \(value.getA())" }
        let number: any Opened.P = Number()
        Opened().test(p: number)
        XCTAssertEqual(value(of: number), "Number 5")
    }

    func test_c17_l11_aDefaultValueTellsTheType() {
        XCTAssertEqual(Output.of { compute() }, "[0, 1, 2]")
        XCTAssertEqual(Output.of { compute(["a"]) }, "[\"a\"]")
        func type<C: Collection>(_: C = [0, 1, 2]) -> String { "\(C.self)" }
        XCTAssertEqual(type(), "Array<Int>")
    }

    func test_c18_l12_resultsAreErasedToTheirBound() {
        let erased: any Surface = boundary
        XCTAssertTrue(erased is Plane)
        func name<T>(of _: T, _: T.Type = T.self) -> String { "\(T.self)" }
        var other = solid.boundary()
        other = Moon()
        XCTAssertTrue(other is Moon, name(of: other))
    }

    private struct Moon: Surface {}

    func test_c19_aGenericFunctionKnowsHowTheTypesBelongTogether() {
        func isFirst<C: Collection>(_ collection: C) -> Bool where C.Element: Equatable { collection.contains(collection.first!) }
        let numbers: any Collection<Int> = [1, 2]
        XCTAssertTrue(isFirst(numbers))
    }

    func test_c20_c21_c22_c23_l13_l14_l15_protocolsNameTheirTypesInBrackets() {
        func types<G: Graph>(of _: G) -> String { "\(G.Vertex.self) \(G.Edge.self)" }
        XCTAssertEqual(types(of: build()), "Int String")
        let written: [String] = shortestPath(build(), from: 1, to: 2)
        let spelled: [String] = Spelled().shortestPath(build(), from: 1, to: 2)
        XCTAssertEqual(written, spelled)
    }

    func test_c24_l16_anExistentialIsBoundToAnElement() {
        // listing xcode14-p3-16
        XCTAssertEqual(strings.first, "Hello")
    }

    func test_c24_l18_theSameAgain() {
        // listing xcode14-p3-18
        XCTAssertEqual(strings.count, 1)
    }

    private struct Counter: Producer {
        func produce() -> Int { 3 }
    }

    func test_c25_l17_anAliasIsEnoughToErase() {
        let producer: AnyProducer<Int> = Counter()
        let number: Int = producer.produce()
        XCTAssertEqual(number, 3)
    }

    func test_l19_aStructureHoldsAnExistential() {
        XCTAssertTrue(arrayOfCollections.isEmpty)
        let both = [AnyCollection(wrapped: [1]), AnyCollection(wrapped: Set([2]))]
        XCTAssertEqual(both.map { $0.wrapped.first }, [1, 2])
    }

    func test_c27_parametersMayBeOpaque() {
        func pair(_ a: some CustomStringConvertible, _ b: some CustomStringConvertible) -> some CustomStringConvertible { "\(a) \(b)" }
        func generic<A: CustomStringConvertible, B: CustomStringConvertible>(_ a: A, _ b: B) -> some CustomStringConvertible { "\(a) \(b)" }
        XCTAssertEqual(pair(1, "a").description, generic(1, "a").description)
        struct Box {
            subscript(key: some Hashable) -> String { "\(type(of: key))" }
        }
        XCTAssertEqual(Box()["a"], "String")
    }

    func test_c28_c29_l22_closuresOfSeveralStatementsTellTheirTypes() {
        // listing xcode14-p3-22
        let doubled = map { number in
            let twice = number * 2
            return "\(twice)"
        }
        XCTAssertEqual(doubled, "84")
    }

    func test_c30_l23_aNameIsEnoughToUnwrap() {
        let text = Output.of {
            // listing xcode14-p3-23
        }
        XCTAssertEqual(text, "hello world")
    }

    func test_c30_l24_theLongFormSaysTheSame() {
        let text = Output.of {
            // listing xcode14-p3-24
        }
        XCTAssertEqual(text, "hello world")
    }

    func test_c48_l31_opaqueTypesStandInsideOthers() {
        let dictionary = getSomeDictionary()
        XCTAssertEqual(dictionary as? [Int: String], [1: "One", 2: "Two"])
    }

    func test_c49_sequencesNameTheirElement() {
        func sum(_ numbers: some Collection<Int>) -> Int { numbers.reduce(0, +) }
        let any: any Sequence<Int> = [1, 2, 3]
        XCTAssertEqual(sum(Set([4, 5])), 9)
        XCTAssertEqual(Array(any), [1, 2, 3])
    }

    func test_c54_l32_namesInBracketsGoWithAny() {
        // listing xcode14-p3-32
        XCTAssertEqual(Array(strings), ["Hello"])
    }

    private struct Letter: Repeated.Producer {
        func produce() -> String { "a" }
    }

    func test_c54_l33_anAliasWithAny() {
        let producer: Repeated.AnyProducer<String> = Letter()
        XCTAssertEqual(producer.produce(), "a")
    }

    func test_l34_whatIsImpliedMayBeSaid() { XCTAssertEqual(firstElement([4, 5]), 4) }

    func test_c56_castsKnowTheElement() {
        let value: Any = [1]
        XCTAssertNotNil(value as? any Collection<Int>)
        XCTAssertNil(value as? any Collection<String>)
        XCTAssertFalse(value is any Sequence<Double>)
        let numbers: any Collection<Int> = [1]
        XCTAssertNotNil(numbers as? [Int])
        XCTAssertNil(numbers as? Set<Int>)
    }

    func test_c57_closuresFallThroughToPatterns() {
        let kinds = [(1, 2), (0, 5), (3, 0)].map { pair in
            switch pair {
            case (0, _): fallthrough
            case (_, 0): return "axis"
            case (let x, let y): return "\(x + y)"
            }
        }
        XCTAssertEqual(kinds, ["3", "axis", "axis"])
    }
}
