import XCTest

// listing dependency-injection-01, lines 753-782

private enum ByProperty {
    // listing dependency-injection-02, lines 802-809
}

private enum ByInterface {
    // listing dependency-injection-03, lines 825-840
}

private enum ByMethod {
    // listing dependency-injection-04, lines 847-851
}

private enum ByContext {
    // listing dependency-injection-05, lines 861-868
}

private let normal = "Normal engine start running..."
private let fast = "Fast engine start running..."

final class InjectionClaims: XCTestCase {
    func test_c04_c06_theEngineIsGivenToTheInitializer() {
        let text = Output.of {
            // listing dependency-injection-01, lines 783-787
        }
        XCTAssertEqual(text, "\(normal)\n\(fast)")
    }

    func test_c09_c10_theEngineIsSetByAPropertyAtAnyTime() {
        let text = Output.of {
            typealias Car = ByProperty.Car
            // listing dependency-injection-02, lines 810-811
            car.run()
            car.engine = FastEngine()
            car.run()
        }
        XCTAssertEqual(text, "\(normal)\n\(fast)")
    }

    func test_c12_theEngineIsSetByAMethodOfAProtocol() {
        let text = Output.of {
            typealias Car = ByInterface.Car
            // listing dependency-injection-03, lines 841-842
            car.run()
            let other: ByInterface.HasEngine = car
            other.setEngine(dependency: NormalEngine())
            car.run()
        }
        XCTAssertEqual(text, "\(fast)\n\(normal)")
    }

    func test_c13_theEngineIsAParameterAndIsNotKept() {
        let text = Output.of {
            typealias Car = ByMethod.Car
            // listing dependency-injection-04, lines 852-853
            XCTAssertTrue(Mirror(reflecting: car).children.isEmpty)
        }
        XCTAssertEqual(text, normal)
    }

    func test_c14_c16_allCarsShareAnEngineThatCanBeChanged() {
        let text = Output.of {
            typealias Car = ByContext.Car
            // listing dependency-injection-05, lines 869-870
            Car.engine = FastEngine()
            car.run()
            Car().run()
        }
        XCTAssertEqual(text, "\(normal)\n\(fast)\n\(fast)")
    }
}
