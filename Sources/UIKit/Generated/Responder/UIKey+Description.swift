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

extension UIKey {
    nonisolated static var descriptionOfUIKey: FrameworkClass {
        FrameworkClass(
            UIKey.self,
            properties: "characters charactersIgnoringModifiers keyCode modifierFlags",
            property: UIKey.propertyOfUIKey)
    }

    private static func propertyOfUIKey(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIKey.characters)
        case 1: return .readOnly(\UIKey.charactersIgnoringModifiers)
        case 2: return .readOnly(\UIKey.keyCode)
        default: return .readOnly(\UIKey.modifierFlags)
        }
    }
}
