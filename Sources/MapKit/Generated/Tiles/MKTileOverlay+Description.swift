// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKTileOverlay {
    nonisolated static var descriptionOfMKTileOverlay: FrameworkClass {
        FrameworkClass(
            MKTileOverlay.self,
            properties: """
                boundingMapRect canReplaceMapContent coordinate geometryFlipped/isGeometryFlipped maximumZ minimumZ tileSize \
                urlTemplate
                """,
            methods: "URLForTilePath: loadTileAtPath:result:",
            initializers: "initWithURLTemplate:",
            property: MKTileOverlay.propertyOfMKTileOverlay,
            method: MKTileOverlay.methodOfMKTileOverlay,
            initializer: MKTileOverlay.initializerOfMKTileOverlay)
    }

    private static func propertyOfMKTileOverlay(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKTileOverlay.boundingMapRect)
        case 1: return .value("canReplaceMapContent", \MKTileOverlay.canReplaceMapContent)
        case 2: return .readOnly(\MKTileOverlay.coordinate)
        case 3: return .value("geometryFlipped", \MKTileOverlay.isGeometryFlipped)
        case 4: return .value("maximumZ", \MKTileOverlay.maximumZ)
        case 5: return .value("minimumZ", \MKTileOverlay.minimumZ)
        case 6: return .value("tileSize", \MKTileOverlay.tileSize)
        default: return .readOnly(\MKTileOverlay.urlTemplate)
        }
    }

    nonisolated private static func methodOfMKTileOverlay(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKTileOverlay).url(
                    forTilePath: ObjCRuntime.ObjCMessage.argument(a, 0, "URLForTilePath:", as: (MKTileOverlayPath).self))
            }
        default:
            return { r, a in
                (r as! MKTileOverlay).loadTile(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "loadTileAtPath:result:", as: (MKTileOverlayPath).self),
                    result: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadTileAtPath:result:", as: (@Sendable (Data?, (any Error)?) -> Void).self))
            }
        }
    }

    nonisolated private static func initializerOfMKTileOverlay(_ index: Int) -> ObjCFactory {
        { a in MKTileOverlay(urlTemplate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURLTemplate:", as: (String?).self)) }
    }
}
