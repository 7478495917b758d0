import MapKit
import SwiftUI

/// A control that a map has itself.
enum MapControl: Hashable {
    case compass, scale
}

struct MapControlsKey: PreferenceKey {
    static var defaultValue: Set<MapControl> { [] }
    static func reduce(value: inout Set<MapControl>, nextValue: () -> Set<MapControl>) { value.formUnion(nextValue()) }
}

/// A map, for what has to do with it.
@MainActor
final class MapModel {
    weak var map: MKMapView?
    /// The maps of scopes.
    static var named: [Namespace.ID: MapModel] = [:]
    nonisolated init() {}
}

private struct MapControlsViewKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct MapModelKey: EnvironmentKey { static var defaultValue: MapModel? { nil } }
private struct MapReaderKey: EnvironmentKey { static var defaultValue: MapModel? { nil } }
private struct MapScopeKey: EnvironmentKey { static var defaultValue: Namespace.ID? { nil } }

extension EnvironmentValues {
    var mapControls: AnyView? {
        get { self[MapControlsViewKey.self] }
        set { self[MapControlsViewKey.self] = newValue }
    }
    /// The map that the view is a control of.
    var mapModel: MapModel? {
        get { self[MapModelKey.self] }
        set { self[MapModelKey.self] = newValue }
    }
    /// What reads the map within.
    var mapReader: MapModel? {
        get { self[MapReaderKey.self] }
        set { self[MapReaderKey.self] = newValue }
    }
    /// The scope of maps and controls within that name none.
    var mapScope: Namespace.ID? {
        get { self[MapScopeKey.self] }
        set { self[MapScopeKey.self] = newValue }
    }
}

/// A compass while north is not at the top. See https://developer.apple.com/documentation/mapkit/mapcompass.
public struct MapCompass: View {
    /// Creates a compass.
    public init() {}
    /// The map shows it.
    public var body: some View { Color.clear.frame(width: 0, height: 0).preference(key: MapControlsKey.self, value: [.compass]) }
}

/// How long things are. See https://developer.apple.com/documentation/mapkit/mapscaleview.
public struct MapScaleView: View {
    /// Creates a scale.
    public init() {}
    /// The map shows it.
    public var body: some View { Color.clear.frame(width: 0, height: 0).preference(key: MapControlsKey.self, value: [.scale]) }
}

/// Lets the map follow the person. See https://developer.apple.com/documentation/mapkit/mapuserlocationbutton.
public struct MapUserLocationButton: View {
    private let scope: Namespace.ID?
    @Environment(\.mapModel) private var model
    @Environment(\.mapScope) private var outer

    /// Creates a button of the map that it is a control of.
    public init() { scope = nil }
    /// Creates a button of a scope's map.
    public init(scope: Namespace.ID) { self.scope = scope }

    /// The button.
    public var body: some View {
        Button {
            let own = scope ?? outer
            guard let map = (model ?? own.flatMap { MapModel.named[$0] })?.map else { return }
            map.showsUserLocation = true
            map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
        } label: {
            Image(systemName: "location.fill").padding(10).background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        }
        .accessibilityLabel("Current Location")
    }
}

extension View {
    /// Says which controls maps within show.
    public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { environment(\.mapControls, AnyView(content())) }
    /// Connects controls within that name no scope with a scope's map.
    public func mapScope(_ scope: Namespace.ID) -> some View { environment(\.mapScope, scope) }
}
