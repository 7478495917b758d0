import CoreLocation
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

/// A map. See https://developer.apple.com/documentation/mapkit/mkmapview.
///
/// It is drawn from outlines on this machine (`MapData`), never from a network; the tiles of an app's overlays may come from one.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Who is told and asked.
    open weak var delegate: (any MKMapViewDelegate)?

    let canvas = MapCanvas()
    let annotationContainer = PassthroughView()
    let compass = CompassView()
    let scaleView = ScaleView()
    let legalLabel = UILabel()
    /// Which part of the map is shown.
    var projection = MapProjection()
    /// What was asked to be shown before the map had a size.
    var wanted: Wanted? = .region(MKMapView.startRegion)
    var motion: MapMotion?
    var gestures: MapGestures?
    var store = AnnotationStore()
    var overlayStore = OverlayStore()
    var callout: CalloutView?
    var locating: UserLocating?
    var needsAnnotationLayout = false
    /// Controls outside the map that show something of it.
    var followers = MapFollowers()
    var configuration: MKMapConfiguration = MKStandardMapConfiguration()
    var boundary: CameraBoundary?
    var zoomRange = CameraZoomRange(minCenterCoordinateDistance: MKMapCameraZoomDefault)!
    private var trackingButton: MKUserTrackingButton?
    private var isLoaded = false

    /// What is to be shown when there is a size.
    enum Wanted {
        case region(MKCoordinateRegion)
        case rect(MKMapRect, UIEdgeInsets)
        case camera(MKMapCamera)
    }

    /// What a map shows at first: the United States, as Apple's does for their language.
    private static let startRegion = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
        span: MKCoordinateSpan(latitudeDelta: 76.16, longitudeDelta: 61.28))

    /// A map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A map from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(into: self, as: MKMapView.self)
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        canvas.map = self
        legalLabel.font = .systemFont(ofSize: 9)
        legalLabel.textColor = .secondaryLabel
        for view in [canvas, annotationContainer, compass, scaleView, legalLabel] { addSubview(view) }
        canvas.isUserInteractionEnabled = false
        scaleView.isUserInteractionEnabled = false
        compass.isHidden = true
        scaleView.isHidden = true
        compass.onTap = { [weak self] in self?.bringNorthToTop() }
        gestures = MapGestures(self)
        changes = NotificationCenter.default.addObserver(forName: AnnotationChanges.notification, object: nil, queue: nil) {
            [weak self] note in
            nonisolated(unsafe) let shape = note.object as? MKShape
            MainThreadChecker.perform { MainActor.assumeIsolated { shape.map { self?.annotationChanged($0) } } }
        }
    }

    nonisolated(unsafe) private var changes: (any NSObjectProtocol)?

    deinit { if let changes { NotificationCenter.default.removeObserver(changes) } }

    // MARK: Looks

    /// How the map looks. `preferredConfiguration` says the same.
    open var mapType: MKMapType = .standard {
        didSet {
            if configuration.mapType != mapType { configuration = mapType.configuration }
            canvas.setNeedsDisplay()
        }
    }
    /// Whether fingers change how near it is.
    open var isZoomEnabled = true
    /// Whether fingers move it.
    open var isScrollEnabled = true
    /// Whether fingers turn it.
    open var isRotateEnabled = true
    /// Whether fingers tilt it. It is flat.
    open var isPitchEnabled = true
    /// Whether a compass is shown while north is not at the top.
    open var showsCompass = true { didSet { layOutControls() } }
    /// Whether it says how long things are.
    open var showsScale = false { didSet { layOutControls() } }
    /// Whether shops and such are shown. None are known.
    open var showsPointsOfInterest = true
    /// Whether houses are shown. None are known.
    open var showsBuildings = true
    /// Whether traffic is shown. None is known.
    open var showsTraffic = false
    /// Which places are shown. It is kept; none are known.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the map has a button that makes it follow the person.
    open var showsUserTrackingButton = false {
        didSet {
            guard showsUserTrackingButton != oldValue else { return }
            trackingButton?.removeFromSuperview()
            trackingButton = showsUserTrackingButton ? MKUserTrackingButton(mapView: self) : nil
            if let trackingButton {
                trackingButton.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.85)
                trackingButton.layer.cornerRadius = 8
                addSubview(trackingButton)
            }
            layOutControls()
        }
    }

    /// Whether the person is shown.
    open var showsUserLocation: Bool {
        get { locating != nil }
        set {
            guard newValue != (locating != nil) else { return }
            if newValue { startLocating() } else { stopLocating() }
        }
    }

    /// Where the person is.
    public let userLocation = MKUserLocation()
    var trackingMode = MKUserTrackingMode.none

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        canvas.frame = bounds
        annotationContainer.frame = bounds
        if projection.size != bounds.size, bounds.width > 0, bounds.height > 0 {
            let old = projection
            projection.size = bounds.size
            if let wanted {
                self.wanted = nil
                projection = projection(for: wanted)
            } else if old.size.width > 0 {
                projection.limit()
            }
            changedSize()
        }
        layOutControls()
        layOutAnnotations()
    }

    private func changedSize() {
        canvas.setNeedsDisplay()
        followers.tell(self)
        tell { $0.mapView($1, regionWillChangeAnimated: false) }
        tell { $0.mapViewDidChangeVisibleRegion($1) }
        tell { $0.mapView($1, regionDidChangeAnimated: false) }
        guard !isLoaded else { return }
        isLoaded = true
        tell { $0.mapViewWillStartLoadingMap($1) }
        DispatchQueue.main.async { [weak self] in self?.finishLoading() }
    }

    private func finishLoading() {
        tell { $0.mapViewWillStartRenderingMap($1) }
        tell { $0.mapViewDidFinishLoadingMap($1) }
        tell { $0.mapViewDidFinishRenderingMap($1, fullyRendered: true) }
    }

    func layOutControls() {
        let isTurned = abs(remainder(projection.heading, 360)) > 0.5
        compass.isHidden = !(showsCompass && isTurned)
        compass.heading = projection.heading
        compass.frame = CGRect(
            x: bounds.width - 48 - layoutMargins.right + 8, y: safeAreaInsets.top + 8, width: 40, height: 40)
        scaleView.isHidden = !showsScale
        if showsScale {
            scaleView.metres = MKMetersPerMapPointAtLatitude(centerCoordinate.latitude) / projection.scale
            scaleView.frame = CGRect(x: 16, y: safeAreaInsets.top + 8, width: min(140, bounds.width / 2), height: 22)
        }
        // Below the compass, which comes and goes.
        trackingButton?.frame = CGRect(
            x: bounds.width - 48 - layoutMargins.right + 6, y: safeAreaInsets.top + 56, width: 44, height: 44)
        legalLabel.text = canvas.data.attribution
        let size = legalLabel.sizeThatFits(bounds.size)
        legalLabel.frame = CGRect(x: 8, y: bounds.height - safeAreaInsets.bottom - size.height - 4, width: size.width, height: size.height)
    }

    // MARK: Moving

    func projection(for wanted: Wanted) -> MapProjection {
        switch wanted {
        case .region(let region): return projection.fitting(region.mapRect)
        case .rect(let rect, let insets): return projection.fitting(rect, insets: insets)
        case .camera(let camera):
            var next = projection
            let middle = MKMapPoint(camera.centerCoordinate)
            (next.x, next.y, next.heading) = (middle.x, middle.y, camera.heading)
            next.scale = projection.scale(altitude: camera.centerCoordinateDistance, latitude: camera.centerCoordinate.latitude)
            next.limit()
            return next
        }
    }

    /// Shows something, or keeps it until there is a size.
    func show(_ wanted: Wanted, animated: Bool) {
        guard projection.size.width > 0 else {
            self.wanted = wanted
            return
        }
        show(projection(for: wanted), animated: animated)
    }

    /// Shows another part of the map. The delegate is told before, while and after.
    func show(_ next: MapProjection, animated: Bool) {
        motion?.stop(isFinished: false)
        guard next != projection else { return }
        tell { $0.mapView($1, regionWillChangeAnimated: animated) }
        guard animated, window != nil else {
            apply(next)
            return tell { $0.mapView($1, regionDidChangeAnimated: animated) }
        }
        motion = MapMotion(self, to: next)
    }

    /// Draws another part of the map.
    func apply(_ next: MapProjection) {
        projection = next
        canvas.setNeedsDisplay()
        layOutControls()
        layOutAnnotations()
        followers.tell(self)
        tell { $0.mapViewDidChangeVisibleRegion($1) }
    }

    /// Turns the map so that north is at the top.
    func bringNorthToTop() {
        var next = projection
        next.heading = 0
        show(next, animated: true)
    }

    /// Tells the delegate what it wants to know.
    func tell(_ body: (any MKMapViewDelegate, MKMapView) -> Void) {
        guard let delegate else { return }
        OptionalRequirement.call { body(delegate, self) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        canvas.setNeedsDisplay()
    }

    // MARK: Members that apps override

    /// Shows a part of the earth. The map shows more where its shape is another.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) span:\(region.span.latitudeDelta), "
                    + "\(region.span.longitudeDelta)>")
        }
        show(.region(region), animated: animated)
    }

    /// Moves a place to the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            ObjCException.raise("NSInvalidArgumentException", "Invalid Coordinate \(coordinate.latitude), \(coordinate.longitude)")
        }
        guard projection.size.width > 0 else {
            if case .region(let region)? = wanted { wanted = .region(MKCoordinateRegion(center: coordinate, span: region.span)) }
            return
        }
        var next = projection
        let middle = MKMapPoint(coordinate)
        (next.x, next.y) = (middle.x, middle.y)
        next.limit()
        show(next, animated: animated)
    }

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { add([annotation]) }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { remove([annotation]) }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { remove(annotations) }

    // @objc(viewForAnnotation:)
    /// What shows an annotation now; `nil` if it is not shown.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { store.entry(of: annotation)?.view }

    // @objc(selectAnnotation:animated:)
    /// Selects an annotation, in place of another.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(annotation, animated: animated) }

    // @objc(deselectAnnotation:animated:)
    /// Selects an annotation no longer.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { deselect(annotation, animated: animated) }

    // @objc(dequeueReusableAnnotationViewWithIdentifier:)
    /// A view that is used no longer; `nil` if there is none of that identifier, and no class was registered for it.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { dequeue(identifier, for: nil) }

    // @objc(dequeueReusableAnnotationViewWithIdentifier:forAnnotation:)
    /// A view of the class that was registered for an identifier.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        guard let view = dequeue(identifier, for: annotation) else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier")
        }
        return view
    }

    // @objc(registerClass:forAnnotationViewWithReuseIdentifier:)
    /// Sets the class of views for an identifier. For `MKMapViewDefaultAnnotationViewReuseIdentifier`, it shows annotations of which the delegate
    /// does not say what shows them.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        store.classes[identifier] = viewClass
    }
}

/// A view that takes no touches itself, only its subviews do.
final class PassthroughView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }
}
