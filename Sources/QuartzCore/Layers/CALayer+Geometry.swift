import CoreGraphics

extension LayerValues {
    package mutating func setTransform(_ new: CATransform3D) {
        transform = new
        hasTransform = !CATransform3DIsIdentity(new)
    }

    package mutating func setSublayerTransform(_ new: CATransform3D) {
        sublayerTransform = new
        hasSublayerTransform = !CATransform3DIsIdentity(new)
    }

    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Maps the layer's own coordinates to its superlayer's, before the latter's sublayer transform.
    package var matrix: CATransform3D {
        let anchor = anchor
        guard hasTransform || anchorPointZ != 0 else {
            return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition)
        }
        var m = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
        // Followed by a translation: with a perspective column it weighs in by it.
        let (x, y, z) = (position.x, position.y, zPosition + anchorPointZ)
        (m.m11, m.m12, m.m13) = (m.m11 + m.m14 * x, m.m12 + m.m14 * y, m.m13 + m.m14 * z)
        (m.m21, m.m22, m.m23) = (m.m21 + m.m24 * x, m.m22 + m.m24 * y, m.m23 + m.m24 * z)
        (m.m31, m.m32, m.m33) = (m.m31 + m.m34 * x, m.m32 + m.m34 * y, m.m33 + m.m34 * z)
        (m.m41, m.m42, m.m43) = (m.m41 + m.m44 * x, m.m42 + m.m44 * y, m.m43 + m.m44 * z)
        return m
    }

    /// Whether sublayers go through anything on their way to this layer's coordinates.
    package var changesSublayerSpace: Bool { hasSublayerTransform || isGeometryFlipped }

    /// Maps where sublayers are placed to the layer's own coordinates: the flip, and the sublayer transform about the anchor point.
    package var sublayerSpace: CATransform3D {
        var m = CATransform3DIdentity
        if isGeometryFlipped {
            m.m22 = -1
            m.m42 = bounds.minY + bounds.maxY
        }
        if hasSublayerTransform {
            let anchor = anchor
            let about = CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0)
            m = CATransform3DConcat(CATransform3DConcat(m, about), CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        }
        return m
    }

    package var frame: CGRect {
        guard hasTransform || anchorPointZ != 0 else {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        return Projection(matrix).boundingBox(of: bounds)
    }

    /// The bounds and position that give the layer a frame. With a transform, the size is the one whose scaled picture fits.
    package func bounds(andPositionForFrame frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
        let frame = frame.standardized
        var bounds = bounds
        guard hasTransform else {
            bounds.size = frame.size
            return (
                bounds,
                CGPoint(
                    x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
            )
        }
        var linear = CATransform3DGetAffineTransform(transform)
        (linear.tx, linear.ty) = (0, 0)
        let inverse = linear.inverted()
        let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
        bounds.size = size
        let around = CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
        ).applying(CATransform3DGetAffineTransform(transform))
        return (bounds, CGPoint(x: frame.origin.x - around.origin.x, y: frame.origin.y - around.origin.y))
    }
}
