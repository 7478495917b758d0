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

extension UIWindowScene.GeometryPreferences {
    nonisolated static var descriptionOfUIWindowSceneGeometryPreferences: FrameworkClass {
        FrameworkClass(
            UIWindowScene.GeometryPreferences.self)
    }
}
