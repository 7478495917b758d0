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

extension UIToolTipConfiguration {
    nonisolated static var descriptionOfUIToolTipConfiguration: FrameworkClass {
        FrameworkClass(
            UIToolTipConfiguration.self,
            properties: "sourceRect toolTip",
            initializers: "configurationWithToolTip: configurationWithToolTip:inRect:",
            property: UIToolTipConfiguration.propertyOfUIToolTipConfiguration,
            initializer: UIToolTipConfiguration.initializerOfUIToolTipConfiguration)
    }

    private static func propertyOfUIToolTipConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIToolTipConfiguration.sourceRect)
        default: return .readOnly(\UIToolTipConfiguration.toolTip)
        }
    }

    nonisolated private static func initializerOfUIToolTipConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIToolTipConfiguration(toolTip: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithToolTip:", as: (String).self))
            }
        default:
            return { a in
                UIToolTipConfiguration(
                    toolTip: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithToolTip:inRect:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithToolTip:inRect:", as: (CGRect).self))
            }
        }
    }
}
