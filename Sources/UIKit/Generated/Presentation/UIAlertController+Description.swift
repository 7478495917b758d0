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

extension UIAlertController {
    nonisolated static var descriptionOfUIAlertController: FrameworkClass {
        FrameworkClass(
            UIAlertController.self,
            properties: "actions message preferredAction preferredStyle severity springLoaded/isSpringLoaded textFields title",
            methods: "addAction: addTextFieldWithConfigurationHandler:",
            initializers: "alertControllerWithTitle:message:preferredStyle: init initWithCoder: initWithNibName:bundle:",
            property: UIAlertController.propertyOfUIAlertController,
            method: UIAlertController.methodOfUIAlertController,
            initializer: UIAlertController.initializerOfUIAlertController)
    }

    private static func propertyOfUIAlertController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIAlertController.actions)
        case 1: return .value("message", \UIAlertController.message)
        case 2: return .value("preferredAction", \UIAlertController.preferredAction)
        case 3: return .readOnly(\UIAlertController.preferredStyle)
        case 4: return .value("severity", \UIAlertController.severity)
        case 5: return .value("springLoaded", \UIAlertController.isSpringLoaded)
        case 6: return .readOnly(\UIAlertController.textFields)
        default: return .value("title", \UIAlertController.title)
        }
    }

    nonisolated private static func methodOfUIAlertController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIAlertController).addAction(ObjCRuntime.ObjCMessage.argument(a, 0, "addAction:", as: (UIAlertAction).self))
            }
        default:
            return { r, a in
                (r as! UIAlertController).addTextField(
                    configurationHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addTextFieldWithConfigurationHandler:", as: (((UITextField) -> Void)?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIAlertController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIAlertController(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "alertControllerWithTitle:message:preferredStyle:", as: (String?).self),
                    message: ObjCRuntime.ObjCMessage.argument(a, 1, "alertControllerWithTitle:message:preferredStyle:", as: (String?).self),
                    preferredStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "alertControllerWithTitle:message:preferredStyle:", as: (UIAlertController.Style).self))
            }
        case 1: return { _ in UIAlertController() }
        case 2: return { a in UIAlertController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIAlertController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
