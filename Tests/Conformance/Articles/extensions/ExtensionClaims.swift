import UIKit
import XCTest

private struct SomeType {}

// listing extensions-01

// listing extensions-02, lines 1199-1214

// listing extensions-03

// listing extensions-05

/// The other way to say the same.
private enum InOneDeclaration {
    // listing extensions-04
}

extension Int {
    fileprivate func square() -> Int { self * self }
    fileprivate var isSquare: Bool { (0...self).contains { $0.square() == self } }
    fileprivate init(twice half: Int) { self = half * 2 }
    fileprivate subscript(digit index: Int) -> Int { (0..<index).reduce(self) { value, _ in value / 10 } % 10 }
    fileprivate enum Kind { case even, odd }
    fileprivate var kind: Kind { self % 2 == 0 ? .even : .odd }
}

extension Dog: CustomStringConvertible {
    var description: String { name }
}

private protocol Named { var name: String { get } }
extension Named { fileprivate var greeting: String { "Hi, \(name)" } }
extension Dog: Named {}

private enum Direction { case left, right }
extension Direction { fileprivate var opposite: Direction { self == .left ? .right : .left } }

extension String { fileprivate var shouted: String { uppercased() + "!" } }
extension UICollectionView { fileprivate var sectionCount: Int { numberOfSections } }
extension UITableView { fileprivate func rowCount() -> Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } } }

extension Human {
    fileprivate convenience init(fed: Bool) {
        self.init()
        if fed { eat() }
    }
}

final class ExtensionClaims: XCTestCase {
    func test_c03_l01_anExtensionIsDeclaredWithItsKeyword() { _ = SomeType() }

    func test_c07_methodsOfExtensionsAreCalledAsOthers() {
        let text = Output.of {
            // listing extensions-02, lines 1215-1218
        }
        XCTAssertEqual(text, "Eating\nPlaying\nSleeping")
    }

    func test_l03_aMutatingMethodOfAnExtensionChangesTheValue() {
        var dog = Dog(name: "Lu")
        dog.changeName(newName: "Vang")
        XCTAssertEqual(dog.name, "Vang")
    }

    func test_c01_classesStructsEnumsAndProtocolsAreExtended() {
        XCTAssertEqual(Output.of { Human(fed: true).play() }, "Eating\nPlaying")
        XCTAssertEqual(Dog(name: "Lu").greeting, "Hi, Lu")
        XCTAssertEqual(Direction.left.opposite, .right)
    }

    @MainActor func test_c02_typesWithoutSourcesAreExtended() {
        XCTAssertEqual("a".shouted, "A!")
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertEqual(collection.sectionCount, 0)
        let table = UITableView()
        XCTAssertEqual(table.rowCount(), 0)
    }

    func test_c04_c12_c06_extensionsAddEveryKindOfMember() {
        XCTAssertTrue(9.isSquare)
        XCTAssertEqual(Int(twice: 4), 8)
        XCTAssertEqual(123[digit: 1], 2)
        XCTAssertEqual(3.kind, .odd)
        XCTAssertEqual("\(Dog(name: "Lu"))", "Lu")
    }

    func test_c09_everyIntHasItsSquare() { XCTAssertEqual([2, -3].map { $0.square() }, [4, 9]) }

    @MainActor func test_c10_l04_l05_aControllerConformsInExtensions() {
        let controller = AController()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 99, height: 99), collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = controller
        collection.delegate = controller
        collection.layoutIfNeeded()
        XCTAssertEqual(collection.numberOfItems(inSection: 0), 0)
        let other = InOneDeclaration.AController()
        collection.dataSource = other
        collection.delegate = other
        XCTAssertEqual(collection.numberOfItems(inSection: 0), 0)
    }
}
