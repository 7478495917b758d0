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

extension UIPasteControl.Configuration {
    nonisolated static var descriptionOfUIPasteControlConfiguration: FrameworkClass {
        FrameworkClass(
            UIPasteControl.Configuration.self,
            properties: "baseBackgroundColor baseForegroundColor cornerRadius cornerStyle displayMode imagePlacement",
            methods: "encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: UIPasteControl.Configuration.propertyOfUIPasteControlConfiguration,
            method: UIPasteControl.Configuration.methodOfUIPasteControlConfiguration,
            classMethod: UIPasteControl.Configuration.classMethodOfUIPasteControlConfiguration,
            initializer: UIPasteControl.Configuration.initializerOfUIPasteControlConfiguration)
    }

    private static func propertyOfUIPasteControlConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("baseBackgroundColor", \UIPasteControl.Configuration.baseBackgroundColor)
        case 1: return .value("baseForegroundColor", \UIPasteControl.Configuration.baseForegroundColor)
        case 2: return .value("cornerRadius", \UIPasteControl.Configuration.cornerRadius)
        case 3: return .value("cornerStyle", \UIPasteControl.Configuration.cornerStyle)
        case 4: return .value("displayMode", \UIPasteControl.Configuration.displayMode)
        default: return .value("imagePlacement", \UIPasteControl.Configuration.imagePlacement)
        }
    }

    nonisolated private static func methodOfUIPasteControlConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIPasteControl.Configuration).encode(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
        }
    }

    nonisolated private static func classMethodOfUIPasteControlConfiguration(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIPasteControl.Configuration.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIPasteControlConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPasteControl.Configuration() }
        default:
            return { a in UIPasteControl.Configuration(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        }
    }
}
