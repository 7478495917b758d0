import UIKit

/// A button that makes a map follow the person. See https://developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem.
///
/// A tap goes from none to following, then to following with the heading where there is one, and back.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem, MapFollower {
    /// The map.
    open weak var mapView: MKMapView? {
        didSet { if mapView !== oldValue { follow(mapView, insteadOf: oldValue) } }
    }

    /// A button for a map.
    public init(mapView: MKMapView?) {
        super.init()
        primaryAction = UIAction { [weak self] _ in
            guard let map = self?.mapView else { return }
            map.setUserTrackingMode(map.userTrackingMode.next, animated: true)
        }
        accessibilityLabel = "Current Location"
        show(.none)
        self.mapView = mapView
        // A class's own initializers do not call the observers of its properties.
        follow(mapView, insteadOf: nil)
    }

    /// A button from an Interface Builder document, which does not know such buttons.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func mapDidChange(_ map: MKMapView) { show(map.userTrackingMode) }

    private var shown: MKUserTrackingMode?

    private func show(_ mode: MKUserTrackingMode) {
        guard mode != shown else { return }
        shown = mode
        image = UIImage(systemName: mode.symbolName)
        accessibilityValue = mode.accessibilityValue
    }
}
