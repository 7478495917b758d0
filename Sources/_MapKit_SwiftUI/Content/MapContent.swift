import CoreLocation
import MapKit
import SwiftUI

/// What stands on a map. See https://developer.apple.com/documentation/mapkit/mapcontent.
@MainActor @preconcurrency
public protocol MapContent {
    /// The kind of content that it consists of.
    associatedtype Body: MapContent
    /// What it consists of.
    @MapContentBuilder var body: Body { get }
    /// What is shown.
    func _elements() -> [_MapElement]
}

extension MapContent {
    /// The body's elements.
    public func _elements() -> [_MapElement] { body._elements() }
}

extension MapContent where Body == Never {
    /// Content without a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: MapContent {
    /// There is none.
    public func _elements() -> [_MapElement] { [] }
}

/// Something on a map.
public struct _MapElement {
    enum Kind {
        case marker(MarkerLook)
        case pin(UIColor?)
        case annotation(content: AnyView, anchor: UnitPoint)
        case overlay(any MKOverlay)
        case user
    }
    let kind: Kind
    var coordinate: CLLocationCoordinate2D?
    var title: Text?
    var tag: AnyHashable?
    /// What tells it from others of its kind.
    var id: AnyHashable?
    var tint: AnyShapeStyle?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: SwiftUI.StrokeStyle)?
    var level = MKOverlayLevel.aboveLabels
    var titleVisibility = Visibility.automatic
}

/// A marker's sign.
struct MarkerLook {
    var image: Image?
    var monogram: Text?
}

/// Makes a map's content of the statements of a closure. See https://developer.apple.com/documentation/mapkit/mapcontentbuilder.
@resultBuilder
public struct MapContentBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Nothing at all.
    @MainActor
    public static func buildBlock() -> _MapElements { _MapElements(elements: []) }
    /// One piece of content.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Several pieces.
    @MainActor
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapElements {
        var elements: [_MapElement] = []
        repeat elements += (each content)._elements()
        return _MapElements(elements: elements)
    }
    /// Content that is there or not.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// One of two branches.
    @MainActor
    public static func buildEither<Content: MapContent>(first: Content) -> _MapElements { _MapElements(elements: first._elements()) }
    /// One of two branches.
    @MainActor
    public static func buildEither<Content: MapContent>(second: Content) -> _MapElements { _MapElements(elements: second._elements()) }
    /// Content that only some releases have.
    @MainActor
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapElements {
        _MapElements(elements: content._elements())
    }
}

/// Several pieces of a map's content.
public struct _MapElements: MapContent {
    /// Content without a body.
    public typealias Body = Never
    let elements: [_MapElement]
    /// The elements.
    public func _elements() -> [_MapElement] { elements }
}

extension Optional: MapContent where Wrapped: MapContent {
    /// Content without a body.
    public typealias Body = Never
    /// The content's elements, if it is there.
    public func _elements() -> [_MapElement] { self?._elements() ?? [] }
}

extension ForEach: MapContent where Content: MapContent {
    /// Content without a body.
    public typealias Body = Never
    /// The content of each element.
    public func _elements() -> [_MapElement] {
        data.flatMap { element in
            let id = AnyHashable(identity(of: element))
            return content(element)._elements().enumerated().map { index, made in
                var made = made
                made.id = AnyHashable([id, AnyHashable(index), made.id ?? AnyHashable(0)])
                return made
            }
        }
    }

    /// Creates content of elements that know their identity.
    @_disfavoredOverload
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { self.init(elements: data, content: content) { $0.id } }
    /// Creates content of elements whose identity is one of their properties.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, content: content) { $0[keyPath: id] }
    }
}

extension Group: MapContent where Content: MapContent {
    /// Content without a body.
    public typealias Body = Never
    /// The content's elements.
    public func _elements() -> [_MapElement] { groupedContent._elements() }
    /// Groups content.
    @_disfavoredOverload
    public init(@MapContentBuilder content: () -> Content) { self.init(grouping: content()) }
}

extension MapContent {
    private func changed(_ change: (inout _MapElement) -> Void) -> _MapElements {
        var elements = _elements()
        for index in elements.indices { change(&elements[index]) }
        return _MapElements(elements: elements)
    }
    /// Says by which value the content is chosen.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }
    /// Tints the content.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { changed { $0.tint = AnyShapeStyle(tint) } }
    /// Tints the content; as usual if `nil`.
    public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = tint.map { AnyShapeStyle($0) } } }
    /// Fills overlays.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { changed { $0.fill = AnyShapeStyle(style) } }
    /// Draws the lines of overlays.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: SwiftUI.StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws the lines of overlays.
    public func stroke<S: ShapeStyle>(_ content: S, style: SwiftUI.StrokeStyle) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), style) }
    }
    /// Draws the lines of overlays in the tint.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(TintShapeStyle(), lineWidth: lineWidth) }
    /// Says what overlays lie above.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { $0.level = level } }
    /// Says whether titles stand beside annotations and markers.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { changed { $0.titleVisibility = visibility } }
}
