import Foundation
import UIKit

/// What fingers do to a map: one moves it, two change how near it is and turn it; a double tap brings it nearer, a tap of two fingers takes it away.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let twoFingerTap = UITapGestureRecognizer()
    /// The recognizers that are under way.
    private var active = 0
    private var glide: FrameTicker?
    private var lastDragged: CGPoint?
    private var dragging: MKAnnotationView?

    /// How much of its speed a map that was let go keeps after a second.
    private static let drag = 0.02

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        tap.require(toFail: doubleTap)
        for recognizer in [pan, pinch, rotation, tap, doubleTap, twoFingerTap] {
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
        pan.onAction = { [weak self] _ in self?.panned() }
        pinch.onAction = { [weak self] _ in self?.pinched() }
        rotation.onAction = { [weak self] _ in self?.turned() }
        tap.onAction = { [weak self] tap in self?.tapped(tap) }
        doubleTap.onAction = { [weak self] tap in self?.zoom(by: 2, about: tap.location(in: self?.map)) }
        twoFingerTap.onAction = { [weak self] tap in self?.zoom(by: 0.5, about: tap.location(in: self?.map)) }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        let moving: [UIGestureRecognizer] = [pan, pinch, rotation]
        return moving.contains(gestureRecognizer) && moving.contains(other)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Controls in callouts are the finger's own.
        guard let view = touch.view else { return true }
        return !(view is UIControl) && !(map.callout.map { view.isDescendant(of: $0) } ?? false) && view !== map.compass
    }

    // MARK: Beginnings and ends

    private func begin() {
        glide = nil
        map.motion?.stop(isFinished: false)
        active += 1
        if active == 1 { map.tell { $0.mapView($1, regionWillChangeAnimated: false) } }
        map.setUserTrackingMode(.none, animated: true)
    }

    private func end() {
        active -= 1
        if active == 0, glide == nil { map.tell { $0.mapView($1, regionDidChangeAnimated: false) } }
    }

    /// Follows the states of a recognizer. Returns whether it has something to say.
    private func follow(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer.state {
        case .began:
            begin()
            return true
        case .changed: return true
        case .ended, .cancelled:
            end()
            return false
        default: return false
        }
    }

    // MARK: Moving

    private func panned() {
        if dragAnnotation() { return }
        guard map.isScrollEnabled else { return pan.setTranslation(.zero, in: map) }
        if pan.state == .ended { startGliding(pan.velocity(in: map)) }
        guard follow(pan) else { return }
        let way = pan.translation(in: map)
        pan.setTranslation(.zero, in: map)
        move(by: way)
    }

    private func move(by way: CGPoint) {
        var next = map.projection
        let size = next.size
        let middle = next.mapPoint(CGPoint(x: size.width / 2 - way.x, y: size.height / 2 - way.y))
        (next.x, next.y) = (middle.x, middle.y)
        next.limit()
        map.apply(next)
    }

    /// A map that is let go while it moves comes to rest by and by.
    private func startGliding(_ velocity: CGPoint) {
        guard active == 1, hypot(velocity.x, velocity.y) > 100 else { return }
        var last = CACurrentMediaTime()
        var speed = velocity
        glide = FrameTicker { [weak self] time in
            guard let self else { return }
            let step = max(time - last, 0)
            last = time
            move(by: CGPoint(x: speed.x * CGFloat(step), y: speed.y * CGFloat(step)))
            let kept = CGFloat(pow(Self.drag, step))
            speed = CGPoint(x: speed.x * kept, y: speed.y * kept)
            guard hypot(speed.x, speed.y) < 10 else { return }
            glide = nil
            map.tell { $0.mapView($1, regionDidChangeAnimated: false) }
        }
    }

    private func pinched() {
        guard map.isZoomEnabled, follow(pinch) else { return }
        map.apply(scaled(by: Double(pinch.scale), about: pinch.location(in: map)))
        pinch.scale = 1
    }

    private func turned() {
        guard map.isRotateEnabled, follow(rotation) else { return }
        let place = rotation.location(in: map)
        var next = map.projection
        next.heading -= Double(rotation.rotation) * 180 / .pi
        rotation.rotation = 0
        map.apply(holding(place, in: next))
    }

    private func zoom(by factor: Double, about place: CGPoint) {
        guard map.isZoomEnabled else { return }
        map.show(scaled(by: factor, about: place), animated: true)
    }

    private func scaled(by factor: Double, about place: CGPoint) -> MapProjection {
        var next = map.projection
        next.scale = next.limited(scale: next.scale * factor)
        return holding(place, in: next)
    }

    /// A projection moved so that what is at a place of the view stays there.
    private func holding(_ place: CGPoint, in projection: MapProjection) -> MapProjection {
        var next = projection
        let (old, new) = (map.projection.mapPoint(place), projection.mapPoint(place))
        next.x += old.x - new.x
        next.y += old.y - new.y
        next.limit()
        return next
    }

    // MARK: Annotations

    private func tapped(_ tap: UIGestureRecognizer) {
        guard tap.state == .ended else { return }
        if let view = map.annotationView(at: tap.location(in: map)), let annotation = view.annotation {
            guard view.isEnabled, !view.isSelected else { return }
            map.selectAnnotation(annotation, animated: true)
        } else {
            map.deselectAnnotation(map.selectedAnnotations.first, animated: true)
        }
    }

    /// Moves an annotation that can be moved and is selected. Returns whether the finger is on one.
    private func dragAnnotation() -> Bool {
        let place = pan.location(in: map)
        if pan.state == .began, let view = map.annotationView(at: place), view.isDraggable, view.isSelected {
            dragging = view
            lastDragged = place
            map.changeDragState(of: view, to: .starting)
            map.changeDragState(of: view, to: .dragging)
        }
        guard let view = dragging else { return false }
        switch pan.state {
        case .changed:
            if let last = lastDragged { map.moveDragged(view, by: CGPoint(x: place.x - last.x, y: place.y - last.y)) }
            lastDragged = place
        case .ended:
            map.finishDrag(of: view)
            dragging = nil
        case .cancelled, .failed:
            map.changeDragState(of: view, to: .canceling)
            map.changeDragState(of: view, to: .none)
            dragging = nil
        default: break
        }
        return true
    }
}
