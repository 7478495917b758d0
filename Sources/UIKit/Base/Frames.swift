import Foundation
import QuartzCore

/// Who makes the frames.
@MainActor
protocol FrameMaker: AnyObject {
    /// Asks for a frame.
    func setNeedsFrame()
    /// Runs a block once what is pending now is on screen.
    func afterNextCommit(_ block: @escaping @MainActor () -> Void)
}

/// What UIKit's parts ask of whoever makes the frames, if anybody does.
@MainActor
enum Frames {
    /// Who makes them; `nil` while no app runs.
    static weak var maker: (any FrameMaker)?

    /// Asks for a frame.
    static func request() { maker?.setNeedsFrame() }

    /// Runs a block once what is pending now is on screen.
    static func afterNextCommit(_ block: @escaping @MainActor () -> Void) {
        // Without a running app nothing is drawn: the block follows the commit of the surrounding transaction.
        guard let maker else { return UnhostedCommits.shared.add(block) }
        maker.afterNextCommit(block)
    }
}

/// Blocks that wait for a commit while no app runs, as in unit tests of views.
@MainActor
package final class UnhostedCommits {
    /// The blocks of the present session.
    package static var shared: UnhostedCommits { Session.current.part(UnhostedCommits.init) }

    private var blocks: [() -> Void] = []

    func add(_ block: @escaping @MainActor () -> Void) {
        if blocks.isEmpty { DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.run() } } }
        blocks.append(block)
    }

    /// Runs what waits; the main queue does so by itself.
    package func run() {
        let due = blocks
        blocks = []
        due.forEach { $0() }
    }
}
