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

extension UIMenuItem {
    nonisolated static var descriptionOfUIMenuItem: FrameworkClass {
        FrameworkClass(
            UIMenuItem.self,
            properties: "action title",
            initializers: "initWithTitle:action:",
            property: UIMenuItem.propertyOfUIMenuItem,
            initializer: UIMenuItem.initializerOfUIMenuItem)
    }

    private static func propertyOfUIMenuItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("action", \UIMenuItem.action)
        default: return .value("title", \UIMenuItem.title)
        }
    }

    nonisolated private static func initializerOfUIMenuItem(_ index: Int) -> ObjCFactory {
        { a in
            UIMenuItem(
                title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:action:", as: (String).self),
                action: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:action:", as: (Selector).self))
        }
    }
}
