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

extension UINib {
    nonisolated static var descriptionOfUINib: FrameworkClass {
        FrameworkClass(
            UINib.self,
            methods: "instantiateWithOwner:options:",
            initializers: "nibWithData:bundle: nibWithNibName:bundle:",
            method: UINib.methodOfUINib,
            initializer: UINib.initializerOfUINib)
    }

    nonisolated private static func methodOfUINib(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UINib).instantiate(
                withOwner: ObjCRuntime.ObjCMessage.argument(a, 0, "instantiateWithOwner:options:", as: (Any?).self),
                options: ObjCRuntime.ObjCMessage.argument(a, 1, "instantiateWithOwner:options:", as: ([UINib.OptionsKey: Any]?).self))
        }
    }

    nonisolated private static func initializerOfUINib(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UINib(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "nibWithData:bundle:", as: (Data).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "nibWithData:bundle:", as: (Bundle?).self))
            }
        default:
            return { a in
                UINib(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "nibWithNibName:bundle:", as: (String).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "nibWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
