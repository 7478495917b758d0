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

extension UITextCursorDropPositionAnimator {
    nonisolated static var descriptionOfUITextCursorDropPositionAnimator: FrameworkClass {
        FrameworkClass(
            UITextCursorDropPositionAnimator.self,
            properties: "cursorView textInput",
            methods: "animateAlongsideChanges:completion: setCursorVisible:animated:",
            initializers: "initWithTextCursorView:textInput:",
            property: UITextCursorDropPositionAnimator.propertyOfUITextCursorDropPositionAnimator,
            method: UITextCursorDropPositionAnimator.methodOfUITextCursorDropPositionAnimator,
            initializer: UITextCursorDropPositionAnimator.initializerOfUITextCursorDropPositionAnimator)
    }

    private static func propertyOfUITextCursorDropPositionAnimator(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextCursorDropPositionAnimator.cursorView)
        default: return .readOnly(\UITextCursorDropPositionAnimator.textInput)
        }
    }

    nonisolated private static func methodOfUITextCursorDropPositionAnimator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextCursorDropPositionAnimator).animateAlongsideChanges(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "animateAlongsideChanges:completion:", as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(a, 1, "animateAlongsideChanges:completion:", as: ((() -> Void)?).self))
            }
        default:
            return { r, a in
                (r as! UITextCursorDropPositionAnimator).setCursorVisible(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCursorVisible:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCursorVisible:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextCursorDropPositionAnimator(_ index: Int) -> ObjCFactory {
        { a in
            UITextCursorDropPositionAnimator(
                textCursorView: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithTextCursorView:textInput:", as: (any UIView & UITextCursorView).self),
                textInput: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTextCursorView:textInput:", as: (any UIView & UITextInput).self))
        }
    }
}
