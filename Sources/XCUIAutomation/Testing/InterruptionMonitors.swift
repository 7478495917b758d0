import SampanHost

/// What is to be done with alerts that a test did not ask for.
enum InterruptionMonitors {
    private final class Monitor: NSObject {
        let description_: String
        let handler: (XCUIElement) -> Bool

        init(_ description: String, _ handler: @escaping (XCUIElement) -> Bool) { (description_, self.handler) = (description, handler) }
    }

    private nonisolated(unsafe) static var monitors: [Monitor] = []
    private nonisolated(unsafe) static var isHandling = false
    /// So many alerts may come one after another.
    private static let limit = 10
    /// The answers by which a person declines, by which alerts are got rid of that nobody handles.
    private static let declining = ["Cancel", "Don\u{2019}t Allow", "Don't Allow", "Not Now"]

    static func add(_ description: String, _ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
        let monitor = Monitor(description, handler)
        monitors.append(monitor)
        return monitor
    }

    static func remove(_ monitor: any NSObjectProtocol) { monitors.removeAll { $0 === monitor } }

    static func removeAll() { monitors = [] }

    /// Has alerts handled that lie over an app: by the monitors, the last one first; or declines what nobody handles.
    static func handle(over app: TestedApp) throws {
        guard !isHandling, !app.isSystem else { return }
        isHandling = true
        defer { isHandling = false }
        for _ in 0..<limit {
            guard let system = try app.screen().system else { return }
            let board = TestedApp.app(TestedApp.systemIdentifier)
            let alerts = ElementFinder.descendants(.app(TestedApp.systemIdentifier), .alert)
            let top = ElementNode(system)
            guard let alert = try alerts.nodes(in: top).first else { return }
            guard try handle(alert, as: XCUIElement(board, .first(alerts)), in: board) else { return }
        }
    }

    /// Has the alert handled that an app shows over an element of its own that is to be used. Returns whether there was one.
    static func handleAlert(over element: FoundElement, in app: TestedApp) throws -> Bool {
        guard !isHandling, !app.isSystem else { return false }
        let alerts = ElementFinder.descendants(.app(app.identifier ?? ""), .alert)
        guard let alert = try alerts.nodes(in: element.top).last, !element.node.path.contains(where: { $0 === alert }) else { return false }
        isHandling = true
        defer { isHandling = false }
        return try handle(alert, as: XCUIElement(app, .index(alerts, -1)), in: app)
    }

    /// Has an alert handled by a monitor, or declines it.
    private static func handle(_ alert: ElementNode, as shown: XCUIElement, in app: TestedApp) throws -> Bool {
        if monitors.reversed().contains(where: { $0.handler(shown) }) { return true }
        let buttons = alert.descendants.filter { $0.type == .button }
        guard let button = buttons.first(where: { declining.contains($0.snapshot.label) }) ?? buttons.first,
            let point = button.snapshot.point
        else { return false }
        try app.send("tap \(point.x) \(point.y)")
        return true
    }
}

extension XCTestCase {
    /// Has alerts handled that are in the way of what the test does, until the test ends or the monitor is removed. The handler gets the alert,
    /// and returns whether it handled it. See https://developer.apple.com/documentation/xctest/xctestcase/adduiinterruptionmonitor(withdescription:handler:).
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        InterruptionMonitors.add(handlerDescription, handler)
    }

    /// Removes a monitor.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { InterruptionMonitors.remove(monitor) }
}
