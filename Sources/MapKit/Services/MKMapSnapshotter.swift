import CoreLocation
import Foundation
import UIKit

/// Draws a part of the map as a picture. See https://developer.apple.com/documentation/mapkit/mkmapsnapshotter.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What a snapshotter answers.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// What is drawn.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        /// From where the map is seen, if that was set last.
        open var camera = MKMapCamera() { didSet { wanted = .camera } }
        /// The part of the map, if that was set last.
        open var mapRect = MKMapRect.world { didSet { wanted = .rect } }
        /// The part of the earth, if that was set last.
        open var region = MKCoordinateRegion(MKMapRect.world) { didSet { wanted = .region } }
        /// How it looks.
        open var mapType: MKMapType = .standard { didSet { configuration = mapType.configuration } }
        private var configuration: MKMapConfiguration = MKStandardMapConfiguration()
        /// How it looks. A copy is returned, and set.
        open var preferredConfiguration: MKMapConfiguration {
            get { configuration.copy() as? MKMapConfiguration ?? configuration }
            set {
                mapType = newValue.mapType
                configuration = newValue.copy() as? MKMapConfiguration ?? newValue
                pointOfInterestFilter = newValue.details.filter
            }
        }
        /// Which places are shown. It is kept; none are known.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether shops and such are shown. None are known.
        open var showsPointsOfInterest = true
        /// Whether houses are shown. None are known.
        open var showsBuildings = true
        /// The picture's size, in points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels a point.
        open var scale: CGFloat = 1
        /// Whether it is light or dark.
        open var traitCollection = UITraitCollection()

        enum Wanted { case camera, rect, region }
        var wanted = Wanted.rect

        /// The whole map.
        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.camera, copy.mapRect, copy.region) = (camera.copy() as? MKMapCamera ?? camera, mapRect, region)
            (copy.mapType, copy.size, copy.scale, copy.traitCollection) = (mapType, size, scale, traitCollection)
            (copy.configuration, copy.pointOfInterestFilter) = (preferredConfiguration, pointOfInterestFilter)
            (copy.showsPointsOfInterest, copy.showsBuildings) = (showsPointsOfInterest, showsBuildings)
            copy.wanted = wanted
            return copy
        }

        var projection: MapProjection {
            var projection = MapProjection()
            projection.size = size
            switch wanted {
            case .rect: return projection.fitting(mapRect)
            case .region: return projection.fitting(region.mapRect)
            case .camera:
                let middle = MKMapPoint(camera.centerCoordinate)
                (projection.x, projection.y, projection.heading) = (middle.x, middle.y, camera.heading)
                projection.scale = projection.scale(
                    altitude: camera.centerCoordinateDistance, latitude: camera.centerCoordinate.latitude)
                projection.limit()
                return projection
            }
        }
    }

    /// A picture of the map.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        public let image: UIImage
        private let projection: MapProjection

        init(_ image: UIImage, _ projection: MapProjection) {
            (self.image, self.projection) = (image, projection)
            super.init()
        }

        // @objc(pointForCoordinate:)
        /// Where a place is in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(MKMapPoint(coordinate)) }
    }

    private let options: Options
    private let lock = NSLock()
    private var running = 0
    private var cancelled = false

    /// A snapshotter for what options say now.
    public init(options: Options) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }

    /// Whether a picture is drawn.
    open var isLoading: Bool { lock.withLock { running > 0 } }

    // @objc(startWithCompletionHandler:)
    /// Draws the picture; the handler is called on the main thread.
    open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }

    // @objc(startWithQueue:completionHandler:)
    /// Draws the picture; the handler is called on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        lock.withLock {
            running += 1
            cancelled = false
        }
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            let snapshot = MainActor.assumeIsolated { draw() }
            queue.async { [self] in
                let isCancelled = lock.withLock {
                    running -= 1
                    return cancelled
                }
                if isCancelled { handler(nil, MKError(.unknown)) } else { handler(snapshot, nil) }
            }
        }
    }

    /// Draws the picture.
    open func start() async throws -> Snapshot {
        try await withCheckedThrowingContinuation { done in
            start { snapshot, error in
                if let snapshot { done.resume(returning: snapshot) } else { done.resume(throwing: error ?? MKError(.unknown)) }
            }
        }
    }

    /// Draws it no longer; the handler is called with an error.
    open func cancel() { lock.withLock { cancelled = true } }

    @MainActor private func draw() -> Snapshot {
        let projection = options.projection
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        format.opaque = true
        let painter = MapPainter(
            projection: projection, type: options.mapType, isDark: options.traitCollection.userInterfaceStyle == .dark, data: .shared)
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { painter.draw(in: $0.cgContext) }
        return Snapshot(image, projection)
    }
}

/// A picture of the map, by the name that this had before Swift 4.2.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
/// What is drawn, by the name that this had before Swift 4.2.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
