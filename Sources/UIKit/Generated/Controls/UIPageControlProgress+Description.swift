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

extension UIPageControlProgress {
    nonisolated static var descriptionOfUIPageControlProgress: FrameworkClass {
        FrameworkClass(
            UIPageControlProgress.self,
            properties: "currentProgress delegate isProgressVisible",
            initializers: "init",
            property: UIPageControlProgress.propertyOfUIPageControlProgress,
            initializer: UIPageControlProgress.initializerOfUIPageControlProgress)
    }

    private static func propertyOfUIPageControlProgress(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("currentProgress", \UIPageControlProgress.currentProgress)
        case 1: return .reference(\UIPageControlProgress.delegate)
        default: return .readOnly(\UIPageControlProgress.isProgressVisible)
        }
    }

    nonisolated private static func initializerOfUIPageControlProgress(_ index: Int) -> ObjCFactory {
        { _ in UIPageControlProgress() }
    }
}
