import QuartzCore
import SampanHost

@testable import MapKit
@testable import UIKit

/// A window with a map, and time and fingers that the test moves. For suites with a `.session`.
@MainActor
final class MapStage {
    let window: UIWindow
    let map = MKMapView()
    let log = MapLog()
    private let session = Session.current
    private let clock = HostClock(now: 100)

    init(size: CGSize = CGSize(width: 400, height: 400), region: MKCoordinateRegion? = nil) {
        session.clock = { [clock] in clock.now }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        session.renderLoop.addRoot(UIScreen.main.rootLayer)
        let controller = UIViewController()
        window.rootViewController = controller
        map.frame = CGRect(origin: .zero, size: size)
        map.delegate = log
        if let region { map.region = region }
        controller.view.addSubview(map)
        window.makeKeyAndVisible()
        advance(0.1)
    }

    func advance(_ seconds: CFTimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.now = min(clock.now + 1.0 / 60, end)
            HostTimer.fire(at: clock.now)
            FrameTicker.tick(at: clock.now)
            session.renderLoop.tick(at: clock.now)
        }
    }

    /// Fingers that come down, move in straight lines, and are lifted.
    func fingers(_ ways: [(from: CGPoint, to: CGPoint)], hold: Double = 0.2) {
        let delivery = TouchDelivery()
        for (id, way) in ways.enumerated() { delivery.handle(id: id, phase: .began, location: way.from, time: clock.now) }
        for step in 1...10 {
            advance(1.0 / 60)
            let t = CGFloat(step) / 10
            for (id, way) in ways.enumerated() {
                let place = CGPoint(x: way.from.x + (way.to.x - way.from.x) * t, y: way.from.y + (way.to.y - way.from.y) * t)
                delivery.handle(id: id, phase: .moved, location: place, time: clock.now)
            }
        }
        // Fingers that rest before they are lifted give the map no speed.
        for _ in 0..<Int(hold * 60) {
            advance(1.0 / 60)
            for (id, way) in ways.enumerated() { delivery.handle(id: id, phase: .moved, location: way.to, time: clock.now) }
        }
        for (id, way) in ways.enumerated() { delivery.handle(id: id, phase: .ended, location: way.to, time: clock.now) }
        advance(0.1)
    }

    func tap(_ point: CGPoint) {
        let delivery = TouchDelivery()
        delivery.handle(id: 0, phase: .began, location: point, time: clock.now)
        advance(0.05)
        delivery.handle(id: 0, phase: .ended, location: point, time: clock.now)
        // A second tap may follow for a while.
        advance(0.6)
    }
}

/// A delegate that notes what it is told.
@MainActor
final class MapLog: NSObject, MKMapViewDelegate {
    var log: [String] = []
    var makeView: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }
    var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

    func told() -> [String] {
        defer { log = [] }
        return log
    }

    private func title(_ annotation: (any MKAnnotation)?) -> String { (annotation?.title ?? nil) ?? "?" }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { log.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("did \(animated)") }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { makeView(annotation) }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { makeRenderer(overlay) }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        log.append("adds " + views.map { title($0.annotation) }.joined(separator: " "))
    }
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { log.append("draws \(renderers.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { log.append("selects \(title(view.annotation))") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { log.append("deselects \(title(view.annotation))") }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        log.append("touches \(title(view.annotation))")
    }
}
