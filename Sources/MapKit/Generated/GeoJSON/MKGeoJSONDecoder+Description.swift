// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKGeoJSONDecoder {
    nonisolated static var descriptionOfMKGeoJSONDecoder: FrameworkClass {
        FrameworkClass(
            MKGeoJSONDecoder.self,
            methods: "geoJSONObjectsWithData:error:",
            initializers: "init",
            method: MKGeoJSONDecoder.methodOfMKGeoJSONDecoder,
            initializer: MKGeoJSONDecoder.initializerOfMKGeoJSONDecoder)
    }

    nonisolated private static func methodOfMKGeoJSONDecoder(_ index: Int) -> ObjCImplementation {
        { r, a in
            try? (r as! MKGeoJSONDecoder).decode(ObjCRuntime.ObjCMessage.argument(a, 0, "geoJSONObjectsWithData:error:", as: (Data).self))
        }
    }

    nonisolated private static func initializerOfMKGeoJSONDecoder(_ index: Int) -> ObjCFactory {
        { _ in MKGeoJSONDecoder() }
    }
}
