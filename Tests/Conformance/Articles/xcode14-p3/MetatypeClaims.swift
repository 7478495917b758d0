import XCTest

// listing xcode14-p3-06

final class MetatypeClaims: XCTestCase {
    private class Told: P {
        var tag: Int?
        func didUpdateObject(withTag tag: Int) { self.tag = tag }
    }

    private class Deaf: P {}

    func test_c09_l06_referencesOfMetatypesGiveFunctionsThatMayBeMissing() {
        XCTAssertEqual(getTag(Object())?(), 42)
        XCTAssertNil(getTag(NSObject()))
        let told = Told()
        didUpdateObject(told)?(7)
        XCTAssertEqual(told.tag, 7)
        XCTAssertNil(didUpdateObject(Deaf()))
    }
}
