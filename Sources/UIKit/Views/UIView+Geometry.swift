import Foundation

extension UIView {
    /// Changes the frame or the bounds, and brings up to date what follows from them.
    func changeGeometry(_ change: () -> Void) {
        let old = backingLayer.bounds
        change()
        let bounds = backingLayer.bounds
        // Before the subviews follow by their masks: what covers them depends on it.
        let isCoveredAnew = ownSafeAreaMayHaveChanged()
        if old.size != bounds.size { boundsSizeDidChange(from: old.size) }
        autoLayoutGeometryDidChange()
        guard windowStorage != nil else { return }
        if isCoveredAnew || inherited.passesSafeAreaOn || old != bounds && safeAreaReachesSubviews { safeAreaOfSubviewsMayHaveChanged() }
    }

    package func boundsSizeDidChange(from old: CGSize) {
        if (old.width < Self.wideMarginsThreshold) != (bounds.width < Self.wideMarginsThreshold), owningViewController != nil {
            autoLayoutMarginsDidChange()
        } else if followsReadableWidth {
            marginsMayHaveChanged()
        }
        if autoresizesSubviews { resizeSubviews(from: old) }
        setNeedsLayout()
        if redrawsWhenResized { setNeedsDisplay() }
    }

    private func resizeSubviews(from old: CGSize) {
        for view in subviewStorage where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.autoresized(superviewFrom: old, to: bounds.size)
            if frame != view.frame { view.frame = frame }
        }
    }

    /// The frame that the autoresizing mask gives when the superview's size changes.
    package func autoresized(superviewFrom old: CGSize, to new: CGSize) -> CGRect {
        let mask = autoresizingMask
        let x = Self.stretch(
            (frame.minX, frame.width, old.width - frame.maxX), by: new.width - old.width,
            flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let y = Self.stretch(
            (frame.minY, frame.height, old.height - frame.maxY), by: new.height - old.height,
            flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    /// Shares a change of length among the flexible parts in proportion to their lengths.
    private static func stretch(
        _ parts: (CGFloat, CGFloat, CGFloat), by change: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (origin: CGFloat, length: CGFloat) {
        let share = autoresizingShares(parts, flexible)
        return (parts.0 + change * share.start, max(0, parts.1 + change * share.length))
    }

    /// What part of a change of the superview's length the origin and the length of a view take, by its autoresizing mask.
    static func autoresizingShares(
        _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), _ flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let weights = (
            flexible.0 ? max(parts.before, 0) : 0, flexible.1 ? max(parts.length, 0) : 0, flexible.2 ? max(parts.after, 0) : 0
        )
        let total = weights.0 + weights.1 + weights.2
        if total > 0 { return (weights.0 / total, weights.1 / total) }
        let count = CGFloat((flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0))
        guard count > 0 else { return (0, 0) }
        return (flexible.0 ? 1 / count : 0, flexible.1 ? 1 / count : 0)
    }

    // MARK: Conversion

    /// Converts a point of this view to another's, or to the window's if `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? topmostView else { return point }
        return backingLayer.convert(point, to: target.backingLayer)
    }

    /// Converts a point of another view, or of the window if `nil`, to this one's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? topmostView else { return point }
        return backingLayer.convert(point, from: source.backingLayer)
    }

    /// Converts a rectangle of this view to another's, or to the window's if `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = view ?? topmostView else { return rect }
        return backingLayer.convert(rect, to: target.backingLayer)
    }

    /// Converts a rectangle of another view, or of the window if `nil`, to this one's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? topmostView else { return rect }
        return backingLayer.convert(rect, from: source.backingLayer)
    }

    /// Converts a point of this view to a coordinate space's.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CoordinateSpaces.convert(point, from: self, to: coordinateSpace)
    }

    /// Converts a point of a coordinate space to this view's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        CoordinateSpaces.convert(point, from: coordinateSpace, to: self)
    }

    /// Converts a rectangle of this view to a coordinate space's.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CoordinateSpaces.convert(rect, from: self, to: coordinateSpace)
    }

    /// Converts a rectangle of a coordinate space to this view's.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CoordinateSpaces.convert(rect, from: coordinateSpace, to: self)
    }

    package var topmostView: UIView? {
        var view = self
        while let parent = view.superviewStorage { view = parent }
        return view === self && !(self is UIWindow) ? nil : view
    }
}

/// Conversion between any two coordinate spaces, by way of the layers they stand for.
@MainActor
enum CoordinateSpaces {
    private static func layer(_ space: any UICoordinateSpace) -> CALayer {
        switch space {
        case let view as UIView: view.backingLayer
        default: UIScreen.main.rootLayer
        }
    }

    static func convert(_ point: CGPoint, from: any UICoordinateSpace, to: any UICoordinateSpace) -> CGPoint {
        layer(from).convert(point, to: layer(to))
    }

    static func convert(_ rect: CGRect, from: any UICoordinateSpace, to: any UICoordinateSpace) -> CGRect {
        layer(from).convert(rect, to: layer(to))
    }
}
