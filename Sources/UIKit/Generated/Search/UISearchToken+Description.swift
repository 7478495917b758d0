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

extension UISearchToken {
    nonisolated static var descriptionOfUISearchToken: FrameworkClass {
        FrameworkClass(
            UISearchToken.self,
            properties: "representedObject",
            initializers: "initWithIcon:text:",
            property: UISearchToken.propertyOfUISearchToken,
            initializer: UISearchToken.initializerOfUISearchToken)
    }

    private static func propertyOfUISearchToken(_ index: Int) -> ClassDescription.Property {
        .value("representedObject", \UISearchToken.representedObject)
    }

    nonisolated private static func initializerOfUISearchToken(_ index: Int) -> ObjCFactory {
        { a in
            UISearchToken(
                icon: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIcon:text:", as: (UIImage?).self),
                text: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithIcon:text:", as: (String).self))
        }
    }
}
