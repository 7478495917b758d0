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

extension UIActivityViewController {
    nonisolated static var descriptionOfUIActivityViewController: FrameworkClass {
        FrameworkClass(
            UIActivityViewController.self,
            properties: "completionHandler completionWithItemsHandler excludedActivityTypes",
            initializers: "initWithActivityItems:applicationActivities: initWithActivityItemsConfiguration: initWithCoder:",
            property: UIActivityViewController.propertyOfUIActivityViewController,
            initializer: UIActivityViewController.initializerOfUIActivityViewController)
    }

    private static func propertyOfUIActivityViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("completionHandler", \UIActivityViewController.completionHandler)
        case 1: return .value("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
        default: return .value("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
        }
    }

    nonisolated private static func initializerOfUIActivityViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIActivityViewController(
                    activityItems: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithActivityItems:applicationActivities:", as: ([Any]).self),
                    applicationActivities: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithActivityItems:applicationActivities:", as: ([UIActivity]?).self))
            }
        case 1:
            return { a in
                UIActivityViewController(
                    activityItemsConfiguration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithActivityItemsConfiguration:", as: (any UIActivityItemsConfigurationReading).self))
            }
        default:
            return { a in UIActivityViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
