import CoreLocation
import Foundation
import UIKit

/// The type of a place among what is copied and dragged.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
/// How to open the map app: by car, on foot and so on.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// How its map looks.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether it shows traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// As the person likes it.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// What is in the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much is shown.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// From where it is seen.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"

/// A place of interest. See https://developer.apple.com/documentation/mapkit/mkmapitem.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place.
    public let placemark: MKPlacemark
    /// Whether it is where the device is.
    public let isCurrentLocation: Bool
    /// What it is called.
    open var name: String?
    /// Its telephone number.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Its time zone.
    open var timeZone: TimeZone?
    /// What kind of place it is. It is kept; nothing that is found has one.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    private init(_ placemark: MKPlacemark, isCurrent: Bool) {
        (self.placemark, isCurrentLocation) = (placemark, isCurrent)
        super.init()
        name = placemark.name
        timeZone = placemark.timeZone
    }

    /// A place.
    public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrent: false) }

    // @objc(mapItemForCurrentLocation)
    /// Where the device is.
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrent: true)
        item.name = "Current Location"
        return item
    }

    /// Opens the place in a map app: the desktop's, by a `geo:` address. Returns whether there is a place to open.
    @discardableResult @MainActor
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
    }

    // @objc(openInMapsWithLaunchOptions:fromScene:completionHandler:)
    /// Opens the place in a map app, and says later whether there was a place to open.
    @MainActor
    open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: ((Bool) -> Void)? = nil) {
        MKMapItem.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion)
    }

    // @objc(openMapsWithItems:launchOptions:fromScene:completionHandler:)
    /// Opens places in a map app, and says later whether there was a place to open.
    @MainActor
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let opens = openMaps(with: mapItems, launchOptions: launchOptions)
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion?(opens) }
    }

    // @objc(openMapsWithItems:launchOptions:)
    /// Opens places in a map app: the desktop's, by a `geo:` address of the last. Returns whether there is a place to open.
    @discardableResult @MainActor
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let item = mapItems.last(where: { CLLocationCoordinate2DIsValid($0.placemark.coordinate) }) else { return false }
        let place = item.placemark.coordinate
        guard let url = URL(string: "geo:\(place.latitude),\(place.longitude)"), let application = UIApplication.sharedIfRunning else {
            return false
        }
        application.open(url)
        return true
    }
}
