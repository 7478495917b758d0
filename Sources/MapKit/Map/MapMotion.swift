import Foundation
import UIKit

/// Moves a map to another place by the clock of its screen.
@MainActor
final class MapMotion {
    private weak var map: MKMapView?
    private let from: MapProjection
    private let to: MapProjection
    private let began = CACurrentMediaTime()
    private let duration: Double
    private var ticker: FrameTicker?

    init(_ map: MKMapView, to: MapProjection, duration: Double = 0.5) {
        (self.map, from, self.to, self.duration) = (map, map.projection, to, duration)
        ticker = FrameTicker { [weak self] time in self?.step(at: time) }
    }

    func step(at time: Double) {
        guard let map else { return stop(isFinished: false) }
        let part = min(max((time - began) / duration, 0), 1)
        if part >= 1 {
            map.apply(to)
            return stop(isFinished: true)
        }
        // Slow at both ends.
        map.apply(from.between(to, part * part * (3 - 2 * part)))
    }

    /// Ends it; the delegate is told in any case that the map has moved.
    func stop(isFinished: Bool) {
        ticker = nil
        guard let map, map.motion === self else { return }
        map.motion = nil
        map.tell { $0.mapView($1, regionDidChangeAnimated: true) }
    }
}
