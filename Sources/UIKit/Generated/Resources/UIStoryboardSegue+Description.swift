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

extension UIStoryboardSegue {
    nonisolated static var descriptionOfUIStoryboardSegue: FrameworkClass {
        FrameworkClass(
            UIStoryboardSegue.self,
            properties: "destinationViewController/destination identifier sourceViewController/source",
            methods: "perform",
            initializers: "initWithIdentifier:source:destination: segueWithIdentifier:source:destination:performHandler:",
            property: UIStoryboardSegue.propertyOfUIStoryboardSegue,
            method: UIStoryboardSegue.methodOfUIStoryboardSegue,
            initializer: UIStoryboardSegue.initializerOfUIStoryboardSegue)
    }

    private static func propertyOfUIStoryboardSegue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIStoryboardSegue.destination)
        case 1: return .readOnly(\UIStoryboardSegue.identifier)
        default: return .readOnly(\UIStoryboardSegue.source)
        }
    }

    nonisolated private static func methodOfUIStoryboardSegue(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIStoryboardSegue).perform() }
    }

    nonisolated private static func initializerOfUIStoryboardSegue(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIStoryboardSegue(
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdentifier:source:destination:", as: (String?).self),
                    source: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithIdentifier:source:destination:", as: (UIViewController).self),
                    destination: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithIdentifier:source:destination:", as: (UIViewController).self))
            }
        default:
            return { a in
                UIStoryboardSegue(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "segueWithIdentifier:source:destination:performHandler:", as: (String?).self),
                    source: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "segueWithIdentifier:source:destination:performHandler:", as: (UIViewController).self),
                    destination: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "segueWithIdentifier:source:destination:performHandler:", as: (UIViewController).self),
                    performHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "segueWithIdentifier:source:destination:performHandler:", as: (() -> Void).self))
            }
        }
    }
}
