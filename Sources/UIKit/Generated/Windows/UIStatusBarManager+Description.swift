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

extension UIStatusBarManager {
    nonisolated static var descriptionOfUIStatusBarManager: FrameworkClass {
        FrameworkClass(
            UIStatusBarManager.self,
            properties: "statusBarFrame statusBarHidden/isStatusBarHidden statusBarStyle",
            property: UIStatusBarManager.propertyOfUIStatusBarManager)
    }

    private static func propertyOfUIStatusBarManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIStatusBarManager.statusBarFrame)
        case 1: return .readOnly(\UIStatusBarManager.isStatusBarHidden)
        default: return .readOnly(\UIStatusBarManager.statusBarStyle)
        }
    }
}
