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

extension UIWindowSceneDestructionRequestOptions {
    nonisolated static var descriptionOfUIWindowSceneDestructionRequestOptions: FrameworkClass {
        FrameworkClass(
            UIWindowSceneDestructionRequestOptions.self,
            properties: "windowDismissalAnimation",
            initializers: "init",
            property: UIWindowSceneDestructionRequestOptions.propertyOfUIWindowSceneDestructionRequestOptions,
            initializer: UIWindowSceneDestructionRequestOptions.initializerOfUIWindowSceneDestructionRequestOptions)
    }

    private static func propertyOfUIWindowSceneDestructionRequestOptions(_ index: Int) -> ClassDescription.Property {
        .value("windowDismissalAnimation", \UIWindowSceneDestructionRequestOptions.windowDismissalAnimation)
    }

    nonisolated private static func initializerOfUIWindowSceneDestructionRequestOptions(_ index: Int) -> ObjCFactory {
        { _ in UIWindowSceneDestructionRequestOptions() }
    }
}
