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

extension UIDragPreviewParameters {
    nonisolated static var descriptionOfUIDragPreviewParameters: FrameworkClass {
        FrameworkClass(
            UIDragPreviewParameters.self,
            initializers: "init initWithTextLineRects:",
            initializer: UIDragPreviewParameters.initializerOfUIDragPreviewParameters)
    }

    nonisolated private static func initializerOfUIDragPreviewParameters(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIDragPreviewParameters() }
        default:
            return { a in
                UIDragPreviewParameters(
                    textLineRects: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextLineRects:", as: ([NSValue]).self))
            }
        }
    }
}
