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

extension UIColorWell {
    nonisolated static var descriptionOfUIColorWell: FrameworkClass {
        FrameworkClass(
            UIColorWell.self,
            properties: "selectedColor supportsAlpha title",
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIColorWell.propertyOfUIColorWell,
            initializer: UIColorWell.initializerOfUIColorWell)
    }

    private static func propertyOfUIColorWell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("selectedColor", \UIColorWell.selectedColor)
        case 1: return .value("supportsAlpha", \UIColorWell.supportsAlpha)
        default: return .value("title", \UIColorWell.title)
        }
    }

    nonisolated private static func initializerOfUIColorWell(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIColorWell() }
        case 1: return { a in UIColorWell(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIColorWell(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIColorWell(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
