import CoreLocation
import MapKit
import SwiftUI

/// A map. See https://developer.apple.com/documentation/mapkit/map.
public struct Map<Content: View>: View {
    private let described: MapDescription
    @Environment(\.mapControls) private var controls
    @State private var shown: Set<MapControl> = []
    @State private var model = MapModel()

    private init(_ described: MapDescription) { self.described = described }

    /// The map, with its controls.
    public var body: some View {
        MapHost(described: described, controls: controls == nil ? nil : shown, model: model)
            .overlay(alignment: .topTrailing) {
                if let controls {
                    VStack(spacing: 8) { controls }.padding(8).environment(\.mapModel, model)
                }
            }
            .onPreferenceChange(MapControlsKey.self) { shown = $0 }
    }
}

/// What a map without content has. See https://developer.apple.com/documentation/mapkit/map.
public struct _DefaultMapContent: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// What a map has that shows elements. See https://developer.apple.com/documentation/mapkit/map.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// What a map has of content. See https://developer.apple.com/documentation/mapkit/mapcontentview.
public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
    /// Creates a map of a part of the earth, in the old way.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            MapDescription(
                place: .region(coordinateRegion), modes: interactionModes, showsUser: showsUserLocation, tracking: userTrackingMode))
    }
    /// Creates a map of a part of it, in the old way.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            MapDescription(place: .rect(mapRect), modes: interactionModes, showsUser: showsUserLocation, tracking: userTrackingMode))
    }
    /// Creates a map that shows a position.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(MapDescription(place: .position(position), bounds: bounds, modes: interactionModes, scope: scope)) }
    /// Creates a map that shows a position at first.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(MapDescription(place: .initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope)) }
}

extension Map {
    /// Creates a map of a part of the earth with annotations for elements, in the old way.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            MapDescription(
                place: .region(coordinateRegion), modes: interactionModes, showsUser: showsUserLocation, tracking: userTrackingMode,
                elements: MapDescription.elements(annotationItems, annotationContent)))
    }
    /// Creates a map of a part of it with annotations for elements, in the old way.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            MapDescription(
                place: .rect(mapRect), modes: interactionModes, showsUser: showsUserLocation, tracking: userTrackingMode,
                elements: MapDescription.elements(annotationItems, annotationContent)))
    }

    /// Creates a map with content that shows a position.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapDescription(
                place: .position(position), bounds: bounds, modes: interactionModes, scope: scope, elements: content()._elements()))
    }
    /// Creates a map with content that shows a position at first.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapDescription(
                place: .initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope, elements: content()._elements()))
    }
    /// Creates a map that shows a position, with content of which one piece can be chosen.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapDescription(
                place: .position(position), bounds: bounds, modes: interactionModes, scope: scope, elements: content()._elements(),
                selection: MapDescription.erased(selection)))
    }
    /// Creates a map that shows a position at first, with content of which one piece can be chosen.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapDescription(
                place: .initial(initialPosition), bounds: bounds, modes: interactionModes, scope: scope, elements: content()._elements(),
                selection: MapDescription.erased(selection)))
    }
}

/// What a map is to show.
@MainActor
struct MapDescription {
    /// What says which part is shown.
    enum Place {
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)
        case position(Binding<MapCameraPosition>)
        case initial(MapCameraPosition)
    }
    let place: Place
    var bounds: MapCameraBounds?
    var modes = MapInteractionModes.all
    var showsUser = false
    var tracking: Binding<MapUserTrackingMode>?
    var scope: Namespace.ID?
    var elements: [_MapElement] = []
    var selection: Binding<AnyHashable?>?

    static func elements<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        _ items: Items, _ content: (Items.Element) -> Annotation
    ) -> [_MapElement] where Items.Element: Identifiable {
        items.map { item in
            var element = content(item)._element
            element.id = AnyHashable(item.id)
            return element
        }
    }

    static func erased<V: Hashable>(_ selection: Binding<V?>) -> Binding<AnyHashable?> {
        Binding {
            selection.wrappedValue.map { AnyHashable($0) }
        } set: {
            selection.wrappedValue = $0?.base as? V
        }
    }
}
