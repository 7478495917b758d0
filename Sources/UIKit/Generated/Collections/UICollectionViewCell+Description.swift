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

extension UICollectionViewCell {
    nonisolated static var descriptionOfUICollectionViewCell: FrameworkClass {
        FrameworkClass(
            UICollectionViewCell.self,
            properties: """
                _bridgedConfigurationState/configurationState automaticallyUpdatesBackgroundConfiguration \
                automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationUpdateHandler \
                contentConfiguration contentView highlighted/isHighlighted selected/isSelected selectedBackgroundView
                """,
            methods: "_bridgedUpdateConfigurationUsingState: dragStateDidChange: setNeedsUpdateConfiguration",
            initializers: "init initWithCoder: initWithFrame:",
            property: UICollectionViewCell.propertyOfUICollectionViewCell,
            method: UICollectionViewCell.methodOfUICollectionViewCell,
            initializer: UICollectionViewCell.initializerOfUICollectionViewCell)
    }

    private static func propertyOfUICollectionViewCell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICollectionViewCell.configurationState)
        case 1:
            return .value("automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
        case 2: return .value("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
        case 3: return .value("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
        case 4: return .value("backgroundView", \UICollectionViewCell.backgroundView)
        case 5: return .value("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
        case 6: return .reference(\UICollectionViewCell.contentConfiguration)
        case 7: return .readOnly(\UICollectionViewCell.contentView)
        case 8: return .value("highlighted", \UICollectionViewCell.isHighlighted)
        case 9: return .value("selected", \UICollectionViewCell.isSelected)
        default: return .value("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        }
    }

    nonisolated private static func methodOfUICollectionViewCell(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionViewCell).updateConfiguration(
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "_bridgedUpdateConfigurationUsingState:", as: (UICellConfigurationState).self))
            }
        case 1:
            return { r, a in
                (r as! UICollectionViewCell).dragStateDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "dragStateDidChange:", as: (UICollectionViewCell.DragState).self))
            }
        default: return { r, _ in (r as! UICollectionViewCell).setNeedsUpdateConfiguration() }
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
