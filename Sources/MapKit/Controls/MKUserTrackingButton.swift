import UIKit

/// A button by which a map follows the person. See https://developer.apple.com/documentation/mapkit/mkusertrackingbutton.
///
/// A tap goes from none to following, then to following with the heading where there is one, and back.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView, MapFollower {
    private static let side: CGFloat = 44
    private let button = UIButton(type: .system)

    /// The map.
    open weak var mapView: MKMapView? {
        didSet { if mapView !== oldValue { follow(mapView, insteadOf: oldValue) } }
    }

    // @objc(userTrackingButtonWithMapView:)
    /// A button for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        self.mapView = mapView
        // Initializers do not call observers.
        follow(mapView, insteadOf: nil)
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
            UIAction { [weak self] _ in
                guard let map = self?.mapView else { return }
                map.setUserTrackingMode(map.userTrackingMode.next, animated: true)
            }, for: .primaryActionTriggered)
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
