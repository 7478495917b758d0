// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIWindowScene.Geometry {
    nonisolated static var descriptionOfUIWindowSceneGeometry: FrameworkClass {
        FrameworkClass(
            UIWindowScene.Geometry.self,
            properties: "interfaceOrientation systemFrame",
            methods: "copyWithZone:",
            property: UIWindowScene.Geometry.propertyOfUIWindowSceneGeometry,
            method: UIWindowScene.Geometry.methodOfUIWindowSceneGeometry)
    }

    private static func propertyOfUIWindowSceneGeometry(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIWindowScene.Geometry.interfaceOrientation)
        default: return .readOnly(\UIWindowScene.Geometry.systemFrame)
        }
    }

    nonisolated private static func methodOfUIWindowSceneGeometry(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIWindowScene.Geometry).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
