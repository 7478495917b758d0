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

extension UIResponder {
    nonisolated static var descriptionOfUIResponder: FrameworkClass {
        FrameworkClass(
            UIResponder.self,
            properties: """
                activityItemsConfiguration canBecomeFirstResponder canResignFirstResponder editingInteractionConfiguration \
                inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController isFirstResponder \
                keyCommands nextResponder/next pasteConfiguration textInputMode undoManager userActivity
                """,
            methods: """
                becomeFirstResponder buildMenuWithBuilder: canPasteItemProviders: canPerformAction:withSender: \
                motionBegan:withEvent: motionCancelled:withEvent: motionEnded:withEvent: pasteItemProviders: pressesBegan:withEvent: \
                pressesCancelled:withEvent: pressesChanged:withEvent: pressesEnded:withEvent: reloadInputViews \
                remoteControlReceivedWithEvent: resignFirstResponder restoreUserActivityState: targetForAction:withSender: \
                touchesBegan:withEvent: touchesCancelled:withEvent: touchesEnded:withEvent: touchesEstimatedPropertiesUpdated: \
                touchesMoved:withEvent: updateUserActivityState: validateCommand:
                """,
            initializers: "init",
            property: UIResponder.propertyOfUIResponder,
            method: UIResponder.methodOfUIResponder,
            initializer: UIResponder.initializerOfUIResponder)
    }

    private static func propertyOfUIResponder(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIResponder.activityItemsConfiguration)
        case 1: return .readOnly(\UIResponder.canBecomeFirstResponder)
        case 2: return .readOnly(\UIResponder.canResignFirstResponder)
        case 3: return .readOnly(\UIResponder.editingInteractionConfiguration)
        case 4: return .readOnly(\UIResponder.inputAccessoryView)
        case 5: return .readOnly(\UIResponder.inputAccessoryViewController)
        case 6: return .readOnly(\UIResponder.inputAssistantItem)
        case 7: return .readOnly(\UIResponder.inputView)
        case 8: return .readOnly(\UIResponder.inputViewController)
        case 9: return .readOnly(\UIResponder.isFirstResponder)
        case 10: return .readOnly(\UIResponder.keyCommands)
        case 11: return .readOnly(\UIResponder.next)
        case 12: return .value("pasteConfiguration", \UIResponder.pasteConfiguration)
        case 13: return .readOnly(\UIResponder.textInputMode)
        case 14: return .readOnly(\UIResponder.undoManager)
        default: return .value("userActivity", \UIResponder.userActivity)
        }
    }

    nonisolated private static func methodOfUIResponder(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIResponder).becomeFirstResponder() }
        case 1:
            return { r, a in
                (r as! UIResponder).buildMenu(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "buildMenuWithBuilder:", as: (any UIMenuBuilder).self))
            }
        case 2:
            return { r, a in
                (r as! UIResponder).canPaste(ObjCRuntime.ObjCMessage.argument(a, 0, "canPasteItemProviders:", as: ([NSItemProvider]).self))
            }
        case 3:
            return { r, a in
                (r as! UIResponder).canPerformAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canPerformAction:withSender:", as: (Selector).self),
                    withSender: ObjCRuntime.ObjCMessage.argument(a, 1, "canPerformAction:withSender:", as: (Any?).self))
            }
        case 4:
            return { r, a in
                (r as! UIResponder).motionBegan(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "motionBegan:withEvent:", as: (UIEvent.EventSubtype).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionBegan:withEvent:", as: (UIEvent?).self))
            }
        case 5:
            return { r, a in
                (r as! UIResponder).motionCancelled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "motionCancelled:withEvent:", as: (UIEvent.EventSubtype).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionCancelled:withEvent:", as: (UIEvent?).self))
            }
        case 6:
            return { r, a in
                (r as! UIResponder).motionEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "motionEnded:withEvent:", as: (UIEvent.EventSubtype).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionEnded:withEvent:", as: (UIEvent?).self))
            }
        case 7:
            return { r, a in
                (r as! UIResponder).paste(
                    itemProviders: ObjCRuntime.ObjCMessage.argument(a, 0, "pasteItemProviders:", as: ([NSItemProvider]).self))
            }
        case 8:
            return { r, a in
                (r as! UIResponder).pressesBegan(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesBegan:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesBegan:withEvent:", as: (UIPressesEvent?).self))
            }
        case 9:
            return { r, a in
                (r as! UIResponder).pressesCancelled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesCancelled:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesCancelled:withEvent:", as: (UIPressesEvent?).self))
            }
        case 10:
            return { r, a in
                (r as! UIResponder).pressesChanged(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesChanged:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesChanged:withEvent:", as: (UIPressesEvent?).self))
            }
        case 11:
            return { r, a in
                (r as! UIResponder).pressesEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesEnded:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesEnded:withEvent:", as: (UIPressesEvent?).self))
            }
        case 12: return { r, _ in (r as! UIResponder).reloadInputViews() }
        case 13:
            return { r, a in
                (r as! UIResponder).remoteControlReceived(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "remoteControlReceivedWithEvent:", as: (UIEvent?).self))
            }
        case 14: return { r, _ in (r as! UIResponder).resignFirstResponder() }
        case 15:
            return { r, a in
                (r as! UIResponder).restoreUserActivityState(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "restoreUserActivityState:", as: (NSUserActivity).self))
            }
        case 16:
            return { r, a in
                (r as! UIResponder).target(
                    forAction: ObjCRuntime.ObjCMessage.argument(a, 0, "targetForAction:withSender:", as: (Selector).self),
                    withSender: ObjCRuntime.ObjCMessage.argument(a, 1, "targetForAction:withSender:", as: (Any?).self))
            }
        case 17:
            return { r, a in
                (r as! UIResponder).touchesBegan(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesBegan:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesBegan:withEvent:", as: (UIEvent?).self))
            }
        case 18:
            return { r, a in
                (r as! UIResponder).touchesCancelled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesCancelled:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesCancelled:withEvent:", as: (UIEvent?).self))
            }
        case 19:
            return { r, a in
                (r as! UIResponder).touchesEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesEnded:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesEnded:withEvent:", as: (UIEvent?).self))
            }
        case 20:
            return { r, a in
                (r as! UIResponder).touchesEstimatedPropertiesUpdated(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesEstimatedPropertiesUpdated:", as: (Set<UITouch>).self))
            }
        case 21:
            return { r, a in
                (r as! UIResponder).touchesMoved(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesMoved:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesMoved:withEvent:", as: (UIEvent?).self))
            }
        case 22:
            return { r, a in
                (r as! UIResponder).updateUserActivityState(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateUserActivityState:", as: (NSUserActivity).self))
            }
        default:
            return { r, a in (r as! UIResponder).validate(ObjCRuntime.ObjCMessage.argument(a, 0, "validateCommand:", as: (UICommand).self))
            }
        }
    }

    nonisolated private static func initializerOfUIResponder(_ index: Int) -> ObjCFactory {
        { _ in UIResponder() }
    }
}
