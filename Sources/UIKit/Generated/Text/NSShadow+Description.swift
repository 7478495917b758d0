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

extension NSShadow {
    nonisolated static var descriptionOfNSShadow: FrameworkClass {
        FrameworkClass(
            NSShadow.self,
            properties: "shadowBlurRadius shadowColor shadowOffset",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: NSShadow.propertyOfNSShadow,
            method: NSShadow.methodOfNSShadow,
            classMethod: NSShadow.classMethodOfNSShadow,
            initializer: NSShadow.initializerOfNSShadow)
    }

    private static func propertyOfNSShadow(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("shadowBlurRadius", \NSShadow.shadowBlurRadius)
        case 1: return .value("shadowColor", \NSShadow.shadowColor)
        default: return .value("shadowOffset", \NSShadow.shadowOffset)
        }
    }

    nonisolated private static func methodOfNSShadow(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! NSShadow).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! NSShadow).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        }
    }

    nonisolated private static func classMethodOfNSShadow(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSShadow.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfNSShadow(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSShadow() }
        default: return { a in NSShadow(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
