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

extension UIWindowScene.GeometryPreferences.Mac {
    nonisolated static var descriptionOfUIWindowSceneGeometryPreferencesMac: FrameworkClass {
        FrameworkClass(
            UIWindowScene.GeometryPreferences.Mac.self,
            properties: "systemFrame",
            initializers: "init initWithSystemFrame:",
            property: UIWindowScene.GeometryPreferences.Mac.propertyOfUIWindowSceneGeometryPreferencesMac,
            initializer: UIWindowScene.GeometryPreferences.Mac.initializerOfUIWindowSceneGeometryPreferencesMac)
    }

    private static func propertyOfUIWindowSceneGeometryPreferencesMac(_ index: Int) -> ClassDescription.Property {
        .value("systemFrame", \UIWindowScene.GeometryPreferences.Mac.systemFrame)
    }

    nonisolated private static func initializerOfUIWindowSceneGeometryPreferencesMac(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIWindowScene.GeometryPreferences.Mac() }
        default:
            return { a in
                UIWindowScene.GeometryPreferences.Mac(
                    systemFrame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSystemFrame:", as: (CGRect).self))
            }
        }
    }
}
