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

extension UIAccessibilityCustomAction {
    nonisolated static var descriptionOfUIAccessibilityCustomAction: FrameworkClass {
        FrameworkClass(
            UIAccessibilityCustomAction.self,
            properties: "actionHandler attributedName category image name selector target",
            initializers: """
                initWithAttributedName:actionHandler: initWithAttributedName:image:actionHandler: \
                initWithAttributedName:image:target:selector: initWithAttributedName:target:selector: initWithName:actionHandler: \
                initWithName:image:actionHandler: initWithName:image:target:selector: initWithName:target:selector:
                """,
            property: UIAccessibilityCustomAction.propertyOfUIAccessibilityCustomAction,
            initializer: UIAccessibilityCustomAction.initializerOfUIAccessibilityCustomAction)
    }

    private static func propertyOfUIAccessibilityCustomAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("actionHandler", \UIAccessibilityCustomAction.actionHandler)
        case 1: return .value("attributedName", \UIAccessibilityCustomAction.attributedName)
        case 2: return .value("category", \UIAccessibilityCustomAction.category)
        case 3: return .value("image", \UIAccessibilityCustomAction.image)
        case 4: return .value("name", \UIAccessibilityCustomAction.name)
        case 5: return .value("selector", \UIAccessibilityCustomAction.selector)
        default: return .value("target", \UIAccessibilityCustomAction.target)
        }
    }

    nonisolated private static func initializerOfUIAccessibilityCustomAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIAccessibilityCustomAction(
                    attributedName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAttributedName:actionHandler:", as: (NSAttributedString).self),
                    actionHandler: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAttributedName:actionHandler:", as: (Handler?).self))
            }
        case 1:
            return { a in
                UIAccessibilityCustomAction(
                    attributedName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAttributedName:image:actionHandler:", as: (NSAttributedString).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAttributedName:image:actionHandler:", as: (UIImage?).self),
                    actionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithAttributedName:image:actionHandler:", as: (Handler?).self))
            }
        case 2:
            return { a in
                UIAccessibilityCustomAction(
                    attributedName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAttributedName:image:target:selector:", as: (NSAttributedString).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAttributedName:image:target:selector:", as: (UIImage?).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithAttributedName:image:target:selector:", as: (Any?).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithAttributedName:image:target:selector:", as: (Selector).self))
            }
        case 3:
            return { a in
                UIAccessibilityCustomAction(
                    attributedName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAttributedName:target:selector:", as: (NSAttributedString).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAttributedName:target:selector:", as: (Any?).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithAttributedName:target:selector:", as: (Selector).self))
            }
        case 4:
            return { a in
                UIAccessibilityCustomAction(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:actionHandler:", as: (String).self),
                    actionHandler: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:actionHandler:", as: (Handler?).self))
            }
        case 5:
            return { a in
                UIAccessibilityCustomAction(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:image:actionHandler:", as: (String).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:image:actionHandler:", as: (UIImage?).self),
                    actionHandler: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithName:image:actionHandler:", as: (Handler?).self))
            }
        case 6:
            return { a in
                UIAccessibilityCustomAction(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:image:target:selector:", as: (String).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:image:target:selector:", as: (UIImage?).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithName:image:target:selector:", as: (Any?).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithName:image:target:selector:", as: (Selector).self))
            }
        default:
            return { a in
                UIAccessibilityCustomAction(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:target:selector:", as: (String).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:target:selector:", as: (Any?).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithName:target:selector:", as: (Selector).self))
            }
        }
    }
}
