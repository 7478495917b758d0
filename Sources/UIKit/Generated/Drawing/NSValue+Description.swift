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

extension NSValue {
    nonisolated static var descriptionOfNSValue: FrameworkClass {
        FrameworkClass(
            NSValue.self,
            properties: """
                caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue \
                directionalEdgeInsetsValue uiEdgeInsetsValue uiOffsetValue
                """,
            property: NSValue.propertyOfNSValue)
    }

    private static func propertyOfNSValue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSValue.caTransform3DValue)
        case 1: return .readOnly(\NSValue.cgAffineTransformValue)
        case 2: return .readOnly(\NSValue.cgPointValue)
        case 3: return .readOnly(\NSValue.cgRectValue)
        case 4: return .readOnly(\NSValue.cgSizeValue)
        case 5: return .readOnly(\NSValue.cgVectorValue)
        case 6: return .readOnly(\NSValue.directionalEdgeInsetsValue)
        case 7: return .readOnly(\NSValue.uiEdgeInsetsValue)
        default: return .readOnly(\NSValue.uiOffsetValue)
        }
    }
}
