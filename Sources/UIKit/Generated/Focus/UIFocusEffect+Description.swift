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

extension UIFocusEffect {
    nonisolated static var descriptionOfUIFocusEffect: FrameworkClass {
        FrameworkClass(
            UIFocusEffect.self,
            methods: "copyWithZone:",
            initializers: "effect",
            method: UIFocusEffect.methodOfUIFocusEffect,
            initializer: UIFocusEffect.initializerOfUIFocusEffect)
    }

    nonisolated private static func methodOfUIFocusEffect(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIFocusEffect).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIFocusEffect(_ index: Int) -> ObjCFactory {
        { _ in UIFocusEffect() }
    }
}
