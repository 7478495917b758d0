import UIKit

@testable import UIKit

/// A finger on a stage.
@MainActor
struct Finger {
    private let delivery = TouchDelivery()
    let time: () -> CFTimeInterval

    /// Lets what waits for a time happen.
    func wait() { HostTimer.fire(at: time()) }
    func down(at point: CGPoint) { delivery.handle(id: 0, phase: .began, location: point, time: time()) }
    func move(to point: CGPoint) { delivery.handle(id: 0, phase: .moved, location: point, time: time()) }
    func up(at point: CGPoint) { delivery.handle(id: 0, phase: .ended, location: point, time: time()) }
}
