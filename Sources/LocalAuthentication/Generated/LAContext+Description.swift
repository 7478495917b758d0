// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import SampanFoundation
import UIKit

extension LAContext {
    nonisolated static var descriptionOfLAContext: FrameworkClass {
        FrameworkClass(
            LAContext.self,
            properties: """
                biometryType evaluatedPolicyDomainState interactionNotAllowed localizedCancelTitle localizedFallbackTitle \
                localizedReason touchIDAuthenticationAllowableReuseDuration
                """,
            methods: "canEvaluatePolicy:error: evaluatePolicy:localizedReason:reply: invalidate isCredentialSet: setCredential:type:",
            initializers: "init",
            property: LAContext.propertyOfLAContext,
            method: LAContext.methodOfLAContext,
            initializer: LAContext.initializerOfLAContext)
    }

    private static func propertyOfLAContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\LAContext.biometryType)
        case 1: return .readOnly(\LAContext.evaluatedPolicyDomainState)
        case 2: return .value("interactionNotAllowed", \LAContext.interactionNotAllowed)
        case 3: return .value("localizedCancelTitle", \LAContext.localizedCancelTitle)
        case 4: return .value("localizedFallbackTitle", \LAContext.localizedFallbackTitle)
        case 5: return .value("localizedReason", \LAContext.localizedReason)
        default: return .value("touchIDAuthenticationAllowableReuseDuration", \LAContext.touchIDAuthenticationAllowableReuseDuration)
        }
    }

    nonisolated private static func methodOfLAContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! LAContext).canEvaluatePolicy(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canEvaluatePolicy:error:", as: (LAPolicy).self),
                    error: ObjCRuntime.ObjCMessage.argument(a, 1, "canEvaluatePolicy:error:", as: (NSErrorPointer).self))
            }
        case 1:
            return { r, a in
                (r as! LAContext).evaluatePolicy(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "evaluatePolicy:localizedReason:reply:", as: (LAPolicy).self),
                    localizedReason: ObjCRuntime.ObjCMessage.argument(a, 1, "evaluatePolicy:localizedReason:reply:", as: (String).self),
                    reply: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "evaluatePolicy:localizedReason:reply:", as: ((Bool, (any Error)?) -> Void).self))
            }
        case 2: return { r, _ in (r as! LAContext).invalidate() }
        case 3:
            return { r, a in
                (r as! LAContext).isCredentialSet(ObjCRuntime.ObjCMessage.argument(a, 0, "isCredentialSet:", as: (LACredentialType).self))
            }
        default:
            return { r, a in
                (r as! LAContext).setCredential(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCredential:type:", as: (Data?).self),
                    type: ObjCRuntime.ObjCMessage.argument(a, 1, "setCredential:type:", as: (LACredentialType).self))
            }
        }
    }

    nonisolated private static func initializerOfLAContext(_ index: Int) -> ObjCFactory {
        { _ in LAContext() }
    }
}
