import Foundation

/// Calls a block once a frame with the frame's time, for as long as the ticker lives.
@MainActor
package final class FrameTicker {
    private static var all: [Weak<FrameTicker>] = []

    private let body: @MainActor (CFTimeInterval) -> Void

    /// Starts ticking.
    package init(_ body: @escaping @MainActor (CFTimeInterval) -> Void) {
        self.body = body
        Self.all.append(Weak(self))
        Frames.request()
    }

    /// Whether anybody needs every frame.
    package static var isActive: Bool {
        all.removeAll { $0.object == nil }
        return !all.isEmpty
    }

    /// Calls every block.
    package static func tick(at time: CFTimeInterval) {
        for ticker in all.compactMap(\.object) { ticker.body(time) }
    }
}
