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

extension UITextSelectionDisplayInteraction {
    nonisolated static var descriptionOfUITextSelectionDisplayInteraction: FrameworkClass {
        FrameworkClass(
            UITextSelectionDisplayInteraction.self,
            properties: "activated/isActivated cursorView delegate handleViews highlightView textInput view",
            methods: "didMoveToView: layoutManagedSubviews setNeedsSelectionUpdate willMoveToView:",
            initializers: "initWithTextInput:delegate:",
            property: UITextSelectionDisplayInteraction.propertyOfUITextSelectionDisplayInteraction,
            method: UITextSelectionDisplayInteraction.methodOfUITextSelectionDisplayInteraction,
            initializer: UITextSelectionDisplayInteraction.initializerOfUITextSelectionDisplayInteraction)
    }

    private static func propertyOfUITextSelectionDisplayInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("activated", \UITextSelectionDisplayInteraction.isActivated)
        case 1: return .value("cursorView", \UITextSelectionDisplayInteraction.cursorView)
        case 2: return .readOnly(\UITextSelectionDisplayInteraction.delegate)
        case 3: return .value("handleViews", \UITextSelectionDisplayInteraction.handleViews)
        case 4: return .value("highlightView", \UITextSelectionDisplayInteraction.highlightView)
        case 5: return .readOnly(\UITextSelectionDisplayInteraction.textInput)
        default: return .readOnly(\UITextSelectionDisplayInteraction.view)
        }
    }

    nonisolated private static func methodOfUITextSelectionDisplayInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextSelectionDisplayInteraction).didMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1: return { r, _ in (r as! UITextSelectionDisplayInteraction).layoutManagedSubviews() }
        case 2: return { r, _ in (r as! UITextSelectionDisplayInteraction).setNeedsSelectionUpdate() }
        default:
            return { r, a in
                (r as! UITextSelectionDisplayInteraction).willMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextSelectionDisplayInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UITextSelectionDisplayInteraction(
                textInput: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextInput:delegate:", as: (any UITextInput).self),
                delegate: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithTextInput:delegate:", as: (any UITextSelectionDisplayInteractionDelegate).self))
        }
    }
}
