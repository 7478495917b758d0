import Foundation
import SampanFoundation
import SampanHost
import Testing
import UIKit

@testable import XCUIAutomation

/// What queries find in a screen.
@Suite struct QueryTests {
    private func element(
        _ kind: ElementKind, _ label: String, identifier: String = "", value: String? = nil, _ children: [ElementSnapshot] = []
    ) -> ElementSnapshot {
        var element = ElementSnapshot(kind)
        (element.label, element.identifier, element.value, element.children) = (label, identifier, value, children)
        return element
    }

    /// A list with three rows below a bar.
    private var top: ElementNode {
        let rows = ["Tea", "Coffee", "Tea"].map { name in
            element(.cell, "", identifier: "row", [element(.staticText, name), element(.button, "Buy", value: name)])
        }
        let bar = element(.navigationBar, "", identifier: "Drinks", [element(.staticText, "Drinks"), element(.button, "Edit")])
        return ElementNode(element(.application, "App", [element(.window, "", [element(.other, "", [bar, element(.table, "", rows)])])]))
    }

    private let app = XCUIElementQuery(TestedApp.app("none"), .app("none"))

    private func labels(_ query: XCUIElementQuery) throws -> [String] {
        let top = top
        return try query.finder.nodes(in: top).map(\.snapshot.label)
    }

    private func found(_ element: XCUIElement) throws -> [ElementSnapshot] {
        let top = top
        return try element.finder.nodes(in: top).map(\.snapshot)
    }

    private func failure(_ element: XCUIElement) -> String {
        let top = top
        do {
            return try element.finder.nodes(in: top).isEmpty ? "\(element.finder.failure(in: top))" : "none"
        } catch {
            return "\(error)"
        }
    }

    @Test func elementsAreFoundInTheOrderOfTheScreen() throws {
        #expect(try labels(app.staticTexts) == ["Drinks", "Tea", "Coffee", "Tea"])
        #expect(try labels(app.cells.staticTexts) == ["Tea", "Coffee", "Tea"])
        #expect(try labels(app.tables.buttons) == ["Buy", "Buy", "Buy"])
        #expect(try labels(app.otherElements.buttons) == ["Edit", "Buy", "Buy", "Buy"])
        #expect(try labels(app.descendants(matching: .any)).count == 15)
    }

    @Test func childrenAreThoseDirectlyWithin() throws {
        #expect(try labels(app.children(matching: .window)) == [""])
        #expect(try labels(app.children(matching: .cell)).isEmpty)
        #expect(try labels(app.tables.children(matching: .any)).count == 3)
    }

    @Test func anIdentifierMayBeALabelOrAValue() throws {
        #expect(try found(app.navigationBars["Drinks"]).count == 1)
        #expect(try found(app.buttons["Edit"]).map(\.label) == ["Edit"])
        #expect(try found(app.buttons["Coffee"]).map(\.label) == ["Buy"])
        #expect(try labels(app.cells.matching(identifier: "row")).count == 3)
        #expect(try found(app.cells.element(matching: .cell, identifier: "none")).isEmpty)
        #expect(try labels(app.descendants(matching: .any).matching(.button, identifier: "Tea")) == ["Buy", "Buy"])
    }

    @Test func elementsAreBoundByTheirPlace() throws {
        #expect(try found(app.cells.staticTexts.element(boundBy: 1)).map(\.label) == ["Coffee"])
        #expect(try found(app.staticTexts.element(boundBy: -1)).map(\.label) == ["Tea"])
        #expect(try found(app.cells.element(boundBy: 3)).isEmpty)
        #expect(try found(app.staticTexts["Tea"].firstMatch).count == 1)
        #expect(try found(app.cells.firstMatch.buttons.element).map(\.value) == ["Tea"])
    }

    @Test func whatHoldsSomethingIsFoundByIt() throws {
        let row = app.cells.containing(.staticText, identifier: "Coffee")
        #expect(try found(row.element.buttons.firstMatch).map(\.value) == ["Coffee"])
        #expect(try labels(app.cells.containing(SampanFoundation.NSPredicate(format: "label == 'Tea'"))).count == 2)
    }

    @Test func predicatesAskByName() throws {
        func labels(_ format: String) throws -> [String] {
            try self.labels(app.descendants(matching: .any).matching(SampanFoundation.NSPredicate(format: format)))
        }
        #expect(try labels("label BEGINSWITH 'Cof'") == ["Coffee"])
        #expect(try labels("value == 'Coffee' AND isEnabled == true AND exists == 1") == ["Buy"])
        #expect(try labels("identifier CONTAINS[c] 'ROW'").count == 3)
        #expect(try labels("elementType == 21").count == 1)
        let block = SampanFoundation.NSPredicate { object, _ in (object as? any XCUIElementAttributes)?.elementType == .cell }
        #expect(try self.labels(app.descendants(matching: .any).matching(block)).count == 3)
    }

    @Test func whatIsNotThereIsToldWithTheStepThatFindsNothing() {
        #expect(
            failure(app.navigationBars["Foods"].buttons["Edit"]).hasPrefix(
                """
                No matches found for Find: Elements matching predicate '"Foods" IN identifiers' from input {(
                    NavigationBar, 0x600000000000, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'Drinks'
                )}
                """))
        #expect(failure(app.sliders.element).contains("No matches found for Find: Descendants matching type Slider from input {("))
        #expect(failure(app.staticTexts["Tea"]).hasPrefix("Multiple matching elements found for \"Tea\" StaticText"))
    }

    @Test func elementsHaveDescriptions() {
        #expect("\(app.buttons["Save"])" == "\"Save\" Button")
        #expect("\(app.cells.element(boundBy: 2))" == "Cell (Element at index 2)")
        #expect("\(app.tables.element)" == "Table")
        let top = top
        let text = ElementText.elements([top])
        #expect(text.hasPrefix("Attributes: Application, 0x600000000000, label: 'App'\nElement subtree:\n \u{2192}Application"))
        #expect(text.contains("\n    Window (Main), "))
        let chain = ElementText.chain(of: app.buttons["Edit"].finder, in: top)
        #expect(
            chain.contains("Find: Target Application 'none'")
                && chain.contains("Button, 0x600000000000, {{0.0, 0.0}, {0.0, 0.0}}, label: 'Edit'"))
    }

    @Test func typesHaveApplesNumbers() {
        #expect(XCUIElement.ElementType.button.rawValue == 9 && XCUIElement.ElementType.cell.rawValue == 75)
        #expect(XCUIElement.ElementType(.statusItem).rawValue == 82 && XCUIElement.ElementType.staticText.name == "StaticText")
        for kind in ElementKind.allCases { #expect(XCUIElement.ElementType(kind).name.lowercased() == kind.rawValue.lowercased()) }
    }

    @Test func aTestIsLeftWhereItStops() throws {
        var steps: [Int] = []
        func goesOn(_ number: Int) { steps.append(number) }
        TestStop.begin()
        TestStop.stop()
        #expect(TestStop.isStopped)
        TestStop.finishBody()
        #expect(!TestStop.isStopped)
        try TestStop.protect { goesOn(1) }
        struct Fault: Error {}
        #expect(throws: Fault.self) { try TestStop.protect { throw Fault() } }
        #expect(steps == [1])
    }
}
