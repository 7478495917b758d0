import Foundation
import ObjCRuntime

/// Recognizes a finger that drags inwards from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that the drag may start from.
    open var edges: UIRectEdge = []

    /// How near to the edge the finger must come down, in points.
    private static let edgeRegion: CGFloat = 13

    private var startEdges: UIRectEdge = []

    /// Touches began in the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            guard let touch = touches.first, trackedTouches.count == 1, let window = touch.window else {
                state = .failed
                return
            }
            startEdges = nearEdges(touch.location(in: nil), in: window.bounds).intersection(edges)
            if startEdges.isEmpty {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func beginsAfter(moving movement: CGPoint) -> Bool {
        guard super.beginsAfter(moving: movement) else { return false }
        let isInward =
            startEdges.contains(.left) && movement.x > abs(movement.y)
            || startEdges.contains(.right) && -movement.x > abs(movement.y)
            || startEdges.contains(.top) && movement.y > abs(movement.x)
            || startEdges.contains(.bottom) && -movement.y > abs(movement.x)
        if !isInward { state = .failed }
        return isInward
    }

    private func nearEdges(_ point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var result: UIRectEdge = []
        if point.x - bounds.minX <= Self.edgeRegion { result.insert(.left) }
        if bounds.maxX - point.x <= Self.edgeRegion { result.insert(.right) }
        if point.y - bounds.minY <= Self.edgeRegion { result.insert(.top) }
        if bounds.maxY - point.y <= Self.edgeRegion { result.insert(.bottom) }
        return result
    }
}
