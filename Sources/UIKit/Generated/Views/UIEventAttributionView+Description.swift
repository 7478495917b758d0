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

extension UIEventAttributionView {
    nonisolated static var descriptionOfUIEventAttributionView: FrameworkClass {
        FrameworkClass(
            UIEventAttributionView.self,
            initializers: "init initWithCoder: initWithFrame:",
            initializer: UIEventAttributionView.initializerOfUIEventAttributionView)
    }

    nonisolated private static func initializerOfUIEventAttributionView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIEventAttributionView() }
        case 1: return { a in UIEventAttributionView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIEventAttributionView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
