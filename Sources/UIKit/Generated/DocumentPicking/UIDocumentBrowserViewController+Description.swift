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

extension UIDocumentBrowserViewController {
    nonisolated static var descriptionOfUIDocumentBrowserViewController: FrameworkClass {
        FrameworkClass(
            UIDocumentBrowserViewController.self,
            properties: """
                activeDocumentCreationIntent additionalLeadingNavigationBarButtonItems additionalTrailingNavigationBarButtonItems \
                allowedContentTypes allowsDocumentCreation allowsPickingMultipleItems browserUserInterfaceStyle contentTypes \
                customActions delegate shouldShowFileExtensions
                """,
            methods: """
                importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler: renameDocumentAtURL:proposedName:completionHandler: \
                revealDocumentAtURL:importIfNeeded:completion: transitionControllerForDocumentAtURL: \
                transitionControllerForDocumentURL:
                """,
            initializers: "init initForOpeningContentTypes: initForOpeningFilesWithContentTypes: initWithCoder: initWithNibName:bundle:",
            property: UIDocumentBrowserViewController.propertyOfUIDocumentBrowserViewController,
            method: UIDocumentBrowserViewController.methodOfUIDocumentBrowserViewController,
            initializer: UIDocumentBrowserViewController.initializerOfUIDocumentBrowserViewController)
    }

    private static func propertyOfUIDocumentBrowserViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDocumentBrowserViewController.activeDocumentCreationIntent)
        case 1:
            return .value(
                "additionalLeadingNavigationBarButtonItems", \UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems)
        case 2:
            return .value(
                "additionalTrailingNavigationBarButtonItems", \UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems)
        case 3: return .readOnly(\UIDocumentBrowserViewController.allowedContentTypes)
        case 4: return .value("allowsDocumentCreation", \UIDocumentBrowserViewController.allowsDocumentCreation)
        case 5: return .value("allowsPickingMultipleItems", \UIDocumentBrowserViewController.allowsPickingMultipleItems)
        case 6: return .value("browserUserInterfaceStyle", \UIDocumentBrowserViewController.browserUserInterfaceStyle)
        case 7: return .readOnly(\UIDocumentBrowserViewController.contentTypes)
        case 8: return .value("customActions", \UIDocumentBrowserViewController.customActions)
        case 9: return .reference(\UIDocumentBrowserViewController.delegate)
        default: return .value("shouldShowFileExtensions", \UIDocumentBrowserViewController.shouldShowFileExtensions)
        }
    }

    nonisolated private static func methodOfUIDocumentBrowserViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDocumentBrowserViewController).importDocument(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:", as: (URL).self),
                    nextToDocumentAt: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:", as: (URL).self),
                    mode: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:",
                        as: (UIDocumentBrowserViewController.ImportMode).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:", as: ((URL?, (any Error)?) -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! UIDocumentBrowserViewController).renameDocument(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "renameDocumentAtURL:proposedName:completionHandler:", as: (URL).self),
                    proposedName: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "renameDocumentAtURL:proposedName:completionHandler:", as: (String).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "renameDocumentAtURL:proposedName:completionHandler:", as: ((URL?, (any Error)?) -> Void).self))
            }
        case 2:
            return { r, a in
                (r as! UIDocumentBrowserViewController).revealDocument(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "revealDocumentAtURL:importIfNeeded:completion:", as: (URL).self),
                    importIfNeeded: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "revealDocumentAtURL:importIfNeeded:completion:", as: (Bool).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "revealDocumentAtURL:importIfNeeded:completion:", as: (((URL?, (any Error)?) -> Void)?).self))
            }
        case 3:
            return { r, a in
                (r as! UIDocumentBrowserViewController).transitionController(
                    forDocumentAt: ObjCRuntime.ObjCMessage.argument(a, 0, "transitionControllerForDocumentAtURL:", as: (URL).self))
            }
        default:
            return { r, a in
                (r as! UIDocumentBrowserViewController).transitionController(
                    forDocumentURL: ObjCRuntime.ObjCMessage.argument(a, 0, "transitionControllerForDocumentURL:", as: (URL).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDocumentBrowserViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIDocumentBrowserViewController() }
        case 1:
            return { a in
                UIDocumentBrowserViewController(
                    forOpening: ObjCRuntime.ObjCMessage.argument(a, 0, "initForOpeningContentTypes:", as: ([UTType]?).self))
            }
        case 2:
            return { a in
                UIDocumentBrowserViewController(
                    forOpeningFilesWithContentTypes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initForOpeningFilesWithContentTypes:", as: ([String]?).self))
            }
        case 3:
            return { a in
                UIDocumentBrowserViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UIDocumentBrowserViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
