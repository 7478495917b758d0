import Foundation
import ObjCRuntime
import QuartzCore

/// Where a scroll view's zooming stands.
struct ZoomState {
    var scale: CGFloat = 1
    var isPinching = false
    /// The scale when the pinch began.
    var startScale: CGFloat = 1
    /// The point of the zoomed view, in its own points, that stays under the fingers.
    var anchor = CGPoint.zero
}

extension UIScrollView {
    private var zoomedView: UIView? {
        guard let delegate = scrollDelegate else { return nil }
        return OptionalRequirement.call { delegate.viewForZooming(in: self) } ?? nil
    }

    /// How long an animated change of the scale takes, in seconds.
    private static var zoomDuration: Double { 0.3 }

    func zoomLimitsDidChange() {
        if minimumZoomScale != maximumZoomScale {
            guard pinchRecognizer == nil else { return }
            let recognizer = ScrollPinchGestureRecognizer(target: nil, action: nil)
            recognizer.scrollView = self
            recognizer.onAction = { [weak self] _ in self?.pinchDidChange() }
            addGestureRecognizer(recognizer)
            pinchRecognizer = recognizer
        } else if let recognizer = pinchRecognizer {
            removeGestureRecognizer(recognizer)
            pinchRecognizer = nil
        }
    }

    private func limited(_ scale: CGFloat) -> CGFloat { max(min(scale, max(maximumZoomScale, minimumZoomScale)), minimumZoomScale) }

    // MARK: By the app

    func changeZoomScale(to scale: CGFloat, animated: Bool) {
        guard let view = zoomedView else { return }
        let target = limited(scale)
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        let anchor = view.layer.convert(centre, from: layer)
        if animated {
            animateZoom(of: view, to: target, anchor: anchor, from: centre, toward: centre)
        } else {
            stopMotion()
            apply(target, to: view, anchor: anchor, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
            contentOffset = clamped(contentOffset)
        }
    }

    func zoomToRect(_ rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let target = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        let anchor = CGPoint(x: rect.midX, y: rect.midY)
        let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        if animated {
            let now = layer.convert(anchor, from: view.layer)
            animateZoom(of: view, to: target, anchor: anchor, from: now, toward: CGPoint(x: bounds.midX, y: bounds.midY))
        } else {
            stopMotion()
            apply(target, to: view, anchor: anchor, at: place)
            contentOffset = clamped(contentOffset)
        }
    }

    private func animateZoom(of view: UIView, to target: CGFloat, anchor: CGPoint, from: CGPoint, toward: CGPoint) {
        guard window != nil else {
            apply(target, to: view, anchor: anchor, at: CGPoint(x: toward.x - bounds.minX, y: toward.y - bounds.minY))
            contentOffset = clamped(contentOffset)
            return
        }
        let start = zoom.scale
        let origin = contentOffset
        let (a, b) = (CGPoint(x: from.x - origin.x, y: from.y - origin.y), CGPoint(x: toward.x - origin.x, y: toward.y - origin.y))
        willBeginZooming(view)
        runZoom(.zoomAnimation, view: view) { scrollView, part in
            scrollView.apply(
                start + (target - start) * part, to: view, anchor: anchor,
                at: CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
            let limit = scrollView.clamped(scrollView.contentOffset)
            if part == 1 { scrollView.contentOffset = limit }
        }
    }

    private func runZoom(_ kind: ActiveMotion.Kind, view: UIView, _ step: @escaping @MainActor (UIScrollView, CGFloat) -> Void) {
        let ease = EasedMotion(from: 0, to: 1, duration: 1)
        var newMotion = ActiveMotion(
            plan: MotionPlan(x: Rest(at: 0), y: Rest(at: 0)), kind: kind, start: CACurrentMediaTime(), duration: Self.zoomDuration)
        newMotion.step = { [weak self] part in
            if let self { step(self, ease.position(at: part)) }
        }
        newMotion.completion = { [weak self, weak view] in self?.didEndZooming(view) }
        start(newMotion)
    }

    // MARK: By fingers

    func pinchDidChange() {
        guard let pinch = pinchRecognizer, let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            stopMotion()
            zoom.isPinching = true
            zoom.startScale = zoom.scale
            zoom.anchor = pinch.location(in: view)
            willBeginZooming(view)
            followPinch(pinch, view)
        case .changed:
            followPinch(pinch, view)
        case .ended, .cancelled:
            endPinch(pinch, view)
        case .possible, .failed:
            break
        }
    }

    private func followPinch(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
        var scale = zoom.startScale * pinch.scale
        let (low, high) = (minimumZoomScale, max(maximumZoomScale, minimumZoomScale))
        if !bouncesZoom {
            scale = limited(scale)
        } else if scale < low {
            // Halving the fingers' distance again and again never makes less than half of the least scale.
            scale = low * (0.5 + 0.5 * scale / low)
        } else if scale > high {
            scale = high * (1 + (1 - high / scale))
        }
        let point = pinch.location(in: self)
        let origin = contentOffset
        apply(scale, to: view, anchor: zoom.anchor, at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    private func endPinch(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
        zoom.isPinching = false
        let target = limited(zoom.scale)
        let offset = contentOffset
        let clampedNow = clamped(offset)
        if drag != nil {
            // The drag goes on from where the pinch has left the content.
            drag?.origin = offset
            panRecognizer.setTranslation(.zero, in: superview ?? self)
        }
        guard target != zoom.scale || (drag == nil && clampedNow != offset) else {
            didEndZooming(view)
            return
        }
        let start = zoom.scale
        let point = pinch.location(in: self)
        let place = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        let anchor = zoom.anchor
        runZoom(.zoomBounce, view: view) { scrollView, part in
            scrollView.apply(start + (target - start) * part, to: view, anchor: anchor, at: place)
            let free = scrollView.contentOffset
            let bound = scrollView.clamped(free)
            scrollView.contentOffset = CGPoint(x: free.x + (bound.x - free.x) * part, y: free.y + (bound.y - free.y) * part)
        }
    }

    // MARK: Doing it

    private func willBeginZooming(_ view: UIView) {
        if let delegate = scrollDelegate { OptionalRequirement.call { delegate.scrollViewWillBeginZooming(self, with: view) } }
    }

    private func didEndZooming(_ view: UIView?) {
        let scale = zoom.scale
        if let delegate = scrollDelegate {
            OptionalRequirement.call { delegate.scrollViewDidEndZooming(self, with: view, atScale: scale) }
        }
    }

    /// Scales the view so that `anchor`, in its own points, shows at `place`, measured from this view's top left corner.
    private func apply(_ scale: CGFloat, to view: UIView, anchor: CGPoint, at place: CGPoint) {
        if scale != zoom.scale {
            zoom.scale = scale
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let frame = view.frame
            view.center = CGPoint(x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
            contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
            if let delegate = scrollDelegate { OptionalRequirement.call { delegate.scrollViewDidZoom(self) } }
        }
        let point = layer.convert(anchor, from: view.layer)
        contentOffset = roundedToPixel(CGPoint(x: point.x - place.x, y: point.y - place.y))
    }
}
