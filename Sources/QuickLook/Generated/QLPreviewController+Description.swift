// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit
import UniformTypeIdentifiers

extension QLPreviewController {
    nonisolated static var descriptionOfQLPreviewController: FrameworkClass {
        FrameworkClass(
            QLPreviewController.self,
            properties: "currentPreviewItem currentPreviewItemIndex dataSource delegate",
            methods: "refreshCurrentPreviewItem reloadData",
            classMethods: "canPreviewItem:",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: QLPreviewController.propertyOfQLPreviewController,
            method: QLPreviewController.methodOfQLPreviewController,
            classMethod: QLPreviewController.classMethodOfQLPreviewController,
            initializer: QLPreviewController.initializerOfQLPreviewController)
    }

    private static func propertyOfQLPreviewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\QLPreviewController.currentPreviewItem)
        case 1: return .value("currentPreviewItemIndex", \QLPreviewController.currentPreviewItemIndex)
        case 2: return .reference(\QLPreviewController.dataSource)
        default: return .reference(\QLPreviewController.delegate)
        }
    }

    nonisolated private static func methodOfQLPreviewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! QLPreviewController).refreshCurrentPreviewItem() }
        default: return { r, _ in (r as! QLPreviewController).reloadData() }
        }
    }

    nonisolated private static func classMethodOfQLPreviewController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! QLPreviewController.Type).canPreview(
                ObjCRuntime.ObjCMessage.argument(a, 0, "canPreviewItem:", as: (any QLPreviewItem).self))
        }
    }

    nonisolated private static func initializerOfQLPreviewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in QLPreviewController() }
        case 1: return { a in QLPreviewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                QLPreviewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
