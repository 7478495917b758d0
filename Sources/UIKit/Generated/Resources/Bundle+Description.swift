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

extension Bundle {
    nonisolated static var descriptionOfBundle: FrameworkClass {
        FrameworkClass(
            Bundle.self,
            methods: "loadNibNamed:owner:options:",
            method: Bundle.methodOfBundle)
    }

    nonisolated private static func methodOfBundle(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Bundle).loadNibNamed(
                ObjCRuntime.ObjCMessage.argument(a, 0, "loadNibNamed:owner:options:", as: (String).self),
                owner: ObjCRuntime.ObjCMessage.argument(a, 1, "loadNibNamed:owner:options:", as: (Any?).self),
                options: ObjCRuntime.ObjCMessage.argument(a, 2, "loadNibNamed:owner:options:", as: ([UINib.OptionsKey: Any]?).self))
        }
    }
}
