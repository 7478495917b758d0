import CoreLocation
import Foundation

/// Several annotations that stand together. See https://developer.apple.com/documentation/mapkit/mkclusterannotation.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations.
    public let memberAnnotations: [any MKAnnotation]
    private var ownTitle: String?

    /// Annotations together.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
    }

    /// Their middle.
    open var coordinate: CLLocationCoordinate2D {
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard !points.isEmpty else { return CLLocationCoordinate2D() }
        let count = Double(points.count)
        return MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count).coordinate
    }

    /// What its callout says: the title of one of them and how many there are besides.
    open var title: String? {
        get {
            if let ownTitle { return ownTitle }
            let titles = memberAnnotations.compactMap { annotation in OptionalRequirement.call { annotation.title } ?? nil }
            return titles.first.map { memberAnnotations.count > 1 ? "\($0) and \(memberAnnotations.count - 1) more" : $0 }
        }
        set { ownTitle = newValue }
    }
    /// What its callout says below.
    open var subtitle: String?
}
