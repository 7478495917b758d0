import SampanHost

/// How fast fingers move, in points a second. See https://developer.apple.com/documentation/xctest/xcuigesturevelocity.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The speed.
    public let rawValue: CGFloat
    /// Creates a speed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a speed.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a speed.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// Creates a speed.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    /// As fast as people mostly are.
    public static let `default` = XCUIGestureVelocity(1000)
    /// Slowly.
    public static let slow = XCUIGestureVelocity(400)
    /// Fast.
    public static let fast = XCUIGestureVelocity(2000)
}

/// What fingers do. Each returns when the app has come to rest.
extension XCUIElement {
    /// A finger taps the element.
    public func tap() { touch("tap", "tap") }

    /// A finger taps the element twice.
    public func doubleTap() { touch("double tap", "tap", "taps 2") }

    /// Two fingers tap the element.
    public func twoFingerTap() { touch("two-finger tap", "tap", "fingers 2") }

    /// Fingers tap the element several times.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        touch("tap", "tap", "taps \(numberOfTaps) fingers \(numberOfTouches)")
    }

    /// A finger is held on the element for so many seconds.
    public func press(forDuration duration: TimeInterval) { touch("press", "longpress", "for \(duration)") }

    /// A finger is held on the element for so many seconds, moves to another one, and is lifted there.
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// A finger is held on the element, moves to another one with a speed, is held there, and is lifted.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        act("press and drag") { place in
            try self.app.send(
                Self.drag(
                    from: place, to: try otherElement.touchablePoint(), press: duration, velocity: velocity, hold: holdDuration))
        }
    }

    /// The command of a finger that moves.
    static func drag(from start: CGPoint, to end: CGPoint, press: Double, velocity: XCUIGestureVelocity, hold: Double) -> String {
        let distance = hypot(end.x - start.x, end.y - start.y)
        let duration = max(1.0 / 60, Double(distance / max(velocity.rawValue, 1)))
        return "drag \(start.x) \(start.y) to \(end.x) \(end.y) after \(press) over \(duration) hold \(hold)"
    }

    // MARK: Swipes

    /// A finger swipes up, from the element's middle to its edge.
    public func swipeUp() { swipe("up", CGVector(dx: 0, dy: -1), .default) }
    /// A finger swipes down.
    public func swipeDown() { swipe("down", CGVector(dx: 0, dy: 1), .default) }
    /// A finger swipes to the left.
    public func swipeLeft() { swipe("left", CGVector(dx: -1, dy: 0), .default) }
    /// A finger swipes to the right.
    public func swipeRight() { swipe("right", CGVector(dx: 1, dy: 0), .default) }
    /// A finger swipes up with a speed.
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGVector(dx: 0, dy: -1), velocity) }
    /// A finger swipes down with a speed.
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGVector(dx: 0, dy: 1), velocity) }
    /// A finger swipes to the left with a speed.
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGVector(dx: -1, dy: 0), velocity) }
    /// A finger swipes to the right with a speed.
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGVector(dx: 1, dy: 0), velocity) }

    private func swipe(_ words: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
        act("swipe \(words)") { place, found in
            let screen = try self.app.screen().app.frame
            let seen = found.snapshot.frame.intersection(screen)
            // An edge of the screen is left alone: gestures of the system's begin and end there.
            let area = (seen.isEmpty ? screen : seen).intersection(screen.insetBy(dx: 2, dy: 2))
            let end = CGPoint(
                x: direction.dx == 0 ? place.x : direction.dx < 0 ? area.minX : area.maxX,
                y: direction.dy == 0 ? place.y : direction.dy < 0 ? area.minY : area.maxY)
            try self.app.send(Self.drag(from: place, to: end, press: 0, velocity: velocity, hold: 0))
        }
    }

    // MARK: Two fingers

    /// Two fingers move apart, or together where the scale is less than 1; the speed is that of the scale, a second.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        act("pinch") { place, found in
            let room = max(60, min(found.snapshot.frame.width, 300) * 0.8)
            let (start, end) = scale > 1 ? (max(20, room / scale), max(20, room / scale) * scale) : (room, room * scale)
            let duration = min(5, max(0.1, Double(abs(scale - 1) / max(abs(velocity), 0.01))))
            try self.app.send("pinch \(place.x) \(place.y) from \(start) to \(end) over \(duration)")
        }
    }

    /// Two fingers turn by an angle in radians, clockwise if it is positive; the speed is in radians a second.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        act("rotate") { place, _ in
            let duration = min(5, max(0.1, Double(abs(rotation) / max(abs(velocity), 0.01))))
            try self.app.send("twist \(place.x) \(place.y) by \(rotation * 180 / .pi) over \(duration)")
        }
    }
}
