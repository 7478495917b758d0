import CoreLocation
import UIKit

extension MKUserTrackingMode {
    /// The picture of a button that shows the mode.
    var symbolName: String {
        switch self {
        case .none: "location"
        case .follow: "location.fill"
        case .followWithHeading: "location.north.line.fill"
        }
    }

    /// What a button that shows the mode says to people who do not see it.
    var accessibilityValue: String? {
        switch self {
        case .none: nil
        case .follow: "Following"
        case .followWithHeading: "Following with heading"
        }
    }

    /// The mode that a tap leads to; with the heading where the device knows that.
    var next: MKUserTrackingMode {
        switch self {
        case .none: .follow
        case .follow: CLLocationManager.headingAvailable() ? .followWithHeading : .none
        case .followWithHeading: .none
        }
    }
}

extension MKMapView {
    /// Follows the person as the next tap on a button wants it.
    func goToNextTrackingMode() { setUserTrackingMode(userTrackingMode.next, animated: true) }
}
