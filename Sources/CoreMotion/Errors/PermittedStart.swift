import Foundation

/// Begins something of an app's once the person allows it, unless it was ended or begun anew meanwhile.
final class PermittedStart: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    private func isCurrent(_ number: Int) -> Bool { lock.withLock { self.number == number } }

    /// Asks the person, if that was never done, and calls one of the two.
    func begin(refused: @escaping @Sendable () -> Void, _ body: @escaping @MainActor @Sendable () -> Void) {
        let mine = lock.withLock {
            number += 1
            return number
        }
        CMAuthorizationStatus.request { [weak self] isAllowed in
            guard self?.isCurrent(mine) == true else { return }
            guard isAllowed else { return refused() }
            onMainThread { [weak self] in if self?.isCurrent(mine) == true { body() } }
        }
    }

    /// What was begun, and has not begun yet, does not.
    func end() { lock.withLock { number += 1 } }
}
