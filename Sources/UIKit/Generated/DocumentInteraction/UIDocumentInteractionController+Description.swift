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

extension UIDocumentInteractionController {
    nonisolated static var descriptionOfUIDocumentInteractionController: FrameworkClass {
        FrameworkClass(
            UIDocumentInteractionController.self,
            properties: "URL/url UTI/uti annotation delegate gestureRecognizers icons name",
            methods: """
                dismissMenuAnimated: dismissPreviewAnimated: presentOpenInMenuFromBarButtonItem:animated: \
                presentOpenInMenuFromRect:inView:animated: presentOptionsMenuFromBarButtonItem:animated: \
                presentOptionsMenuFromRect:inView:animated: presentPreviewAnimated:
                """,
            initializers: "init interactionControllerWithURL:",
            property: UIDocumentInteractionController.propertyOfUIDocumentInteractionController,
            method: UIDocumentInteractionController.methodOfUIDocumentInteractionController,
            initializer: UIDocumentInteractionController.initializerOfUIDocumentInteractionController)
    }

    private static func propertyOfUIDocumentInteractionController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("URL", \UIDocumentInteractionController.url)
        case 1: return .value("UTI", \UIDocumentInteractionController.uti)
        case 2: return .value("annotation", \UIDocumentInteractionController.annotation)
        case 3: return .reference(\UIDocumentInteractionController.delegate)
        case 4: return .readOnly(\UIDocumentInteractionController.gestureRecognizers)
        case 5: return .readOnly(\UIDocumentInteractionController.icons)
        default: return .value("name", \UIDocumentInteractionController.name)
        }
    }

    nonisolated private static func methodOfUIDocumentInteractionController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDocumentInteractionController).dismissMenu(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "dismissMenuAnimated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UIDocumentInteractionController).dismissPreview(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "dismissPreviewAnimated:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! UIDocumentInteractionController).presentOpenInMenu(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentOpenInMenuFromBarButtonItem:animated:", as: (UIBarButtonItem).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "presentOpenInMenuFromBarButtonItem:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UIDocumentInteractionController).presentOpenInMenu(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "presentOpenInMenuFromRect:inView:animated:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "presentOpenInMenuFromRect:inView:animated:", as: (UIView).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "presentOpenInMenuFromRect:inView:animated:", as: (Bool).self))
            }
        case 4:
            return { r, a in
                (r as! UIDocumentInteractionController).presentOptionsMenu(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentOptionsMenuFromBarButtonItem:animated:", as: (UIBarButtonItem).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "presentOptionsMenuFromBarButtonItem:animated:", as: (Bool).self))
            }
        case 5:
            return { r, a in
                (r as! UIDocumentInteractionController).presentOptionsMenu(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "presentOptionsMenuFromRect:inView:animated:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "presentOptionsMenuFromRect:inView:animated:", as: (UIView).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "presentOptionsMenuFromRect:inView:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UIDocumentInteractionController).presentPreview(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "presentPreviewAnimated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDocumentInteractionController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIDocumentInteractionController() }
        default:
            return { a in
                UIDocumentInteractionController(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "interactionControllerWithURL:", as: (URL).self))
            }
        }
    }
}
