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
import SampanTextLayout

extension UICollectionViewCell {
    nonisolated static var descriptionOfUICollectionViewCell: FrameworkClass {
        FrameworkClass(
            UICollectionViewCell.self,
            properties: "backgroundView contentView highlighted/isHighlighted selected/isSelected selectedBackgroundView",
            initializers: "init initWithCoder: initWithFrame:",
            property: UICollectionViewCell.propertyOfUICollectionViewCell,
            initializer: UICollectionViewCell.initializerOfUICollectionViewCell)
    }

    private static func propertyOfUICollectionViewCell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundView", \UICollectionViewCell.backgroundView)
        case 1: return .readOnly(\UICollectionViewCell.contentView)
        case 2: return .value("highlighted", \UICollectionViewCell.isHighlighted)
        case 3: return .value("selected", \UICollectionViewCell.isSelected)
        default: return .value("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        }
    }

    nonisolated private static func initializerOfUICollectionViewCell(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewCell() }
        case 1: return { a in UICollectionViewCell(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UICollectionViewCell(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
