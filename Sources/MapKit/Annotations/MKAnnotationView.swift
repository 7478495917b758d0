import CoreLocation
import Foundation
import UIKit

/// What becomes of an annotation that a finger moves. See https://developer.apple.com/documentation/mapkit/mkannotationview/dragstate-swift.enum.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

/// What shows an annotation. See https://developer.apple.com/documentation/mapkit/mkannotationview.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// What becomes of an annotation that a finger moves.
    public enum DragState: UInt, Sendable {
        case none, starting, dragging, canceling, ending
    }

    /// How views that cover each other are dealt with.
    public enum CollisionMode: Int, Sendable {
        case rectangle, circle, none
    }

    /// What the map finds views of its kind by; `nil` for one that is not used again.
    public let reuseIdentifier: String?
    /// What it shows.
    open var annotation: (any MKAnnotation)?

    /// A view for an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
        isOpaque = false
    }

    /// A view from an Interface Builder document, which does not know such views.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// The view is used again, for another annotation.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        clusterAnnotationView = nil
    }

    /// The view is about to be shown.
    open func prepareForDisplay() {}

    private let imageView = UIImageView()
    /// What the view shows; it is as big as that.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue || image != nil else { return }
            imageView.image = image
            if let image {
                if imageView.superview == nil { addSubview(imageView) }
                bounds.size = image.size
                imageView.frame = bounds
            } else {
                imageView.removeFromSuperview()
            }
            placeChanged()
        }
    }

    /// How far its middle is from its place, in points.
    open var centerOffset = CGPoint.zero { didSet { placeChanged() } }
    /// How far the callout's tip is from the middle of the view's top edge, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether it can be selected.
    open var isEnabled = true
    /// Whether a finger is on it.
    open var isHighlighted = false
    /// Whether it is selected; set by the map.
    open var isSelected = false
    /// Changes whether it is selected; called by the map.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Whether it has a callout when it is selected.
    open var canShowCallout = false
    /// What stands in the callout to the left.
    open var leftCalloutAccessoryView: UIView? { didSet { calloutChanged() } }
    /// What stands in the callout to the right. A control calls the map's delegate.
    open var rightCalloutAccessoryView: UIView? { didSet { calloutChanged() } }
    /// What stands in the callout in place of the subtitle.
    open var detailCalloutAccessoryView: UIView? { didSet { calloutChanged() } }

    /// Whether a finger can move it.
    open var isDraggable = false
    /// What becomes of it.
    open var dragState: DragState = .none
    /// Changes what becomes of it.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

    /// Views of the same word stand together where they would cover each other; `nil` for none.
    open var clusteringIdentifier: String? { didSet { placeChanged() } }
    /// What shows it together with others.
    open internal(set) weak var clusterAnnotationView: MKAnnotationView?
    /// How dear its place on the screen is.
    open var displayPriority: MKFeatureDisplayPriority = .required { didSet { placeChanged() } }
    /// In which order views lie above each other.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { placeChanged() } }
    /// In which order views lie above each other when they are selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { placeChanged() } }
    /// How views that cover each other are dealt with.
    open var collisionMode: CollisionMode = .rectangle { didSet { placeChanged() } }

    /// Where it is shown.
    weak var map: MKMapView?
    /// Called when the view was added to the map, to bring it in.
    func animateAddition() {}

    private func placeChanged() { map?.annotationsNeedLayout() }
    private func calloutChanged() { map?.calloutNeedsUpdate(of: self) }

    /// What of it covers others, from its place.
    var collisionFrame: CGRect {
        CGRect(x: centerOffset.x - bounds.width / 2, y: centerOffset.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
}

/// In which order views lie above each other.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public var rawValue: Float
    /// An order.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// An order.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Above all.
    public static let max = MKAnnotationViewZPriority(1000)
    /// Those that are selected.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// Those that are not.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// Below all.
    public static let min = MKAnnotationViewZPriority(0)
}

/// The identifier of the class that shows annotations where the delegate does not say.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the class that shows several together.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
