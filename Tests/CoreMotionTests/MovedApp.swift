import Foundation
import SampanHost
import StagedApps

@testable import CoreMotion

extension StagedApp {
    /// Does what a line of a script says. Returns why it cannot be done; `nil` if it can.
    func script(_ line: String) -> String? {
        do {
            guard case .ask(let request) = try HostScript(line, name: "test").commands.first?.command else { return "no request: \(line)" }
            return runtime.ask(request)
        } catch {
            return "\(error)"
        }
    }
}

extension OperationQueue {
    /// Waits until all that is in it is done.
    func finish() { waitUntilAllOperationsAreFinished() }
}

/// What handlers were told, on whatever queue.
final class Log<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var elements: [Element] = []

    var all: [Element] { lock.withLock { elements } }

    func add(_ element: Element) { lock.withLock { elements.append(element) } }

    /// What came since this was last asked.
    func told() -> [Element] {
        lock.withLock {
            defer { elements = [] }
            return elements
        }
    }
}

/// The parts of a vector, rounded to a thousandth.
func rounded(_ vector: SIMD3<Double>) -> [Double] { [vector.x, vector.y, vector.z].map { ($0 * 1000).rounded() / 1000 + 0 } }
