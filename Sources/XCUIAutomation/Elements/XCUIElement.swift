import SampanHost

/// An element of an app's screen, which is looked for when it is used. See https://developer.apple.com/documentation/xctest/xcuielement.
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding, @unchecked Sendable {
    let app: TestedApp
    let finder: ElementFinder

    init(_ app: TestedApp, _ finder: ElementFinder) {
        ElementKeys.register()
        (self.app, self.finder) = (app, finder)
    }

    // MARK: Whether it is there

    /// Whether it is there now.
    open var exists: Bool { found(after: 0) != nil }

    /// The element, if it is there; where there are several, the test fails.
    private func found(after seconds: Double) -> FoundElement? {
        do {
            return try ElementLookup.look(for: finder, in: app, after: seconds)?.first
        } catch {
            TestFailure.record("Failed to determine whether \(self) exists: \(error)")
            return nil
        }
    }

    /// Waits until it is there, so many seconds of the app's time at most. Returns whether it is.
    open func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0 != nil } }

    /// Waits until it is not there any more, so many seconds of the app's time at most. Returns whether that is so.
    open func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0 == nil } }

    private func wait(_ timeout: TimeInterval, _ holds: (FoundElement?) -> Bool) -> Bool {
        var passed = 0.0
        if holds(found(after: 0)) { return true }
        while passed < timeout, !TestStop.isStopped {
            let step = min(ElementLookup.look, max(timeout - passed, 0.001))
            passed += step
            if holds(found(after: step)) { return true }
        }
        return false
    }

    /// Whether a finger can meet it where it is now.
    open var isHittable: Bool { found(after: 0).map { $0.snapshot.point != nil } ?? false }

    // MARK: What is known of it

    /// What is known of the element; where it is not there, the test fails.
    private var attributes: ElementAttributes? {
        TestStop.leaveIfStopped()
        guard !TestStop.isStopped else { return nil }
        do {
            return ElementAttributes(try ElementLookup.findPatiently(finder, in: app))
        } catch {
            TestFailure.record("Failed to get matching snapshot: \(error)")
            return nil
        }
    }

    open var identifier: String { attributes?.identifier ?? "" }
    open var frame: CGRect { attributes?.frame ?? .zero }
    open var value: Any? { attributes?.value }
    open var title: String { attributes?.title ?? "" }
    open var label: String { attributes?.label ?? "" }
    open var elementType: ElementType { attributes?.elementType ?? .any }
    open var isEnabled: Bool { attributes?.isEnabled ?? false }
    open var horizontalSizeClass: SizeClass { attributes?.horizontalSizeClass ?? .unspecified }
    open var verticalSizeClass: SizeClass { attributes?.verticalSizeClass ?? .unspecified }
    open var placeholderValue: String? { attributes?.placeholderValue }
    open var isSelected: Bool { attributes?.isSelected ?? false }
    open var hasFocus: Bool { attributes?.hasFocus ?? false }

    /// Looks at the element, and at all within, as they are now.
    open func snapshot() throws -> any XCUIElementSnapshot { ElementAttributes(try ElementLookup.findPatiently(finder, in: app)) }

    // MARK: Queries

    /// The elements of a type that are anywhere within.
    open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(app, .descendants(finder, type)) }

    /// The elements of a type that are directly within.
    open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(app, .children(finder, type)) }

    /// The element, or the first one where there are several.
    open var firstMatch: XCUIElement {
        if case .only(let input) = finder { return XCUIElement(app, .first(input)) }
        return XCUIElement(app, .first(finder))
    }

    // MARK: Places

    /// A place by its distance from the upper left corner, in parts of the element's width and height.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
    }

    // MARK: Descriptions

    /// The element in a few words.
    open override var description: String { finder.text }

    /// The element with all within, and how it is found.
    open override var debugDescription: String {
        guard let top = ElementLookup.top(of: app), let nodes = try? finder.nodes(in: top) else { return "\(self): not found" }
        return ElementText.elements(nodes) + ElementText.chain(of: finder, in: top)
    }
}
