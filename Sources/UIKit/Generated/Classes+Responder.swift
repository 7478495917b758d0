// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanDebugLog

extension UIEvent {
    nonisolated static var descriptionOfUIEvent: FrameworkClass {
        FrameworkClass(
            UIEvent.self,
            properties: "allTouches modifierFlags subtype timestamp type",
            methods: "coalescedTouchesForTouch: predictedTouchesForTouch: touchesForGestureRecognizer: touchesForView: touchesForWindow:",
            property: UIEvent.propertyOfUIEvent,
            method: UIEvent.methodOfUIEvent)
    }

    private static func propertyOfUIEvent(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIEvent.allTouches)
        case 1: return .readOnly(\UIEvent.modifierFlags)
        case 2: return .readOnly(\UIEvent.subtype)
        case 3: return .readOnly(\UIEvent.timestamp)
        default: return .readOnly(\UIEvent.type)
        }
    }

    nonisolated private static func methodOfUIEvent(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIEvent).coalescedTouches(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "coalescedTouchesForTouch:", as: (UITouch).self))
            }
        case 1:
            return { r, a in
                (r as! UIEvent).predictedTouches(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "predictedTouchesForTouch:", as: (UITouch).self))
            }
        case 2:
            return { r, a in
                (r as! UIEvent).touches(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "touchesForGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 3:
            return { r, a in (r as! UIEvent).touches(for: ObjCRuntime.ObjCMessage.argument(a, 0, "touchesForView:", as: (UIView).self)) }
        default:
            return { r, a in (r as! UIEvent).touches(for: ObjCRuntime.ObjCMessage.argument(a, 0, "touchesForWindow:", as: (UIWindow).self))
            }
        }
    }
}

extension UIFeedbackGenerator {
    nonisolated static var descriptionOfUIFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UIFeedbackGenerator.self,
            methods: "prepare",
            initializers: "init",
            method: UIFeedbackGenerator.methodOfUIFeedbackGenerator,
            initializer: UIFeedbackGenerator.initializerOfUIFeedbackGenerator)
    }

    nonisolated private static func methodOfUIFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIFeedbackGenerator).prepare() }
    }

    nonisolated private static func initializerOfUIFeedbackGenerator(_ index: Int) -> ObjCFactory {
        { _ in UIFeedbackGenerator() }
    }
}

extension UIImpactFeedbackGenerator {
    nonisolated static var descriptionOfUIImpactFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UIImpactFeedbackGenerator.self,
            methods: "impactOccurred impactOccurredWithIntensity:",
            initializers: "init initWithStyle:",
            method: UIImpactFeedbackGenerator.methodOfUIImpactFeedbackGenerator,
            initializer: UIImpactFeedbackGenerator.initializerOfUIImpactFeedbackGenerator)
    }

    nonisolated private static func methodOfUIImpactFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIImpactFeedbackGenerator).impactOccurred() }
        default:
            return { r, a in
                (r as! UIImpactFeedbackGenerator).impactOccurred(
                    intensity: ObjCRuntime.ObjCMessage.argument(a, 0, "impactOccurredWithIntensity:", as: (CGFloat).self))
            }
        }
    }

    nonisolated private static func initializerOfUIImpactFeedbackGenerator(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIImpactFeedbackGenerator() }
        default:
            return { a in
                UIImpactFeedbackGenerator(
                    style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UIImpactFeedbackGenerator.FeedbackStyle).self))
            }
        }
    }
}

extension UIKey {
    nonisolated static var descriptionOfUIKey: FrameworkClass {
        FrameworkClass(
            UIKey.self,
            properties: "characters charactersIgnoringModifiers keyCode modifierFlags",
            property: UIKey.propertyOfUIKey)
    }

    private static func propertyOfUIKey(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIKey.characters)
        case 1: return .readOnly(\UIKey.charactersIgnoringModifiers)
        case 2: return .readOnly(\UIKey.keyCode)
        default: return .readOnly(\UIKey.modifierFlags)
        }
    }
}

extension UIKeyCommand {
    nonisolated static var descriptionOfUIKeyCommand: FrameworkClass {
        FrameworkClass(
            UIKeyCommand.self,
            properties: "action discoverabilityTitle input modifierFlags",
            initializers: "keyCommandWithInput:modifierFlags:action:",
            property: UIKeyCommand.propertyOfUIKeyCommand,
            initializer: UIKeyCommand.initializerOfUIKeyCommand)
    }

