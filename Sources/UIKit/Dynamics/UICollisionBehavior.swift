import Foundation

extension UICollisionBehavior {
    /// What items collide with. See https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode.
    public struct Mode: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates a mode from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Each other.
        public static let items = Mode(rawValue: 1 << 0)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }
}

/// What a collision behaviour tells. See https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    // @objc(collisionBehavior:beganContactForItem:withItem:atPoint:) optional
    /// Two items came to touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    // @objc(collisionBehavior:endedContactForItem:withItem:) optional
    /// Two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    // @objc(collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:) optional
    /// An item came to touch a boundary; the reference's bounds have no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint)
    // @objc(collisionBehavior:endedContactForItem:withBoundaryIdentifier:) optional
    /// An item no longer touches a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

/// Lets items collide with each other and with boundaries. See https://developer.apple.com/documentation/uikit/uicollisionbehavior.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    private var storage: DynamicItems
    private var boundaries: [Boundary] = []
    private var referenceInsets: UIEdgeInsets?
    /// The reference's bounds as what lies around them, made anew when they change.
    private var reference: (bounds: CGRect, walls: [DynamicShape])?
    private var touching: [Touch] = []
    private var contacts: [(a: DynamicBody?, b: DynamicBody, contact: DynamicContact)] = []
    /// The impulses that the contacts of the step before took, by their bodies.
    private var impulses: [Pair: [(point: CGPoint, apart: CGFloat, along: CGFloat)]] = [:]

    /// How deep shapes may lie in each other without being moved apart, in points.
    private static let slop: CGFloat = 0.25
    /// How fast something has to hit to bounce off, in points a second: what rests lies still.
    private static let bouncingSpeed: CGFloat = 20
    /// How far a contact moves between two steps at most, in points.
    private static let reach: CGFloat = 4
    /// How thick the walls around the reference are, so that nothing gets through, in points.
    private static let wall: CGFloat = 10_000

    private struct Pair: Hashable {
        let (a, b): (ObjectIdentifier?, ObjectIdentifier)
        init(_ a: DynamicBody?, _ b: DynamicBody) { (self.a, self.b) = (a.map { ObjectIdentifier($0) }, ObjectIdentifier(b)) }
    }

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        let shapes: [DynamicShape]
    }

    /// Two that touch: items, or an item and a boundary.
    private struct Touch {
        let item: any UIDynamicItem
        let other: Other
        enum Other {
            case item(any UIDynamicItem)
            case boundary((any NSCopying)?)
        }

        func isSame(_ touch: Touch) -> Bool {
            guard item === touch.item else { return false }
            return switch (other, touch.other) {
            case (.item(let a), .item(let b)): a === b
            case (.boundary(let a), .boundary(let b)): UICollisionBehavior.areEqual(a, b)
            default: false
            }
        }

        /// Whether it is the same touch told from the other item.
        func isTurned(_ touch: Touch) -> Bool {
            guard case .item(let mine) = other, case .item(let its) = touch.other else { return false }
            return mine === touch.item && its === item
        }
    }

    /// Creates collisions of items.
    public init(items: [any UIDynamicItem]) {
        storage = DynamicItems(items)
        super.init()
    }

    /// Creates collisions of no items.
    public convenience override init() { self.init(items: []) }

    /// Who is told.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// What items collide with.
    open var collisionMode: UICollisionBehavior.Mode = .everything {
        didSet { didChange() }
    }

    /// The items that collide.
    open var items: [any UIDynamicItem] { storage.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        storage.add(item)
        didChange()
    }

    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        storage.remove(item)
        didChange()
    }

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference hold items in.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? .zero : nil
            reference = nil
            didChange()
        }
    }

    /// Lets the bounds of the animator's reference, without insets, hold items in.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        reference = nil
        didChange()
    }

    // @objc(addBoundaryWithIdentifier:forPath:)
    /// Adds a path as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        let path = bezierPath.copy() as! UIBezierPath
        let shapes = DynamicShape.lines(of: path.cgPath).flatMap { line in
            zip(line, line.dropFirst()).compactMap { $0 == $1 ? nil : DynamicShape(points: [$0, $1]) }
        }
        boundaries.append(Boundary(identifier: identifier, path: path, shapes: shapes))
        didChange()
    }

    // @objc(addBoundaryWithIdentifier:fromPoint:toPoint:)
    /// Adds a line as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of a boundary.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
    }

    /// Takes a boundary away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
        didChange()
    }

    /// The identifiers of the boundaries that were added.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Takes all boundaries that were added away.
    open func removeAllBoundaries() {
        boundaries.removeAll()
        didChange()
    }

    nonisolated private static func areEqual(_ a: (any NSCopying)?, _ b: (any NSCopying)?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }

    // MARK: Collisions

    override var involvedItems: [any UIDynamicItem] { items }

    override func rows(_ animator: UIDynamicAnimator, for step: CGFloat) -> [DynamicRow] {
        contacts.removeAll(keepingCapacity: true)
        var touches: [(touch: Touch, point: CGPoint)] = []
        let bodies = items.map(animator.body)
        if collisionMode.contains(.items) { collide(bodies, &touches) }
        if collisionMode.contains(.boundaries) {
            for body in bodies { collideWithBoundaries(body, animator, &touches) }
        }
        tell(touches)
        return contacts.flatMap { rows(between: $0.a, $0.b, $0.contact) }
    }

    /// Along the x axis, only what overlaps is looked at.
    private func collide(_ bodies: [DynamicBody], _ touches: inout [(touch: Touch, point: CGPoint)]) {
        let sorted = bodies.enumerated().sorted { $0.element.box.minX < $1.element.box.minX }
        for (index, left) in sorted.enumerated() {
            for right in sorted[(index + 1)...] {
                if right.element.box.minX > left.element.box.maxX { break }
                // The same pair comes in the same order in each step.
                let (a, b) = left.offset < right.offset ? (left.element, right.element) : (right.element, left.element)
                guard a.box.intersects(b.box), a.inverseMass + b.inverseMass > 0, let contact = DynamicContact(a.placed, b.placed) else {
                    continue
                }
                contacts.append((a, b, contact))
                touches.append((Touch(item: a.item, other: .item(b.item)), contact.points[0].point))
            }
        }
    }

    private func collideWithBoundaries(
        _ body: DynamicBody, _ animator: UIDynamicAnimator, _ touches: inout [(touch: Touch, point: CGPoint)]
    ) {
        func touch(_ shapes: [DynamicShape], _ identifier: (any NSCopying)?) {
            var point: CGPoint?
            for shape in shapes where shape.box.insetBy(dx: -1, dy: -1).intersects(body.box) {
                guard let contact = DynamicContact(shape, body.placed) else { continue }
                if body.inverseMass > 0 { contacts.append((nil, body, contact)) }
                point = point ?? contact.points[0].point
            }
            if let point { touches.append((Touch(item: body.item, other: .boundary(identifier)), point)) }
        }
        if let referenceInsets, let bounds = animator.referenceBounds?.inset(by: referenceInsets) {
            if reference?.bounds != bounds { reference = (bounds, Self.walls(around: bounds)) }
            touch(reference?.walls ?? [], nil)
        }
        for boundary in boundaries { touch(boundary.shapes, boundary.identifier) }
    }

    private static func walls(around bounds: CGRect) -> [DynamicShape] {
        let around = bounds.insetBy(dx: -wall, dy: -wall)
        return [
            CGRect(x: around.minX, y: around.minY, width: around.width, height: wall),
            CGRect(x: around.minX, y: bounds.maxY, width: around.width, height: wall),
            CGRect(x: around.minX, y: around.minY, width: wall, height: around.height),
            CGRect(x: bounds.maxX, y: around.minY, width: wall, height: around.height),
        ].map { DynamicShape.rectangle($0.size).moved(to: CGPoint(x: $0.midX, y: $0.midY), by: 0) }
    }

    private func rows(between a: DynamicBody?, _ b: DynamicBody, _ contact: DynamicContact) -> [DynamicRow] {
        let elasticity = max(a?.traits.elasticity ?? 0, b.traits.elasticity)
        let friction = sqrt((a?.traits.friction ?? 0.2) * b.traits.friction)
        let before = impulses[Pair(a, b)] ?? []
        return contact.points.flatMap { point -> [DynamicRow] in
            let armA = a.map { point.point - $0.position } ?? .zero
            let armB = point.point - b.position
            var apart = DynamicRow(a, armA, b, armB, along: contact.normal)
            apart.limits = 0 ... .infinity
            let speed = apart.velocity
            if speed < -Self.bouncingSpeed { apart.bias = elasticity * speed }
            var along = DynamicRow(a, armA, b, armB, along: contact.normal.turned)
            along.friction = (1, friction)
            if let known = before.first(where: { ($0.point - point.point).length < Self.reach }) {
                (apart.impulse, along.impulse) = (known.apart, known.along)
            }
            return [apart, along]
        }
    }

    override func keep(_ rows: ArraySlice<DynamicRow>) {
        impulses.removeAll(keepingCapacity: true)
        var row = rows.startIndex
        for (a, b, contact) in contacts {
            for point in contact.points {
                impulses[Pair(a, b), default: []].append((point.point, rows[row].impulse, rows[row + 1].impulse))
                row += 2
            }
        }
    }

    /// Moves what lies in each other apart, some of the way in each step.
    func separate(_ animator: UIDynamicAnimator) {
        for (a, b, contact) in contacts {
            let depth = (contact.points.map(\.depth).max() ?? 0) - Self.slop
            let mass = (a?.inverseMass ?? 0) + b.inverseMass
            guard depth > 0, mass > 0 else { continue }
            let way = contact.normal * (0.3 * depth / mass)
            a?.shift(way * -(a?.inverseMass ?? 0))
            b.shift(way * b.inverseMass)
        }
    }

    // MARK: Telling

    private func tell(_ touches: [(touch: Touch, point: CGPoint)]) {
        let old = touching
        touching = touches.map(\.touch)
        guard let delegate = collisionDelegate else { return }
        for (touch, point) in touches where !old.contains(where: { $0.isSame(touch) || $0.isTurned(touch) }) {
            OptionalRequirement.call {
                switch touch.other {
                case .item(let other): delegate.collisionBehavior(self, beganContactFor: touch.item, with: other, at: point)
                case .boundary(let identifier):
                    delegate.collisionBehavior(self, beganContactFor: touch.item, withBoundaryIdentifier: identifier, at: point)
                }
            }
        }
        for touch in old where !touches.contains(where: { $0.touch.isSame(touch) || $0.touch.isTurned(touch) }) {
            OptionalRequirement.call {
                switch touch.other {
                case .item(let other): delegate.collisionBehavior(self, endedContactFor: touch.item, with: other)
                case .boundary(let identifier):
                    delegate.collisionBehavior(self, endedContactFor: touch.item, withBoundaryIdentifier: identifier)
                }
            }
        }
    }
}
