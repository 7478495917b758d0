import Foundation
import QuartzCore
import UIKit

/// Calls something whenever the person begins or ends something, and each second between, until it is let go of.
@MainActor
final class DiaryWatch {
    private let body: @MainActor (_ now: Double) -> Void
    private var timer: HostTimer?

    init(_ body: @escaping @MainActor (_ now: Double) -> Void) {
        self.body = body
        MotionSource.shared.add(self)
    }

    /// Calls it now, and sees when it has to be called again.
    func look() {
        timer?.invalidate()
        timer = nil
        let (now, person) = (CACurrentMediaTime(), MotionSource.shared.person)
        body(now)
        let change = person.nextChange(after: now)
        guard let next = person.isUnderWay(at: now) ? min(now + 1, change ?? .infinity) : change else { return }
        timer = HostTimer.schedule(after: next - now) { [weak self] in self?.look() }
    }

    func end() { timer?.invalidate() }
}
