import SampanHost

/// Looks for elements on an app's screen.
enum ElementLookup {
    /// What is not there is looked for again so many times, each after so many seconds of the app's time.
    private static let retries = 2
    private static let pause = 1.0
    /// While a test waits for something, it looks again after so many seconds of the app's time.
    static let look = 0.1

    /// The app's screen; `nil` where there is none to be seen.
    static func top(of app: TestedApp, after seconds: Double = 0) -> ElementNode? {
        TestStop.leaveIfStopped()
        guard !TestStop.isStopped, app.isSystem || app.isRunningAsFarAsKnown else { return nil }
        do {
            return try app.root(after: seconds)
        } catch {
            TestFailure.record("\(error)")
            return nil
        }
    }

    /// Looks for elements now, also in rows that nothing shows where that makes a difference; `nil` where there is nothing to be seen.
    static func look(
        for finder: ElementFinder, in app: TestedApp, isCounting: Bool = false, after seconds: Double = 0
    ) throws -> [FoundElement]? {
        guard let top = top(of: app, after: seconds) else { return nil }
        let (whole, nodes) = try nodes(of: finder, in: top, of: app, isCounting: isCounting)
        return nodes.map { FoundElement($0, in: whole) }
    }

    /// The elements that are found on a screen. Rows that nothing shows are looked into if nothing is found without, or if places count among
    /// elements that may be in such rows.
    private static func nodes(
        of finder: ElementFinder, in top: ElementNode, of app: TestedApp, isCounting: Bool
    ) throws -> (top: ElementNode, nodes: [ElementNode]) {
        let nodes = try finder.nodes(in: top)
        guard nodes.isEmpty || (isCounting || finder.countsPlaces) && finder.looksIntoRows, top.hasUnseenRows else { return (top, nodes) }
        let whole = try app.root(isWhole: true)
        return (whole, try finder.nodes(in: whole))
    }

    /// Looks for one element now.
    ///
    /// - Throws: why it is not there; `ElementFinder.Failure` if it is not on the screen, or there are several.
    static func find(_ finder: ElementFinder, in app: TestedApp, after seconds: Double = 0) throws -> FoundElement {
        let seen = try app.root(after: seconds)
        let (top, nodes) = try nodes(of: finder, in: seen, of: app, isCounting: false)
        guard let node = nodes.first else { throw finder.failure(in: top) }
        guard nodes.count == 1 else { throw ElementFinder.Failure.several(query: finder.text, matches: nodes) }
        return FoundElement(node, in: top)
    }

    /// Looks for an element that something is to be done with, once what is in the way of that is gone.
    static func findToUse(_ finder: ElementFinder, in app: TestedApp) throws -> FoundElement {
        let found = try findPatiently(finder, in: app)
        guard app.isInterrupted else { return found }
        try InterruptionMonitors.handle(over: app)
        return try findPatiently(finder, in: app)
    }

    /// Looks for one element, and again a little later where there is none.
    static func findPatiently(_ finder: ElementFinder, in app: TestedApp) throws -> FoundElement {
        var attempt = 0
        while true {
            do {
                return try find(finder, in: app, after: attempt == 0 ? 0 : pause)
            } catch let failure as ElementFinder.Failure {
                guard case .none = failure, attempt < retries else { throw failure }
                attempt += 1
            }
        }
    }
}
