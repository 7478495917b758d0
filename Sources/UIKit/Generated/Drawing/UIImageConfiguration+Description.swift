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

extension UIImage.Configuration {
    nonisolated static var descriptionOfUIImageConfiguration: FrameworkClass {
        FrameworkClass(
            UIImage.Configuration.self,
            properties: "traitCollection",
            methods: "configurationByApplyingConfiguration: configurationWithTraitCollection: copyWithZone:",
            initializers: "initWithTraitCollection:",
            property: UIImage.Configuration.propertyOfUIImageConfiguration,
            method: UIImage.Configuration.methodOfUIImageConfiguration,
            initializer: UIImage.Configuration.initializerOfUIImageConfiguration)
    }

    private static func propertyOfUIImageConfiguration(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIImage.Configuration.traitCollection)
    }

    nonisolated private static func methodOfUIImageConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIImage.Configuration).applying(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "configurationByApplyingConfiguration:", as: (UIImage.Configuration?).self))
            }
        case 1:
            return { r, a in
                (r as! UIImage.Configuration).withTraitCollection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithTraitCollection:", as: (UITraitCollection?).self))
            }
        default:
            return { r, a in
                (r as! UIImage.Configuration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIImageConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UIImage.Configuration(
                traitCollection: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTraitCollection:", as: (UITraitCollection?).self))
        }
    }
}
