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
            methods: "copyWithZone:",
            initializers: "init",
            property: NSShadow.propertyOfNSShadow,
            method: NSShadow.methodOfNSShadow,
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
        { r, a in (r as! NSShadow).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSShadow(_ index: Int) -> ObjCFactory {
        { _ in NSShadow() }
    }
}
