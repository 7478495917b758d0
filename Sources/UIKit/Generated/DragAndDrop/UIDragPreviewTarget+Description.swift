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

extension UIDragPreviewTarget {
    nonisolated static var descriptionOfUIDragPreviewTarget: FrameworkClass {
        FrameworkClass(
            UIDragPreviewTarget.self,
            initializers: "initWithContainer:center: initWithContainer:center:transform:",
            initializer: UIDragPreviewTarget.initializerOfUIDragPreviewTarget)
    }

    nonisolated private static func initializerOfUIDragPreviewTarget(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIDragPreviewTarget(
                    container: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContainer:center:", as: (UIView).self),
                    center: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithContainer:center:", as: (CGPoint).self))
            }
        default:
            return { a in
                UIDragPreviewTarget(
                    container: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContainer:center:transform:", as: (UIView).self),
                    center: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithContainer:center:transform:", as: (CGPoint).self),
                    transform: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithContainer:center:transform:", as: (CGAffineTransform).self))
            }
        }
    }
}
