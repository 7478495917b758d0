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

extension UIFocusDebugger {
    nonisolated static var descriptionOfUIFocusDebugger: FrameworkClass {
        FrameworkClass(
            UIFocusDebugger.self,
            classMethods: """
                checkFocusabilityForItem: focusGroupsForEnvironment: help preferredFocusEnvironmentsForEnvironment: \
                simulateFocusUpdateRequestFromEnvironment: status
                """,
            classMethod: UIFocusDebugger.classMethodOfUIFocusDebugger)
    }

    nonisolated private static func classMethodOfUIFocusDebugger(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFocusDebugger.Type).checkFocusability(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "checkFocusabilityForItem:", as: (any UIFocusItem).self))
            }
        case 1:
            return { r, a in
                (r as! UIFocusDebugger.Type).focusGroups(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "focusGroupsForEnvironment:", as: (any UIFocusEnvironment).self))
            }
        case 2: return { r, _ in (r as! UIFocusDebugger.Type).help() }
        case 3:
            return { r, a in
                (r as! UIFocusDebugger.Type).preferredFocusEnvironments(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredFocusEnvironmentsForEnvironment:", as: (any UIFocusEnvironment).self))
            }
        case 4:
            return { r, a in
                (r as! UIFocusDebugger.Type).simulateFocusUpdateRequest(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "simulateFocusUpdateRequestFromEnvironment:", as: (any UIFocusEnvironment).self))
            }
        default: return { r, _ in (r as! UIFocusDebugger.Type).status() }
        }
    }
}
