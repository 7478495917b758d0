import CoreLocation
import Foundation
import UIKit

/// What says that a distance is the map's own. See https://developer.apple.com/documentation/mapkit/mkmapcamerazoomdefault.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// Where the middle of a map may be. See https://developer.apple.com/documentation/mapkit/mkmapview/cameraboundary-swift.class.
    open class CameraBoundary: NSObject, NSCopying, NSSecureCoding {
        /// The part of the map.
        public let mapRect: MKMapRect
        /// The part of the earth.
        public let region: MKCoordinateRegion

        /// A part of the map; `nil` for what is none.
        public init?(mapRect: MKMapRect) {
            guard mapRect.parts.allSatisfy(\.isFinite), mapRect.width >= 0, mapRect.height >= 0 else { return nil }
            (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
            super.init()
        }

        /// A part of the earth; `nil` for what is none.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isValid else { return nil }
            (self.region, mapRect) = (region, region.mapRect)
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
        /// It is coded securely.
        public static var supportsSecureCoding: Bool { true }

        /// Reads what `encode(with:)` wrote; `nil` where that is not there.
        public required convenience init?(coder: NSCoder) {
            let parts = Self.keys.map { coder.containsValue(forKey: $0) ? coder.decodeDouble(forKey: $0) : .nan }
            self.init(mapRect: MKMapRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
        }

        open func encode(with coder: NSCoder) { for (key, part) in zip(Self.keys, mapRect.parts) { coder.encode(part, forKey: key) } }

        private static let keys = ["x", "y", "width", "height"]
    }

    /// From how far a map may be seen. See https://developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange-swift.class.
    open class CameraZoomRange: NSObject, NSCopying, NSSecureCoding {
        /// The least distance, in metres; `MKMapCameraZoomDefault` for the map's own.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest distance, in metres; `MKMapCameraZoomDefault` for the map's own.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Distances in metres; `nil` if the least is greater than the greatest.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            func isValid(_ distance: Double) -> Bool { distance >= 0 || distance == MKMapCameraZoomDefault }
            guard isValid(minDistance), isValid(maxDistance), minDistance <= maxDistance || maxDistance == MKMapCameraZoomDefault else {
                return nil
            }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
            super.init()
        }
        /// The least distance, in metres.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }
        /// The greatest distance, in metres.
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
        /// It is coded securely.
        public static var supportsSecureCoding: Bool { true }

        /// Reads what `encode(with:)` wrote; `nil` where that is not there.
        public required convenience init?(coder: NSCoder) {
            guard coder.containsValue(forKey: "minimum"), coder.containsValue(forKey: "maximum") else { return nil }
            self.init(
                minCenterCoordinateDistance: coder.decodeDouble(forKey: "minimum"),
                maxCenterCoordinateDistance: coder.decodeDouble(forKey: "maximum"))
        }

        open func encode(with coder: NSCoder) {
            coder.encode(minCenterCoordinateDistance, forKey: "minimum")
            coder.encode(maxCenterCoordinateDistance, forKey: "maximum")
        }

        /// The least and the greatest distance, where they are not the map's own.
        var limits: (nearest: Double?, farthest: Double?) {
            func limit(_ distance: Double) -> Double? { distance >= 0 ? distance : nil }
            return (limit(minCenterCoordinateDistance), limit(maxCenterCoordinateDistance))
        }
    }

    /// Where the middle of the map may be; `nil` for anywhere.
    public var cameraBoundary: CameraBoundary? {
        get { boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }

    /// Sets where the middle of the map may be. A map that is elsewhere moves there.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        boundary = cameraBoundary
        var next = projection
        next.limits.across = cameraBoundary.map { $0.mapRect.minX...$0.mapRect.maxX }
        next.limits.down = cameraBoundary.map { $0.mapRect.minY...$0.mapRect.maxY }
        limit(next, animated: animated)
    }

    /// From how far the map may be seen. `nil` sets the map's own distances.
    public var cameraZoomRange: CameraZoomRange! {
        get { zoomRange }
        set { setCameraZoomRange(newValue, animated: false) }
    }

    /// Sets from how far the map may be seen; `nil` for the map's own distances. A map that is nearer or farther away moves.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoomRange = cameraZoomRange ?? CameraZoomRange(minCenterCoordinateDistance: MKMapCameraZoomDefault)!
        var next = projection
        (next.limits.nearest, next.limits.farthest) = zoomRange.limits
        limit(next, animated: animated)
    }

    /// Keeps limits, and goes to where they allow.
    private func limit(_ limited: MapProjection, animated: Bool) {
        motion?.stop(isFinished: false)
        projection.limits = limited.limits
        guard projection.size.width > 0 else { return }
        var next = projection
        next.limit()
        show(next, animated: animated)
    }
}

extension MKMapRect {
    /// Its corner and its size, as numbers.
    fileprivate var parts: [Double] { [minX, minY, width, height] }
}