    private static func propertyOfUIKeyCommand(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIKeyCommand.action)
        case 1: return .value("discoverabilityTitle", \UIKeyCommand.discoverabilityTitle)
        case 2: return .readOnly(\UIKeyCommand.input)
        default: return .readOnly(\UIKeyCommand.modifierFlags)
        }
    }

    nonisolated private static func initializerOfUIKeyCommand(_ index: Int) -> ObjCFactory {
        { a in
            UIKeyCommand(
                input: ObjCRuntime.ObjCMessage.argument(a, 0, "keyCommandWithInput:modifierFlags:action:", as: (String).self),
                modifierFlags: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "keyCommandWithInput:modifierFlags:action:", as: (UIKeyModifierFlags).self),
                action: ObjCRuntime.ObjCMessage.argument(a, 2, "keyCommandWithInput:modifierFlags:action:", as: (Selector).self))
        }
    }
}

extension UINotificationFeedbackGenerator {
    nonisolated static var descriptionOfUINotificationFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UINotificationFeedbackGenerator.self,
            methods: "notificationOccurred:",
            initializers: "init",
            method: UINotificationFeedbackGenerator.methodOfUINotificationFeedbackGenerator,
            initializer: UINotificationFeedbackGenerator.initializerOfUINotificationFeedbackGenerator)
    }

    nonisolated private static func methodOfUINotificationFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UINotificationFeedbackGenerator).notificationOccurred(
                ObjCRuntime.ObjCMessage.argument(a, 0, "notificationOccurred:", as: (UINotificationFeedbackGenerator.FeedbackType).self))
        }
    }

    nonisolated private static func initializerOfUINotificationFeedbackGenerator(_ index: Int) -> ObjCFactory {
        { _ in UINotificationFeedbackGenerator() }
    }
}

extension UIPress {
    nonisolated static var descriptionOfUIPress: FrameworkClass {
        FrameworkClass(
            UIPress.self,
            properties: "key phase responder timestamp",
            property: UIPress.propertyOfUIPress)
    }

    private static func propertyOfUIPress(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPress.key)
        case 1: return .readOnly(\UIPress.phase)
        case 2: return .readOnly(\UIPress.responder)
        default: return .readOnly(\UIPress.timestamp)
        }
    }
}

extension UIPressesEvent {
    nonisolated static var descriptionOfUIPressesEvent: FrameworkClass {
        FrameworkClass(
            UIPressesEvent.self,
            properties: "allPresses",
            property: UIPressesEvent.propertyOfUIPressesEvent)
    }

    private static func propertyOfUIPressesEvent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIPressesEvent.allPresses)
    }
}

extension UIResponder {
    nonisolated static var descriptionOfUIResponder: FrameworkClass {
        FrameworkClass(
            UIResponder.self,
            properties: """
                canBecomeFirstResponder canResignFirstResponder inputAccessoryView inputView isFirstResponder keyCommands \
                nextResponder/next
                """,
            methods: """
                becomeFirstResponder canPerformAction:withSender: motionBegan:withEvent: motionCancelled:withEvent: \
                motionEnded:withEvent: pressesBegan:withEvent: pressesCancelled:withEvent: pressesChanged:withEvent: \
                pressesEnded:withEvent: reloadInputViews resignFirstResponder targetForAction:withSender: touchesBegan:withEvent: \
                touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent:
                """,
            initializers: "init",
            property: UIResponder.propertyOfUIResponder,
            method: UIResponder.methodOfUIResponder,
            initializer: UIResponder.initializerOfUIResponder)
    }

