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

extension NSCollectionLayoutDimension {
    nonisolated static var descriptionOfNSCollectionLayoutDimension: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutDimension.self,
            properties: "dimension isAbsolute isEstimated isFractionalHeight isFractionalWidth isUniformAcrossSiblings",
            methods: "copyWithZone:",
            classMethods: "absolute: estimated: fractionalHeight: fractionalWidth: uniformAcrossSiblingsWithEstimate:",
            property: NSCollectionLayoutDimension.propertyOfNSCollectionLayoutDimension,
            method: NSCollectionLayoutDimension.methodOfNSCollectionLayoutDimension,
            classMethod: NSCollectionLayoutDimension.classMethodOfNSCollectionLayoutDimension)
    }

    private static func propertyOfNSCollectionLayoutDimension(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutDimension.dimension)
        case 1: return .readOnly(\NSCollectionLayoutDimension.isAbsolute)
        case 2: return .readOnly(\NSCollectionLayoutDimension.isEstimated)
        case 3: return .readOnly(\NSCollectionLayoutDimension.isFractionalHeight)
        case 4: return .readOnly(\NSCollectionLayoutDimension.isFractionalWidth)
        default: return .readOnly(\NSCollectionLayoutDimension.isUniformAcrossSiblings)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutDimension(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSCollectionLayoutDimension).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func classMethodOfNSCollectionLayoutDimension(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSCollectionLayoutDimension.Type).absolute(ObjCRuntime.ObjCMessage.argument(a, 0, "absolute:", as: (CGFloat).self))
            }
        case 1:
            return { r, a in
                (r as! NSCollectionLayoutDimension.Type).estimated(ObjCRuntime.ObjCMessage.argument(a, 0, "estimated:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! NSCollectionLayoutDimension.Type).fractionalHeight(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fractionalHeight:", as: (CGFloat).self))
            }
        case 3:
            return { r, a in
                (r as! NSCollectionLayoutDimension.Type).fractionalWidth(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fractionalWidth:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSCollectionLayoutDimension.Type).uniformAcrossSiblings(
                    estimate: ObjCRuntime.ObjCMessage.argument(a, 0, "uniformAcrossSiblingsWithEstimate:", as: (CGFloat).self))
            }
        }
    }
}
