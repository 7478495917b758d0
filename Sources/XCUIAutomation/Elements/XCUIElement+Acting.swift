import SampanHost

/// How something is done with an element.
extension XCUIElement {
    /// Why something cannot be done with an element.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Looks for the element, scrolls to it where that is needed, and does something at the place where a finger meets it. What goes wrong fails
    /// the test, in XCTest's words.
    func act(_ words: String, _ body: (CGPoint, FoundElement) throws -> Void) {
        perform(words) {
            let found = try self.touchable()
            try body(found.point, found.element)
        }
    }

    /// The same, for what needs the place alone.
    func act(_ words: String, _ body: (CGPoint) throws -> Void) { act(words) { place, _ in try body(place) } }

    /// Does what may fail.
    func perform(_ words: String, _ body: () throws -> Void) {
        TestStop.leaveIfStopped()
        guard !TestStop.isStopped else { return }
        do {
            try body()
        } catch {
            TestFailure.record("Failed to \(words) \(self): \(error)")
        }
    }

    /// Touches the element by a command that names the place.
    func touch(_ words: String, _ command: String, _ options: String = "") {
        act(words) { place, found in
            if let typed = found.snapshot.types {
                guard !typed.isEmpty else { return }
                return _ = try self.app.send("typetext \(TypedText.quoted(typed))")
            }
            try self.app.touch(command, at: place, options)
        }
    }

    /// Where a finger meets the element.
    func touchablePoint() throws -> CGPoint { try touchable().point }

    private func touchable() throws -> (point: CGPoint, element: FoundElement) {
        var found = try ElementLookup.findToUse(finder, in: app)
        if let point = found.snapshot.point { return (point, found) }
        // What the app itself shows over it is got rid of, as what the system shows.
        if try InterruptionMonitors.handleAlert(over: found, in: app) {
            found = try ElementLookup.findPatiently(finder, in: app)
            if let point = found.snapshot.point { return (point, found) }
        }
        let kind = found.snapshot.kind
        if kind == .application || kind == .window { return (CGPoint(x: found.snapshot.frame.midX, y: found.snapshot.frame.midY), found) }
        // What is scrolled away is scrolled to.
        _ = try? app.send("reveal \(found.snapshot.number)")
        found = try ElementLookup.find(finder, in: app)
        guard let point = found.snapshot.point else {
            throw Refusal(description: "Element is not hittable: \(ElementText.line(of: found.node))")
        }
        return (point, found)
    }
}
