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

extension UIWindowScene.GeometryPreferences.iOS {
    nonisolated static var descriptionOfUIWindowSceneGeometryPreferencesiOS: FrameworkClass {
        FrameworkClass(
            UIWindowScene.GeometryPreferences.iOS.self,
            properties: "interfaceOrientations",
            initializers: "init initWithInterfaceOrientations:",
            property: UIWindowScene.GeometryPreferences.iOS.propertyOfUIWindowSceneGeometryPreferencesiOS,
            initializer: UIWindowScene.GeometryPreferences.iOS.initializerOfUIWindowSceneGeometryPreferencesiOS)
    }

    private static func propertyOfUIWindowSceneGeometryPreferencesiOS(_ index: Int) -> ClassDescription.Property {
        .value("interfaceOrientations", \UIWindowScene.GeometryPreferences.iOS.interfaceOrientations)
    }

    nonisolated private static func initializerOfUIWindowSceneGeometryPreferencesiOS(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIWindowScene.GeometryPreferences.iOS() }
        default:
            return { a in
                UIWindowScene.GeometryPreferences.iOS(
                    interfaceOrientations: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithInterfaceOrientations:", as: (UIInterfaceOrientationMask).self))
            }
        }
    }
}
