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

extension UICollectionViewDropProposal {
    nonisolated static var descriptionOfUICollectionViewDropProposal: FrameworkClass {
        FrameworkClass(
            UICollectionViewDropProposal.self,
            properties: "intent",
            initializers: "initWithDropOperation:intent: initWithOperation:",
            property: UICollectionViewDropProposal.propertyOfUICollectionViewDropProposal,
            initializer: UICollectionViewDropProposal.initializerOfUICollectionViewDropProposal)
    }

    private static func propertyOfUICollectionViewDropProposal(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UICollectionViewDropProposal.intent)
    }

    nonisolated private static func initializerOfUICollectionViewDropProposal(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UICollectionViewDropProposal(
                    operation: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDropOperation:intent:", as: (UIDropOperation).self),
                    intent: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithDropOperation:intent:", as: (UICollectionViewDropProposal.Intent).self))
            }
        default:
            return { a in
                UICollectionViewDropProposal(
                    operation: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOperation:", as: (UIDropOperation).self))
            }
        }
    }
}
