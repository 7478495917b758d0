import UIKit

/// A compass that stands outside a map; a tap brings north to the top. See https://developer.apple.com/documentation/mapkit/mkcompassbutton.
@preconcurrency @MainActor
open class MKCompassButton: UIView, MapFollower {
    private static let side: CGFloat = 40
    private let compass = CompassView()
    private let followed = FollowedMap()

    /// The map. It is not kept alive.
    open var mapView: MKMapView? {
        get { followed.map }
        set { followed.change(to: newValue, for: self) }
    }

    /// When it is shown: usually while north is not at the top.
    open var compassVisibility = MKFeatureVisibility.adaptive {
        didSet { show() }
    }

    // @objc(compassButtonWithMapView:)
    /// A compass for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        self.mapView = mapView
    }

    /// A compass without a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A compass from an archive, without a map.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        compass.onTap = { [weak self] in self?.mapView?.bringNorthToTop() }
        addSubview(compass)
        isAccessibilityElement = true
        accessibilityLabel = "Compass"
        accessibilityTraits = .button
        show()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        compass.frame = bounds
    }

    func mapDidChange(_ map: MKMapView) {
        compass.heading = map.projection.heading
        show()
    }

    /// A compass that is not seen keeps its place in stacks, as on iOS.
    private func show() {
        let isTurned = abs(remainder(compass.heading, 360)) > 0.5
        compass.isHidden =
            switch compassVisibility {
            case .adaptive: !isTurned
            case .hidden: true
            case .visible: false
            }
    }
}
