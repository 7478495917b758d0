import CoreLocation
import Foundation
import UIKit

/// Where the person is. See https://developer.apple.com/documentation/mapkit/mkuserlocation.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Where the device is; `nil` if that is not known.
    open internal(set) var location: CLLocation?
    /// Where it points to.
    open internal(set) var heading: CLHeading?
    /// Whether it is looked for.
    open internal(set) var isUpdating = false
    /// What the callout says.
    open var title: String? = "My Location"
    /// What the callout says below.
    open var subtitle: String?

    /// Where the device is; not valid if that is not known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// The blue dot. See https://developer.apple.com/documentation/mapkit/mkuserlocationview.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    /// A blue dot.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 22, height: 22)
        canShowCallout = true
    }

    /// A dot from an Interface Builder document, which does not know dots.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.black.withAlphaComponent(0.15).cgColor)
        context.fillEllipse(in: bounds)
        context.setFillColor(UIColor.white.cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 4, dy: 4))
    }
}
