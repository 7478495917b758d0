// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapSnapshotter {
    nonisolated static var descriptionOfMKMapSnapshotter: FrameworkClass {
        FrameworkClass(
            MKMapSnapshotter.self,
            properties: "isLoading",
            methods: "cancel startWithCompletionHandler: startWithQueue:completionHandler:",
            initializers: "initWithOptions:",
            property: MKMapSnapshotter.propertyOfMKMapSnapshotter,
            method: MKMapSnapshotter.methodOfMKMapSnapshotter,
            initializer: MKMapSnapshotter.initializerOfMKMapSnapshotter)
    }

    private static func propertyOfMKMapSnapshotter(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKMapSnapshotter.isLoading)
    }

    nonisolated private static func methodOfMKMapSnapshotter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MKMapSnapshotter).cancel() }
        case 1:
            return { r, a in
                (r as! MKMapSnapshotter).start(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(a, 0, "startWithCompletionHandler:", as: (CompletionHandler).self))
            }
        default:
            return { r, a in
                (r as! MKMapSnapshotter).start(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "startWithQueue:completionHandler:", as: (DispatchQueue).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "startWithQueue:completionHandler:", as: (CompletionHandler).self))
            }
        }
    }

    nonisolated private static func initializerOfMKMapSnapshotter(_ index: Int) -> ObjCFactory {
        { a in MKMapSnapshotter(options: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOptions:", as: (MKMapSnapshotter.Options).self)) }
    }
}
