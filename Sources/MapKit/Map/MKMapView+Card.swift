import SampanInterfaceBuilder
import UIKit

extension ClassCard {
    static let mapView = ClassCard(
        MKMapView.self, elements: "mapView",
        names: "preferredConfiguration selectableMapFeatures showsZoomControls pitchButtonVisibility",
        attributes: [
            .property("zoomEnabled", \.isZoomEnabled),
            .property("scrollEnabled", \.isScrollEnabled),
            .property("rotateEnabled", \.isRotateEnabled),
            .property("pitchEnabled", \.isPitchEnabled),
            .property("showsUserTrackingButton", \.showsUserTrackingButton),
            .custom("mapType") { map, source in
                let types: [String: MKMapType] = [
                    "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
                    "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
                ]
                if let type = source.record["mapType"].flatMap({ types[$0] }) { map.mapType = type }
            },
        ])
}
