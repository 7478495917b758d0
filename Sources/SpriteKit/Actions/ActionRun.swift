import Foundation
import ObjCRuntime
import UIKit

/// An action that a node runs.
@MainActor
final class RunningAction {
    let action: SKAction
    let key: String?
    let completion: (() -> Void)?
    private let run: ActionRun
    private var hasBegun = false
    var isOver = false

    init(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        (self.action, self.key, self.completion) = (action, key, completion)
        run = action.makeRun()
    }

    /// Goes on. The first frame is the action's beginning, whenever in the time since the frame before it was started.
    func advance(_ node: SKNode, by seconds: TimeInterval) {
        let time = hasBegun ? seconds : 0
        hasBegun = true
        guard run.step(node, time) != nil, !isOver else { return }
        isOver = true
        completion?()
    }
}

extension SKNode {
    final func start(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        if let key { removeActions { $0.key == key } }
        links.actions.append(RunningAction(action.copy() as? SKAction ?? action, key: key, completion: completion))
    }

    final func removeActions(where isMeant: (RunningAction) -> Bool) {
        for running in links.actions where isMeant(running) { running.isOver = true }
        links.actions.removeAll { $0.isOver }
    }

    final func runActions(by seconds: TimeInterval) {
        // What actions start begins in the next frame.
        for running in links.actions where !running.isOver { running.advance(self, by: seconds) }
        links.actions.removeAll { $0.isOver }
    }
}

/// What is known of an action while it runs.
@MainActor
class ActionRun {
    /// Goes on by some seconds; returns how many were left when the action ended, or `nil` if it goes on.
    func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? { seconds }
}

extension SKAction {
    @MainActor
    func makeRun() -> ActionRun {
        switch kind {
        case .sequence(let actions): SequenceRun(self, actions)
        case .group(let actions): GroupRun(self, actions)
        case .repetition(let action, let count): RepeatRun(self, action, count)
        case .wait(let range): WaitRun(self, range)
        case .hide, .remove, .block, .perform, .child, .texture: InstantRun(self)
        case .sound(let name, let waits): SoundRun(self, name, waits: waits)
        case .animate(let textures, let resizes, let restores): AnimateRun(self, textures, resizes, restores)
        case .warp(let grids, let times, let restores): WarpRun(self, grids, times, restores: restores)
        case .follow, .custom, .colorize, .sounding: ChangeRun(self)
        default: ChangeRun(self)
        }
    }
}

/// Actions one after another.
final class SequenceRun: ActionRun {
    private let action: SKAction
    private let actions: [SKAction]
    private var index = 0
    private var current: ActionRun?

    init(_ action: SKAction, _ actions: [SKAction]) { (self.action, self.actions) = (action, actions) }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        var left = seconds * speed
        while index < actions.count {
            let run = current ?? actions[index].makeRun()
            current = run
            guard let rest = run.step(node, left) else { return nil }
            (left, index, current) = (rest, index + 1, nil)
        }
        return speed > 0 ? left / speed : 0
    }
}

/// Actions together.
final class GroupRun: ActionRun {
    private let action: SKAction
    private var runs: [ActionRun?]
    private var least: TimeInterval?

    init(_ action: SKAction, _ actions: [SKAction]) {
        self.action = action
        runs = actions.map { $0.makeRun() }
    }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        var left = seconds * speed
        for index in runs.indices {
            guard let run = runs[index] else { continue }
            if let rest = run.step(node, seconds * speed) {
                runs[index] = nil
                left = min(left, rest)
            }
        }
        guard runs.allSatisfy({ $0 == nil }) else { return nil }
        return speed > 0 ? left / speed : 0
    }
}

/// An action over and over.
final class RepeatRun: ActionRun {
    private let action: SKAction
    private let repeated: SKAction
    private let count: Int?
    private var done = 0
    private var current: ActionRun?

    init(_ action: SKAction, _ repeated: SKAction, _ count: Int?) { (self.action, self.repeated, self.count) = (action, repeated, count) }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        var left = seconds * speed
        while count.map({ done < $0 }) ?? true {
            let run = current ?? repeated.makeRun()
            current = run
            guard let rest = run.step(node, left) else { return nil }
            // One without end that takes no time would never let the frame end.
            let standsStill = rest >= left && count == nil
            (left, done, current) = (rest, done + 1, nil)
            if standsStill { return nil }
        }
        return speed > 0 ? left / speed : 0
    }
}

/// Waiting.
final class WaitRun: ActionRun {
    private let action: SKAction
    private var left: TimeInterval

    init(_ action: SKAction, _ range: TimeInterval) {
        self.action = action
        left = max(0, action.duration + (range > 0 ? range * (SpriteRandom.shared.unit() - 0.5) : 0))
    }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        left -= seconds * speed
        guard left <= 1e-9 else { return nil }
        return speed > 0 ? max(0, -left) / speed : 0
    }
}

/// What is done at once.
final class InstantRun: ActionRun {
    private let action: SKAction

    init(_ action: SKAction) { self.action = action }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        switch action.kind {
        case .hide(let hides): node.isHidden = hides
        case .remove: node.removeFromParent()
        case .block(let block, nil): block()
        case .block(let block, let queue?):
            nonisolated(unsafe) let block = block
            queue.async { block() }
        case .perform(let selector, let target):
            guard let implementation = ClassRegistry.implementation(of: selector, in: type(of: target)) else {
                fatalError("-[\(type(of: target)) \(selector.description)]: unrecognized selector sent to instance")
            }
            _ = implementation(target, selector.argumentCount > 0 ? [node] : [])
        case .child(let action, let name): node.childNode(withName: name)?.run(action)
        case .texture(let texture, let resizes): (node as? SKSpriteNode)?.show(texture, resizes: resizes)
        default: break
        }
        return seconds
    }
}

/// Textures one after another.
final class AnimateRun: ActionRun {
    private let action: SKAction
    private let textures: [SKTexture]
    private let (resizes, restores): (Bool, Bool)
    private var elapsed: TimeInterval = 0
    private var former: SKTexture??
    private var formerSize = CGSize.zero

    init(_ action: SKAction, _ textures: [SKTexture], _ resizes: Bool, _ restores: Bool) {
        (self.action, self.textures, self.resizes, self.restores) = (action, textures, resizes, restores)
    }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return seconds }
        if former == nil { (former, formerSize) = (.some(sprite.texture), sprite.baseSize) }
        let speed = Double(action.speed)
        elapsed += seconds * speed
        guard elapsed >= action.duration - 1e-9 else {
            let share = Double(action.eased(elapsed / action.duration))
            let index = min(max(Int(share * Double(textures.count) + 1e-9), 0), textures.count - 1)
            sprite.show(textures[index], resizes: resizes)
            return nil
        }
        sprite.show(textures[textures.count - 1], resizes: resizes)
        if restores, let former {
            sprite.texture = former
            if resizes { sprite.baseSize = formerSize }
        }
        return speed > 0 ? max(0, elapsed - action.duration) / speed : 0
    }
}

extension SKSpriteNode {
    fileprivate func show(_ texture: SKTexture, resizes: Bool) {
        self.texture = texture
        if resizes { baseSize = texture.size() }
    }
}

/// Numbers by chance that are the same in each run.
final class SpriteRandom: @unchecked Sendable {
    static let shared = SpriteRandom()
    private let lock = NSLock()
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A number from 0 up to 1.
    func unit() -> Double {
        lock.withLock {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
        }
    }
}
