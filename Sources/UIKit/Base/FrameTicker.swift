import Foundation
import QuartzCore

/// Calls a block once a frame with the frame's time, for as long as the ticker lives.
@MainActor
package final class FrameTicker {
    /// The tickers of a session.
    @MainActor
    private final class Group {
        private(set) var all: [Weak<FrameTicker>] = []

        func add(_ ticker: FrameTicker) { all.append(Weak(ticker)) }
        func removeEnded() { all.removeAll { $0.object == nil } }
    }

    private static var group: Group { Session.current.part(Group.init) }

    private let body: @MainActor (CFTimeInterval) -> Void
    private let isDemanding: Bool

    /// Starts ticking.
    ///
    /// - Parameter isDemanding: whether there is to be a frame each time; otherwise the block is called with those that there are.
    package init(isDemanding: Bool = true, _ body: @escaping @MainActor (CFTimeInterval) -> Void) {
        (self.isDemanding, self.body) = (isDemanding, body)
        Self.group.add(self)
        if isDemanding { Frames.request() }
    }

    /// Whether anybody needs every frame.
    package static var isActive: Bool {
        group.removeEnded()
        return group.all.contains { $0.object?.isDemanding == true }
    }

    /// How many tickers are kept in mind; those that ended are forgotten by the next frame.
    static var keptCount: Int { group.all.count }

    /// Calls every block.
    package static func tick(at time: CFTimeInterval) {
        group.removeEnded()
        for ticker in group.all.compactMap(\.object) { ticker.body(time) }
    }
}
