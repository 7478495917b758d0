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

extension UISceneConfiguration {
    nonisolated static var descriptionOfUISceneConfiguration: FrameworkClass {
        FrameworkClass(
            UISceneConfiguration.self,
            properties: "delegateClass name role sceneClass storyboard",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithName:sessionRole:",
            property: UISceneConfiguration.propertyOfUISceneConfiguration,
            method: UISceneConfiguration.methodOfUISceneConfiguration,
            classMethod: UISceneConfiguration.classMethodOfUISceneConfiguration,
            initializer: UISceneConfiguration.initializerOfUISceneConfiguration)
    }

    private static func propertyOfUISceneConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("delegateClass", \UISceneConfiguration.delegateClass)
        case 1: return .readOnly(\UISceneConfiguration.name)
        case 2: return .readOnly(\UISceneConfiguration.role)
        case 3: return .value("sceneClass", \UISceneConfiguration.sceneClass)
        default: return .value("storyboard", \UISceneConfiguration.storyboard)
        }
    }

    nonisolated private static func methodOfUISceneConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISceneConfiguration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UISceneConfiguration).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUISceneConfiguration(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UISceneConfiguration.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUISceneConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UISceneConfiguration(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UISceneConfiguration(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:sessionRole:", as: (String?).self),
                    sessionRole: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:sessionRole:", as: (UISceneSession.Role).self))
            }
        }
    }
}
