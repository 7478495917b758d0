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

extension UICollectionViewListCell {
    nonisolated static var descriptionOfUICollectionViewListCell: FrameworkClass {
        FrameworkClass(
            UICollectionViewListCell.self,
            properties: "accessories backgroundConfiguration indentationLevel indentationWidth indentsAccessories separatorLayoutGuide",
            methods: "defaultBackgroundConfiguration defaultContentConfiguration",
            initializers: "init initWithCoder: initWithFrame:",
            property: UICollectionViewListCell.propertyOfUICollectionViewListCell,
            method: UICollectionViewListCell.methodOfUICollectionViewListCell,
            initializer: UICollectionViewListCell.initializerOfUICollectionViewListCell)
    }

    private static func propertyOfUICollectionViewListCell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("accessories", \UICollectionViewListCell.accessories)
        case 1: return .value("backgroundConfiguration", \UICollectionViewListCell.backgroundConfiguration)
        case 2: return .value("indentationLevel", \UICollectionViewListCell.indentationLevel)
        case 3: return .value("indentationWidth", \UICollectionViewListCell.indentationWidth)
        case 4: return .value("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
        default: return .readOnly(\UICollectionViewListCell.separatorLayoutGuide)
        }
    }

    nonisolated private static func methodOfUICollectionViewListCell(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UICollectionViewListCell).defaultBackgroundConfiguration() }
        default: return { r, _ in (r as! UICollectionViewListCell).defaultContentConfiguration() }
        }
    }

    nonisolated private static func initializerOfUICollectionViewListCell(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewListCell() }
        case 1:
            return { a in UICollectionViewListCell(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in UICollectionViewListCell(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
