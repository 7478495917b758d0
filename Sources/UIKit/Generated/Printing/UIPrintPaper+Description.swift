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

extension UIPrintPaper {
    nonisolated static var descriptionOfUIPrintPaper: FrameworkClass {
        FrameworkClass(
            UIPrintPaper.self,
            properties: "paperSize printableRect",
            classMethods: "bestPaperForPageSize:withPapersFromArray:",
            property: UIPrintPaper.propertyOfUIPrintPaper,
            classMethod: UIPrintPaper.classMethodOfUIPrintPaper)
    }

    private static func propertyOfUIPrintPaper(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPrintPaper.paperSize)
        default: return .readOnly(\UIPrintPaper.printableRect)
        }
    }

    nonisolated private static func classMethodOfUIPrintPaper(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIPrintPaper.Type).bestPaper(
                forPageSize: ObjCRuntime.ObjCMessage.argument(a, 0, "bestPaperForPageSize:withPapersFromArray:", as: (CGSize).self),
                withPapersFrom: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "bestPaperForPageSize:withPapersFromArray:", as: ([UIPrintPaper]).self))
        }
    }
}
