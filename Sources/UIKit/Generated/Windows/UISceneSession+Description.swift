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

extension UISceneSession {
    nonisolated static var descriptionOfUISceneSession: FrameworkClass {
        FrameworkClass(
            UISceneSession.self,
            properties: "configuration persistentIdentifier role scene stateRestorationActivity userInfo",
            methods: "encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: UISceneSession.propertyOfUISceneSession,
            method: UISceneSession.methodOfUISceneSession,
            classMethod: UISceneSession.classMethodOfUISceneSession,
            initializer: UISceneSession.initializerOfUISceneSession)
    }

    private static func propertyOfUISceneSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISceneSession.configuration)
        case 1: return .readOnly(\UISceneSession.persistentIdentifier)
        case 2: return .readOnly(\UISceneSession.role)
        case 3: return .readOnly(\UISceneSession.scene)
        case 4: return .value("stateRestorationActivity", \UISceneSession.stateRestorationActivity)
        default: return .value("userInfo", \UISceneSession.userInfo)
        }
    }

    nonisolated private static func methodOfUISceneSession(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UISceneSession).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
    }

    nonisolated private static func classMethodOfUISceneSession(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UISceneSession.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUISceneSession(_ index: Int) -> ObjCFactory {
        { a in UISceneSession(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
