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

extension UITableViewDropProposal {
    nonisolated static var descriptionOfUITableViewDropProposal: FrameworkClass {
        FrameworkClass(
            UITableViewDropProposal.self,
            properties: "intent",
            initializers: "initWithDropOperation:intent: initWithOperation:",
            property: UITableViewDropProposal.propertyOfUITableViewDropProposal,
            initializer: UITableViewDropProposal.initializerOfUITableViewDropProposal)
    }

    private static func propertyOfUITableViewDropProposal(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITableViewDropProposal.intent)
    }

    nonisolated private static func initializerOfUITableViewDropProposal(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UITableViewDropProposal(
                    operation: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDropOperation:intent:", as: (UIDropOperation).self),
                    intent: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithDropOperation:intent:", as: (UITableViewDropProposal.Intent).self))
            }
        default:
            return { a in
                UITableViewDropProposal(operation: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOperation:", as: (UIDropOperation).self))
            }
        }
    }
}