    private static func propertyOfUIResponder(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIResponder.canBecomeFirstResponder)
        case 1: return .readOnly(\UIResponder.canResignFirstResponder)
        case 2: return .readOnly(\UIResponder.inputAccessoryView)
        case 3: return .readOnly(\UIResponder.inputView)
        case 4: return .readOnly(\UIResponder.isFirstResponder)
        case 5: return .readOnly(\UIResponder.keyCommands)
        default: return .readOnly(\UIResponder.next)
        }
    }

    nonisolated private static func methodOfUIResponder(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIResponder).becomeFirstResponder() }
        case 1:
            return { r, a in
                (r as! UIResponder).canPerformAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canPerformAction:withSender:", as: (Selector).self),
                    withSender: ObjCRuntime.ObjCMessage.argument(a, 1, "canPerformAction:withSender:", as: (Any?).self))
            }
        case 2:
            return { r, a in
                (r as! UIResponder).motionBegan(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "motionBegan:withEvent:", as: (UIEvent.EventSubtype).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionBegan:withEvent:", as: (UIEvent?).self))
            }
        case 3:
            return { r, a in
                (r as! UIResponder).motionCancelled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "motionCancelled:withEvent:", as: (UIEvent.EventSubtype).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionCancelled:withEvent:", as: (UIEvent?).self))
            }
        case 4:
            return { r, a in
                (r as! UIResponder).motionEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "motionEnded:withEvent:", as: (UIEvent.EventSubtype).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionEnded:withEvent:", as: (UIEvent?).self))
            }
        case 5:
            return { r, a in
                (r as! UIResponder).pressesBegan(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesBegan:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesBegan:withEvent:", as: (UIPressesEvent?).self))
            }
        case 6:
            return { r, a in
                (r as! UIResponder).pressesCancelled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesCancelled:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesCancelled:withEvent:", as: (UIPressesEvent?).self))
            }
        case 7:
            return { r, a in
                (r as! UIResponder).pressesChanged(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesChanged:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesChanged:withEvent:", as: (UIPressesEvent?).self))
            }
        case 8:
            return { r, a in
                (r as! UIResponder).pressesEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "pressesEnded:withEvent:", as: (Set<UIPress>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pressesEnded:withEvent:", as: (UIPressesEvent?).self))
            }
        case 9: return { r, _ in (r as! UIResponder).reloadInputViews() }
        case 10: return { r, _ in (r as! UIResponder).resignFirstResponder() }
        case 11:
            return { r, a in
                (r as! UIResponder).target(
                    forAction: ObjCRuntime.ObjCMessage.argument(a, 0, "targetForAction:withSender:", as: (Selector).self),
                    withSender: ObjCRuntime.ObjCMessage.argument(a, 1, "targetForAction:withSender:", as: (Any?).self))
            }
        case 12:
            return { r, a in
                (r as! UIResponder).touchesBegan(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesBegan:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesBegan:withEvent:", as: (UIEvent?).self))
            }
        case 13:
            return { r, a in
                (r as! UIResponder).touchesCancelled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesCancelled:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesCancelled:withEvent:", as: (UIEvent?).self))
            }
        case 14:
            return { r, a in
                (r as! UIResponder).touchesEnded(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesEnded:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesEnded:withEvent:", as: (UIEvent?).self))
            }
        default:
            return { r, a in
                (r as! UIResponder).touchesMoved(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesMoved:withEvent:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesMoved:withEvent:", as: (UIEvent?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIResponder(_ index: Int) -> ObjCFactory {
        { _ in UIResponder() }
    }
}

extension UISelectionFeedbackGenerator {
    nonisolated static var descriptionOfUISelectionFeedbackGenerator: FrameworkClass {
        FrameworkClass(
            UISelectionFeedbackGenerator.self,
            methods: "selectionChanged",
            initializers: "init",
            method: UISelectionFeedbackGenerator.methodOfUISelectionFeedbackGenerator,
            initializer: UISelectionFeedbackGenerator.initializerOfUISelectionFeedbackGenerator)
    }

    nonisolated private static func methodOfUISelectionFeedbackGenerator(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UISelectionFeedbackGenerator).selectionChanged() }
    }

    nonisolated private static func initializerOfUISelectionFeedbackGenerator(_ index: Int) -> ObjCFactory {
        { _ in UISelectionFeedbackGenerator() }
    }
}

extension UITextInputPasswordRules {
    nonisolated static var descriptionOfUITextInputPasswordRules: FrameworkClass {
        FrameworkClass(
            UITextInputPasswordRules.self,
            properties: "passwordRulesDescriptor",
            initializers: "passwordRulesWithDescriptor:",
            property: UITextInputPasswordRules.propertyOfUITextInputPasswordRules,
            initializer: UITextInputPasswordRules.initializerOfUITextInputPasswordRules)
    }

    private static func propertyOfUITextInputPasswordRules(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextInputPasswordRules.passwordRulesDescriptor)
    }

    nonisolated private static func initializerOfUITextInputPasswordRules(_ index: Int) -> ObjCFactory {
        { a in
            UITextInputPasswordRules(descriptor: ObjCRuntime.ObjCMessage.argument(a, 0, "passwordRulesWithDescriptor:", as: (String).self))
        }
    }
}

extension UITextPosition {
    nonisolated static var descriptionOfUITextPosition: FrameworkClass {
        FrameworkClass(
            UITextPosition.self,
            initializers: "init",
            initializer: UITextPosition.initializerOfUITextPosition)
    }

    nonisolated private static func initializerOfUITextPosition(_ index: Int) -> ObjCFactory {
        { _ in UITextPosition() }
    }
}

extension UITextRange {
    nonisolated static var descriptionOfUITextRange: FrameworkClass {
        FrameworkClass(
            UITextRange.self,
            properties: "end isEmpty start",
            initializers: "init",
            property: UITextRange.propertyOfUITextRange,
            initializer: UITextRange.initializerOfUITextRange)
    }

    private static func propertyOfUITextRange(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextRange.end)
        case 1: return .readOnly(\UITextRange.isEmpty)
        default: return .readOnly(\UITextRange.start)
        }
    }

    nonisolated private static func initializerOfUITextRange(_ index: Int) -> ObjCFactory {
        { _ in UITextRange() }
    }
}

extension UITextSelectionRect {
    nonisolated static var descriptionOfUITextSelectionRect: FrameworkClass {
        FrameworkClass(
            UITextSelectionRect.self,
            properties: "containsEnd containsStart isVertical rect writingDirection",
            initializers: "init",
            property: UITextSelectionRect.propertyOfUITextSelectionRect,
            initializer: UITextSelectionRect.initializerOfUITextSelectionRect)
    }

    private static func propertyOfUITextSelectionRect(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextSelectionRect.containsEnd)
        case 1: return .readOnly(\UITextSelectionRect.containsStart)
        case 2: return .readOnly(\UITextSelectionRect.isVertical)
        case 3: return .readOnly(\UITextSelectionRect.rect)
        default: return .readOnly(\UITextSelectionRect.writingDirection)
        }
    }

    nonisolated private static func initializerOfUITextSelectionRect(_ index: Int) -> ObjCFactory {
        { _ in UITextSelectionRect() }
    }
}

