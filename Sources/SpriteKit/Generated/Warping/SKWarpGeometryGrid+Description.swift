// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKWarpGeometryGrid {
    nonisolated static var descriptionOfSKWarpGeometryGrid: FrameworkClass {
        FrameworkClass(
            SKWarpGeometryGrid.self,
            properties: "numberOfColumns numberOfRows vertexCount",
            initializers: "initWithColumns:rows:",
            property: SKWarpGeometryGrid.propertyOfSKWarpGeometryGrid,
            initializer: SKWarpGeometryGrid.initializerOfSKWarpGeometryGrid)
    }

    private static func propertyOfSKWarpGeometryGrid(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKWarpGeometryGrid.numberOfColumns)
        case 1: return .readOnly(\SKWarpGeometryGrid.numberOfRows)
        default: return .readOnly(\SKWarpGeometryGrid.vertexCount)
        }
    }

    nonisolated private static func initializerOfSKWarpGeometryGrid(_ index: Int) -> ObjCFactory {
        { a in
            SKWarpGeometryGrid(
                columns: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithColumns:rows:", as: (Int).self),
                rows: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithColumns:rows:", as: (Int).self))
        }
    }
}
