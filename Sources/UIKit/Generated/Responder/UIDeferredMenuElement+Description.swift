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

extension UIDeferredMenuElement {
    nonisolated static var descriptionOfUIDeferredMenuElement: FrameworkClass {
        FrameworkClass(
            UIDeferredMenuElement.self,
            classMethods: "elementWithUncachedProvider:",
            initializers: "elementWithProvider: initWithCoder:",
            classMethod: UIDeferredMenuElement.classMethodOfUIDeferredMenuElement,
            initializer: UIDeferredMenuElement.initializerOfUIDeferredMenuElement)
    }

    nonisolated private static func classMethodOfUIDeferredMenuElement(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIDeferredMenuElement.Type).uncached(
                ObjCRuntime.ObjCMessage.argument(
                    a, 0, "elementWithUncachedProvider:", as: ((@escaping ([UIMenuElement]) -> Void) -> Void).self))
        }
    }

    nonisolated private static func initializerOfUIDeferredMenuElement(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIDeferredMenuElement(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "elementWithProvider:", as: ((@escaping ([UIMenuElement]) -> Void) -> Void).self)
                )
            }
        default: return { a in UIDeferredMenuElement(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
