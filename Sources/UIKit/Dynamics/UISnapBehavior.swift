import Foundation

/// Draws an item to a point as a spring does, and turns it upright. See https://developer.apple.com/documentation/uikit/uisnapbehavior.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// How fast the spring swings, in hertz.
    private static let frequency: CGFloat = 2.5

    /// Creates a behaviour that draws an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item is drawn to.
    open var snapPoint: CGPoint {
        didSet { if snapPoint != oldValue { didChange() } }
    }

    /// How little the item swings at the end, from 0 to 1.
    open var damping: CGFloat = 0.5 {
        didSet { if damping != oldValue { didChange() } }
    }

    override var involvedItems: [any UIDynamicItem] { [item] }

    override func rows(_ animator: UIDynamicAnimator, for step: CGFloat) -> [DynamicRow] {
        let body = animator.body(item)
        let ratio = 0.25 + 0.75 * min(max(damping, 0), 1)
        let error = body.position - snapPoint
        var rows = [
            DynamicRow(nil, .zero, body, .zero, along: CGVector(dx: 1, dy: 0)),
            DynamicRow(nil, .zero, body, .zero, along: CGVector(dx: 0, dy: 1)),
            DynamicRow(rotationOf: body, against: nil),
        ]
        // Turning back takes the shorter way.
        let errors = [error.dx, error.dy, remainder(body.angle, 2 * .pi)]
        for index in rows.indices { rows[index].correct(errors[index], over: step, frequency: Self.frequency, damping: ratio) }
        return rows
    }
}
