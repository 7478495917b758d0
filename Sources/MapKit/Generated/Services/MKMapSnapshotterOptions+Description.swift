// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapSnapshotter.Options {
    nonisolated static var descriptionOfMKMapSnapshotterOptions: FrameworkClass {
        FrameworkClass(
            MKMapSnapshotter.Options.self,
            properties: """
                camera mapRect mapType pointOfInterestFilter preferredConfiguration region scale showsBuildings \
                showsPointsOfInterest size traitCollection
                """,
            methods: "copyWithZone:",
            initializers: "init",
            property: MKMapSnapshotter.Options.propertyOfMKMapSnapshotterOptions,
            method: MKMapSnapshotter.Options.methodOfMKMapSnapshotterOptions,
            initializer: MKMapSnapshotter.Options.initializerOfMKMapSnapshotterOptions)
    }

    private static func propertyOfMKMapSnapshotterOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("camera", \MKMapSnapshotter.Options.camera)
        case 1: return .value("mapRect", \MKMapSnapshotter.Options.mapRect)
        case 2: return .value("mapType", \MKMapSnapshotter.Options.mapType)
        case 3: return .value("pointOfInterestFilter", \MKMapSnapshotter.Options.pointOfInterestFilter)
        case 4: return .value("preferredConfiguration", \MKMapSnapshotter.Options.preferredConfiguration)
        case 5: return .value("region", \MKMapSnapshotter.Options.region)
        case 6: return .value("scale", \MKMapSnapshotter.Options.scale)
        case 7: return .value("showsBuildings", \MKMapSnapshotter.Options.showsBuildings)
        case 8: return .value("showsPointsOfInterest", \MKMapSnapshotter.Options.showsPointsOfInterest)
        case 9: return .value("size", \MKMapSnapshotter.Options.size)
        default: return .value("traitCollection", \MKMapSnapshotter.Options.traitCollection)
        }
    }

    nonisolated private static func methodOfMKMapSnapshotterOptions(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MKMapSnapshotter.Options).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfMKMapSnapshotterOptions(_ index: Int) -> ObjCFactory {
        { _ in MKMapSnapshotter.Options() }
    }
}
