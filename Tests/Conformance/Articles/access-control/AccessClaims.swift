import XCTest

private class Base {
    fileprivate func name() -> String { "base" }
}

private class Derived: Base {
    override func name() -> String { "derived of \(super.name())" }
}

private protocol Quiet { func say() -> String }
class Loud: Quiet { func say() -> String { "loud" } }

struct Counter {
    private(set) var count = 0
    mutating func increase() { count += 1 }
}

final class AccessClaims: XCTestCase {
    func test_c12_l01_anExtensionInTheSameFilePrintsThePrivateName() { XCTAssertEqual(Output.of { A().printName() }, "") }
    func test_l02_anExtensionInAnotherFileCompilesWithoutIt() { XCTAssertEqual(Output.of { A().printNameFromFileB() }, "") }

    func test_c14_c16_anAccessibleClassIsSubclassedAndAnOverrideMayBeMoreOpen() {
        XCTAssertEqual(Derived().name(), "derived of base")
    }

    func test_c18_aSetterMayBeLessOpenThanItsGetter() {
        var counter = Counter()
        counter.increase()
        XCTAssertEqual(counter.count, 1)
    }

    func test_c21_aClassMayConformToALessOpenProtocol() { XCTAssertEqual(Loud().say(), "loud") }
}
