import Sessions
import Testing

@testable import UIKit

@Suite(.session) @MainActor
struct FrameTickerTests {
    /// A host that only draws frames, as one that plays a script does, never asks whether any ticker is left.
    @Test func endedTickersAreForgottenByTheNextFrame() {
        var ticks = 0
        let lasting = FrameTicker { _ in ticks += 1 }
        for _ in 0..<100 {
            _ = FrameTicker { _ in }
            FrameTicker.tick(at: 1)
        }
        withExtendedLifetime(lasting) { #expect(ticks == 100 && FrameTicker.keptCount == 1) }
    }
}
