// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapSnapshotter.Snapshot {
    nonisolated static var descriptionOfMKMapSnapshotterSnapshot: FrameworkClass {
        FrameworkClass(
            MKMapSnapshotter.Snapshot.self,
            properties: "image",
            methods: "pointForCoordinate:",
            property: MKMapSnapshotter.Snapshot.propertyOfMKMapSnapshotterSnapshot,
            method: MKMapSnapshotter.Snapshot.methodOfMKMapSnapshotterSnapshot)
    }

    private static func propertyOfMKMapSnapshotterSnapshot(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKMapSnapshotter.Snapshot.image)
    }

    nonisolated private static func methodOfMKMapSnapshotterSnapshot(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! MKMapSnapshotter.Snapshot).point(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "pointForCoordinate:", as: (CLLocationCoordinate2D).self))
        }
    }
}
