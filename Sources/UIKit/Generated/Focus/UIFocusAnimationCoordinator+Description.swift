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

extension UIFocusAnimationCoordinator {
    nonisolated static var descriptionOfUIFocusAnimationCoordinator: FrameworkClass {
        FrameworkClass(
            UIFocusAnimationCoordinator.self,
            methods: """
                addCoordinatedAnimations:completion: addCoordinatedFocusingAnimations:completion: \
                addCoordinatedUnfocusingAnimations:completion:
                """,
            method: UIFocusAnimationCoordinator.methodOfUIFocusAnimationCoordinator)
    }

    nonisolated private static func methodOfUIFocusAnimationCoordinator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFocusAnimationCoordinator).addCoordinatedAnimations(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addCoordinatedAnimations:completion:", as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(a, 1, "addCoordinatedAnimations:completion:", as: ((() -> Void)?).self))
            }
        case 1:
            return { r, a in
                (r as! UIFocusAnimationCoordinator).addCoordinatedFocusingAnimations(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addCoordinatedFocusingAnimations:completion:", as: (((any UIFocusAnimationContext) -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addCoordinatedFocusingAnimations:completion:", as: ((() -> Void)?).self))
            }
        default:
            return { r, a in
                (r as! UIFocusAnimationCoordinator).addCoordinatedUnfocusingAnimations(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addCoordinatedUnfocusingAnimations:completion:", as: (((any UIFocusAnimationContext) -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addCoordinatedUnfocusingAnimations:completion:", as: ((() -> Void)?).self))
            }
        }
    }
}
