import Foundation
import UIKit

/// What a scene knows of time.
struct SceneClock {
    /// When the last frame was, by the view's clock.
    var last: TimeInterval?
    /// A frame is never longer than this, in seconds: what was missed meanwhile is missed.
    static let longest: TimeInterval = 0.25
}

extension SKScene {
    /// Goes through a frame, in the order that Apple's documentation tells. A scene that is paused stands still.
    func runFrame(at time: TimeInterval) {
        let seconds = clock.last.map { max(0, min(time - $0, SceneClock.longest)) } ?? 0
        clock.last = time
        guard !isPaused else { return }
        update(time)
        if let delegate { OptionalRequirement.call { delegate.update(time, for: self) } }
        advanceTree(by: seconds)
        didEvaluateActions()
        if let delegate { OptionalRequirement.call { delegate.didEvaluateActions(for: self) } }
        physicsWorld.simulate(seconds * Double(speed))
        didSimulatePhysics()
        if let delegate { OptionalRequirement.call { delegate.didSimulatePhysics(for: self) } }
        forEachInTree { if let constraints = $0.constraints { $0.keep(constraints) } }
        didApplyConstraints()
        if let delegate { OptionalRequirement.call { delegate.didApplyConstraints(for: self) } }
        didFinishUpdate()
        if let delegate { OptionalRequirement.call { delegate.didFinishUpdate(for: self) } }
    }
}

extension SKNode {
    /// Runs actions, and what moves by itself, of the node and all in it.
    final func advanceTree(by seconds: TimeInterval) {
        guard !isPaused else { return }
        let seconds = seconds * Double(speed)
        if !links.actions.isEmpty { runActions(by: seconds) }
        advance(by: seconds)
        // Actions may add and remove children.
        for child in links.children where child.links.parent === self { child.advanceTree(by: seconds) }
    }
}
