import Foundation
import QuartzCore

/// Calls a block once a frame with the frame's time, for as long as the ticker lives.
@MainActor
package final class FrameTicker {
    /// The tickers of a session.
    @MainActor
    private final class Group {
        var all: [Weak<FrameTicker>] = []
    }

    private static var group: Group { Session.current.part(Group.init) }

    private let body: @MainActor (CFTimeInterval) -> Void

    /// Starts ticking.
    package init(_ body: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.body = body
        Self.group.all.append(Weak(self))
        Frames.request()
    }

    /// Whether anybody needs every frame.
    package static var isActive: Bool {
        let group = group
        group.all.removeAll { $0.object == nil }
        return !group.all.isEmpty
    }

    /// Calls every block.
    package static func tick(at time: CFTimeInterval) {
        for ticker in group.all.compactMap(\.object) { ticker.body(time) }
    }
}
