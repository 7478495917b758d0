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

extension UIEditMenuConfiguration {
    nonisolated static var descriptionOfUIEditMenuConfiguration: FrameworkClass {
        FrameworkClass(
            UIEditMenuConfiguration.self,
            properties: "identifier preferredArrowDirection sourcePoint",
            initializers: "configurationWithIdentifier:sourcePoint:",
            property: UIEditMenuConfiguration.propertyOfUIEditMenuConfiguration,
            initializer: UIEditMenuConfiguration.initializerOfUIEditMenuConfiguration)
    }

    private static func propertyOfUIEditMenuConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIEditMenuConfiguration.identifier)
        case 1: return .value("preferredArrowDirection", \UIEditMenuConfiguration.preferredArrowDirection)
        default: return .readOnly(\UIEditMenuConfiguration.sourcePoint)
        }
    }

    nonisolated private static func initializerOfUIEditMenuConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UIEditMenuConfiguration(
                identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithIdentifier:sourcePoint:", as: ((any NSCopying)?).self),
                sourcePoint: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithIdentifier:sourcePoint:", as: (CGPoint).self))
        }
    }
}
