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

extension UIControl {
    nonisolated static var descriptionOfUIControl: FrameworkClass {
        FrameworkClass(
            UIControl.self,
            properties: """
                allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction \
                contextMenuInteractionEnabled/isContextMenuInteractionEnabled effectiveContentHorizontalAlignment enabled/isEnabled \
                highlighted/isHighlighted isTouchInside isTracking selected/isSelected showsMenuAsPrimaryAction state toolTip \
                toolTipInteraction
                """,
            methods: """
                actionsForTarget:forControlEvent: addAction:forControlEvents: addTarget:action:forControlEvents: \
                beginTrackingWithTouch:withEvent: cancelTrackingWithEvent: contextMenuInteraction:configurationForMenuAtLocation: \
                contextMenuInteraction:previewForDismissingMenuWithConfiguration: \
                contextMenuInteraction:previewForHighlightingMenuWithConfiguration: \
                contextMenuInteraction:willDisplayMenuForContextMenuConfiguration:animator: \
                contextMenuInteraction:willEndForContextMenuConfiguration:animator: continueTrackingWithTouch:withEvent: \
                endTrackingWithTouch:withEvent: menuAttachmentPointForContextMenuConfiguration: performPrimaryAction \
                removeAction:forControlEvents: removeActionForIdentifier:forControlEvents: removeTarget:action:forControlEvents: \
                sendAction: sendAction:to:forEvent: sendActionsForControlEvents:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIControl.propertyOfUIControl,
            method: UIControl.methodOfUIControl,
            initializer: UIControl.initializerOfUIControl)
    }

    private static func propertyOfUIControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIControl.allControlEvents)
        case 1: return .readOnly(\UIControl.allTargets)
        case 2: return .value("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        case 3: return .value("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        case 4: return .readOnly(\UIControl.contextMenuInteraction)
        case 5: return .value("contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
        case 6: return .readOnly(\UIControl.effectiveContentHorizontalAlignment)
        case 7: return .value("enabled", \UIControl.isEnabled)
        case 8: return .value("highlighted", \UIControl.isHighlighted)
        case 9: return .readOnly(\UIControl.isTouchInside)
        case 10: return .readOnly(\UIControl.isTracking)
        case 11: return .value("selected", \UIControl.isSelected)
        case 12: return .value("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
        case 13: return .readOnly(\UIControl.state)
        case 14: return .value("toolTip", \UIControl.toolTip)
        default: return .readOnly(\UIControl.toolTipInteraction)
        }
    }

    nonisolated private static func methodOfUIControl(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIControl).actions(
                    forTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "actionsForTarget:forControlEvent:", as: (Any?).self),
                    forControlEvent: ObjCRuntime.ObjCMessage.argument(a, 1, "actionsForTarget:forControlEvent:", as: (UIControl.Event).self)
                )
            }
        case 1:
            return { r, a in
                (r as! UIControl).addAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAction:forControlEvents:", as: (UIAction).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "addAction:forControlEvents:", as: (UIControl.Event).self))
            }
        case 2:
            return { r, a in
                (r as! UIControl).addTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTarget:action:forControlEvents:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "addTarget:action:forControlEvents:", as: (Selector).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "addTarget:action:forControlEvents:", as: (UIControl.Event).self))
            }
        case 3:
            return { r, a in
                (r as! UIControl).beginTracking(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginTrackingWithTouch:withEvent:", as: (UITouch).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "beginTrackingWithTouch:withEvent:", as: (UIEvent?).self))
            }
        case 4:
            return { r, a in
                (r as! UIControl).cancelTracking(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "cancelTrackingWithEvent:", as: (UIEvent?).self))
            }
        case 5:
            return { r, a in
                (r as! UIControl).contextMenuInteraction(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "contextMenuInteraction:configurationForMenuAtLocation:", as: (UIContextMenuInteraction).self),
                    configurationForMenuAtLocation: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "contextMenuInteraction:configurationForMenuAtLocation:", as: (CGPoint).self))
            }
        case 6:
            return { r, a in
                (r as! UIControl).contextMenuInteraction(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", as: (UIContextMenuInteraction).self),
                    previewForDismissingMenuWithConfiguration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", as: (UIContextMenuConfiguration).self))
            }
        case 7:
            return { r, a in
                (r as! UIControl).contextMenuInteraction(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", as: (UIContextMenuInteraction).self),
                    previewForHighlightingMenuWithConfiguration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", as: (UIContextMenuConfiguration).self))
            }
        case 8:
            return { r, a in
                (r as! UIControl).contextMenuInteraction(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "contextMenuInteraction:willDisplayMenuForContextMenuConfiguration:animator:",
                        as: (UIContextMenuInteraction).self),
                    willDisplayMenuFor: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "contextMenuInteraction:willDisplayMenuForContextMenuConfiguration:animator:",
                        as: (UIContextMenuConfiguration).self),
                    animator: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "contextMenuInteraction:willDisplayMenuForContextMenuConfiguration:animator:",
                        as: ((any UIContextMenuInteractionAnimating)?).self))
            }
        case 9:
            return { r, a in
                (r as! UIControl).contextMenuInteraction(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "contextMenuInteraction:willEndForContextMenuConfiguration:animator:", as: (UIContextMenuInteraction).self),
                    willEndFor: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "contextMenuInteraction:willEndForContextMenuConfiguration:animator:", as: (UIContextMenuConfiguration).self),
                    animator: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "contextMenuInteraction:willEndForContextMenuConfiguration:animator:",
                        as: ((any UIContextMenuInteractionAnimating)?).self))
            }
        case 10:
            return { r, a in
                (r as! UIControl).continueTracking(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "continueTrackingWithTouch:withEvent:", as: (UITouch).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "continueTrackingWithTouch:withEvent:", as: (UIEvent?).self))
            }
        case 11:
            return { r, a in
                (r as! UIControl).endTracking(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "endTrackingWithTouch:withEvent:", as: (UITouch?).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "endTrackingWithTouch:withEvent:", as: (UIEvent?).self))
            }
        case 12:
            return { r, a in
                (r as! UIControl).menuAttachmentPoint(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "menuAttachmentPointForContextMenuConfiguration:", as: (UIContextMenuConfiguration).self))
            }
        case 13: return { r, _ in (r as! UIControl).performPrimaryAction() }
        case 14:
            return { r, a in
                (r as! UIControl).removeAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeAction:forControlEvents:", as: (UIAction).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "removeAction:forControlEvents:", as: (UIControl.Event).self))
            }
        case 15:
            return { r, a in
                (r as! UIControl).removeAction(
                    identifiedBy: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeActionForIdentifier:forControlEvents:", as: (UIAction.Identifier).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "removeActionForIdentifier:forControlEvents:", as: (UIControl.Event).self))
            }
        case 16:
            return { r, a in
                (r as! UIControl).removeTarget(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTarget:action:forControlEvents:", as: (Any?).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "removeTarget:action:forControlEvents:", as: (Selector?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "removeTarget:action:forControlEvents:", as: (UIControl.Event).self))
            }
        case 17: return { r, a in (r as! UIControl).sendAction(ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:", as: (UIAction).self)) }
        case 18:
            return { r, a in
                (r as! UIControl).sendAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:to:forEvent:", as: (Selector).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "sendAction:to:forEvent:", as: (Any?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 2, "sendAction:to:forEvent:", as: (UIEvent?).self))
            }
        default:
            return { r, a in
                (r as! UIControl).sendActions(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "sendActionsForControlEvents:", as: (UIControl.Event).self))
            }
        }
    }

    nonisolated private static func initializerOfUIControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIControl() }
        case 1: return { a in UIControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
