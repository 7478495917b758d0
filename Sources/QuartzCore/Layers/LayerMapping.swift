import CoreGraphics

/// Maps points and rectangles from one layer's coordinates to another's.
enum LayerMapping {
    static func map(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        guard let (up, down) = path(from: source, to: target) else { return point }
        let common = up.apply(point)
        return down.map { $0.apply(common) } ?? common
    }

    static func map(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        guard !rect.isNull, !rect.isInfinite, let (up, down) = path(from: source, to: target) else { return rect }
        let common = up.boundingBox(of: rect)
        return down.map { $0.boundingBox(of: common) } ?? common
    }

    /// The way up from the source to the nearest layer above both, and the way down from there to the target.
    private static func path(from source: CALayer?, to target: CALayer?) -> (up: Projection, down: Projection?)? {
        if source === target { return nil }
        let common = commonAncestor(source, target)
        let up = source.map { projection(of: $0, to: common) } ?? Projection()
        let down = target.flatMap { $0 === common ? nil : projection(of: $0, to: common).inverted() }
        return (up, down)
    }

    private static func commonAncestor(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
        guard let a, let b else { return nil }
        func depth(_ layer: CALayer) -> Int {
            var (n, current) = (0, layer)
            while let next = current.superlayer { (n, current) = (n + 1, next) }
            return n
        }
        var (x, y): (CALayer?, CALayer?) = (a, b)
        var (dx, dy) = (depth(a), depth(b))
        while dx > dy { (x, dx) = (x?.superlayer, dx - 1) }
        while dy > dx { (y, dy) = (y?.superlayer, dy - 1) }
        while x !== y { (x, y) = (x?.superlayer, y?.superlayer) }
        return x
    }

    /// The map from a layer's coordinates to an ancestor's; to those that the topmost layer is placed in, if there is none.
    static func projection(of layer: CALayer, to ancestor: CALayer?) -> Projection {
        var result = Projection()
        var current = layer
        while current !== ancestor {
            var matrix = current.values.matrix
            var next = current.superlayer
            // Through layers that keep depth, space is kept too; elsewhere it is flattened at each step.
            while let above = next {
                if above.values.changesSublayerSpace { matrix = CATransform3DConcat(matrix, above.values.sublayerSpace) }
                guard above.keepsDepth, above !== ancestor else { break }
                matrix = CATransform3DConcat(matrix, above.values.matrix)
                next = above.superlayer
            }
            result = result.concat(Projection(matrix))
            guard let next else { break }
            current = next
        }
        return result
    }
}

extension CALayer {
    final func hitTestDefault(_ point: CGPoint) -> CALayer? {
        if isHidden { return nil }
        let own = LayerMapping.map(point, from: superlayer, to: self)
        let inside = contains(own)
        if masksToBounds, !inside { return nil }
        if let mask, mask.hitTest(own) == nil { return nil }
        let children = isPresentation ? (sublayers ?? []) : sublayersByDepth
        for child in children.reversed() {
            if let hit = child.hitTest(own) { return hit }
        }
        return inside ? self : nil
    }

    final func computeVisibleRect() -> CGRect {
        var visible = bounds
        var layer: CALayer? = superlayer
        while let above = layer {
            if above.masksToBounds || above.superlayer == nil {
                visible = visible.intersection(convert(above.bounds, from: above))
                if visible.isNull { return .zero }
            }
            layer = above.superlayer
        }
        return visible
    }

    /// A time of the host's clock on this layer's clock.
    package final func localTime(_ absolute: CFTimeInterval) -> CFTimeInterval {
        let above = superlayerStorage?.localTime(absolute) ?? maskOwner?.localTime(absolute) ?? absolute
        return values.timing.localTime(above)
    }

    /// A time of this layer's clock on the host's.
    package final func absoluteTime(_ local: CFTimeInterval) -> CFTimeInterval {
        let above = values.timing.parentTime(local)
        return superlayerStorage?.absoluteTime(above) ?? maskOwner?.absoluteTime(above) ?? above
    }

    // MARK: CAMediaTiming

    /// When the layer's clock begins, in its superlayer's time.
    public var beginTime: CFTimeInterval {
        get { values.timing.beginTime }
        set { changeTiming { $0.beginTime = newValue } }
    }
    /// The time that the layer's clock shows when it begins.
    public var timeOffset: CFTimeInterval {
        get { values.timing.timeOffset }
        set { changeTiming { $0.timeOffset = newValue } }
    }
    /// See `CAMediaTiming`; a layer's clock runs on.
    public var repeatCount: Float {
        get { values.timing.repeatCount }
        set { changeTiming { $0.repeatCount = newValue } }
    }
    /// See `CAMediaTiming`; a layer's clock runs on.
    public var repeatDuration: CFTimeInterval {
        get { values.timing.repeatDuration }
        set { changeTiming { $0.repeatDuration = newValue } }
    }
    /// See `CAMediaTiming`; a layer's clock runs on.
    public var duration: CFTimeInterval {
        get { values.timing.duration }
        set { changeTiming { $0.duration = newValue } }
    }
    /// How fast the layer's clock runs; at 0 all its animations stand still.
    public var speed: Float {
        get { values.timing.speed }
        set { changeTiming { $0.speed = newValue } }
    }
    /// See `CAMediaTiming`; a layer's clock runs on.
    public var autoreverses: Bool {
        get { values.timing.autoreverses }
        set { changeTiming { $0.autoreverses = newValue } }
    }
    /// See `CAMediaTiming`; a layer's clock runs on.
    public var fillMode: CAMediaTimingFillMode {
        get { values.timing.fillMode }
        set { changeTiming { $0.fillMode = newValue } }
    }

    private func changeTiming(_ body: (inout MediaTiming) -> Void) {
        body(&values.timing)
        mark(.commit)
    }
}
