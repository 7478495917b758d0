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

extension UITextDropProposal {
    nonisolated static var descriptionOfUITextDropProposal: FrameworkClass {
        FrameworkClass(
            UITextDropProposal.self,
            properties: "dropAction dropPerformer dropProgressMode useFastSameViewOperations",
            initializers: "initWithDropOperation:",
            property: UITextDropProposal.propertyOfUITextDropProposal,
            initializer: UITextDropProposal.initializerOfUITextDropProposal)
    }

    private static func propertyOfUITextDropProposal(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("dropAction", \UITextDropProposal.dropAction)
        case 1: return .value("dropPerformer", \UITextDropProposal.dropPerformer)
        case 2: return .value("dropProgressMode", \UITextDropProposal.dropProgressMode)
        default: return .value("useFastSameViewOperations", \UITextDropProposal.useFastSameViewOperations)
        }
    }

    nonisolated private static func initializerOfUITextDropProposal(_ index: Int) -> ObjCFactory {
        { a in UITextDropProposal(operation: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDropOperation:", as: (UIDropOperation).self)) }
    }
}
