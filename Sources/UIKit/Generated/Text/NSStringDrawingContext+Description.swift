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

extension NSStringDrawingContext {
    nonisolated static var descriptionOfNSStringDrawingContext: FrameworkClass {
        FrameworkClass(
            NSStringDrawingContext.self,
            properties: "actualScaleFactor minimumScaleFactor totalBounds",
            initializers: "init",
            property: NSStringDrawingContext.propertyOfNSStringDrawingContext,
            initializer: NSStringDrawingContext.initializerOfNSStringDrawingContext)
    }

    private static func propertyOfNSStringDrawingContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSStringDrawingContext.actualScaleFactor)
        case 1: return .value("minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor)
        default: return .readOnly(\NSStringDrawingContext.totalBounds)
        }
    }

    nonisolated private static func initializerOfNSStringDrawingContext(_ index: Int) -> ObjCFactory {
        { _ in NSStringDrawingContext() }
    }
}
