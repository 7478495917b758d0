import Foundation
import UIKit

// Actions that bend sprites.

extension SKAction {
    // @objc(warpTo:duration:)
    /// Bends a sprite until it is as a grid has it. The sprite's own grid has as many parts, or it is not bent at first; `nil` for a geometry
    /// that is no grid.
    public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
        animate(withWarps: [warp], times: [NSNumber(value: duration)], restore: false)
    }

    // @objc(animateWithWarps:times:)
    /// Bends a sprite by one grid after another, each of which is reached at a time, in seconds.
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
        animate(withWarps: warps, times: times, restore: false)
    }

    // @objc(animateWithWarps:times:restore:)
    /// Bends a sprite by one grid after another.
    ///
    /// - Parameters:
    ///   - warps: grids of as many parts each.
    ///   - times: when each is reached, in seconds, later ones later.
    ///   - restore: whether the sprite is bent in the end as it was before.
    /// - Returns: the action; `nil` if there are not as many times as grids, or a geometry is no grid or one of other parts.
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool) -> SKAction? {
        let grids = warps.compactMap { $0 as? SKWarpGeometryGrid }
        guard let first = grids.first, grids.count == warps.count, times.count == grids.count, grids.allSatisfy({ $0.isLike(first) }) else {
            return nil
        }
        let times = times.map(\.doubleValue)
        guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        return SKAction(.warp(grids, times, restores: restore), times[times.count - 1])
    }
}

/// A sprite that is bent by one grid after another.
final class WarpRun: ActionRun {
    private let action: SKAction
    private let grids: [SKWarpGeometryGrid]
    private let times: [TimeInterval]
    private let restores: Bool
    private var elapsed: TimeInterval = 0
    private var former: SKWarpGeometry??
    private var start: SKWarpGeometryGrid

    init(_ action: SKAction, _ grids: [SKWarpGeometryGrid], _ times: [TimeInterval], restores: Bool) {
        (self.action, self.grids, self.times, self.restores) = (action, grids, times, restores)
        start = SKWarpGeometryGrid(columns: grids[0].numberOfColumns, rows: grids[0].numberOfRows)
    }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        guard let sprite = node as? SKSpriteNode else { return seconds }
        if former == nil {
            former = .some(sprite.warpGeometry)
            if let grid = sprite.warpGeometry as? SKWarpGeometryGrid, grid.isLike(start) { start = grid }
        }
        let speed = Double(action.speed)
        elapsed += seconds * speed
        guard elapsed >= action.duration - 1e-9 else {
            sprite.warpGeometry = grid(at: Double(action.eased(elapsed / action.duration)) * action.duration)
            return nil
        }
        sprite.warpGeometry = restores ? former ?? nil : grids[grids.count - 1]
        return speed > 0 ? max(0, elapsed - action.duration) / speed : 0
    }

    private func grid(at time: TimeInterval) -> SKWarpGeometryGrid {
        let index = times.firstIndex { time < $0 } ?? times.count - 1
        let (from, begin) = index > 0 ? (grids[index - 1], times[index - 1]) : (start, 0)
        let length = times[index] - begin
        return from.mixed(with: grids[index], length > 0 ? Float((time - begin) / length) : 1)
    }
}
