import Foundation
import SampanDebugLog
import SampanHost
import UIKit

/// Where scripts and `sampan control` say the device is. A place that was set stays until it is cleared, also for later launches.
final class LocationSource: @unchecked Sendable {
    static let shared = LocationSource(file: KeptPlaces.file("Place.plist"))

    private let lock = NSLock()
    private let file: URL?
    private var known: CLLocation?
    private var knownHeading: CLHeading?

    /// Called on the main thread when the device moved, or is no longer known to be anywhere.
    @MainActor var onMove: () -> Void = {}
    /// Called on the main thread when it turned.
    @MainActor var onTurn: () -> Void = {}
    @MainActor private var timer: HostTimer?
    @MainActor private var journey: Journey?

    /// A way that the device is on.
    private struct Journey {
        let route: SimulatedRoute
        let began: Double
        let pace: LocationPace
        var nextDue: Double
    }

    init(file: URL?) {
        self.file = file
        guard let file, let data = try? Data(contentsOf: file),
            let kept = try? PropertyListDecoder().decode([String: Double].self, from: data),
            let latitude = kept["latitude"], let longitude = kept["longitude"], abs(latitude) <= 90, abs(longitude) <= 180
        else { return }
        known = Self.location(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), at: Date())
    }

    /// Where the device is.
    var location: CLLocation? { lock.withLock { known } }
    /// Where it points to.
    var heading: CLHeading? { lock.withLock { knownHeading } }

    private static func location(
        _ coordinate: CLLocationCoordinate2D, altitude: Double = 0, course: Double = -1, speed: Double = -1, at date: Date
    ) -> CLLocation {
        CLLocation(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: 5, verticalAccuracy: 5, course: course,
            courseAccuracy: course < 0 ? -1 : 1, speed: speed, speedAccuracy: speed < 0 ? -1 : 0.5, timestamp: date,
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }

    // MARK: Time

    /// The time that belongs to one of the host's clock, which may go faster than the machine's.
    @MainActor private static func date(at now: Double) -> Date { start.date.addingTimeInterval(now - start.clock) }
    @MainActor private static let start = (date: Date(), clock: CACurrentMediaTime())

    // MARK: What scripts say

    /// Does what a script says. Returns why that cannot be done, empty if it can.
    @MainActor func take(_ request: LocationRequest) -> String {
        do {
            switch request {
            case .set(let place): stay(place)
            case .clear: clear()
            case .start(let places, let pace): go(SimulatedRoute(places.map(CLLocationCoordinate2D.init), speed: pace.speed), pace)
            case .scenario(let scenario):
                go(SimulatedRoute(scenario.places.map(CLLocationCoordinate2D.init), speed: scenario.speed), LocationPace())
            case .file(let name):
                guard let data = FileManager.default.contents(atPath: name) else {
                    let known = LocationScenario.allCases.map(\.rawValue).joined(separator: ", ")
                    return "\(name) cannot be read, and is no scenario; there are: \(known)"
                }
                go(try GPXDocument(data, name: name).route, LocationPace())
            case .route(let name, let data): go(try GPXDocument(data, name: name).route, LocationPace())
            case .heading(let magnetic, let trueHeading):
                let heading = CLHeading(magnetic: magnetic, true: trueHeading, timestamp: Self.date(at: CACurrentMediaTime()))
                lock.withLock { knownHeading = heading }
                onTurn()
            }
            return ""
        } catch {
            return "\(error)"
        }
    }

    @MainActor private func stay(_ place: HostPlace) {
        end()
        keep(place)
        move(to: Self.location(CLLocationCoordinate2D(place), at: Self.date(at: CACurrentMediaTime())))
    }

    @MainActor private func clear() {
        end()
        keep(nil)
        move(to: nil)
    }

    @MainActor private func end() {
        timer?.invalidate()
        (timer, journey) = (nil, nil)
    }

    private func keep(_ place: HostPlace?) {
        guard let file else { return }
        guard let place else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        do {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            try KeptPlaces.write(try encoder.encode(["latitude": place.latitude, "longitude": place.longitude]), to: file)
        } catch {
            FileHandle.standardError.write(Data("sampan: the place that was set cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }

    @MainActor private func move(to location: CLLocation?) {
        lock.withLock { known = location }
        DebugLog.write(.life, "the device is at \(location.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" } ?? "no place")")
        onMove()
    }

    // MARK: Ways

    @MainActor private func go(_ route: SimulatedRoute, _ pace: LocationPace) {
        end()
        let now = CACurrentMediaTime()
        journey = Journey(route: route, began: now, pace: pace, nextDue: now)
        step(at: now)
    }

    /// The app is suspended; its timers stand still.
    @MainActor func serve(at now: Double) {
        while let due = journey?.nextDue, due <= now { step(at: due) }
    }

    @MainActor private func step(at now: Double) {
        guard var journey else { return }
        let time = now - journey.began
        let point = journey.route.point(at: time)
        let isOver = time >= journey.route.duration
        if isOver { end() }
        move(
            to: Self.location(
                point.coordinate, altitude: point.altitude, course: point.course, speed: isOver ? 0 : point.speed, at: Self.date(at: now)))
        // Whoever was told may have sent it elsewhere.
        guard !isOver, self.journey?.began == journey.began else { return }
        let wait = journey.pace.distance.map { point.speed > 0 ? $0 / point.speed : journey.pace.interval } ?? journey.pace.interval
        let next = min(now + max(wait, 1.0 / 60), journey.began + journey.route.duration)
        journey.nextDue = next
        self.journey = journey
        timer?.invalidate()
        timer = HostTimer.schedule(after: next - CACurrentMediaTime()) { [weak self] in
            guard let self, self.journey?.nextDue == next else { return }
            step(at: next)
        }
    }
}

extension CLLocationCoordinate2D {
    fileprivate init(_ place: HostPlace) { self.init(latitude: place.latitude, longitude: place.longitude) }
}
