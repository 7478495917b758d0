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

extension UIDropProposal {
    nonisolated static var descriptionOfUIDropProposal: FrameworkClass {
        FrameworkClass(
            UIDropProposal.self,
            properties: "operation",
            methods: "copyWithZone:",
            initializers: "initWithDropOperation:",
            property: UIDropProposal.propertyOfUIDropProposal,
            method: UIDropProposal.methodOfUIDropProposal,
            initializer: UIDropProposal.initializerOfUIDropProposal)
    }

    private static func propertyOfUIDropProposal(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIDropProposal.operation)
    }

    nonisolated private static func methodOfUIDropProposal(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIDropProposal).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIDropProposal(_ index: Int) -> ObjCFactory {
        { a in UIDropProposal(operation: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDropOperation:", as: (UIDropOperation).self)) }
    }
}
