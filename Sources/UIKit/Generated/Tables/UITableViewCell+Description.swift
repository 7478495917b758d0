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

extension UITableViewCell {
    nonisolated static var descriptionOfUITableViewCell: FrameworkClass {
        FrameworkClass(
            UITableViewCell.self,
            properties: """
                _bridgedConfigurationState/configurationState accessoryType accessoryView \
                automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundColor \
                backgroundConfiguration backgroundView configurationUpdateHandler contentConfiguration contentView detailTextLabel \
                editing/isEditing editingAccessoryType editingAccessoryView editingStyle focusStyle highlighted/isHighlighted \
                imageView indentationLevel indentationWidth multipleSelectionBackgroundView reuseIdentifier selected/isSelected \
                selectedBackgroundView selectionStyle* separatorInset shouldIndentWhileEditing showingDeleteConfirmation \
                showsReorderControl textLabel userInteractionEnabledWhileDragging
                """,
            methods: """
                _bridgedUpdateConfigurationUsingState: defaultBackgroundConfiguration defaultContentConfiguration \
                didTransitionToState: dragStateDidChange: prepareForReuse setEditing:animated: setHighlighted:animated: \
                setNeedsUpdateConfiguration setSelected:animated: willTransitionToState:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithStyle:reuseIdentifier:",
            property: UITableViewCell.propertyOfUITableViewCell,
            method: UITableViewCell.methodOfUITableViewCell,
            initializer: UITableViewCell.initializerOfUITableViewCell)
    }

    private static func propertyOfUITableViewCell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITableViewCell.configurationState)
        case 1: return .value("accessoryType", \UITableViewCell.accessoryType)
        case 2: return .value("accessoryView", \UITableViewCell.accessoryView)
        case 3: return .value("automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
        case 4: return .value("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
        case 5: return .value("backgroundColor", \UITableViewCell.backgroundColor)
        case 6: return .value("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
        case 7: return .value("backgroundView", \UITableViewCell.backgroundView)
        case 8: return .value("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
        case 9: return .reference(\UITableViewCell.contentConfiguration)
        case 10: return .readOnly(\UITableViewCell.contentView)
        case 11: return .readOnly(\UITableViewCell.detailTextLabel)
        case 12: return .value("editing", \UITableViewCell.isEditing)
        case 13: return .value("editingAccessoryType", \UITableViewCell.editingAccessoryType)
        case 14: return .value("editingAccessoryView", \UITableViewCell.editingAccessoryView)
        case 15: return .readOnly(\UITableViewCell.editingStyle)
        case 16: return .value("focusStyle", \UITableViewCell.focusStyle)
        case 17: return .value("highlighted", \UITableViewCell.isHighlighted)
        case 18: return .readOnly(\UITableViewCell.imageView)
        case 19: return .value("indentationLevel", \UITableViewCell.indentationLevel)
        case 20: return .value("indentationWidth", \UITableViewCell.indentationWidth)
        case 21: return .value("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
        case 22: return .readOnly(\UITableViewCell.reuseIdentifier)
        case 23: return .value("selected", \UITableViewCell.isSelected)
        case 24: return .value("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        case 25: return .value("selectionStyle", \UITableViewCell.selectionStyle)
        case 26: return .value("separatorInset", \UITableViewCell.separatorInset)
        case 27: return .value("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
        case 28: return .readOnly(\UITableViewCell.showingDeleteConfirmation)
        case 29: return .value("showsReorderControl", \UITableViewCell.showsReorderControl)
        case 30: return .readOnly(\UITableViewCell.textLabel)
        default: return .value("userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
        }
    }

    nonisolated private static func methodOfUITableViewCell(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITableViewCell).updateConfiguration(
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "_bridgedUpdateConfigurationUsingState:", as: (UICellConfigurationState).self))
            }
        case 1: return { r, _ in (r as! UITableViewCell).defaultBackgroundConfiguration() }
        case 2: return { r, _ in (r as! UITableViewCell).defaultContentConfiguration() }
        case 3:
            return { r, a in
                (r as! UITableViewCell).didTransition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "didTransitionToState:", as: (UITableViewCell.StateMask).self))
            }
        case 4:
            return { r, a in
                (r as! UITableViewCell).dragStateDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "dragStateDidChange:", as: (UITableViewCell.DragState).self))
            }
        case 5: return { r, _ in (r as! UITableViewCell).prepareForReuse() }
        case 6:
            return { r, a in
                (r as! UITableViewCell).setEditing(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEditing:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setEditing:animated:", as: (Bool).self))
            }
        case 7:
            return { r, a in
                (r as! UITableViewCell).setHighlighted(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setHighlighted:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setHighlighted:animated:", as: (Bool).self))
            }
        case 8: return { r, _ in (r as! UITableViewCell).setNeedsUpdateConfiguration() }
        case 9:
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
