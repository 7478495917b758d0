import UIKit

/// Says how long things on a map are, from outside it. See https://developer.apple.com/documentation/mapkit/mkscaleview.
@preconcurrency @MainActor
open class MKScaleView: UIView, MapFollower {
    /// At which end the scale stands. See https://developer.apple.com/documentation/mapkit/mkscaleview/alignment.
    public enum Alignment: Int, Sendable {
        /// The end at which lines of text begin.
        case leading
        /// The end at which lines of text end.
        case trailing
    }

    private static let size = CGSize(width: 140, height: 22)
    /// How long it is shown after the map was brought nearer or farther away, in seconds.
    private static let rest = 2.0

    private let scaleView = ScaleView()
    private let followed = FollowedMap()
    private var timer: HostTimer?
    private var isResting = true
    /// The scale that the map had last; `nil` before it was seen.
    private var lastScale: Double?

    /// The map. It is not kept alive.
    open var mapView: MKMapView? {
        get { followed.map }
        set {
            // Another map's scale is no change of this one's.
            if newValue !== mapView { lastScale = nil }
            followed.change(to: newValue, for: self)
        }
    }

    /// When it is shown: usually while the map is brought nearer or farther away.
    open var scaleVisibility = MKFeatureVisibility.adaptive {
        didSet { show() }
    }

    /// At which end the scale stands.
    open var legendAlignment = Alignment.leading {
        didSet { scaleView.isTrailing = isTrailing }
    }

    // @objc(scaleViewWithMapView:)
    /// A scale of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(origin: .zero, size: Self.size))
        self.mapView = mapView
    }

    /// A scale without a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A scale from an archive, without a map.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { timer?.invalidate() }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(scaleView)
        show()
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    private var isTrailing: Bool { (legendAlignment == .trailing) != (effectiveUserInterfaceLayoutDirection == .rightToLeft) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scaleView.frame = bounds
        scaleView.isTrailing = isTrailing
    }

    func mapDidChange(_ map: MKMapView) {
        // A map without a size shows nothing yet.
        guard map.projection.size.width > 0 else { return }
        let scale = map.projection.scale
        scaleView.metres = MKMetersPerMapPointAtLatitude(map.centerCoordinate.latitude) / scale
        let former = lastScale
        lastScale = scale
        // Where a map is moved north or south, its metres change, but not its scale: it is not brought nearer.
        guard let former, abs(scale / former - 1) > 0.001 else { return }
        isResting = false
        show()
        timer?.invalidate()
        timer = HostTimer.schedule(after: Self.rest) { [weak self] in
            self?.isResting = true
            self?.show()
        }
    }

    private func show() {
        scaleView.isHidden =
            switch scaleVisibility {
            case .adaptive: isResting
            case .hidden: true
            case .visible: false
            }
    }
}
