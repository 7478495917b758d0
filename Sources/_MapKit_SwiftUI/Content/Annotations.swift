import CoreLocation
import MapKit
import SwiftUI

/// A balloon on a map. See https://developer.apple.com/documentation/mapkit/marker.
public struct Marker<Label: View>: MapContent {
    /// Content without a body.
    public typealias Body = Never
    private let element: _MapElement

    private init(_ coordinate: CLLocationCoordinate2D, _ title: Text?, _ look: MarkerLook) {
        element = _MapElement(kind: .marker(look), coordinate: coordinate, title: title)
    }
    /// The marker.
    public func _elements() -> [_MapElement] { [element] }
}

extension Marker where Label == Text {
    /// Creates a marker whose sign is a short text.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), MarkerLook(monogram: monogram))
    }
    /// Creates a marker whose sign is a short text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(title), MarkerLook(monogram: monogram))
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a marker.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(coordinate, Text(titleKey), MarkerLook()) }
    /// Creates a marker.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { self.init(coordinate, Text(title), MarkerLook()) }
    /// Creates a marker with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), MarkerLook(image: Image(systemName: systemImage)))
    }
    /// Creates a marker with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(title), MarkerLook(image: Image(systemName: systemImage)))
    }
    /// Creates a marker with an image.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), MarkerLook(image: Image(image)))
    }
    /// Creates a marker with an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(title), MarkerLook(image: Image(image)))
    }
    /// Creates a marker of a place.
    public init(item: MKMapItem) {
        self.init(item.placemark.coordinate, item.name.map { Text(verbatim: $0) }, MarkerLook())
    }
}

extension Marker {
    /// Creates a marker with a label: what its first text says is the title, its first image the sign.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let parts = LabelParts.of(label())
        self.init(coordinate, parts.title, MarkerLook(image: parts.image))
    }
}

/// A view on a map. See https://developer.apple.com/documentation/mapkit/annotation.
public struct Annotation<Label: View, Content: View>: MapContent {
    /// Content without a body.
    public typealias Body = Never
    private let element: _MapElement

    private init(_ coordinate: CLLocationCoordinate2D, _ title: Text?, _ anchor: UnitPoint, _ content: Content) {
        element = _MapElement(kind: .annotation(content: AnyView(content), anchor: anchor), coordinate: coordinate, title: title)
    }
    /// Creates a view at a place, with a label.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(coordinate, LabelParts.of(label()).title, anchor, content()) }
    /// The view.
    public func _elements() -> [_MapElement] { [element] }
}

extension Annotation where Label == Text {
    /// Creates a view at a place, with a title below it.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate, Text(titleKey), anchor, content()) }
    /// Creates a view at a place, with a title below it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate, Text(title), anchor, content()) }
}

/// Where the person is. See https://developer.apple.com/documentation/mapkit/userannotation.
public struct UserAnnotation: MapContent {
    /// Content without a body.
    public typealias Body = Never
    /// Creates the person's place.
    public init() {}
    /// The person's place.
    public func _elements() -> [_MapElement] { [_MapElement(kind: .user)] }
}

/// The text and the image of a label.
@MainActor
struct LabelParts {
    var title: Text?
    var image: Image?

    static func of<V: View>(_ label: V) -> LabelParts {
        var parts = LabelParts()
        func look(_ value: Any, _ depth: Int) {
            if let text = value as? Text {
                parts.title = parts.title ?? text
            } else if let image = value as? Image {
                parts.image = parts.image ?? image
            } else if depth < 8 {
                for child in Mirror(reflecting: value).children { look(child.value, depth + 1) }
            }
        }
        look(label, 0)
        return parts
    }
}

/// What stands on a map, in the old way. See https://developer.apple.com/documentation/mapkit/mapannotationprotocol.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// What is shown.
    var _element: _MapElement { get }
}

/// A view on a map, in the old way. See https://developer.apple.com/documentation/mapkit/mapannotation.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// The view.
    public let _element: _MapElement
    /// Creates a view at a place.
    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
        _element = _MapElement(
            kind: .annotation(content: AnyView(content()), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)), coordinate: coordinate)
    }
}

/// A balloon on a map, in the old way. See https://developer.apple.com/documentation/mapkit/mapmarker.
public struct MapMarker: MapAnnotationProtocol {
    /// The balloon.
    public let _element: _MapElement
    /// Creates a balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _element = _MapElement(kind: .marker(MarkerLook()), coordinate: coordinate, tint: tint.map { AnyShapeStyle($0) })
    }
}

/// A pin on a map, in the old way. See https://developer.apple.com/documentation/mapkit/mappin.
public struct MapPin: MapAnnotationProtocol {
    /// The pin.
    public let _element: _MapElement
    /// Creates a pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _element = _MapElement(kind: .pin(tint.map { UIColor($0) }), coordinate: coordinate)
    }
}
