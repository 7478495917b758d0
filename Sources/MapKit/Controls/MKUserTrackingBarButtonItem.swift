import UIKit

/// A button that makes a map follow the person. See https://developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem.
///
/// A tap goes from none to following, then to following with the heading where there is one, and back.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem, MapFollower {
    private let followed = FollowedMap()

    /// The map. It is not kept alive.
    open var mapView: MKMapView? {
        get { followed.map }
        set { followed.change(to: newValue, for: self) }
    }

    /// A button for a map.
    public init(mapView: MKMapView?) {
        super.init()
        setUp()
        self.mapView = mapView
    }

    /// A button from an Interface Builder document, where it is a button of a custom class, without a map.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        primaryAction = UIAction { [weak self] _ in self?.mapView?.goToNextTrackingMode() }
        accessibilityLabel = "Current Location"
        show(.none)
    }

    func mapDidChange(_ map: MKMapView) { show(map.userTrackingMode) }

    private var shown: MKUserTrackingMode?

    private func show(_ mode: MKUserTrackingMode) {
        guard mode != shown else { return }
        shown = mode
        image = UIImage(systemName: mode.symbolName)
        accessibilityValue = mode.accessibilityValue
    }
}
