import QuartzCore
import Sessions
import Testing

@testable import SwiftUI

@Suite(.session) @MainActor
struct GraphTests {
    @Test func aGraphThatIsGoneWantsNoMoreFrames() {
        let frames = Session.current.renderLoop
        var graph: ViewGraph? = ViewGraph()
        graph?.wake()
        #expect(frames.needsFrame)
        graph = nil
        frames.tick(at: 100)
        #expect(!frames.needsFrame)
    }
}
