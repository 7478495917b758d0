import UIKit

/// A button by which a map follows the person. See https://developer.apple.com/documentation/mapkit/mkusertrackingbutton.
///
/// A tap goes from none to following, then to following with the heading where there is one, and back.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView, MapFollower {
    private static let side: CGFloat = 44
    private let button = UIButton(type: .system)
    private let followed = FollowedMap()

    /// The map. It is not kept alive.
    open var mapView: MKMapView? {
        get { followed.map }
        set { followed.change(to: newValue, for: self) }
    }

    // @objc(userTrackingButtonWithMapView:)
    /// A button for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        self.mapView = mapView
    }

    /// A button without a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A button from an archive, without a map.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.addAction(
            UIAction { [weak self] _ in self?.mapView?.goToNextTrackingMode() }, for: .primaryActionTriggered)
        button.accessibilityLabel = "Current Location"
        addSubview(button)
        show(.none)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    func mapDidChange(_ map: MKMapView) { show(map.userTrackingMode) }

    private var shown: MKUserTrackingMode?

    private func show(_ mode: MKUserTrackingMode) {
        guard mode != shown else { return }
        shown = mode
        button.setImage(UIImage(systemName: mode.symbolName), for: .normal)
        button.accessibilityValue = mode.accessibilityValue
    }
}
