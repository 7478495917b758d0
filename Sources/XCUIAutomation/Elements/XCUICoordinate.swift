import SampanHost

/// A place on the screen, by an element that it goes by. See https://developer.apple.com/documentation/xctest/xcuicoordinate.
open class XCUICoordinate: NSObject, @unchecked Sendable {
    /// The element that the place goes by.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        (referencedElement, self.normalizedOffset, self.offset) = (element, normalizedOffset, offset)
    }

    /// The place on the screen, in points.
    open var screenPoint: CGPoint { point(in: referencedElement.frame) }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + normalizedOffset.dx * frame.width + offset.dx, y: frame.minY + normalizedOffset.dy * frame.height + offset.dy)
    }

    /// A place at a distance from this one, in points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// The place in a few words.
    open override var description: String { "\(referencedElement)[\(normalizedOffset.dx), \(normalizedOffset.dy)]" }

    private func act(_ words: String, _ body: (CGPoint) throws -> Void) {
        referencedElement.perform(words) {
            let element = referencedElement
            try body(point(in: ElementLookup.findToUse(element.finder, in: element.app).snapshot.frame))
        }
    }

    // MARK: Touches

    /// A finger taps there.
    open func tap() { act("tap at") { try referencedElement.app.touch("tap", at: $0) } }

    /// A finger taps there twice.
    open func doubleTap() { act("double tap at") { try referencedElement.app.touch("tap", at: $0, "taps 2") } }

    /// A finger is held there for so many seconds.
    open func press(forDuration duration: TimeInterval) {
        act("press at") { try referencedElement.app.touch("longpress", at: $0, "for \(duration)") }
    }

    /// A finger is held there for so many seconds, moves to another place, and is lifted.
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// A finger is held there, moves to another place with a speed, is held there, and is lifted.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        act("press and drag from") { start in
            try referencedElement.app.send(
                XCUIElement.drag(
                    from: start, to: otherCoordinate.screenPoint, press: duration, velocity: velocity, hold: holdDuration))
        }
    }
}
