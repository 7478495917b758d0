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

extension UIApplicationShortcutIcon {
    nonisolated static var descriptionOfUIApplicationShortcutIcon: FrameworkClass {
        FrameworkClass(
            UIApplicationShortcutIcon.self,
            methods: "copyWithZone:",
            initializers: "iconWithSystemImageName: iconWithTemplateImageName: iconWithType:",
            method: UIApplicationShortcutIcon.methodOfUIApplicationShortcutIcon,
            initializer: UIApplicationShortcutIcon.initializerOfUIApplicationShortcutIcon)
    }

    nonisolated private static func methodOfUIApplicationShortcutIcon(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIApplicationShortcutIcon).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfUIApplicationShortcutIcon(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIApplicationShortcutIcon(
                    systemImageName: ObjCRuntime.ObjCMessage.argument(a, 0, "iconWithSystemImageName:", as: (String).self))
            }
        case 1:
            return { a in
                UIApplicationShortcutIcon(
                    templateImageName: ObjCRuntime.ObjCMessage.argument(a, 0, "iconWithTemplateImageName:", as: (String).self))
            }
        default:
            return { a in
                UIApplicationShortcutIcon(
                    type: ObjCRuntime.ObjCMessage.argument(a, 0, "iconWithType:", as: (UIApplicationShortcutIcon.IconType).self))
            }
        }
    }
}
