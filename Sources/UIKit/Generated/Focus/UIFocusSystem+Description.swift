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

extension UIFocusSystem {
    nonisolated static var descriptionOfUIFocusSystem: FrameworkClass {
        FrameworkClass(
            UIFocusSystem.self,
            properties: "focusedItem",
            methods: "requestFocusUpdateToEnvironment: updateFocusIfNeeded",
            classMethods: "environment:containsEnvironment: focusSystemForEnvironment:",
            property: UIFocusSystem.propertyOfUIFocusSystem,
            method: UIFocusSystem.methodOfUIFocusSystem,
            classMethod: UIFocusSystem.classMethodOfUIFocusSystem)
    }

    private static func propertyOfUIFocusSystem(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIFocusSystem.focusedItem)
    }

    nonisolated private static func methodOfUIFocusSystem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFocusSystem).requestFocusUpdate(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "requestFocusUpdateToEnvironment:", as: (any UIFocusEnvironment).self))
            }
        default: return { r, _ in (r as! UIFocusSystem).updateFocusIfNeeded() }
        }
    }

    nonisolated private static func classMethodOfUIFocusSystem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFocusSystem.Type).environment(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "environment:containsEnvironment:", as: (any UIFocusEnvironment).self),
                    contains: ObjCRuntime.ObjCMessage.argument(a, 1, "environment:containsEnvironment:", as: (any UIFocusEnvironment).self))
            }
        default:
            return { r, a in
                (r as! UIFocusSystem.Type).focusSystem(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "focusSystemForEnvironment:", as: (any UIFocusEnvironment).self))
            }
        }
    }
}
