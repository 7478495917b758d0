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

extension UIDocumentViewController {
    nonisolated static var descriptionOfUIDocumentViewController: FrameworkClass {
        FrameworkClass(
            UIDocumentViewController.self,
            properties: "document launchOptions undoRedoItemGroup",
            methods: "documentDidOpen navigationItemDidUpdate openDocumentWithCompletionHandler:",
            initializers: "init initWithCoder: initWithDocument: initWithNibName:bundle:",
            property: UIDocumentViewController.propertyOfUIDocumentViewController,
            method: UIDocumentViewController.methodOfUIDocumentViewController,
            initializer: UIDocumentViewController.initializerOfUIDocumentViewController)
    }

    private static func propertyOfUIDocumentViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("document", \UIDocumentViewController.document)
        case 1: return .value("launchOptions", \UIDocumentViewController.launchOptions)
        default: return .readOnly(\UIDocumentViewController.undoRedoItemGroup)
        }
    }

    nonisolated private static func methodOfUIDocumentViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIDocumentViewController).documentDidOpen() }
        case 1: return { r, _ in (r as! UIDocumentViewController).navigationItemDidUpdate() }
        default:
            return { r, a in
                (r as! UIDocumentViewController).openDocument(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "openDocumentWithCompletionHandler:", as: ((Bool) -> Void).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDocumentViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIDocumentViewController() }
        case 1:
            return { a in UIDocumentViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UIDocumentViewController(document: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDocument:", as: (UIDocument?).self))
            }
        default:
            return { a in
                UIDocumentViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
