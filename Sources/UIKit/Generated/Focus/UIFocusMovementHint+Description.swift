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

extension UIFocusMovementHint {
    nonisolated static var descriptionOfUIFocusMovementHint: FrameworkClass {
        FrameworkClass(
            UIFocusMovementHint.self,
            properties: "interactionTransform movementDirection perspectiveTransform rotation translation",
            methods: "copyWithZone:",
            property: UIFocusMovementHint.propertyOfUIFocusMovementHint,
            method: UIFocusMovementHint.methodOfUIFocusMovementHint)
    }

    private static func propertyOfUIFocusMovementHint(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFocusMovementHint.interactionTransform)
        case 1: return .readOnly(\UIFocusMovementHint.movementDirection)
        case 2: return .readOnly(\UIFocusMovementHint.perspectiveTransform)
        case 3: return .readOnly(\UIFocusMovementHint.rotation)
        default: return .readOnly(\UIFocusMovementHint.translation)
        }
    }

    nonisolated private static func methodOfUIFocusMovementHint(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIFocusMovementHint).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
