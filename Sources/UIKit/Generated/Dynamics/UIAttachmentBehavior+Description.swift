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

extension UIAttachmentBehavior {
    nonisolated static var descriptionOfUIAttachmentBehavior: FrameworkClass {
        FrameworkClass(
            UIAttachmentBehavior.self,
            properties: "anchorPoint attachedBehaviorType attachmentRange damping frequency frictionTorque items length",
            classMethods: """
                fixedAttachmentWithItem:attachedToItem:attachmentAnchor: \
                limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter: \
                pinAttachmentWithItem:attachedToItem:attachmentAnchor: \
                slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation: \
                slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:
                """,
            initializers: """
                initWithItem:attachedToAnchor: initWithItem:attachedToItem: initWithItem:offsetFromCenter:attachedToAnchor: \
                initWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:
                """,
            property: UIAttachmentBehavior.propertyOfUIAttachmentBehavior,
            classMethod: UIAttachmentBehavior.classMethodOfUIAttachmentBehavior,
            initializer: UIAttachmentBehavior.initializerOfUIAttachmentBehavior)
    }

    private static func propertyOfUIAttachmentBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("anchorPoint", \UIAttachmentBehavior.anchorPoint)
        case 1: return .readOnly(\UIAttachmentBehavior.attachedBehaviorType)
        case 2: return .value("attachmentRange", \UIAttachmentBehavior.attachmentRange)
        case 3: return .value("damping", \UIAttachmentBehavior.damping)
        case 4: return .value("frequency", \UIAttachmentBehavior.frequency)
        case 5: return .value("frictionTorque", \UIAttachmentBehavior.frictionTorque)
        case 6: return .readOnly(\UIAttachmentBehavior.items)
        default: return .value("length", \UIAttachmentBehavior.length)
        }
    }

    nonisolated private static func classMethodOfUIAttachmentBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIAttachmentBehavior.Type).fixedAttachment(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fixedAttachmentWithItem:attachedToItem:attachmentAnchor:", as: (any UIDynamicItem).self),
                    attachedTo: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "fixedAttachmentWithItem:attachedToItem:attachmentAnchor:", as: (any UIDynamicItem).self),
                    attachmentAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "fixedAttachmentWithItem:attachedToItem:attachmentAnchor:", as: (CGPoint).self))
            }
        case 1:
            return { r, a in
                (r as! UIAttachmentBehavior.Type).limitAttachment(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (any UIDynamicItem).self),
                    offsetFromCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (UIOffset).self),
                    attachedTo: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (any UIDynamicItem).self),
                    offsetFromCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (UIOffset).self))
            }
        case 2:
            return { r, a in
                (r as! UIAttachmentBehavior.Type).pinAttachment(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "pinAttachmentWithItem:attachedToItem:attachmentAnchor:", as: (any UIDynamicItem).self),
                    attachedTo: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "pinAttachmentWithItem:attachedToItem:attachmentAnchor:", as: (any UIDynamicItem).self),
                    attachmentAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "pinAttachmentWithItem:attachedToItem:attachmentAnchor:", as: (CGPoint).self))
            }
        case 3:
            return { r, a in
                (r as! UIAttachmentBehavior.Type).slidingAttachment(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:", as: (any UIDynamicItem).self),
                    attachedTo: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:", as: (any UIDynamicItem).self),
                    attachmentAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:", as: (CGPoint).self),
                    axisOfTranslation: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:", as: (CGVector).self))
            }
        default:
            return { r, a in
                (r as! UIAttachmentBehavior.Type).slidingAttachment(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:", as: (any UIDynamicItem).self),
                    attachmentAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:", as: (CGPoint).self),
                    axisOfTranslation: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:", as: (CGVector).self))
            }
        }
    }

    nonisolated private static func initializerOfUIAttachmentBehavior(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIAttachmentBehavior(
                    item: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItem:attachedToAnchor:", as: (any UIDynamicItem).self),
                    attachedToAnchor: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithItem:attachedToAnchor:", as: (CGPoint).self))
            }
        case 1:
            return { a in
                UIAttachmentBehavior(
                    item: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItem:attachedToItem:", as: (any UIDynamicItem).self),
                    attachedTo: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithItem:attachedToItem:", as: (any UIDynamicItem).self))
            }
        case 2:
            return { a in
                UIAttachmentBehavior(
                    item: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithItem:offsetFromCenter:attachedToAnchor:", as: (any UIDynamicItem).self),
                    offsetFromCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithItem:offsetFromCenter:attachedToAnchor:", as: (UIOffset).self),
                    attachedToAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithItem:offsetFromCenter:attachedToAnchor:", as: (CGPoint).self))
            }
        default:
            return { a in
                UIAttachmentBehavior(
                    item: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (any UIDynamicItem).self),
                    offsetFromCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (UIOffset).self),
                    attachedTo: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (any UIDynamicItem).self),
                    offsetFromCenter: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:", as: (UIOffset).self))
            }
        }
    }
}
