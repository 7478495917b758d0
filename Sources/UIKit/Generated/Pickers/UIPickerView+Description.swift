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

extension UIPickerView {
    nonisolated static var descriptionOfUIPickerView: FrameworkClass {
        FrameworkClass(
            UIPickerView.self,
            properties: "dataSource delegate numberOfComponents showsSelectionIndicator",
            methods: """
                numberOfRowsInComponent: reloadAllComponents reloadComponent: rowSizeForComponent: selectRow:inComponent:animated: \
                selectedRowInComponent: viewForRow:forComponent:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UIPickerView.propertyOfUIPickerView,
            method: UIPickerView.methodOfUIPickerView,
            initializer: UIPickerView.initializerOfUIPickerView)
    }

    private static func propertyOfUIPickerView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIPickerView.dataSource)
        case 1: return .reference(\UIPickerView.delegate)
        case 2: return .readOnly(\UIPickerView.numberOfComponents)
        default: return .value("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
        }
    }

    nonisolated private static func methodOfUIPickerView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPickerView).numberOfRows(
                    inComponent: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfRowsInComponent:", as: (Int).self))
            }
        case 1: return { r, _ in (r as! UIPickerView).reloadAllComponents() }
        case 2:
            return { r, a in
                (r as! UIPickerView).reloadComponent(ObjCRuntime.ObjCMessage.argument(a, 0, "reloadComponent:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UIPickerView).rowSize(forComponent: ObjCRuntime.ObjCMessage.argument(a, 0, "rowSizeForComponent:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! UIPickerView).selectRow(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "selectRow:inComponent:animated:", as: (Int).self),
                    inComponent: ObjCRuntime.ObjCMessage.argument(a, 1, "selectRow:inComponent:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "selectRow:inComponent:animated:", as: (Bool).self))
            }
        case 5:
            return { r, a in
                (r as! UIPickerView).selectedRow(
                    inComponent: ObjCRuntime.ObjCMessage.argument(a, 0, "selectedRowInComponent:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! UIPickerView).view(
                    forRow: ObjCRuntime.ObjCMessage.argument(a, 0, "viewForRow:forComponent:", as: (Int).self),
                    forComponent: ObjCRuntime.ObjCMessage.argument(a, 1, "viewForRow:forComponent:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPickerView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPickerView() }
        case 1: return { a in UIPickerView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIPickerView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