extension UITouch {
    nonisolated static var descriptionOfUITouch: FrameworkClass {
        FrameworkClass(
            UITouch.self,
            properties: """
                force gestureRecognizers majorRadius majorRadiusTolerance maximumPossibleForce phase tapCount timestamp type view \
                window
                """,
            methods: "locationInView: preciseLocationInView: precisePreviousLocationInView: previousLocationInView:",
            property: UITouch.propertyOfUITouch,
            method: UITouch.methodOfUITouch)
    }

    private static func propertyOfUITouch(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITouch.force)
        case 1: return .readOnly(\UITouch.gestureRecognizers)
        case 2: return .readOnly(\UITouch.majorRadius)
        case 3: return .readOnly(\UITouch.majorRadiusTolerance)
        case 4: return .readOnly(\UITouch.maximumPossibleForce)
        case 5: return .readOnly(\UITouch.phase)
        case 6: return .readOnly(\UITouch.tapCount)
        case 7: return .readOnly(\UITouch.timestamp)
        case 8: return .readOnly(\UITouch.type)
        case 9: return .readOnly(\UITouch.view)
        default: return .readOnly(\UITouch.window)
        }
    }

    nonisolated private static func methodOfUITouch(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UITouch).location(in: ObjCRuntime.ObjCMessage.argument(a, 0, "locationInView:", as: (UIView?).self)) }
        case 1:
            return { r, a in
                (r as! UITouch).preciseLocation(in: ObjCRuntime.ObjCMessage.argument(a, 0, "preciseLocationInView:", as: (UIView?).self))
            }
        case 2:
            return { r, a in
                (r as! UITouch).precisePreviousLocation(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "precisePreviousLocationInView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UITouch).previousLocation(in: ObjCRuntime.ObjCMessage.argument(a, 0, "previousLocationInView:", as: (UIView?).self))
            }
        }
    }
}
