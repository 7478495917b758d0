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
import SampanTextLayout
import UniformTypeIdentifiers

extension UISceneSessionActivationRequest {
    nonisolated static var descriptionOfUISceneSessionActivationRequest: FrameworkClass {
        FrameworkClass(
            UISceneSessionActivationRequest.self,
            properties: "options role session userActivity",
            initializers: "request requestWithRole: requestWithSession:",
            property: UISceneSessionActivationRequest.propertyOfUISceneSessionActivationRequest,
            initializer: UISceneSessionActivationRequest.initializerOfUISceneSessionActivationRequest)
    }

    private static func propertyOfUISceneSessionActivationRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("options", \UISceneSessionActivationRequest.options)
        case 1: return .readOnly(\UISceneSessionActivationRequest.role)
        case 2: return .readOnly(\UISceneSessionActivationRequest.session)
        default: return .value("userActivity", \UISceneSessionActivationRequest.userActivity)
        }
    }

    nonisolated private static func initializerOfUISceneSessionActivationRequest(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISceneSessionActivationRequest() }
        case 1:
            return { a in
                UISceneSessionActivationRequest(
                    role: ObjCRuntime.ObjCMessage.argument(a, 0, "requestWithRole:", as: (UISceneSession.Role).self))
            }
        default:
            return { a in
                UISceneSessionActivationRequest(
                    session: ObjCRuntime.ObjCMessage.argument(a, 0, "requestWithSession:", as: (UISceneSession).self))
            }
        }
    }
}
