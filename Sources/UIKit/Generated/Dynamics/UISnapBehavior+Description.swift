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

extension UISnapBehavior {
    nonisolated static var descriptionOfUISnapBehavior: FrameworkClass {
        FrameworkClass(
            UISnapBehavior.self,
            properties: "damping snapPoint",
            initializers: "initWithItem:snapToPoint:",
            property: UISnapBehavior.propertyOfUISnapBehavior,
            initializer: UISnapBehavior.initializerOfUISnapBehavior)
    }

    private static func propertyOfUISnapBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("damping", \UISnapBehavior.damping)
        default: return .value("snapPoint", \UISnapBehavior.snapPoint)
        }
    }

    nonisolated private static func initializerOfUISnapBehavior(_ index: Int) -> ObjCFactory {
        { a in
            UISnapBehavior(
                item: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItem:snapToPoint:", as: (any UIDynamicItem).self),
                snapTo: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithItem:snapToPoint:", as: (CGPoint).self))
        }
    }
}
