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

extension UIDocumentViewController.LaunchOptions {
    nonisolated static var descriptionOfUIDocumentViewControllerLaunchOptions: FrameworkClass {
        FrameworkClass(
            UIDocumentViewController.LaunchOptions.self,
            properties: """
                background backgroundAccessoryView browserViewController documentTargetView foregroundAccessoryView primaryAction \
                secondaryAction title
                """,
            classMethods: "createDocumentActionWithIntent:",
            initializers: "init",
            property: UIDocumentViewController.LaunchOptions.propertyOfUIDocumentViewControllerLaunchOptions,
            classMethod: UIDocumentViewController.LaunchOptions.classMethodOfUIDocumentViewControllerLaunchOptions,
            initializer: UIDocumentViewController.LaunchOptions.initializerOfUIDocumentViewControllerLaunchOptions)
    }

    private static func propertyOfUIDocumentViewControllerLaunchOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("background", \UIDocumentViewController.LaunchOptions.background)
        case 1: return .value("backgroundAccessoryView", \UIDocumentViewController.LaunchOptions.backgroundAccessoryView)
        case 2: return .value("browserViewController", \UIDocumentViewController.LaunchOptions.browserViewController)
        case 3: return .value("documentTargetView", \UIDocumentViewController.LaunchOptions.documentTargetView)
        case 4: return .value("foregroundAccessoryView", \UIDocumentViewController.LaunchOptions.foregroundAccessoryView)
        case 5: return .value("primaryAction", \UIDocumentViewController.LaunchOptions.primaryAction)
        case 6: return .value("secondaryAction", \UIDocumentViewController.LaunchOptions.secondaryAction)
        default: return .value("title", \UIDocumentViewController.LaunchOptions.title)
        }
    }

    nonisolated private static func classMethodOfUIDocumentViewControllerLaunchOptions(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIDocumentViewController.LaunchOptions.Type).createDocumentAction(
                withIntent: ObjCRuntime.ObjCMessage.argument(a, 0, "createDocumentActionWithIntent:", as: (UIDocument.CreationIntent).self))
        }
    }

    nonisolated private static func initializerOfUIDocumentViewControllerLaunchOptions(_ index: Int) -> ObjCFactory {
        { _ in UIDocumentViewController.LaunchOptions() }
    }
}
