// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKUserScript {
    nonisolated static var descriptionOfWKUserScript: FrameworkClass {
        FrameworkClass(
            WKUserScript.self,
            properties: "forMainFrameOnly/isForMainFrameOnly injectionTime source",
            methods: "copyWithZone:",
            initializers: "initWithSource:injectionTime:forMainFrameOnly: initWithSource:injectionTime:forMainFrameOnly:inWKContentWorld:",
            property: WKUserScript.propertyOfWKUserScript,
            method: WKUserScript.methodOfWKUserScript,
            initializer: WKUserScript.initializerOfWKUserScript)
    }

    private static func propertyOfWKUserScript(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKUserScript.isForMainFrameOnly)
        case 1: return .readOnly(\WKUserScript.injectionTime)
        default: return .readOnly(\WKUserScript.source)
        }
    }

    nonisolated private static func methodOfWKUserScript(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! WKUserScript).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfWKUserScript(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                WKUserScript(
                    source: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSource:injectionTime:forMainFrameOnly:", as: (String).self),
                    injectionTime: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithSource:injectionTime:forMainFrameOnly:", as: (WKUserScriptInjectionTime).self),
                    forMainFrameOnly: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithSource:injectionTime:forMainFrameOnly:", as: (Bool).self))
            }
        default:
            return { a in
                WKUserScript(
                    source: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSource:injectionTime:forMainFrameOnly:inWKContentWorld:", as: (String).self),
                    injectionTime: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithSource:injectionTime:forMainFrameOnly:inWKContentWorld:", as: (WKUserScriptInjectionTime).self),
                    forMainFrameOnly: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithSource:injectionTime:forMainFrameOnly:inWKContentWorld:", as: (Bool).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithSource:injectionTime:forMainFrameOnly:inWKContentWorld:", as: (WKContentWorld).self))
            }
        }
    }
}
