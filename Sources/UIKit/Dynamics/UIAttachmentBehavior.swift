import Foundation

extension UIAttachmentBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }
}

/// Attaches an item to a point or to another item, as by a rod or a spring.
/// See https://developer.apple.com/documentation/uikit/uiattachmentbehavior.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    private enum Kind {
        /// By a rod, or, if there is a frequency, by a spring.
        case distance
        /// By a rope.
        case limit
        /// As one piece.
        case fixed
        /// By an axle.
        case pin
        /// In a groove, whose direction is the second item's, or the world's.
        case sliding(CGVector)
    }

    /// Where an end of the attachment is, from its item's middle before that turned; the anchor if there is no item.
    private struct End {
        var item: (any UIDynamicItem)?
        var offset = CGVector.zero
    }

    private let kind: Kind
    private var ends: (End, End)
    /// How the items were turned against each other when they were attached.
    private let restingAngle: CGFloat

    /// What the item is attached to.
    public let attachedBehaviorType: UIAttachmentBehavior.AttachmentType

    private init(_ kind: Kind, _ first: End, _ second: End, anchor: CGPoint) {
        self.kind = kind
        ends = (first, second)
        anchorPoint = anchor
        attachedBehaviorType = second.item == nil ? .anchor : .items
        restingAngle = Self.angle(first.item) - Self.angle(second.item)
        length = 0
        super.init()
        takeLength()
    }

    private static func angle(_ item: (any UIDynamicItem)?) -> CGFloat { item.map { atan2($0.transform.b, $0.transform.a) } ?? 0 }

    /// Takes over how far the ends are apart now.
    private func takeLength() { length = (point(of: ends.0) - point(of: ends.1)).length }

    // @objc(initWithItem:attachedToAnchor:)
    /// Attaches an item's middle to a point, at the distance that it has now.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    // @objc(initWithItem:offsetFromCenter:attachedToAnchor:)
    /// Attaches a place of an item to a point, at the distance that it has now.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        kind = .distance
        ends = (End(item: item, offset: offset.vector), End())
        anchorPoint = point
        attachedBehaviorType = .anchor
        restingAngle = Self.angle(item)
        length = 0
        super.init()
        takeLength()
    }

    // @objc(initWithItem:attachedToItem:)
    /// Attaches the middles of two items, at the distance that they have now.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    // @objc(initWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:)
    /// Attaches places of two items, at the distance that they have now.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        kind = .distance
        ends = (End(item: item1, offset: offset1.vector), End(item: item2, offset: offset2.vector))
        anchorPoint = .zero
        attachedBehaviorType = .items
        restingAngle = Self.angle(item1) - Self.angle(item2)
        length = 0
        super.init()
        takeLength()
    }

    // @objc(slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:)
    /// Lets an item move along another's direction only, without turning.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        make(.sliding(axis), item1, item2, point)
    }

    // @objc(slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:)
    /// Lets an item move along a direction only, without turning.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        make(.sliding(axis), item, nil, point)
    }

    // @objc(limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:)
    /// Ties places of two items together by a rope as long as they are apart now.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self {
        unsafeDowncast(
            UIAttachmentBehavior(.limit, End(item: item1, offset: offset1.vector), End(item: item2, offset: offset2.vector), anchor: .zero),
            to: self)
    }

    // @objc(fixedAttachmentWithItem:attachedToItem:attachmentAnchor:)
    /// Makes two items one piece.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make(.fixed, item1, item2, point)
    }

    // @objc(pinAttachmentWithItem:attachedToItem:attachmentAnchor:)
    /// Lets two items turn about a point that they have in common.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make(.pin, item1, item2, point)
    }

    private class func make(
        _ kind: Kind, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, _ point: CGPoint
    ) -> Self {
        func end(_ item: any UIDynamicItem) -> End {
            End(item: item, offset: (point - item.center).rotated(-atan2(item.transform.b, item.transform.a)))
        }
        return unsafeDowncast(UIAttachmentBehavior(kind, end(item1), item2.map(end) ?? End(), anchor: point), to: self)
    }

    // MARK: Properties

    /// The items that are attached.
    open var items: [any UIDynamicItem] { [ends.0.item, ends.1.item].compactMap { $0 } }

    /// The point that an item is attached to.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { didChange() } } }
    /// How far apart the ends are held, in points.
    open var length: CGFloat { didSet { if length != oldValue { didChange() } } }
    /// How much a spring is damped: 1 is so much that it just does not swing.
    open var damping: CGFloat = 0 { didSet { didChange() } }
    /// How fast a spring swings, in hertz; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { didChange() } }
    /// How much an axle holds against turning.
    open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
    /// How far an item may slide, in points, or turn about an axle, in radians.
    open var attachmentRange: UIFloatRange = .infinite { didSet { didChange() } }

    // MARK: Solving

    override var involvedItems: [any UIDynamicItem] { items }

    private func point(of end: End) -> CGPoint {
        guard let item = end.item else { return anchorPoint }
        return item.center + end.offset.rotated(atan2(item.transform.b, item.transform.a))
    }

    override func rows(_ animator: UIDynamicAnimator, for step: CGFloat) -> [DynamicRow] {
        let b = animator.body(ends.0.item!)
        let a = ends.1.item.map(animator.body)
        let armB = ends.0.offset.rotated(b.angle)
        let armA = a.map { ends.1.offset.rotated($0.angle) } ?? .zero
        let placeA = a.map { $0.position + armA } ?? anchorPoint
        let way = (b.position + armB) - placeA
        let turned = b.angle - (a?.angle ?? 0) - restingAngle

        func held(along direction: CGVector) -> DynamicRow {
            var row = DynamicRow(a, armA, b, armB, along: direction)
            row.correct(way.dot(direction), over: step, frequency: frequency, damping: damping)
            return row
        }
        func upright() -> DynamicRow {
            var row = DynamicRow(rotationOf: b, against: a)
            row.correct(turned, over: step)
            return row
        }
        let axes = [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)]

        switch kind {
        case .distance, .limit:
            let distance = way.length
            // Without a distance there is no direction: the ends are held at one place.
            guard distance > 1e-6, length > 1e-6 || frequency > 0 else { return axes.map(held) }
            var row = DynamicRow(a, armA, b, armB, along: way * (1 / distance))
            if case .limit = kind {
                guard distance >= length else { return [] }
                row.limits = -.infinity...0
                row.correct(distance - length, over: step)
            } else {
                row.correct(distance - length, over: step, frequency: frequency, damping: damping)
            }
            return [row]
        case .fixed: return axes.map(held) + [upright()]
        case .pin:
            var rows = axes.map(held)
            if frictionTorque > 0 {
                var friction = DynamicRow(rotationOf: b, against: a)
                friction.limits = -frictionTorque * 100 * step...frictionTorque * 100 * step
                rows.append(friction)
            }
            return rows + within(turned, step) { DynamicRow(rotationOf: b, against: a) }
        case .sliding(let axis):
            let along = (axis * (1 / max(axis.length, 1e-9))).rotated(a?.angle ?? 0)
            return [held(along: along.turned), upright()]
                + within(way.dot(along), step) { DynamicRow(a, armA, b, armB, along: along) }
        }
    }

    /// Holds a value in the attachment's range.
    private func within(_ value: CGFloat, _ step: CGFloat, _ row: () -> DynamicRow) -> [DynamicRow] {
        if value <= attachmentRange.minimum {
            var row = row()
            row.limits = 0 ... .infinity
            row.correct(value - attachmentRange.minimum, over: step)
            return [row]
        }
        if value >= attachmentRange.maximum {
            var row = row()
            row.limits = -.infinity...0
            row.correct(value - attachmentRange.maximum, over: step)
            return [row]
        }
        return []
    }
}
