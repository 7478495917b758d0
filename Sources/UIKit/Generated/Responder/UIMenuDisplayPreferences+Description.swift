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

extension UIMenuDisplayPreferences {
    nonisolated static var descriptionOfUIMenuDisplayPreferences: FrameworkClass {
        FrameworkClass(
            UIMenuDisplayPreferences.self,
            properties: "maximumNumberOfTitleLines",
            methods: "copyWithZone:",
            initializers: "init",
            property: UIMenuDisplayPreferences.propertyOfUIMenuDisplayPreferences,
            method: UIMenuDisplayPreferences.methodOfUIMenuDisplayPreferences,
            initializer: UIMenuDisplayPreferences.initializerOfUIMenuDisplayPreferences)
    }

    private static func propertyOfUIMenuDisplayPreferences(_ index: Int) -> ClassDescription.Property {
        .value("maximumNumberOfTitleLines", \UIMenuDisplayPreferences.maximumNumberOfTitleLines)
    }

    nonisolated private static func methodOfUIMenuDisplayPreferences(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIMenuDisplayPreferences).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIMenuDisplayPreferences(_ index: Int) -> ObjCFactory {
        { _ in UIMenuDisplayPreferences() }
    }
}
