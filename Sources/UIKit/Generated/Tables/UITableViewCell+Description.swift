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

extension UITableViewCell {
    nonisolated static var descriptionOfUITableViewCell: FrameworkClass {
        FrameworkClass(
            UITableViewCell.self,
            properties: """
                accessoryType accessoryView backgroundColor backgroundView contentView detailTextLabel editing/isEditing \
                editingAccessoryType editingAccessoryView editingStyle highlighted/isHighlighted imageView indentationLevel \
                indentationWidth multipleSelectionBackgroundView reuseIdentifier selected/isSelected selectedBackgroundView \
                selectionStyle* separatorInset shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl textLabel
                """,
            methods: """
                didTransitionToState: prepareForReuse setEditing:animated: setHighlighted:animated: setSelected:animated: \
                willTransitionToState:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithStyle:reuseIdentifier:",
            property: UITableViewCell.propertyOfUITableViewCell,
            method: UITableViewCell.methodOfUITableViewCell,
            initializer: UITableViewCell.initializerOfUITableViewCell)
    }

    private static func propertyOfUITableViewCell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("accessoryType", \UITableViewCell.accessoryType)
        case 1: return .value("accessoryView", \UITableViewCell.accessoryView)
        case 2: return .value("backgroundColor", \UITableViewCell.backgroundColor)
        case 3: return .value("backgroundView", \UITableViewCell.backgroundView)
        case 4: return .readOnly(\UITableViewCell.contentView)
        case 5: return .readOnly(\UITableViewCell.detailTextLabel)
        case 6: return .value("editing", \UITableViewCell.isEditing)
        case 7: return .value("editingAccessoryType", \UITableViewCell.editingAccessoryType)
        case 8: return .value("editingAccessoryView", \UITableViewCell.editingAccessoryView)
        case 9: return .readOnly(\UITableViewCell.editingStyle)
        case 10: return .value("highlighted", \UITableViewCell.isHighlighted)
        case 11: return .readOnly(\UITableViewCell.imageView)
        case 12: return .value("indentationLevel", \UITableViewCell.indentationLevel)
        case 13: return .value("indentationWidth", \UITableViewCell.indentationWidth)
        case 14: return .value("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
        case 15: return .readOnly(\UITableViewCell.reuseIdentifier)
        case 16: return .value("selected", \UITableViewCell.isSelected)
        case 17: return .value("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        case 18: return .value("selectionStyle", \UITableViewCell.selectionStyle)
        case 19: return .value("separatorInset", \UITableViewCell.separatorInset)
        case 20: return .value("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
        case 21: return .readOnly(\UITableViewCell.showingDeleteConfirmation)
        case 22: return .value("showsReorderControl", \UITableViewCell.showsReorderControl)
        default: return .readOnly(\UITableViewCell.textLabel)
        }
    }

    nonisolated private static func methodOfUITableViewCell(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITableViewCell).didTransition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "didTransitionToState:", as: (UITableViewCell.StateMask).self))
            }
        case 1: return { r, _ in (r as! UITableViewCell).prepareForReuse() }
        case 2:
            return { r, a in
                (r as! UITableViewCell).setEditing(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEditing:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setEditing:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UITableViewCell).setHighlighted(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setHighlighted:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setHighlighted:animated:", as: (Bool).self))
            }
        case 4:
            return { r, a in
                (r as! UITableViewCell).setSelected(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setSelected:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setSelected:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UITableViewCell).willTransition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willTransitionToState:", as: (UITableViewCell.StateMask).self))
            }
        }
    }

    nonisolated private static func initializerOfUITableViewCell(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITableViewCell() }
        case 1: return { a in UITableViewCell(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UITableViewCell(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UITableViewCell(
                    style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:reuseIdentifier:", as: (UITableViewCell.CellStyle).self),
                    reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithStyle:reuseIdentifier:", as: (String?).self))
            }
        }
    }
}
