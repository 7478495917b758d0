import Foundation
import UIKit

/// Sees from places when the device stays at one: within a hundred metres for five minutes.
@MainActor
final class VisitDetector {
    static let radius = 100.0
    static let time = 300.0

    var onVisit: (CLVisit) -> Void = { _ in }
    private var isWatching = false
    private var first: CLLocation?
    private var isTold = false
    private var timer: HostTimer?

    /// Begins with where the device is now.
    func begin() {
        guard !isWatching else { return }
        isWatching = true
        if let location = LocationSource.shared.location { note(location) }
    }

    func note(_ location: CLLocation) {
        guard isWatching else { return }
        if let first, first.distance(from: location) <= Self.radius { return }
        if isTold, let first { tell(first, departure: location.timestamp) }
        (first, isTold) = (location, false)
        timer?.invalidate()
        timer = HostTimer.schedule(after: Self.time) { [weak self] in
            guard let self, let first = self.first else { return }
            isTold = true
            tell(first, departure: .distantFuture)
        }
    }

    private func tell(_ place: CLLocation, departure: Date) {
        onVisit(CLVisit(arrival: place.timestamp, departure: departure, coordinate: place.coordinate, accuracy: Self.radius / 4))
    }
}
