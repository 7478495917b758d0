import SampanHost

/// A question for elements of an app's screen, which is answered when it is asked. See https://developer.apple.com/documentation/xctest/xcuielementquery.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
    let app: TestedApp
    let finder: ElementFinder

    init(_ app: TestedApp, _ finder: ElementFinder) {
        ElementKeys.register()
        (self.app, self.finder) = (app, finder)
    }

    /// The one element that there is to be. If there are several when it is used, the test fails.
    open var element: XCUIElement { XCUIElement(app, .only(finder)) }

    /// How many elements there are now.
    open var count: Int { nodes().count }

    private func nodes() -> [FoundElement] {
        do {
            return try ElementLookup.look(for: finder, in: app, isCounting: true) ?? []
        } catch {
            TestFailure.record("Failed to get matching snapshots: \(error)")
            return []
        }
    }

    // MARK: Elements

    /// The element at a place among those that there are, from 0; a negative place counts from the end.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(app, .index(finder, index)) }

    /// The one element that a predicate takes.
    open func element(matching predicate: Foundation.NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The one element of a type that has this identifier, or says this.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The one element that has this identifier, or says this.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// All elements that there are now, each by its place.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// All elements that there are now. Each is known again by its place.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    /// The first element that there is.
    open var firstMatch: XCUIElement { XCUIElement(app, .first(finder)) }

    // MARK: Queries

    /// The elements of a type that are anywhere within those found so far.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(app, .descendants(finder, type)) }

    /// The elements of a type that are directly within those found so far.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(app, .children(finder, type)) }

    /// Those of the elements found so far that a predicate takes.
    open func matching(_ predicate: Foundation.NSPredicate) -> XCUIElementQuery { query(.predicate(predicate)) }

    /// Those of the elements found so far that are of a type and have this identifier, or say this.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        query(Self.condition(elementType, identifier))
    }

    /// Those of the elements found so far that have this identifier, or say this.
    open func matching(identifier: String) -> XCUIElementQuery { query(.identifier(identifier)) }

    /// Those of the elements found so far that have one within that a predicate takes.
    open func containing(_ predicate: Foundation.NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(app, .containing(finder, .predicate(predicate)))
    }

    /// Those of the elements found so far that have one of a type within that has this identifier, or says this.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        XCUIElementQuery(app, .containing(finder, Self.condition(elementType, identifier)))
    }

    private func query(_ condition: ElementCondition) -> XCUIElementQuery { XCUIElementQuery(app, .matching(finder, condition)) }

    private static func condition(_ type: XCUIElement.ElementType, _ identifier: String?) -> ElementCondition {
        let conditions =
            (type == .any && identifier != nil ? [] : [.type(type)]) + (identifier.map { [ElementCondition.identifier($0)] } ?? [])
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    /// The query in a few words.
    open override var description: String { finder.text }

    /// What the query finds, and how.
    open override var debugDescription: String {
        guard let top = ElementLookup.top(of: app), let nodes = try? finder.nodes(in: top) else { return "Query chain:\n" }
        return ElementText.elements(nodes) + ElementText.chain(of: finder, in: top)
    }
}
